"""One game at the terminal: reads lines until it is over; a line that is not understood changes nothing."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from companion.content.reading import PackError
from companion.game.errors import SaveError
from companion.game.game import Entry, Game
from companion.game.scenario import scenario_of
from companion.game.sitting import GO_ON, PROLOGUE, Sitting
from companion.game.steps import Step
from companion.rules.commands import Command, Rewards
from companion.rules.difference import difference
from companion.rules.errors import RefusedInput
from companion.rules.inputs import Answer, Input
from companion.rules.instructions import Told
from companion.rules.questions import Content, Question, is_chance
from companion.rules.rulings import rulings
from companion.rules.starting import to_place
from companion.rules.table import Table
from companion.terminal import words
from companion.terminal.announcing import announce_end, announce_start, announce_turn
from companion.terminal.answering import is_random, put, reply_words
from companion.terminal.help import help_with
from companion.terminal.keeping import save
from companion.terminal.lines import PROMPT, Lines, Quit
from companion.terminal.looking import (
    label_of,
    show_board,
    show_card,
    show_changes,
    show_check,
    show_log,
    show_reasons,
)
from companion.terminal.loot import rewards_of, rewards_told
from companion.terminal.naming import NotUnderstood, is_number, shortened
from companion.terminal.orders import line_of
from companion.terminal.rulings import ruling_from, ruling_lines
from companion.terminal.run import Wrong
from companion.terminal.team import orders
from companion.terminal.understanding import inputs_from
from companion.wording.checklist import checklist
from companion.wording.grouping import grouped
from companion.wording.labels import label
from companion.wording.questions import ask
from companion.wording.refusals import say_refusal, say_unfit
from companion.wording.resume import resume_line
from companion.wording.saving import save_problem

MOST_ROUNDS: Final = 60  # of a game that plays itself: a pack whose Epics do nothing has no end


MOST_UNDONE: Final = 9999


class Session:
    def __init__(self, sitting: Sitting, lines: Lines) -> None:
        self.sitting = sitting
        self.lines = lines
        self.team: Iterator[Command] = orders(self.game)
        self.told: list[tuple[Told, Table]] = []  # since the players' last line
        self.announced: object = None
        self.rewards: dict[str, int] = {}  # told on one line, still to be asked for, by path
        self.waits = False  # in the middle of an Epic Phase, after an undo: Enter goes on
        self.turn = 0  # the round whose Reckoner Phase was announced
        self.buys = False  # R4.1: Purchase Equipment comes next, which is not announced yet
        self.words: Final[dict[str, Callable[[str], None]]] = {
            "board": partial(self._look, look=show_board),
            "card": partial(self._look, look=show_card),
            "check": partial(self._look, look=show_check),
            "log": partial(self._look, look=show_log),
            "rulings": self._rulings,
            "why": self._why,
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
            "save!": self._save_over,
            "help": self._help,
            "quit": self._quit,
        }

    @property
    def game(self) -> Game:
        return self.sitting.game

    @property
    def table(self) -> Table:
        return self.sitting.table

    def begin(self) -> None:
        for line in checklist(self.table, self.lines.language):
            self.lines.show(line)

    def resume(self) -> None:
        """Where the game stands, in one line."""
        self.waits = self.table.paused
        last = self._last() if self.game.done else ""
        self.lines.show(resume_line(self.table, last, self.lines.language))

    def _last(self) -> str:
        return label_of(self.game, len(self.game.done) - 1, self.lines.language)

    def go_on(self) -> None:
        while self.table.phase != "over" or not self.lines.auto:
            question = self.table.question
            if question is not None and (self.lines.auto or self.sitting.rolls_next):
                self._roll(question)
            elif isinstance(question, Content) and question.path in self.rewards:
                self._submit(Answer(self.rewards.pop(question.path)))
            elif self.table.paused and not self.waits:
                self._submit(GO_ON)
            elif self.lines.auto:
                self._let_team_go_on()
            else:
                self._announce()
                if self._obey(self._read()):
                    return
        announce_end(self.table, self.lines)

    def _read(self) -> str:
        try:
            return self.lines.read()
        except EOFError:
            if self.table.phase == "over":
                return ""
            raise

    def _roll(self, question: Question) -> None:
        """Let the app answer."""
        if isinstance(question, Content) or not question.options:
            asked = ask(question, self.table, self.lines.language)
            raise Wrong(self.lines.language.gettext(words.NEEDS_CONTENT, question=asked))
        self._show(self.sitting.roll())

    def _let_team_go_on(self) -> None:
        if self.table.round > MOST_ROUNDS:
            raise Wrong(self.lines.language.gettext(words.TOO_LONG, rounds=MOST_ROUNDS))
        entry = next(self.team)
        self.lines.show(f"{PROMPT}{line_of(entry, self.table)}")
        self.told.clear()
        self._submit(entry)

    def _submit(self, entry: Input) -> None:
        self._show(self.sitting.enter(entry))

    def _show(self, steps: Sequence[Step]) -> None:
        """What was entered, and what the app rolled and drew after it."""
        for one in steps:
            question = one.before.question
            if one.rolled and question is not None and isinstance(one.entry.input, Answer):
                text = words.ROLL if is_chance(question) else words.ANSWER
                rolled = reply_words(question, one.entry.input.value, one.before, self.lines.language)
                self.lines.tell(text, answer=rolled)
            self._show_told(one.entry)

    def _show_told(self, done: Entry) -> None:
        told = [(one, done.table) for one in done.told]
        for group in grouped(told, self.lines.language):
            self.lines.show(group.sentence)
        self.told += told
        if done.input == PROLOGUE or done.table.question is not None:
            self.announced = None

    def _announce(self) -> None:
        """Once: what the players are asked, or that it is their turn."""
        table, lines = self.table, self.lines
        if self.buys and table.question is None:
            self.buys = False
            lines.tell(words.PURCHASE)
        waiting = (table.phase, table.round, table.question, table.paused, to_place(table))
        if waiting == self.announced:
            return
        self.announced = waiting
        if table.question is not None:
            put(table.question, table, lines)
        elif table.phase == "over":
            announce_end(table, lines)
            lines.tell(words.OVER)
        elif table.paused:
            lines.tell(words.GO_ON)
        elif table.phase == "setup":
            lines.tell(words.PROLOGUE)
        elif to_place(table):
            announce_start(table, lines)
        elif table.round != self.turn:
            self.turn = table.round
            announce_turn(table, lines)

    # What the players type

    def _obey(self, line: str) -> bool:
        """True when the players are done with a game that is over."""
        over = self.table.phase == "over"
        if over and line.casefold() in ("", "quit"):
            return True
        word, _, rest = line.partition(" ")
        known = self.words.get(word.casefold())
        try:
            if known is not None:
                known(rest.strip())
            elif over:
                self.lines.tell(words.OVER)
            elif self.table.question is not None and is_random(line, self.table.question):
                self.told.clear()
                self._roll(self.table.question)
            elif told := rewards_told(line, self.table.question, self.lines.language):
                self.told.clear()
                self.rewards = told
            else:
                self._enter(inputs_from(line, self.sitting, self.lines.language))
        except NotUnderstood as problem:
            self.lines.explain(problem)
        except RefusedInput as error:
            self.lines.show(say_refusal(error, self.lines.language))
        except PackError:
            self.lines.show(say_unfit(self.lines.language))
        except SaveError as error:  # nothing was entered: the players can make room and type it again
            self.lines.show(save_problem(error.code, error.detail, self.lines.language))
        return False

    def _enter(self, entries: Sequence[Input]) -> None:
        before = list(self.told)
        self.told.clear()
        try:
            for entry in entries:
                self._submit(entry)
        except (RefusedInput, PackError):
            self.told[:] = before
            raise
        self.waits = self.waits and GO_ON not in entries
        if Rewards() in entries:
            self.buys = True
        elif not self.told and self.table.question is None:
            self.lines.tell(words.NOTHING_HAPPENS)

    # Words that work at any time

    def _look(self, rest: str, look: Callable[[Game, str, Lines], None]) -> None:
        look(self.game, rest, self.lines)
        self._ask_again()

    def _why(self, rest: str) -> None:
        if rest:
            show_changes(self.game, rest, self.lines)
        else:
            show_reasons(self.told, self.lines)
        self._ask_again()

    def _rulings(self, typed: str) -> None:
        if typed:
            name, value = ruling_from(typed)
            self.lines.tell(words.RULING_FIXED, name=name, value=value)
        else:
            team = [one.name for one in self.table.reckoners]
            for line in ruling_lines(rulings(self.table.setup, team), self.lines.language):
                self.lines.show(line)
        self._ask_again()

    def _undo(self, times: str) -> None:
        if times and (not is_number(times) or times == "0"):
            raise NotUnderstood(words.NUMBER_WANTED, typed=shortened(times), least=1, most=MOST_UNDONE)
        ahead = self.table
        steps = [self.sitting.undo()]
        while (len(steps) < int(times or 1) or self._amid_rewards()) and self.sitting.last() is not None:
            steps.append(self.sitting.undo())
        self._look_again()
        labels = [label(one.entry.input, one.before, one.entry.told, self.lines.language) for one in steps]
        moves = [(Told(move), self.table) for move in difference(ahead, self.table)]
        self.lines.tell(words.TAKEN_BACK if moves else words.TAKEN_BACK_ALONE, entry="; ".join(labels))
        for group in grouped(moves, self.lines.language):
            self.lines.show(group.sentence)

    def _amid_rewards(self) -> bool:
        """Between the answers that were typed on one line."""
        asked, done = rewards_of(self.table.question), self.game.done
        before = done[-2].table if len(done) > 1 else self.game.start
        return asked != "" and bool(done) and rewards_of(before.question) == asked

    def _redo(self, _: str) -> None:
        steps = self.sitting.redo()
        self._look_again()
        first = steps[0]
        named = label(first.entry.input, first.before, first.entry.told, self.lines.language)
        self.lines.tell(words.DONE_AGAIN, entry=named)
        self._show(steps)

    def _look_again(self) -> None:
        self.told.clear()
        self.rewards.clear()
        self.announced = None
        self.buys = False
        self.waits = self.table.paused

    def _save(self, file: str) -> None:
        self._keep(file, replace=False)

    def _save_over(self, file: str) -> None:
        self._keep(file, replace=True)

    def _keep(self, file: str, replace: bool) -> None:
        save(file, scenario_of(self.game), replace)
        self.lines.tell(words.SAVED, file=file)
        self._ask_again()

    def _help(self, _: str) -> None:
        question = self.table.question
        first = words.HELP if question is None else help_with(question)
        for line in (*first, *words.HELP_ANY_TIME):
            self.lines.tell(line)
        self._ask_again()

    def _quit(self, _: str) -> None:
        raise Quit

    def _ask_again(self) -> None:
        if self.table.question is not None or to_place(self.table):
            self.announced = None
