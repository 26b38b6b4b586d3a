"""The board of a scenario (formats.md, section 3): a table's visible position as plain data, and back.

Anything missing has setup's value (R2). Reading is strict: the first wrong field is named.
"""

from collections.abc import Mapping
from typing import Any, Final

from companion.rules.box import INFINITE, KEPT, Box
from companion.rules.brackets import boss_limit
from companion.rules.errors import RefusedInput
from companion.rules.notation import COLOURS, EFFECTS
from companion.rules.pieces import FIELDS, LIMITS
from companion.rules.setup import (
    BOSS_BRACKET,
    EPIC_BRACKET,
    FEWEST_DISTRICTS,
    FEWEST_RECKONERS,
    MOST_DISTRICTS,
    MOST_RECKONERS,
    STARTING_POPULATION,
    Setup,
)
from companion.rules.table import NOWHERE, Boss, District, Epic, Reckoner, Table

MOST: Final = 9999  # no track of the game comes near
MOST_NAME: Final = 200
MOST_LIST: Final = 100_000  # what the rules may put there must be read again


def board_of(table: Table) -> dict[str, Any]:
    boss = table.boss
    return {
        "round": table.round,
        "population": table.population,
        "money": table.money,
        "base_marker": table.base_marker,
        "lost_dice": table.lost_dice[:],
        "defeated": table.defeated,
        "defeated_epics": table.defeated_epics[:],
        "unspent": table.unspent.copy(),
        "boss": {
            "district": boss.district,
            "research": boss.research,
            "health": boss.health,
            "brackets": dict(boss.brackets),
        },
        "reckoners": [
            {
                "name": one.name,
                "district": None if one.district == NOWHERE else one.district,
                "plans": one.plans,
                "equipment": one.equipment[:],
                "effects": one.effects + one.fresh,
                "disabled": one.disabled,
                "new_plans": one.new_plans,
                "dawnslight": one.dawnslight,
                "demolitions": one.demolitions,
            }
            for one in table.reckoners
        ],
        "districts": [
            {
                "name": one.name,
                "epic": None if one.epic is None else _epic_entry(one.epic),
                **dict(zip(FIELDS, one.pieces, strict=True)),
                "marker": one.marker,
            }
            for one in table.districts
        ],
        "ildithia_gap": table.ildithia_gap,
        "set_aside": _stolen_entries(table.set_aside),
    }


def key_in(place: Any, part: str) -> str | int | None:
    """Which field or entry of a board a part of a path means; None when there is none."""
    if isinstance(place, dict) and part in place:
        return part
    if isinstance(place, list) and part.isascii() and part.isdigit() and int(part) < len(place):
        return int(part)
    return None


def _epic_entry(epic: Epic) -> dict[str, Any]:
    return {
        "id": epic.id,
        "research": epic.research,
        "health": "infinite" if epic.health == INFINITE else epic.health,
        "bracket": epic.bracket,
        "stolen": _stolen_entries(epic.stolen),
    }


def _stolen_entries(stolen: list[tuple[str, str]]) -> list[dict[str, str]]:
    return [{"reckoner": name, "equipment": equipment} for name, equipment in stolen]


class _Entry:
    """One object of the board, read field by field."""

    def __init__(self, value: object, where: str) -> None:
        if not isinstance(value, Mapping):
            raise RefusedInput("wrong-type", where, value, "an object")
        self.fields: dict[str, Any] = dict(value)
        self.where = where

    def number(self, key: str, default: int, low: int, high: int) -> int:
        value = self.fields.pop(key, default)
        if type(value) is not int or not low <= value <= high:
            raise RefusedInput(
                "wrong-number",
                f"{self.where}.{key}",
                value,
                f"a whole number from {low} to {high}",
                least=max(low, 0),  # INFINITE is written as a word
                most=high,
            )
        return value

    def number_or_null(self, key: str, default: int | None, low: int, high: int) -> int | None:
        if self.fields.get(key, default) is None:
            self.fields.pop(key, None)
            return None
        return self.number(key, 0 if default is None else default, low, high)

    def text(self, key: str, default: str | None = None) -> str:
        return _text(self.fields.pop(key, default), f"{self.where}.{key}")

    def text_or_null(self, key: str) -> str | None:
        value = self.fields.pop(key, None)
        return None if value is None else _text(value, f"{self.where}.{key}")

    def objects(self, key: str, default: list[Any]) -> list[Any]:
        return _list(self.fields.pop(key, default), f"{self.where}.{key}")

    def texts(self, key: str) -> list[str]:
        return [
            _text(value, f"{self.where}.{key}.{index}") for index, value in enumerate(self.objects(key, []))
        ]

    def end(self) -> None:
        for key, value in self.fields.items():
            raise RefusedInput("unknown-field", f"{self.where}.{key}", value, "a field of the board")


def _text(value: object, where: str) -> str:
    if not isinstance(value, str) or not 0 < len(value) <= MOST_NAME:
        raise RefusedInput("wrong-type", where, value, f"text of 1 to {MOST_NAME} letters")
    return value


def _list(value: object, where: str) -> list[Any]:
    if not isinstance(value, list) or len(value) > MOST_LIST:
        raise RefusedInput("wrong-type", where, value, f"a list of at most {MOST_LIST}")
    return value


def names_on(board: object) -> tuple[list[str], list[str]]:
    """The Reckoners and the districts on a board, to find the cards and boards in use."""
    entry = _Entry(board, "board")
    reckoners = [
        _Entry(value, f"board.reckoners.{i}").text("name")
        for i, value in enumerate(entry.objects("reckoners", []))
    ]
    districts = [
        _Entry(value, f"board.districts.{i}").text("name", f"District {i + 1}")
        for i, value in enumerate(entry.objects("districts", [{}] * (len(reckoners) + 1)))
    ]
    _count(reckoners, "board.reckoners", FEWEST_RECKONERS, MOST_RECKONERS)
    _count(districts, "board.districts", FEWEST_DISTRICTS, MOST_DISTRICTS)
    for index, name in enumerate(reckoners):
        if name in reckoners[:index]:
            raise RefusedInput("twice", f"board.reckoners.{index}.name", name, "a name of its own")
    return reckoners, districts


def _count(values: list[str], where: str, low: int, high: int) -> None:
    if not low <= len(values) <= high:
        raise RefusedInput(
            "wrong-number", where, len(values), f"a number from {low} to {high}", least=low, most=high
        )


def table_from(board: object, setup: Setup, box: Box) -> Table:
    """A table with this position, at the start of a Reckoner Phase."""
    names, district_names = names_on(board)
    entry = _Entry(board, "board")
    ring = len(district_names)
    districts = [
        _district(value, f"board.districts.{i}", setup, box, district_names[i])
        for i, value in enumerate(entry.objects("districts", [{}] * ring))
    ]
    reckoners = [
        _reckoner(value, f"board.reckoners.{i}", ring)
        for i, value in enumerate(entry.objects("reckoners", []))
    ]
    boss = _boss(entry.fields.pop("boss", {}), setup, box, len(names), ring)
    table = Table(
        setup,
        box,
        reckoners,
        districts,
        boss,
        round=entry.number("round", 1, 1, MOST),
        population=entry.number("population", STARTING_POPULATION, 0, MOST),
        money=entry.number("money", setup.starting_money(len(names)), 0, MOST),
        base_marker=entry.number("base_marker", 0, 0, (box.base_spaces or MOST) - 1),
        lost_dice=_owners(entry.texts("lost_dice"), names, "board.lost_dice"),
        defeated=entry.number("defeated", 0, 0, MOST),
        defeated_epics=_pile(entry.texts("defeated_epics"), districts, box),
        unspent=_unspent(entry.fields.pop("unspent", {})),
        ildithia_gap=_gap(entry, setup, boss, ring),
        set_aside=_stolen(entry, "set_aside", names),
    )
    for index, one in enumerate(districts):
        for name, _ in one.epic.stolen if one.epic is not None else ():
            _owners([name], names, f"board.districts.{index}.epic.stolen")
    entry.end()
    _one_of_each_epic(districts)
    for piece, limit in enumerate(LIMITS):
        table.supply[piece] = max(0, limit - sum(one.pieces[piece] for one in districts))
    if table.population == 0:
        table.outcome, table.phase = "lost", "over"
    elif boss.health == 0:
        table.outcome, table.phase = "won", "over"
    return table


def _unspent(value: object) -> dict[str, int]:
    entry = _Entry(value, "board.unspent")
    unspent = {reward: entry.number(reward, 0, 0, MOST) for reward in KEPT}
    entry.end()
    return unspent


def _gap(entry: _Entry, setup: Setup, boss: Boss, ring: int) -> int | None:
    # R3.1: the Movement board starts clockwise of the boss
    return entry.number_or_null(
        "ildithia_gap", boss.district if setup.city == "ildithia" else None, 0, ring - 1
    )


def _district(value: object, where: str, setup: Setup, box: Box, name: str) -> District:
    entry = _Entry(value, where)
    entry.fields.pop("name", None)
    district = District(name, box.district_id(name))
    epic = entry.fields.pop("epic", None)
    if epic is not None:
        district.epic = _epic(epic, f"{where}.epic", box)
    district.pieces = [entry.number(field, 0, 0, MOST) for field in FIELDS]
    if setup.city == "babilar":
        district.marker = entry.number_or_null("marker", setup.babilar_research, 0, setup.babilar_research)
        if district.marker is None:
            district.marker = setup.babilar_research
    elif setup.city == "ildithia":
        track = box.districts[district.board].track
        bottom = MOST if track is None else len(track)
        start = None if box.marker_start is None else min(box.marker_start, bottom)
        district.marker = entry.number_or_null("marker", start, 0, bottom)
        if district.marker is None:
            district.marker = start
    else:
        district.marker = entry.number_or_null("marker", None, 0, MOST)
    entry.end()
    return district


def _epic(value: object, where: str, box: Box) -> Epic:
    entry = _Entry(value, where)
    identity = entry.text("id")
    card = box.epics.get(identity)
    if card is None:
        raise RefusedInput("no-such-epic", f"{where}.id", identity, "the id of an Epic in the pack")
    last = MOST if card.track is None else len(card.track) - 1
    health = entry.fields.get("health")
    if health == "infinite":
        entry.fields["health"] = INFINITE
    epic = Epic(
        identity,
        entry.number_or_null("research", card.research, 0, MOST),
        entry.number_or_null("health", card.health, INFINITE, MOST),
        entry.number("bracket", min(EPIC_BRACKET, last), 1, last),
    )
    if health == INFINITE:
        raise RefusedInput(
            "wrong-number", f"{where}.health", health, 'a whole number or "infinite"', least=1, most=MOST
        )
    if epic.health == 0:
        raise RefusedInput(
            "wrong-number",
            f"{where}.health",
            0,
            "at least 1: a defeated Epic has left its district",
            least=1,
            most=MOST,
        )
    for key, printed in (("research", card.research), ("health", card.health)):
        if getattr(epic, key) is None:
            setattr(epic, key, printed)
    if epic.research == 0 and epic.health == INFINITE:
        epic.health = card.weakened  # R1.7
    for index, stolen in enumerate(entry.objects("stolen", [])):
        epic.stolen.append(_stolen_one(stolen, f"{where}.stolen.{index}"))
    entry.end()
    return epic


def _stolen(entry: _Entry, key: str, names: list[str]) -> list[tuple[str, str]]:
    found = [
        _stolen_one(value, f"{entry.where}.{key}.{index}")
        for index, value in enumerate(entry.objects(key, []))
    ]
    _owners([name for name, _ in found], names, f"{entry.where}.{key}")
    return found


def _stolen_one(value: object, where: str) -> tuple[str, str]:
    entry = _Entry(value, where)
    found = (entry.text("reckoner"), entry.text("equipment"))
    entry.end()
    return found


def _owners(values: list[str], names: list[str], where: str) -> list[str]:
    for index, value in enumerate(values):
        if value not in names:
            raise RefusedInput(
                "no-such-reckoner",
                f"{where}.{index}",
                value,
                f"one of {', '.join(names)}",
                options=tuple(names),
            )
    return values


def _reckoner(value: object, where: str, ring: int) -> Reckoner:
    entry = _Entry(value, where)
    district = entry.number_or_null("district", None, 0, ring - 1)
    reckoner = Reckoner(
        entry.text("name"),
        NOWHERE if district is None else district,
        entry.number("plans", 0, 0, MOST),
        entry.texts("equipment"),
        entry.texts("effects"),
        new_plans=entry.number("new_plans", 0, 0, MOST),
        disabled=entry.text_or_null("disabled"),
        dawnslight=entry.number("dawnslight", 0, 0, MOST),
        demolitions=entry.number("demolitions", 0, 0, MOST),
    )
    reckoner.new_plans = min(reckoner.new_plans, reckoner.plans)
    for index, effect in enumerate(reckoner.effects):
        if effect not in EFFECTS:
            raise RefusedInput(
                "no-such-effect",
                f"{where}.effects.{index}",
                effect,
                f"one of {', '.join(EFFECTS)}",
                options=EFFECTS,
            )
    entry.end()
    return reckoner


def _boss(value: object, setup: Setup, box: Box, reckoners: int, ring: int) -> Boss:
    entry = _Entry(value, "board.boss")
    boss = Boss(entry.number("district", 0, 0, ring - 1))
    if setup.city == "babilar":
        boss.research = entry.number("research", 0, 0, 0)
        boss.health = entry.number_or_null("health", setup.babilar_health, 0, MOST)
        if boss.health is None:
            boss.health = setup.babilar_health
    else:
        table = setup.newcago_research(reckoners)
        ildithia = setup.city == "ildithia"
        boss.research = entry.number(
            "research", (box.ildithia_research if ildithia else None) or table, 0, MOST
        )
        boss.health = entry.number_or_null("health", None, 0, MOST)
        if boss.research > 0 and boss.health is not None:
            raise RefusedInput(
                "not-weakened", "board.boss.health", boss.health, "null while research is above 0"
            )
        if boss.research == 0 and boss.health is None:
            boss.health = (box.ildithia_health if ildithia else None) or table
    brackets = _Entry(entry.fields.pop("brackets", {}), "board.boss.brackets")
    table_of = Table(setup, box, [], [])
    for colour in COLOURS:
        last = boss_limit(table_of, colour) or MOST
        boss.brackets[colour] = brackets.number(colour, min(BOSS_BRACKET, last), 1, last)
    brackets.end()
    entry.end()
    return boss


def _pile(defeated: list[str], districts: list[District], box: Box) -> list[str]:
    in_play = {one.epic.id for one in districts if one.epic is not None}
    for index, epic in enumerate(defeated):
        where = f"board.defeated_epics.{index}"
        if epic not in box.epics:
            raise RefusedInput("no-such-epic", where, epic, "the id of an Epic in the pack")
        if epic in in_play or epic in defeated[:index]:
            raise RefusedInput("twice", where, epic, "an Epic that is in one place")
    return defeated


def _one_of_each_epic(districts: list[District]) -> None:
    seen: set[str] = set()
    for index, district in enumerate(districts):
        if district.epic is not None:
            if district.epic.id in seen:
                raise RefusedInput(
                    "twice",
                    f"board.districts.{index}.epic.id",
                    district.epic.id,
                    "an Epic that is in play once",
                )
            seen.add(district.epic.id)
