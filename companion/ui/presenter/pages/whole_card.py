"""A whole Epic card at once: Research, Health, Weakened Health, the track and the Rewards."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from companion.content.likely import likeliest
from companion.content.pack import Epic, Pack
from companion.content.printed_rows import Row, Spot
from companion.rules import inputs
from companion.rules.box import REWARDS
from companion.rules.inputs import Fact, Teach
from companion.rules.notation import UNKNOWN, parse_cell
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.city import UNKNOWN as DASH
from companion.ui.presenter.draft import Draft
from companion.ui.presenter.page import Desk, Sheet
from companion.ui.presenter.palette import cell_of, palette
from companion.ui.presenter.panel import Advance, Answers, Aside, Keypad, Number, Panel
from companion.ui.presenter.questions.symbol import tiles_around
from companion.ui.presenter.stop_view import Sign
from companion.ui.presenter.teach_view import Pick, TeachView
from companion.wording.actions import cell_words
from companion.wording.language import N_, Language
from companion.wording.names import epic_name
from companion.wording.printed import ordinal, printed_place

INFINITE: Final = "infinite"
ASK: Final = "ask-card"  # opens one value of it; empty: back to the card
TELL: Final = "tell-card"
VALUES: Final = {
    "research": (N_("Research"), "magnify", "number"),
    "health": (N_("Health"), "heart", "health"),
    "weakened": (N_("Weakened Health"), "target", "number"),
}
GIVEN: Final = {
    "money": (N_("Money"), "cash-plus"),
    "plan": (N_("Plan"), "clipboard-text"),
    "enforcement": (N_("Enforcement"), "account-tie-hat"),
    "contain": (N_("Contain"), "arrow-collapse-left"),
    "research": (N_("Boss Research"), "magnify"),
}


def is_little_known(pack: Pack, epic: str) -> bool:
    """Is there more than one thing to ask of it?"""
    card = _card(pack, epic)
    values = (card.research, card.health, card.weakened, card.rewards)
    symbols = (None,) if card.track is None else card.track
    return sum(one is None for one in values) + sum(one in (None, UNKNOWN) for one in symbols) > 1


def whole_card_key(pack: Pack, path: str, language: Language) -> Answer | None:
    """Beside a question about an Epic's card of which more than this is unknown."""
    part, epic, *_ = (*path.split("."), "")
    if part != "epics" or not is_little_known(pack, epic):
        return None
    return Answer(
        language.gettext("Enter the whole card"), Act("over", WholeCardPage(epic)), icon="cards-outline"
    )


@dataclass(frozen=True, slots=True)
class WholeCardPage(Sheet):
    epic: str
    numbers: Mapping[str, int | str] = field(default_factory=dict)  # told here, by their path on the card
    track: tuple[str, ...] | None = None  # as far as it was told here
    asking: str = ""
    draft: Draft = field(default_factory=Draft)

    def after(self, act: Act, desk: Desk) -> "WholeCardPage | None":
        match act.name, act.value:
            case "ask-card", str(asking):
                return replace(self, asking=asking, draft=Draft())
            case "tell-card", (str(path), value):
                return self._told(path, value, desk)
            case "enter", inputs.Answer(str(symbol)) if self.asking.startswith("track."):
                return self._told(self.asking, symbol, desk)
            case _ if self.asking:
                draft = self.draft.after(act.name, act.value)
                return None if draft is None else replace(self, draft=draft)
            case _:
                return None

    def _told(self, path: str, value: Any, desk: Desk) -> "WholeCardPage":
        if not path.startswith("track."):
            return replace(self, numbers={**self.numbers, path: value}, asking="", draft=Draft())
        at, track = int(path.removeprefix("track.")), self._symbols(desk)
        track = (*track[: at - 1], value, *track[at:])
        known = next((n for n, symbol in enumerate(track[at:], at + 1) if symbol == UNKNOWN), len(track) + 1)
        whole = _card(_pack(desk), self.epic).track
        more = whole is None or known <= len(track)
        return replace(self, track=track, asking=f"track.{known}" if more else "", draft=Draft())

    def _symbols(self, desk: Desk) -> tuple[str, ...]:
        if self.track is not None:
            return self.track
        return tuple(_card(_pack(desk), self.epic).track or ())

    def _number(self, path: str, desk: Desk) -> int | str | None:
        if path in self.numbers:
            return self.numbers[path]
        card = _card(_pack(desk), self.epic)
        if path.startswith("rewards."):
            given: Mapping[str, int | None] = {
                str(name): count for name, count in (card.rewards or {}).items()
            }
            return given.get(path.removeprefix("rewards."))
        found: int | str | None = getattr(card, path)
        return found

    # What is shown

    def shown(self, desk: Desk) -> Panel | TeachView:
        if self.asking.startswith("track."):
            return self._symbol(desk)
        return self._typed(desk) if self.asking else self._all(desk)

    def _all(self, desk: Desk) -> Panel:
        language = desk.language
        symbols = self._symbols(desk)
        tiles = tuple(self._tile(at, symbol, language) for at, symbol in enumerate(symbols, 1))
        if _card(_pack(desk), self.epic).track is None:
            words = language.gettext("One more symbol") if tiles else language.gettext("The first symbol")
            tiles = (*tiles, Answer(words, Act(ASK, f"track.{len(symbols) + 1}"), icon="plus"))
        numbers = [self._row(name, *VALUES[name][:2], desk) for name in VALUES]
        given = [self._row(f"rewards.{name}", *GIVEN[name], desk) for name in REWARDS]
        return Panel(
            epic_name(self.epic, desk.table),
            eyebrow=language.gettext("The whole card"),
            note=language.gettext("What you leave out is asked when it is needed."),
            ours=True,
            numbers=(*numbers, *given),
            groups=(Answers(tiles, language.gettext("Symbols, left to right"), 2),),
            close=language.gettext("Leave it"),
        )

    def _tile(self, at: int, symbol: str, language: Language) -> Answer:
        act = Act(ASK, f"track.{at}")
        if symbol == UNKNOWN:
            return Answer("?", act, detail=ordinal(at, language))
        return Answer(cell_words(parse_cell(symbol), language), act, detail=ordinal(at, language))

    def _row(self, path: str, words: str, icon: str, desk: Desk) -> Number:
        value = self._number(path, desk)
        label = desk.language.gettext(words)
        if path.startswith("rewards."):
            label = desk.language.gettext("Reward: {name}", name=label)
        count = value if isinstance(value, int) else None
        least = 0 if path != "health" else 1
        return Number(
            label,
            DASH if value is None else str(value),
            icon,
            minus=Act(TELL, (path, count - 1)) if count is not None and count > least else None,
            plus=Act(TELL, (path, least if count is None else count + 1)) if value != INFINITE else None,
            tap=Act(ASK, path),
            zero=value is None,
            infinite=value == INFINITE,
        )

    def _typed(self, desk: Desk) -> Panel:
        language = desk.language
        infinite = Answer(language.gettext(INFINITE), Act(TELL, ("health", INFINITE)), icon="infinity")
        return Panel(
            printed_place(f"epics.{self.epic}.{self.asking}", desk.table, language),
            ours=True,
            keypad=Keypad(self.draft.typed),
            groups=(Answers((infinite,)),) if self.asking == "health" else (),
        )

    def _symbol(self, desk: Desk) -> TeachView:
        language, at, symbols = desk.language, self._at, self._symbols(desk)
        path = f"epics.{self.epic}.{self.asking}"
        row = Row("epic", path.rpartition(".")[0], symbols if at <= len(symbols) else (*symbols, UNKNOWN))
        keys = palette(self.draft, likeliest(_pack(desk), path), language)
        if not keys.numbers:
            end = Pick(language.gettext("That was the last one"), Act(ASK, ""), (Sign("check"),))
            keys = replace(keys, more=(end, *keys.more))
        return TeachView(
            printed_place(path, desk.table, language),
            language.gettext("The whole card"),
            language.gettext("Tap what is printed there."),
            tiles_around(Spot(row, at), language),
            at,
            keys,
        )

    @property
    def _at(self) -> int:
        return int(self.asking.removeprefix("track."))

    def advance(self, desk: Desk) -> Advance:
        language = desk.language
        if self.asking.startswith("track."):
            if cell_of(self.draft) is None:
                return Advance(language.gettext("Tap what is printed"))
            return Advance(language.gettext("That is it"), Act("enter", inputs.Answer(self.draft.cell)))
        if self.asking:
            if not self.draft.typed:
                return Advance(language.gettext("Type the number"))
            return Advance(language.gettext("That is it"), Act(TELL, (self.asking, int(self.draft.typed))))
        facts = tuple(self._facts(desk))
        return Advance(language.gettext("Done"), Act("enter", Teach(facts)) if facts else Act("close"))

    def asides(self, desk: Desk, undo: Aside) -> tuple[Aside, ...]:  # noqa: ARG002
        return (Aside("arrow-left", desk.language.gettext("Back"), Act(ASK, "")),) if self.asking else ()

    def is_done(self, desk: Desk) -> bool:  # noqa: ARG002
        return True

    def _facts(self, desk: Desk) -> Iterator[Fact]:
        """What was told here; with one Reward told, those that are not printed are none."""
        card, path = _card(_pack(desk), self.epic), f"epics.{self.epic}"
        for name, value in self.numbers.items():
            yield Fact(f"{path}.{name}", VALUES[name][2] if name in VALUES else "number", value)
        if any(name.startswith("rewards.") for name in self.numbers):
            for reward in REWARDS:
                if self._number(f"rewards.{reward}", desk) is None:
                    yield Fact(f"{path}.rewards.{reward}", "number", 0)
        before = card.track or []
        if self.track is not None and len(self.track) != len(before):
            yield Fact(f"{path}.track", "length", len(self.track))
            before = [UNKNOWN] * len(self.track)
        for at, (old, new) in enumerate(zip(before, self.track or (), strict=False), 1):
            if old != new:
                yield Fact(f"{path}.track.{at}", "cell", new)


def _pack(desk: Desk) -> Pack:
    return desk.sitting.game.current_pack


def _card(pack: Pack, epic: str) -> Epic:
    return next((one for one in pack.epics if one.id == epic), Epic(id=epic))
