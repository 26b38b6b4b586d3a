"""What a typed line enters, wherever the game stands."""

from companion.game.sitting import EPIC_PHASE, GO_ON, PROLOGUE, Sitting
from companion.rules.box import slug
from companion.rules.commands import EpicPhase, Move, Rewards
from companion.rules.inputs import Answer, Input, NewCard
from companion.rules.questions import NewEpic, Question
from companion.rules.starting import free_district, to_place
from companion.terminal import words
from companion.terminal.answering import answer_from
from companion.terminal.naming import NotUnderstood
from companion.terminal.orders import NEW, is_order, order_from
from companion.terminal.places import district_from
from companion.terminal.setting import CORRECTION
from companion.wording.language import Language


def inputs_from(line: str, sitting: Sitting, language: Language) -> tuple[Input, ...]:
    """Nearly always one; raises NotUnderstood."""
    question = sitting.question
    if question is not None and line.partition(" ")[0].casefold() != CORRECTION:
        return _answer(line, question, sitting, language)
    table = sitting.table
    placing = to_place(table)
    if not line and table.phase == "setup":
        return (PROLOGUE,)
    if not line and table.paused:
        return (GO_ON,)
    if placing and not is_order(line):
        return (Move(placing, district_from(line.split(), table) if line else free_district(table)),)
    if not line:
        raise NotUnderstood(words.NOTHING_TYPED)
    entry = order_from(line, table, sitting.game.current_pack)
    if not isinstance(entry, EpicPhase):
        return (entry,)
    if placing or table.phase == "setup":
        raise NotUnderstood(words.FIRST_DISTRICTS if placing else words.FIRST_PROLOGUE)
    return (Rewards(),) if table.rewards else (EPIC_PHASE,)  # R4.1: then Equipment can be bought


def _answer(line: str, question: Question, sitting: Sitting, language: Language) -> tuple[Input, ...]:
    word, _, rest = line.partition(" ")
    name = rest.strip()
    if isinstance(question, NewEpic) and word.casefold() == NEW and name:
        return NewCard(name), Answer(slug(name))
    return (Answer(answer_from(line, question, sitting.table, language)),)
