"""The ring: every district, the boss in the middle, and who stands where."""

from dataclasses import replace

from companion.game.stops import Stop
from companion.rules.boss_sight import BossSight, boss_sight
from companion.rules.box import INFINITE
from companion.rules.brackets import boss_limit
from companion.rules.causes import NO_SOURCE, Source
from companion.rules.instructions import NewRound
from companion.rules.notation import COLOURS
from companion.rules.pieces import PIECES
from companion.rules.table import District, Table
from companion.ui.presenter.dial import dial_view
from companion.ui.presenter.marks import NO_MARKS, Marks, Moves
from companion.ui.theme import VERBS
from companion.ui.views import BossView, DistrictView, Mood, PieceView, RingView, TokenView, TrackView
from companion.wording.language import Language
from companion.wording.names import boss_name, column_name, epic_name, signed

UNKNOWN = "–"


def ring_view(
    table: Table,
    language: Language,
    stop: Stop | None = None,
    marks: Marks = NO_MARKS,
    turn: int = 0,
) -> RingView:
    before = None if stop is None else stop.before
    act = _act(table, stop) if marks.moves is None else marks.moves
    origin = table.boss.district if before is None else before.boss.district
    districts = tuple(
        _district(
            table,
            index,
            before,
            Mood.ACTING
            if index == marks.asked
            else _mood(table, index, before, act, marks.lit | {marks.selected}),
            language,
        )
        for index in range(len(table.districts))
    )
    tokens = tuple(TokenView(one.name, one.district, one.name == marks.on_turn) for one in table.reckoners)
    on_the_way = marks.moves is not None or stop is None or actor_of(stop)[0] == "epic"
    progress = None if act.district is None or not on_the_way else (origin, act.district)
    view = RingView(
        districts,
        boss_view(table, language, act.boss, marks.boss),
        tokens,
        table.population,
        progress,
        table.ildithia_gap,
        turn,
        marks.ghosts,
        marks.discs,
    )
    return view if stop is None else replace(view, dial=dial_view(view, table, stop, marks, language))


def actor_of(stop: Stop) -> Source:
    """Who the stop is about: the last one who made something happen."""
    for entry in reversed(stop.entries):
        for told in reversed(entry.told):
            if told.cause.source[0] in ("epic", "boss", "district", "newcago") and not isinstance(
                told.instruction, NewRound
            ):
                return told.cause.source
    return NO_SOURCE


def _district_of(actor: Source, table: Table, before: Table | None) -> int | None:
    kind, key = actor
    for one in (table, before):
        for index, district in enumerate(one.districts if one is not None else ()):
            epic = district.epic
            if (kind == "epic" and epic is not None and epic.id == key) or (
                kind in ("district", "newcago") and district.board == key
            ):
                return index
    return None


def _act(table: Table, stop: Stop | None) -> Moves:
    """Where somebody acts, and who has acted before."""
    if stop is None:
        return Moves(None, False, frozenset())
    actor = actor_of(stop)
    acting = _district_of(actor, table, stop.before)
    if actor[0] == "district":  # Ildithia passes: nobody has acted yet
        return Moves(acting, False, frozenset())
    everywhere = table.clockwise_from(stop.before.boss.district)
    if actor[0] == "boss" and table.phase != "prologue":
        return Moves(acting, True, frozenset(everywhere))
    return Moves(
        acting, False, frozenset(everywhere[: everywhere.index(acting)] if acting is not None else ())
    )


def _mood(
    table: Table, index: int, before: Table | None, act: Moves, selected: frozenset[int | None]
) -> Mood:
    if index == act.district:
        return Mood.ACTING
    if index in selected:
        return Mood.SELECTED
    if index in act.settled:
        return Mood.ACTED
    if before is not None and _changed(before.districts[index], table.districts[index]):
        return Mood.CHANGED
    if table.districts[index].epic is None:
        return Mood.EMPTY
    return Mood.ACTED if index in act.done else Mood.IDLE


def _changed(old: District, new: District) -> bool:
    return (old.pieces, old.marker, old.epic) != (new.pieces, new.marker, new.epic)


def _district(table: Table, index: int, before: Table | None, mood: Mood, language: Language) -> DistrictView:
    district = table.districts[index]
    pieces = tuple(_pieces(district, None if before is None else before.districts[index], table))
    epic = district.epic
    if epic is None:
        return DistrictView(district.name, language.gettext("No Epic"), mood, pieces=pieces)
    track = table.box.epics[epic.id].track
    weakened = epic.research == 0
    return DistrictView(
        district.name,
        epic_name(epic.id, table),
        mood,
        research="" if weakened else shown(epic.research),
        health="" if epic.health == INFINITE else shown(epic.health),
        infinite=epic.health == INFINITE,
        weakened=language.gettext("weakened") if weakened else "",
        spaces=0 if track is None else len(track),
        bracket=epic.bracket,
        pieces=pieces,
    )


def _pieces(district: District, before: District | None, table: Table) -> list[PieceView]:
    found = [
        PieceView(piece, count, 0 if before is None else count - before.pieces[index])
        for index, (piece, count) in enumerate(zip(PIECES, district.pieces, strict=True))
        if count
    ]
    if district.marker is not None and table.setup.city in ("babilar", "ildithia"):
        name = "boss-research" if table.setup.city == "babilar" else "marker"
        change = 0 if before is None or before.marker is None else district.marker - before.marker
        found.append(PieceView(name, district.marker, change))
    return found


def shown(value: int | None) -> str:
    return UNKNOWN if value is None else str(value)


def boss_view(table: Table, language: Language, acting: bool = False, selected: bool = False) -> BossView:
    note, share = _boss_note(table, language)
    limelight = table.setup.boss == "limelight"
    tracks = tuple(_column(table, colour) for colour in COLOURS) if limelight else _tracks(table)
    return BossView(boss_name(table, language), note, share, tracks, table.boss.district, acting, selected)


def _boss_note(table: Table, language: Language) -> tuple[str, float]:
    """What the players work on: his Research, then his Health; in Babilar the districts' Research first."""
    boss, setup = table.boss, table.setup
    if setup.city == "babilar":
        left = sum(one.marker or 0 for one in table.districts)
        most = setup.babilar_research * len(table.districts)
        if left:
            return language.gettext("Research in each district"), left / most
        most = setup.babilar_health
    else:
        most = (table.box.ildithia_research if setup.city == "ildithia" else None) or setup.newcago_research(
            len(table.reckoners)
        )
    if boss.health is None:
        most = max(most, boss.research)
        words = language.gettext("Research {now} of {most}", now=boss.research, most=most)
        return words, boss.research / most
    most = max(most, boss.health)
    return language.gettext("weakened · Health {health}", health=boss.health), boss.health / most


def _column(table: Table, colour: str) -> TrackView:
    bracket = table.boss.brackets[colour]
    column = column_name(bracket, next(iter(table.box.power or ()), ""))
    return TrackView(colour, boss_limit(table, colour) or 0, bracket, "table-column", column)


def _tracks(table: Table) -> tuple[TrackView, ...]:
    """What each would do now, where an icon and a number can say it."""
    sights = boss_sight(table)
    return tuple(TrackView(one.colour, one.length or 0, one.bracket, *_deed(one)) for one in sights)


def _deed(sight: BossSight) -> tuple[str, str]:
    if sight.length is None:
        return "", str(sight.bracket)
    deeds = [(one.action.verb, one.amount) for one in sight.deeds if one.action.plain]
    if sight.deployment is not None and sight.deployment.count:
        deeds.append((sight.deployment.piece, sight.deployment.count))
    if sight.unknown or len(deeds) != 1 or any(not one.action.plain for one in sight.deeds):
        return "", ""
    verb, amount = deeds[0]
    return VERBS[verb], signed(-amount if verb in ("population", "money") else amount)
