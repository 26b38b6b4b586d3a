"""One accepted input in the players' words: short, for a list, and to say what an undo takes back."""

from collections.abc import Sequence
from typing import Final, assert_never

from companion.rules.causes import Source
from companion.rules.checks import known_piece
from companion.rules.commands import (
    Attack,
    Buy,
    Command,
    Contain,
    Dawnslight,
    EpicPhase,
    Gather,
    GoOn,
    Hide,
    Money,
    Move,
    Place,
    Plan,
    Population,
    Prologue,
    Protect,
    Remove,
    Research,
    Rewards,
    Set,
    UsePlan,
)
from companion.rules.inputs import Answer, Input, NewCard, Teach
from companion.rules.instructions import Activate, Correct, NewRound, Step, Told
from companion.rules.pieces import FIELDS, PIECES
from companion.rules.table import NOWHERE, Table
from companion.wording.answers import answer_label, told_label
from companion.wording.corrections import correction_words
from companion.wording.language import N_, Language
from companion.wording.names import (
    boss_name,
    district_name,
    epic_name,
    listed,
    signed,
    source_name,
    step_name,
    track_name,
)
from companion.wording.pieces import counted_pieces

_BOSS: Final = "boss"
_PROLOGUE: Final = N_("the Prologue")
_EPIC_PHASE: Final = N_("the Epic Phase")
_ON_TARGET: Final = {
    Research: N_("Research {count} on {target}"),
    Attack: N_("Attack {count} on {target}"),
    Contain: N_("Contain {count} on {target}"),
}
_ONCE_ON_TARGET: Final = {
    Research: N_("Research on {target}"),
    Attack: N_("Attack on {target}"),
    Contain: N_("Contain on {target}"),
}


def label(entry: Input, before: Table, told: Sequence[Told], language: Language) -> str:
    """`before`: the position it was entered in; `told`: what came of it."""
    match entry:
        case Answer():
            assert before.question is not None
            return answer_label(before.question, entry.value, before, language)
        case NewCard():
            return language.gettext("new card {name}", name=entry.name)
        case Teach():
            return told_label(entry, before, language)
        case _:
            return _command(entry, before, told, language)


def _command(command: Command, before: Table, told: Sequence[Told], language: Language) -> str:
    match command:
        case Prologue():
            return language.gettext(_PROLOGUE)
        case EpicPhase() | GoOn():
            return act_label(before, told, language)
        case Rewards():
            return step_name("rewards", before, language)
        case Research() | Attack() | Contain():
            return _on_target(command, before, language)
        case Remove() | Place():
            return _pieces(command, before, language)
        case Move():
            return _move(command, before, language)
        case Money():
            return language.gettext("Money {change}", change=signed(command.count))
        case Plan() | UsePlan():
            return _plans(command, language)
        case Protect():
            words = language.gettext(
                "Protect Ildithia {count} in {district}",
                count=command.count,
                district=district_name(command.district, before),
            )
            return _by(command.reckoner, words, language)
        case Buy():
            return _purchase(command, language)
        case Dawnslight():
            return _by(command.reckoner, language.gettext("Dawnslight card"), language)
        case Gather():
            return _gathered(command, before, language)
        case Hide():
            return language.gettext("Reckoner Base marker up")
        case Population():
            return language.gettext("Gain {count} Population", count=command.count)
        case Set():
            return _correction(command, before, language)
        case _:
            assert_never(command)


def _move(command: Move, before: Table, language: Language) -> str:
    reckoner, district = command.reckoner, district_name(command.district, before)
    if before.reckoner(reckoner).district == NOWHERE:  # R3.1
        return language.gettext("{reckoner} starts in {district}", reckoner=reckoner, district=district)
    return language.gettext("{reckoner} moves to {district}", reckoner=reckoner, district=district)


def actor_name(before: Table, told: Sequence[Told], language: Language) -> str:
    """The same in a word or two, where one alone has acted."""
    actors = _actors(before, told)
    at_once = any(isinstance(one.instruction, NewRound) for one in told) and before.phase == "reckoner"
    if before.phase == "prologue" or at_once or len(actors) != 1:
        return act_label(before, told, language)
    return source_name(actors[0], before, language)


def act_label(before: Table, told: Sequence[Told], language: Language) -> str:
    """Named after who acted; a phase carried out at once, after the phase."""
    if before.phase in ("setup", "prologue"):
        return language.gettext(_PROLOGUE)
    if before.phase == "reckoner" and any(isinstance(one.instruction, NewRound) for one in told):
        return language.gettext(_EPIC_PHASE)
    actors = _actors(before, told)
    if len(actors) > 1:
        return language.gettext(
            "{first} to {last}",
            first=source_name(actors[0], before, language),
            last=source_name(actors[-1], before, language),
        )
    if actors:
        return _act(actors[0], before, language)
    steps = [one.instruction.step for one in told if isinstance(one.instruction, Step)]
    return step_name(steps[-1], before, language) if steps else language.gettext(_EPIC_PHASE)


def _actors(before: Table, told: Sequence[Told]) -> list[Source]:
    """In order; one whose act was under way already has no Activate of its own."""
    begun = [
        one.cause.source
        for one in told
        if isinstance(one.instruction, Activate) or one.cause.source[0] in ("newcago", "district")
    ]
    sources = [one.cause.source for one in told]
    under_way = [source for source in sources if before.phase == "epic" and source[0] in ("epic", _BOSS)]
    return list(dict.fromkeys(begun or under_way))


def _act(actor: Source, table: Table, language: Language) -> str:
    name = source_name(actor, table, language)
    match actor[0]:
        case "district":
            return language.gettext("Ildithia passes {district}", district=name)
        case "newcago":
            return name
        case _:
            return language.gettext("{name}’s activation", name=name)


def _on_target(command: Research | Attack | Contain, table: Table, language: Language) -> str:
    boss, epic = boss_name(table, language), table.districts[command.district].epic
    if command.target == _BOSS and table.setup.city == "babilar" and isinstance(command, Research):
        district = district_name(command.district, table)
        target = language.gettext("{boss} in {district}", boss=boss, district=district)  # R8.2
    elif command.target == _BOSS:
        target = boss
    elif epic is not None and command.target == "epic":
        target = epic_name(epic.id, table)
    else:
        target = f"{boss}, {track_name(command.target, language)}"
    forms = _ONCE_ON_TARGET if command.count == 1 else _ON_TARGET
    words = language.gettext(forms[type(command)], count=command.count, target=target)
    return _by(command.reckoner, words, language)


def _pieces(command: Remove | Place, table: Table, language: Language) -> str:
    name = command.piece
    piece = PIECES[FIELDS.index(name)] if name in FIELDS and name not in PIECES else name
    pieces, district = counted_pieces(piece, command.count, language), district_name(command.district, table)
    if isinstance(command, Place):
        return language.gettext("{pieces} into {district}", pieces=pieces, district=district)
    words = language.gettext("{pieces} out of {district}", pieces=pieces, district=district)
    return _by(command.reckoner, words, language)


def _gathered(command: Gather, table: Table, language: Language) -> str:
    moved = [
        counted_pieces(PIECES[known_piece(one.piece)], one.count, language) for one in command.pieces
    ] or [boss_name(table, language)]
    return language.gettext(
        "{moved} to {district}",
        moved=listed(moved, language),
        district=district_name(command.district, table),
    )


def _by(reckoner: str, words: str, language: Language) -> str:
    if not reckoner:
        return words
    return language.gettext("{reckoner}: {action}", reckoner=reckoner, action=words)


def _plans(command: Plan | UsePlan, language: Language) -> str:
    if isinstance(command, Plan):
        return language.ngettext(
            "{reckoner} takes {count} Plan token",
            "{reckoner} takes {count} Plan tokens",
            command.count,
            reckoner=command.reckoner,
        )
    return language.ngettext(
        "{reckoner} uses {count} Plan token",
        "{reckoner} uses {count} Plan tokens",
        command.count,
        reckoner=command.reckoner,
    )


def _purchase(command: Buy, language: Language) -> str:
    if command.market:
        return language.gettext("new face-up Equipment cards")
    if command.die:
        return language.gettext("{reckoner} buys a die back", reckoner=command.die)
    return language.gettext(
        "{reckoner} buys {equipment}", reckoner=command.reckoner, equipment=command.equipment
    )


def _correction(command: Set, table: Table, language: Language) -> str:
    field, value = correction_words(Correct(command.path, str(command.value)), table, language)
    return language.gettext("Correction: {field}", field=f"{field} {value}".rstrip())
