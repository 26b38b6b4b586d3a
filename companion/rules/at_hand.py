"""The track at hand: which of its symbols an act has carried out, and which are still to come."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from companion.rules.causes import NO_SOURCE, NO_TRACK, Last, Printed, Source, Tokens
from companion.rules.instructions import (
    Activate,
    AddEpic,
    Blackmail,
    BossTrack,
    Bracket,
    CopyTokens,
    LastAction,
    ResetMarker,
    Told,
)
from companion.rules.notation import Action, Cell, Track
from companion.rules.pending import STAGES
from companion.rules.pieces import COPY_TOKEN
from companion.rules.questions import Content
from companion.rules.ribbon import between_acts
from companion.rules.table import NOWHERE, Table
from companion.rules.tracks import symbol_path, track_of

State = Literal["done", "now", "next", "held", "idle"]

_ACTORS: Final = ("epic", "boss", "district", "newcago")


@dataclass(frozen=True, slots=True)
class Symbol:
    """`times`: how often in this act, as the board stands; `done`: how often until now."""

    number: int
    cell: Cell | None
    state: State
    done: int
    times: int
    skipped: bool = False  # R5.5


@dataclass(frozen=True, slots=True)
class HeldAction:
    """R5.4"""

    symbol: int
    action: Action


@dataclass(frozen=True, slots=True)
class TrackAtHand:
    source: Source
    track: Printed
    bracket: int | None  # a Newcago card has none
    began: int | None  # where it stood when the act began
    symbols: tuple[Symbol, ...] | None  # None: not even their number is known
    held: tuple[HeldAction, ...]


@dataclass(frozen=True, slots=True)
class _Run:
    """How often each symbol is carried out in the act, and how often it has been."""

    times: Counter[int]
    done: Counter[int]
    began: int | None = None
    skipped: int = 0


def track_at_hand(before: Table, table: Table, told: Sequence[Told]) -> TrackAtHand | None:
    """Of the act that the players have before them; `before`: the position from which `told` led to `table`.

    What was told has to go back to the beginning of the act; it may go back further.
    """
    source = _who(table, told)
    act = [one for one in told if one.cause.source == source]
    printed = _printed(table, source, act)
    if printed == NO_TRACK:
        return None
    kind, key = printed
    held = tuple(HeldAction(one.symbol, one.action) for one in table.held if one.track == printed)
    track = track_of(table, kind, key)
    if track is None:
        bracket = bracket_at(table, printed)
        return TrackAtHand(source, printed, bracket, bracket, None, held)
    match kind:
        case "epic":
            run = _epic(before, table, told, act, printed, track)
        case "newcago":
            run = _newcago(table, int(key), len(track))
        case "boss":
            run = _boss(table, act, str(key), len(track))
        case "district":
            run = _district(before, table, act, int(key), len(track))
        case _:
            run = _Run(Counter((1,)), Counter((1,)))
    repeats = _repeats(act, printed)
    run.times[len(track)] += repeats
    run.done[len(track)] += repeats
    symbols = _symbols(track, run, _now(table, source, printed, act, run), held)
    return TrackAtHand(source, printed, bracket_at(table, printed), run.began, symbols, held)


def _who(table: Table, told: Sequence[Told]) -> Source:
    if table.source[0] in _ACTORS:
        return table.source
    sources = (one.cause.source for one in reversed(told))
    return next((source for source in sources if source[0] in _ACTORS), NO_SOURCE)


def _printed(table: Table, source: Source, act: list[Told]) -> Printed:
    kind, key = source
    match kind:
        case "epic":
            return source if _district_of(table, key) != NOWHERE else NO_TRACK
        case "district" | "newcago":
            return (kind, [one.board for one in table.districts].index(key))
        case "boss":
            pointed = (one.cause.track for one in reversed(act))
            return next((track for track in pointed if track[0] in ("boss", "power")), NO_TRACK)
        case _:
            return NO_TRACK


def _district_of(table: Table, epic: str) -> int:
    for index, one in enumerate(table.districts):
        if one.epic is not None and one.epic.id == epic:
            return index
    return NOWHERE


def bracket_at(table: Table, printed: Printed) -> int | None:
    """After how many symbols of the row it stands; None: there is none, or the Epic has left."""
    kind, key = printed
    match kind:
        case "epic":
            index = _district_of(table, str(key))
            epic = None if index == NOWHERE else table.districts[index].epic
            return None if epic is None else epic.bracket
        case "boss" | "power":
            return table.boss.brackets[str(key).split("-")[0]]
        case "district":
            return table.districts[int(key)].marker
        case _:
            return None


def _epic(
    before: Table, table: Table, told: Sequence[Told], act: list[Told], printed: Printed, track: Track
) -> _Run:
    """R5.1, then R5.2; the other way round if the players have ruled so."""
    here = _district_of(table, str(printed[1]))
    first = 1 if any(isinstance(one.instruction, Blackmail) for one in act) else 0
    reach = min(_reach(before, told, str(printed[1])), len(track))
    own = range(first + 1, reach + 1)
    stage = _stage(table, here)
    tokens = next((one.instruction.count for one in act if isinstance(one.instruction, CopyTokens)), 0)
    if stage == 0:
        tokens = table.districts[here].pieces[COPY_TOKEN]
    limit = len(track) - 1
    again = [*range(1, min(tokens, limit) + 1), *[len(track)] * (tokens - limit)]
    rows = (own, again)
    begun = [len(own), len(again)]
    if stage == 0:
        begun = _begun(table, here, printed, first, rows)
    elif stage == 1:
        begun[1] = _copied(table, here, _waiting(table, printed), len(again))
    done = Counter([*own[: begun[0]], *again[: begun[1]]])
    return _Run(Counter([*own, *again]), done, reach, first)


def _begun(
    table: Table, here: int, printed: Printed, first: int, rows: tuple[Sequence[int], Sequence[int]]
) -> list[int]:
    """How many of the Epic's own symbols, and of those for the Copy tokens."""
    own, again = rows
    waits = _waiting(table, printed)
    if ("own-actions", here) in table.pending:  # R5.5: first it is asked whether Blackmail works
        return [0, 0]
    if table.setup.copy_tokens == "after":
        return [waits[0] - first if waits else len(own), 0]
    if any(isinstance(link, Tokens) for link in table.links):  # the own ones wait beneath all of them
        return [0, _copied(table, here, waits[1:], len(again))]
    return [waits[0] - first if waits else len(own), len(again)]


def _reach(before: Table, told: Sequence[Told], epic: str) -> int:
    """R5.1: where the bracket stood when the activation started."""
    index = _district_of(before, epic)
    card = None if index == NOWHERE else before.districts[index].epic
    reach = 0 if card is None else card.bracket
    for one in told:
        match one.instruction:
            case AddEpic(epic=added) if added == epic:
                reach = 1
            case Bracket(epic=moved, now=now) if moved == epic:
                reach = now
            case Activate() if one.cause.source == ("epic", epic):
                return reach
            case _:
                pass
    return reach


def _stage(table: Table, here: int) -> int:
    """Which of an activation's stages is under way."""
    for frame in table.pending:
        if frame[:2] == ("stages", "epic") and frame[3] == here and frame[2]:
            return int(frame[2]) - 1
    return len(STAGES["epic"])


def _waiting(table: Table, printed: Printed) -> list[int]:
    """How many symbols of the row have been begun, where the rest still waits."""
    return [
        int(frame[3]) for frame in table.pending if frame[0] == "track" and frame[1:3] == printed and frame[7]
    ]


def _copied(table: Table, here: int, waits: list[int], count: int) -> int:
    """How many of the symbols for the Copy tokens have been begun."""
    if waits:
        return waits[0]
    for frame in table.pending:
        match frame:
            case ("copy-symbols", district, index, _) if district == here:
                return int(index)
            case ("repeat-last", which, left, "copy-token") if which == here:
                return count - max(0, int(left))
            case ("ended", which, left, "copy-token") if which == here:
                return count - int(left)
            case _:
                pass
    return count


def _boss(table: Table, act: list[Told], colour: str, length: int) -> _Run:
    counts = [
        one.instruction.count
        for one in act
        if isinstance(one.instruction, BossTrack) and one.instruction.colour == colour
    ]
    own = range(1, min(counts[-1] if counts else table.boss.brackets[colour], length) + 1)
    left = _left_of_boss(table, colour)
    return _Run(Counter(own), Counter(number for number in own if number not in left), len(own))


def _left_of_boss(table: Table, colour: str) -> set[int]:
    for frame in table.pending:
        match frame:
            case ("track", "boss", key, index, end, *_) if key == colour:
                return set(range(int(index) + 1, int(end) + 1))
            case ("spread-pieces", key, _) if key == colour:
                return set(range(1, table.boss.brackets[colour] + 1))
            case ("boss-symbols", key, symbols) if key == colour:  # R7.2: after the pieces
                return {number for number, _ in symbols}
            case _:
                pass
    return set()


def _district(before: Table, table: Table, act: list[Told], here: int, length: int) -> _Run:
    """R8.1: next to and below its marker."""
    is_reset = any(isinstance(one.instruction, ResetMarker) for one in act)
    marker = (before if is_reset else table).districts[here].marker
    if marker is None:
        marker = table.districts[here].marker or 0
    own = range(marker + 1, length + 1)
    waits = _waiting(table, ("district", here))
    return _Run(Counter(own), Counter(range(marker + 1, waits[0] + 1) if waits else own), marker)


def _newcago(table: Table, here: int, length: int) -> _Run:
    """R8.3: in the boss's district once more."""
    plan = [*range(1, length + 1)] * (2 if table.boss.district == here else 1)
    begun = len(plan)
    for frame in table.pending:
        if frame[:2] == ("newcago-symbols", here):
            begun = int(frame[2])
    return _Run(Counter(plan), Counter(plan[:begun]))


def _repeats(act: list[Told], printed: Printed) -> int:
    """R5.3, R6.5, R6.8: the last action for spaces too many; those of R5.2 are counted with the tokens."""
    count = 0
    for one in act:
        last = one.cause.links[-1] if one.cause.links else None
        if isinstance(one.instruction, LastAction) and isinstance(last, Last):
            is_ours = last.track == printed and last.reason != "copy-token"
            count += one.instruction.count if is_ours else 0
    return count


def _now(table: Table, source: Source, printed: Printed, act: list[Told], run: _Run) -> set[int]:
    """The symbols that what is asked or was told last belongs to, while the act is under way."""
    question = table.question
    kind, key = printed
    if isinstance(question, Content):
        asked = [number for number in run.times if symbol_path(table, kind, key, number - 1) == question.path]
        if asked:
            return set(asked)
    if question is None and (not table.paused or between_acts(table)):
        return set()
    cause = table.cause if question is not None or not act else act[-1].cause
    if cause.source != source:
        return set()
    if any(isinstance(link, Last) and link.track == printed for link in cause.links):
        return {max(run.times)}
    if cause.track != printed:
        return set()
    if cause.symbol:
        return {cause.symbol}
    return {number for number, done in run.done.items() if done}  # R7.2: Steelheart's pieces together


def _symbols(track: Track, run: _Run, now: set[int], held: tuple[HeldAction, ...]) -> tuple[Symbol, ...]:
    kept = {one.symbol for one in held}

    def state(number: int) -> State:
        if number in now:
            return "now"
        if number in kept:
            return "held"
        if not run.times[number]:
            return "idle"
        return "done" if run.done[number] >= run.times[number] else "next"

    return tuple(
        Symbol(number, cell, state(number), run.done[number], run.times[number], number == run.skipped)
        for number, cell in enumerate(track, 1)
    )
