"""What the Epics do, one stop after another: who acts, and what the hands have to do."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from companion.game.stops import Stop
from companion.rules.at_hand import track_at_hand
from companion.rules.causes import NO_SOURCE
from companion.rules.instructions import (
    Activate,
    Blackmail,
    BossTrack,
    Copy,
    CopyTokens,
    GameOver,
    LastAction,
    NewRound,
    Population,
    Sabotage,
    Step,
    Suffer,
    Told,
    Transform,
)
from companion.rules.ribbon import ribbon
from companion.rules.table import Table
from companion.ui.presenter.acts import Act
from companion.ui.presenter.city import actor_of
from companion.ui.presenter.icons import icon_of, mark_of
from companion.ui.presenter.pages.why import WhyToldPage
from companion.ui.presenter.stop_view import Crumb, Die, Row, RowGroup, StopView, Tiles
from companion.ui.presenter.track_tiles import tiles_of
from companion.wording.gathering import gathered
from companion.wording.grouping import Group, grouped
from companion.wording.language import Language
from companion.wording.names import district_name, phase_name, source_name, step_name
from companion.wording.ribbon import stop_name

# Said by the heading, the ribbon, the marks of the boss's tracks, the end.
_SILENT: Final = (Activate, Step, NewRound, GameOver, CopyTokens, BossTrack)
_ASIDE: Final = (LastAction, Copy, Transform, Blackmail, Sabotage)
_TILED: Final = ("epic", "district", "newcago")


def stop_view(stop: Stop, language: Language, die: Die | None = None, act: Stop | None = None) -> StopView:
    """`act`: from where the act began, if that was not at this stop."""
    table, act = stop.table, act or stop
    heading, note = _who(act, table, language)
    groups = told_groups(stop, language)
    if all(row.aside for group in groups for row in group.rows):
        nothing = Row(language.gettext("Nothing changes on the board"), "check")
        groups = (*groups, RowGroup((nothing,)))
    count = sum(len(group.rows) for group in groups)
    return StopView(
        heading,
        note,
        crumbs(table, language),
        groups,
        language.gettext("now"),
        _tiles(act, table),
        die,
        tuple(language.ngettext("{count} more", "{count} more", below) for below in range(1, count + 1)),
    )


def told_groups(stop: Stop, language: Language) -> tuple[RowGroup, ...]:
    """What a Copy token repeats adds up with what it repeats."""
    told = [
        (one, entry.table)
        for entry in stop.entries
        for one in entry.told
        if not isinstance(one.instruction, CopyTokens)
    ]
    return tuple(_row_groups(grouped(gathered(told), language)))


def crumbs(table: Table, language: Language) -> tuple[Crumb, ...]:
    stops = ribbon(table)
    crumbs = tuple(Crumb(stop_name(stop, table, language), stop.state) for stop in stops)
    if not stops or stops[-1].kind != "boss" or table.phase == "over":
        return crumbs
    coming = table.round + (1 if table.phase == "epic" else 0)
    return (*crumbs, Crumb(language.gettext("Round {round}", round=coming), "next"))


def _tiles(act: Stop, table: Table) -> Tiles | None:
    track = track_at_hand(act.before, table, [one for entry in act.entries for one in entry.told])
    return None if track is None or track.track[0] not in _TILED else tiles_of(track)


def _row_groups(told: tuple[Group, ...]) -> Iterator[RowGroup]:
    """The boss's, each behind the mark of its track."""
    shown = [group for group in told if not isinstance(group.told[0].instruction, _SILENT)]
    for mark, groups in groupby(shown, _mark):
        yield RowGroup(tuple(_row(group) for group in groups), mark)


def _mark(group: Group) -> str:
    kind, key = group.told[0].cause.track
    return str(key).split("-")[0] if kind in ("boss", "power") else ""


def _row(group: Group) -> Row:
    one = group.told[0].instruction
    telling = group.telling
    names = {told.instruction.reckoner for told in group.told if isinstance(told.instruction, Suffer)}
    return Row(
        telling.words.rstrip("."),
        icon_of(one),
        mark_of(one),
        names.pop() if len(names) == 1 else "",
        telling.now,
        isinstance(one, Population),
        isinstance(one, _ASIDE),
        hold=Act("over", WhyToldPage(group.told, telling.words)),
    )


def _who(act: Stop, table: Table, language: Language) -> tuple[str, str]:
    actor = actor_of(act)
    told = [one for entry in act.entries for one in entry.told]
    if actor != NO_SOURCE:
        return source_name(actor, table, language), _note(actor[0], told, act.before, table, language)
    steps = [one.instruction.step for one in told if isinstance(one.instruction, Step)]
    if steps:
        return step_name(steps[-1], table, language), ""
    return phase_name(table.phase, language), ""


def _note(kind: str, told: list[Told], before: Table, table: Table, language: Language) -> str:
    places = [one.instruction.district for one in told if isinstance(one.instruction, Activate)]
    if kind == "boss" and table.phase != "prologue":
        places = [before.boss.district]
    if kind not in ("epic", "boss") or not places:
        return ""
    where = language.gettext("acts in {district}", district=district_name(places[-1], table))
    tokens = next((one.instruction.count for one in told if isinstance(one.instruction, CopyTokens)), 0)
    if not tokens:
        return where
    copies = language.ngettext("with {count} Copy token", "with {count} Copy tokens", tokens)
    return language.gettext("{one} · {other}", one=where, other=copies)
