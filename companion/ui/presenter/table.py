"""The Table: from a sitting and what the players have tapped to one frozen view."""

from typing import Final

from companion.content.reading import PackError
from companion.game.errors import SaveError
from companion.game.sitting import EPIC_PHASE, PROLOGUE, Sitting, Step, Stop
from companion.rules import inputs
from companion.rules.box import slug
from companion.rules.commands import EpicPhase, GoOn, Move, Prologue, Rewards
from companion.rules.errors import NotationError, RefusedInput
from companion.rules.inputs import Input, NewCard
from companion.rules.instructions import (
    Defeat,
    Instruction,
    Lapse,
    Remind,
    RemindOfCard,
    Reward,
    Spend,
    Told,
    Warn,
    Weaken,
)
from companion.rules.notation import parse_cell
from companion.rules.power_dice import faces_typed
from companion.rules.questions import Question
from companion.rules.starting import to_place
from companion.rules.table import Table
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.asking import LONGEST, Draft, question_panel
from companion.ui.presenter.city import ring_view
from companion.ui.presenter.panel import Advance, Answers, Aside, Line, Panel, TableView
from companion.ui.presenter.sheets import boss_panel, counters_panel, district_panel
from companion.ui.presenter.stops import line_of, stop_panel
from companion.ui.theme import EFFECTS
from companion.wording.checklist import checklist
from companion.wording.instructions import say
from companion.wording.labels import label
from companion.wording.language import Language
from companion.wording.names import boss_name, district_name, effect_name, phase_name, signed
from companion.wording.phases import outcome_words
from companion.wording.refusals import say_notation, say_refusal, say_unfit
from companion.wording.saving import save_problem

BASE_SPACES: Final = 5
# Told in the Reckoner Phase and out of sight there: what a toast is for.
_WORTH_SAYING: Final = (Warn, Weaken, Defeat, Reward, Spend, Lapse, Remind, RemindOfCard)


class TablePresenter:
    """What is chosen is for the eye only; what is entered goes through the sitting, and is on disk first."""

    def __init__(self, sitting: Sitting, language: Language) -> None:
        self.sitting = sitting
        self.language = language
        self.district: int | None = None
        self.reckoner = ""
        self.sheet = ""  # "boss", "counters", "menu", "undo"
        self.draft = Draft()
        self.said = ""  # one sentence for a toast; taken by `take_said`
        self.left = False  # the players want to go home
        self.begun: Sitting | None = None  # never: this one has begun

    @property
    def table(self) -> Table:
        return self.sitting.table

    def is_open(self) -> bool:
        """Is there something that “back” would close?"""
        return bool(self.sheet or self.reckoner or self.district is not None)

    def take_said(self) -> str:
        said, self.said = self.said, ""
        return said

    # What was tapped

    def do(self, act: Act) -> None:
        """Refused or not saved: one sentence, and everything is as it was."""
        try:
            self._do(act)
        except RefusedInput as error:
            self.draft = Draft()
            self.said = say_refusal(error, self.language)
        except NotationError as error:
            self.said = say_notation(error, self.language)
        except PackError:
            self.said = say_unfit(self.language)
        except SaveError as error:
            self.said = save_problem(error.code, error.detail, self.language)

    def _do(self, act: Act) -> None:
        value = act.value
        match act.name:
            case "enter":
                self._enter(value)
            case "roll":
                self._tell(self.sitting.roll())
            case "done":
                self.sitting.done()
            case "undo":
                self._undo()
            case "redo":
                self._tell(self.sitting.redo())
                self._close()
            case "district":
                self._choose_district(value)
            case "move":
                self._enter(Move(*value))
            case "reckoner":
                self._close()
                self.reckoner = value
            case "sheet":
                self._close()
                self.sheet = value
            case "close":
                self._close()
            case "home":
                self.sitting.leave()
                self.left = True
            case _:
                self._write(act)

    def _write(self, act: Act) -> None:
        """An answer that takes several taps."""
        draft, value = self.draft, act.value
        match act.name:
            case "digit" if len(draft.typed) < LONGEST:
                draft.typed = f"{draft.typed}{value}".lstrip("0") or "0"
            case "erase":
                draft.typed = draft.typed[:-1]
            case "row":
                draft.rows[value[0]] = value[1]
            case "symbol":
                draft.verb = value
            case "count":
                draft.count = value
            case "scope":
                draft.scope = value
            case "per":
                draft.per = value
            case "beside":
                self.draft = Draft(beside=draft.cell.split(" | "))
            case "instead":
                self.draft = Draft(beside=draft.beside)
            case "cell":
                cell = " ".join(value.lower().split())
                parse_cell(cell)
                self._enter(inputs.Answer(cell))
            case "faces":
                self._enter(inputs.Answer(faces_typed(value)))
            case "new-card" if value.strip():
                self.sitting.enter(NewCard(value.strip()))
                self._enter(inputs.Answer(slug(value)))

    def _enter(self, entry: Input) -> None:
        steps = self.sitting.enter(entry)
        self.draft = Draft()
        if isinstance(entry, Move | EpicPhase | Prologue):
            self._close()
        self._tell(steps)

    def _tell(self, steps: list[Step]) -> None:
        self.draft = Draft()
        if self.sitting.stop() is None:
            told = [(one, step.entry.table) for step in steps for one in step.entry.told]
            worth = [(one, at) for one, at in told if isinstance(one.instruction, _WORTH_SAYING)]
            self.said = " ".join(say(one, at, self.language) for one, at in worth)

    def _choose_district(self, index: int) -> None:
        name = self.reckoner or to_place(self.table)
        if self._is_asking or self.sitting.stop() is not None:
            return
        if name:
            self._enter(Move(name, index))
        else:
            chosen = None if index == self.district else index
            self._close()
            self.district = chosen

    def _undo(self) -> None:
        """An act of the Epics is taken back when the pieces are; one's own entry at once."""
        if self.sheet != "undo" and self.sitting.last() is not None and self._was_theirs():
            self._close()
            self.sheet = "undo"
            return
        last = self._last_label()
        self.sitting.undo()
        self._close()
        self.draft = Draft()
        self.said = self.language.gettext("Taken back: {entry}", entry=last)

    def _was_theirs(self) -> bool:
        last = self.sitting.last()
        return last is not None and isinstance(last.entry.input, Prologue | EpicPhase | GoOn)

    def _close(self) -> None:
        self.district, self.reckoner, self.sheet = None, "", ""

    @property
    def _is_asking(self) -> bool:
        return self.table.question is not None

    # What is shown

    def view(self) -> TableView:
        table, language = self.table, self.language
        stop = self.sitting.stop()
        panel, advance = self._panel(stop)
        lost = 0 if stop is None else table.population - stop.before.population
        theirs = stop is not None
        phase = phase_name("epic" if theirs and table.phase == "reckoner" else table.phase, language)
        return TableView(
            language.gettext("Round {round}", round=self._round(stop)),
            phase,
            theirs,
            str(table.population),
            language.gettext("Population"),
            signed(lost) if lost else "",
            f"${table.money}",
            table.base_marker,
            table.box.base_spaces or BASE_SPACES,
            ring_view(table, language, stop, self.district, self.reckoner or to_place(table)),
            panel,
            advance,
            (self._aside(),),
        )

    def _aside(self) -> Aside:
        if self.sheet == "undo":
            return Aside("close", self.language.gettext("Keep it"), Act("close"))
        last = self._last_label()
        return Aside("undo", last, Act("undo") if last else None)

    def _round(self, stop: Stop | None) -> int:
        return self.table.round if stop is None else stop.before.round

    def _last_label(self) -> str:
        last = self.sitting.last()
        if last is None:
            return ""
        return label(last.entry.input, last.before, last.entry.told, self.language)

    def _panel(self, stop: Stop | None) -> tuple[Panel, Advance]:
        table, language = self.table, self.language
        if self.sheet == "undo":
            return self._moves_back(), Advance(language.gettext("Moved back"), Act("undo"))
        if self.sheet == "menu":
            return self._menu(), Advance(language.gettext("Close"), Act("close"))
        if table.question is not None:
            return self._question(table.question)
        if stop is not None:
            return stop_panel(stop, language), Advance(language.gettext("Done"), Act("done"))
        if table.phase == "over":
            return self._end(), Advance(language.gettext("Home"), Act("home"))
        if table.phase == "setup":
            lines = tuple(Line(text, "checkbox-blank-circle-outline") for text in checklist(table, language))
            panel = Panel(language.gettext("Set up the board"), lines=lines)
            return panel, Advance(language.gettext("Begin the Prologue"), Act("enter", PROLOGUE))
        placing = to_place(table)
        if placing:
            return self._place(placing), Advance(language.gettext("Tap a district"))
        return self._reckoner_panel(), self._begin()

    def _question(self, question: Question) -> tuple[Panel, Advance]:
        practice = self.sitting.game.current_pack.kind == "practice"
        return question_panel(question, self.table, self.draft, self.language, practice)

    def _begin(self) -> Advance:
        if self.table.rewards:
            return Advance(self.language.gettext("Receive rewards"), Act("enter", Rewards()))
        return Advance(self.language.gettext("Begin the Epic Phase"), Act("enter", EPIC_PHASE))

    def _reckoner_panel(self) -> Panel:
        table, language = self.table, self.language
        if self.district is not None:
            return district_panel(table, self.district, language)
        if self.sheet == "boss":
            return boss_panel(table, language)
        if self.sheet == "counters":
            return counters_panel(table, language)
        if self.reckoner:
            return self._place(self.reckoner)
        suffers = tuple(
            Line(
                language.gettext(
                    "{reckoner}: {effect}", reckoner=one.name, effect=effect_name(effect, language)
                ),
                EFFECTS[effect],
            )
            for one in table.reckoners
            for effect in one.effects
        )
        tokens = tuple(
            Answer(one.name, Act("reckoner", one.name), district_name(one.district, table), token=one.name)
            for one in table.reckoners
        )
        more = (
            Answer(
                boss_name(table, language),
                Act("sheet", "boss"),
                district_name(table.boss.district, table),
                "crown",
            ),
            Answer(language.gettext("Counters"), Act("sheet", "counters"), icon="counter"),
        )
        return Panel(
            language.gettext("Your turn"),
            note=language.gettext("Tap a district to change what stands there, a Reckoner to move."),
            lines=suffers,
            groups=(Answers(tokens), Answers(more)),
        )

    def _place(self, name: str) -> Panel:
        table, language = self.table, self.language
        places = tuple(
            Answer(
                one.name,
                Act("enter", Move(name, index)),
                detail="" if one.epic is None else table.box.epics[one.epic.id].name,
            )
            for index, one in enumerate(table.districts)
            if table.reckoner(name).district != index
        )
        return Panel(
            language.gettext("Where does {reckoner} go?", reckoner=name),
            note=language.gettext("Tap a district, here or on the ring."),
            groups=(Answers(places),),
        )

    def _moves_back(self) -> Panel:
        language = self.language
        lines = tuple(self._line(move) for move in self.sitting.moves_back())
        if not lines:
            lines = (Line(language.gettext("Nothing changes on the board."), "check"),)
        return Panel(language.gettext("Move back"), eyebrow=self._last_label(), lines=lines)

    def _line(self, move: Instruction) -> Line:
        last = self.sitting.last()
        assert last is not None
        return line_of(Told(move), last.before, self.language)

    def _menu(self) -> Panel:
        language = self.language
        answers = []
        if self.sitting.can_redo:
            answers.append(Answer(language.gettext("Redo"), Act("redo"), icon="redo"))
        answers.append(Answer(language.gettext("Home"), Act("home"), icon="home"))
        return Panel(language.gettext("Menu"), groups=(Answers(tuple(answers)),))

    def _end(self) -> Panel:
        table, language = self.table, self.language
        outcome = table.outcome or "lost"
        heading = language.gettext("Won!") if outcome == "won" else language.gettext("Lost")
        lines = (
            Line(outcome_words(outcome, table, language), "crown" if outcome == "won" else "account-group"),
            Line(language.gettext("Round {round}", round=table.round), "history"),
            Line(language.gettext("Population {population}.", population=table.population), "account-group"),
        )
        return Panel(heading, lines=lines)
