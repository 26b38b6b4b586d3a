"""Every symbol of the notation on the palette, and how many taps it costs."""

from collections.abc import Iterator
from itertools import product

import pytest

from companion.rules.inputs import Answer
from companion.rules.notation import ARGUMENTS, MOST, SCOPES, THINGS, TOTALS, VERBS, parse_cell
from companion.ui.presenter.acts import Act
from companion.ui.presenter.draft import Draft
from companion.ui.presenter.palette import BY, FOR_EACH, LARGER, SYMBOLS, TOTAL_WORDS, WHERE, cell_of, palette
from companion.ui.presenter.teach_view import Palette, Pick
from tests.wording.examples import ENGLISH

COUNTS = (1, 2, 6, 7, 20, MOST)


def shown(draft: Draft) -> Palette:
    return palette(draft, ("population", "fortify"), ENGLISH)


def picks(keys: Palette) -> Iterator[Pick]:
    yield from (*keys.likely.picks, *keys.symbols, *keys.more, *keys.numbers)
    yield from (pick for row in keys.rows for pick in row.picks)


class Finger:
    """Taps only what is there; “That is it” is a tap too."""

    def __init__(self) -> None:
        self.draft = Draft()
        self.taps = 0
        self.entered = ""

    def tap(self, act: Act) -> None:
        assert any(pick.act == act for pick in picks(shown(self.draft))), act
        self.taps += 1
        if act.name == "enter":
            assert isinstance(act.value, Answer)
            self.entered = act.value.value
            return
        after = self.draft.after(act.name, act.value)
        assert after is not None
        self.draft = after

    def put_together(self, symbol: str, count: int, scope: str, thing: str) -> str:
        self.tap(Act("symbol", symbol))
        if scope:
            self.tap(Act("scope", scope))
        if thing:
            self.tap(Act("per", thing))
        if count > 6:
            self.tap(Act("unfold", LARGER))
            self.tap(Act("enter", Answer(self.draft.counted(count).cell)))
            return self.entered
        if count > 1:
            self.tap(Act("count", count))
        self.taps += 1
        assert cell_of(self.draft) is not None
        return self.draft.cell


def test_the_palette_has_every_symbol_of_the_notation_always_in_the_same_order() -> None:
    every = {f"{verb} {one}".strip() for verb in VERBS for one in ARGUMENTS.get(verb, ("",))}
    assert set(SYMBOLS) == every
    assert set(WHERE) == {"", *SCOPES}
    assert set(FOR_EACH) == {"", *THINGS}
    assert set(TOTAL_WORDS) == set(TOTALS)
    empty = [pick.act for pick in shown(Draft()).symbols]
    assert [pick.act for pick in shown(Draft(verb="steal", count=3)).symbols] == empty


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_symbol_takes_three_taps_and_one_with_reach_or_per_at_most_five(symbol: str) -> None:
    for count, scope, thing in product(COUNTS, ("", *SCOPES), ("", *THINGS)):
        finger = Finger()
        (action,) = parse_cell(finger.put_together(symbol, count, scope, thing)) or ()
        written = f"{action.verb} {action.argument}".strip()
        assert (written, action.count, action.scope, action.per) == (symbol, count, scope, thing)
        assert finger.taps <= (5 if scope or thing else 3)


def test_the_likely_ones_and_nothing_are_one_tap() -> None:
    acts = [pick.act for pick in shown(Draft()).likely.picks]
    assert acts == [Act("enter", Answer(symbol)) for symbol in ("population", "fortify", "-")]


@pytest.mark.parametrize("total", TOTALS)
def test_r7_6_a_total_is_told_with_its_steps(total: str) -> None:
    finger = Finger()
    finger.tap(Act("unfold", BY))
    finger.tap(Act("symbol", f"population by {total}"))
    for key in ("0", "=", "1", " ", "1", "2", "=", "3", "4", "erase"):
        assert cell_of(finger.draft) is None or key != "="
        finger.tap(Act("thresholds", key))
    (action,) = cell_of(finger.draft) or ()
    assert (action.total, action.steps) == (total, ((0, 1), (12, 3)))


def test_symbols_stand_beside_each_other() -> None:
    finger = Finger()
    finger.tap(Act("symbol", "red-shield"))
    finger.tap(Act("beside"))
    assert cell_of(finger.draft) is None
    assert finger.put_together("fortify", 2, "gifted", "") == "red-shield | gifted: fortify x2"
