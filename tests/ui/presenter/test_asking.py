"""Symbols put together by taps."""

import pytest

from companion.rules.notation import ARGUMENTS, SCOPES, THINGS, VERBS, parse_cell
from companion.ui.presenter.asking import PER_WORDS, SCOPE_WORDS, Draft


def test_every_scope_and_every_thing_has_words() -> None:
    assert set(SCOPE_WORDS) == {"", *SCOPES}
    assert set(PER_WORDS) == {"", *THINGS}


@pytest.mark.parametrize("verb", VERBS)
def test_whatever_is_tapped_is_an_action(verb: str) -> None:
    argument = ARGUMENTS.get(verb, ("",))[0]
    draft = Draft(verb=f"{verb} {argument}".strip(), count=3, scope="gifted", per="enforcement")
    cell = parse_cell(draft.cell)
    assert cell is not None
    (action,) = cell
    assert (action.verb, action.argument, action.count) == (verb, argument, 3)
    assert (action.scope, action.per) == ("gifted", "enforcement")


def test_symbols_stand_beside_each_other() -> None:
    draft = Draft(verb="population", beside=["fortify", "barricade x2"])
    assert draft.cell == "fortify | barricade x2 | population"
