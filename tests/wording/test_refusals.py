"""Every refusal in every language, raised as players raise it."""

import ast
import re
from collections.abc import Callable
from typing import Any, get_args

import pytest

from companion.content.teaching import add_epic
from companion.game.game import Game
from companion.game.scenario import table_of
from companion.rules import questions as q
from companion.rules.answers import answer
from companion.rules.commands import Money
from companion.rules.errors import NotationError, RefusalCode, RefusedInput
from companion.rules.inputs import read_input
from companion.rules.notation import parse_cell
from companion.wording.language import SOURCE, Language
from companion.wording.refusals import REFUSALS, say_notation, say_refusal, say_unfit
from tests.wording.catalogues import ROOT
from tests.wording.examples import ALL_LANGUAGES, ENGLISH, EPIC, practice_scenario, practice_table
from tests.wording.test_instructions import ENGLISH_WORDS

IN_ALL = pytest.mark.parametrize("language", ALL_LANGUAGES, ids=lambda language: language.code)
INSIDE = re.compile(r"[{}_]|None|command|districts\.|reckoners\.|board\.\w|answer to|[a-z]-[a-z]+-")
RECKONERS = "David, Tia, Val"
DISTRICTS = "Rivet Row, Ledger Square, Cinder Market, Halfpenny Bridge"
PIECES = "Enforcement, Barricades, red Shields, blue Shields, Copy tokens"
EFFECTS = (
    "one reroll less, one Equipment card disabled, a Move costs 2 dice, one die less, "
    "no Player Ability card, double symbols count once"
)
BY_HAND: tuple[RefusalCode, ...] = (
    "missing-field",
    "unknown-command",
    "unknown-field",
    "wrong-pace",
    "wrong-step",
    "wrong-target",
    "wrong-type",
)


def entered(*entries: dict[str, Any]) -> Callable[[], object]:
    """The last of these, in the practice game."""

    def enter() -> None:
        scenario = practice_scenario()
        game = Game(table_of(scenario), scenario.pack)
        for entry in entries:
            game.submit(read_input(entry))

    return enter


def command(name: str, **fields: Any) -> dict[str, Any]:
    return {"command": name, **fields}


def corrected(path: str, value: Any) -> dict[str, Any]:
    return command("set", path=path, value=value)


def answered(question: q.Question, value: object) -> Callable[[], object]:
    table = practice_table()
    table.question = question
    return lambda: answer(table, value)


def undone() -> Game:
    scenario = practice_scenario()
    return Game(table_of(scenario), scenario.pack)


POWER = dict.fromkeys(("yellow", "black", "red", "blue"), "E")
CAUSED: tuple[tuple[RefusalCode, Callable[[], object], str], ...] = (
    (
        "buy-what",
        entered(command("buy")),
        "Buy one thing at a time: an Equipment card, a lost die or a new market.",
    ),
    (
        "content",
        answered(q.Content("base_spaces", "number"), 4),
        "First the app has to be told what is printed there.",
    ),
    (
        "fixed",
        entered(corrected("reckoners.0.name", "Cody")),
        "The Reckoners and the districts stay who and where they are.",
    ),
    (
        "gather-what",
        entered(command("gather", district=0)),
        "Either the boss or pieces go to the district.",
    ),
    (
        "not-a-reward",
        entered(command("remove", piece="barricade", district=0, reward=True)),
        "A reward attacks Enforcement, no other pieces.",
    ),
    ("game-over", entered(corrected("population", 0), command("money")), "The game is over."),
    (
        "no-epic",
        entered(corrected("districts.0.epic", None), command("attack", district=0)),
        "There is no Epic in that district.",
    ),
    ("no-lost-die", entered(command("buy", die="Tia")), "Tia has lost no die."),
    ("no-question", entered({"answer": 3}), "No question waits for an answer."),
    (
        "no-such-action",
        answered(q.AbilityDie(0), "barricade 2"),
        "“barricade 2” is not an action as the cards print them.",
    ),
    (
        "no-such-action",
        answered(q.AbilityDie(0, ("barricade", "-")), "pull"),
        "The die has no “pull”. It has: Add 1 Barricade, nothing.",
    ),
    (
        "no-such-district",
        entered(command("move", reckoner="Tia", district=9)),
        f"There is no such district. The districts are: {DISTRICTS}.",
    ),
    (
        "no-such-effect",
        entered(corrected("reckoners.0.effects", ["x"])),
        f"“x” is no Attack Reckoners effect. The effects are: {EFFECTS}.",
    ),
    (
        "no-such-epic",
        entered(corrected("districts.0.epic.id", "zz")),
        "The packs know no Epic called “zz”.",
    ),
    ("no-such-face", answered(q.MovementDie((2, 1, 2)), 7), "The die has no “7”. It has: 1, 2."),
    (
        "no-such-field",
        entered(corrected("districts.9.enforcement", 1)),
        "There is no such place on the board.",
    ),
    (
        "no-such-piece",
        entered(command("remove", piece="xyz", district=0)),
        f"“xyz” is no piece of this game. The pieces are: {PIECES}.",
    ),
    (
        "no-such-reckoner",
        entered(command("plan", reckoner="Cody")),
        f"No Reckoner here is called “Cody”. The Reckoners are: {RECKONERS}.",
    ),
    (
        "no-such-row",
        answered(q.PowerDice(("A", "B", "B")), POWER),
        "Each of the four Power Dice shows one of these rows: A, B.",
    ),
    ("not-paused", entered(command("go-on")), "Nothing waits to go on."),
    (
        "not-weakened",
        entered(corrected("boss.health", 5)),
        "The boss has no Health before Research is at 0.",
    ),
    ("nothing-to-redo", lambda: undone().redo(), "There is nothing to do again."),
    ("nothing-to-undo", lambda: undone().undo(), "There is nothing to take back."),
    (
        "twice",
        entered(corrected("districts.1.epic.id", EPIC)),
        "“chalkdust” is there already, and cannot be there twice.",
    ),
    (
        "wrong-choice",
        answered(q.ChooseReckoner("plan", ("Tia", "Val")), "David"),
        "“David” cannot be chosen here. Possible are: Tia, Val.",
    ),
    (
        "wrong-choice",
        answered(q.NewEpic(0, (EPIC, "pendulum", EPIC)), "zz"),
        "“zz” cannot be chosen here. Possible are: Chalkdust, Pendulum.",
    ),
    ("wrong-city", entered(command("protect", district=0)), "That belongs to another city."),
    (
        "wrong-name",
        lambda: add_epic(practice_scenario().pack, "", "base"),
        "A name has 1 to 100 letters.",
    ),
    (
        "wrong-number",
        entered(command("money", count=0)),
        "“0” is not a whole number from 1 to 99.",
    ),
    (
        "wrong-number",
        entered(corrected("districts.0.epic.health", -1)),
        "“-1” is not a whole number from 1 to 9999.",
    ),
    (
        "wrong-number",
        entered(corrected("districts.0.epic.health", 0)),
        "“0” is not a whole number from 1 to 9999.",
    ),
    ("wrong-number", answered(q.MovementDie(), 99), "“99” is not a whole number from 0 to 20."),
    ("wrong-phase", entered(command("prologue")), "That does not belong to this phase."),
)
NOT_BY_ONE_ENTRY: tuple[RefusalCode, ...] = (
    "endless",
    "no-way-back",
    "question-waits",
    "short-track",
    "unknown",
)


def test_every_code_has_its_words() -> None:
    assert set(REFUSALS) == set(get_args(RefusalCode))


def test_every_code_is_raised() -> None:
    raised = set()
    for file in (ROOT / "companion").rglob("*.py"):
        if file.name not in ("errors.py", "refusals.py"):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            raised |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert set(get_args(RefusalCode)) - raised == set()


def test_every_code_a_player_can_cause_has_a_case() -> None:
    cases = {code for code, _, _ in CAUSED}
    assert cases | {*BY_HAND, *NOT_BY_ONE_ENTRY} == set(get_args(RefusalCode))


def refused(act: Callable[[], object]) -> RefusedInput:
    with pytest.raises(RefusedInput) as caught:
        act()
    return caught.value


@pytest.mark.parametrize(("code", "act", "sentence"), CAUSED, ids=[code for code, _, _ in CAUSED])
def test_a_refusal_as_players_cause_it(code: str, act: Callable[[], object], sentence: str) -> None:
    error = refused(act)
    assert (error.code, say_refusal(error, ENGLISH)) == (code, sentence)
    for language in ALL_LANGUAGES:
        said = say_refusal(error, language)
        assert not INSIDE.search(said), said
        assert said[-1] == "."
        if language.code != SOURCE:
            assert said != sentence
            assert not ENGLISH_WORDS.search(said), said
            assert all(str(limit) in said for limit in (error.least, error.most) if limit is not None)


@IN_ALL
@pytest.mark.parametrize("code", get_args(RefusalCode))
def test_every_code_reads_well(code: RefusalCode, language: Language) -> None:
    said = say_refusal(RefusedInput(code, "command.count", 3, "expected", least=1, most=2), language)
    assert not INSIDE.search(said), said
    assert language.code == SOURCE or not ENGLISH_WORDS.search(said), said


def test_a_waiting_question_is_answered_first() -> None:
    scenario = practice_scenario()
    table = table_of(scenario)
    table.question = q.MovementDie()
    error = refused(lambda: Game(table, scenario.pack).submit(Money()))
    assert say_refusal(error, ENGLISH) == "First answer the question that waits."


def test_the_step_of_a_scenario_keeps_what_would_have_been_right() -> None:
    error = RefusedInput("wrong-number", "command.count", 0, "a number", options=("a",), least=1, most=9)
    within = error.within("steps.2")
    assert str(within) == "steps.2.command.count: 0 is not a number"
    assert (within.code, within.options, within.least, within.most) == ("wrong-number", ("a",), 1, 9)


def test_a_long_value_is_cut() -> None:
    error = RefusedInput("no-such-piece", "command.piece", "x" * 50, "a piece")
    assert say_refusal(error, ENGLISH).startswith(f"“{'x' * 37}...” is no piece")


NOTATION = {
    "frog": "“frog” does not fit there. One of these would: fortify, ",
    "boost purple": "“purple” does not fit there. One of these would: yellow, black, red, blue.",
    "boost": "Something is missing at the end. One of these would fit: yellow, black, red, blue.",
    "pull x0": "“x0” does not fit there. One of these would: x1 to x99.",
    "pull twice": "“twice” does not fit there. One of these would: per, the end of the action.",
    "population by shields 3": "“3” does not fit there. One of these would: threshold=value, such as 3=2.",
    "population by shields 3=1 2=1": "“2=1” does not fit there. One of these would: a threshold above 3.",
}


@pytest.mark.parametrize(("line", "sentence"), NOTATION.items())
def test_a_line_of_notation_that_does_not_parse(line: str, sentence: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_cell(line)
    assert say_notation(caught.value, ENGLISH).startswith(sentence)
    for language in ALL_LANGUAGES[1:]:
        said = say_notation(caught.value, language)
        assert not re.search(r"[{}]|\bthe\b|\bto\b|One of|threshold", said), said


@IN_ALL
def test_what_does_not_fit_the_pack(language: Language) -> None:
    assert say_unfit(language).endswith(".")
    assert language.code == SOURCE or say_unfit(language) != say_unfit(ENGLISH)
