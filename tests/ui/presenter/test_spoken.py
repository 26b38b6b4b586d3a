"""What is read aloud of a stop."""

from dataclasses import replace

from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.spoken import spoken
from companion.ui.presenter.stop_view import Die, Row, RowGroup, StopView
from companion.ui.presenter.whole_view import Part, WholeView
from companion.wording.language import LANGUAGES, Language

ROWS = (Row("Place *2 Enforcement* in Harbour Gate", now="3"), Row("Population *−6*", now="25", ours=True))


def stop(*groups: RowGroup, note: str = "", die: Die | None = None) -> StopView:
    return StopView("Glasswing", note, (), groups, "now", die=die)


def test_who_acts_and_what_the_hands_do() -> None:
    assert spoken(stop(RowGroup(ROWS), note="acts in Steel Quay · with 1 Copy token"), Language("en")) == (
        "Glasswing: acts in Steel Quay, with 1 Copy token.",
        "Place 2 Enforcement in Harbour Gate.",
        "Population -6.",
    )


def test_the_marks_of_the_boss_are_words_in_every_language() -> None:
    told = stop(RowGroup(ROWS[1:], mark="red"), RowGroup(ROWS[:1], title="Here"))
    heads = {code: spoken(told, Language(code))[1] for code in LANGUAGES}
    assert heads == {
        "en": "red track.",
        "fr": "piste d’Action rouge.",
        "de": "rote Aktionsleiste.",
        "es": "Barra de Acción roja.",
    }
    assert spoken(told, Language("en"))[2:] == (
        "Population -6.",
        "Here.",
        "Place 2 Enforcement in Harbour Gate.",
    )


def test_a_die_is_asked_for_last() -> None:
    die = Die("Roll the movement die: what does it show?", (), Answer("Roll for me", Act("roll")))
    assert spoken(stop(die=die), Language("en"))[-1] == "Roll the movement die: what does it show?"


def test_of_a_whole_phase_what_is_still_to_do() -> None:
    act = Act("tick")
    parts = (
        Part("Steel Quay", (), ROWS, "1 of 3", act, act, done=True),
        Part("Harbour Gate", (), (replace(ROWS[0], done=True), ROWS[1]), "2 of 3", act, act),
        Part("Riverside", (), ROWS[:1], "3 of 3", act, act),
    )
    whole = WholeView("Epic Phase", "in 3 places", (), parts, "now")
    assert spoken(whole, Language("en")) == (
        "Epic Phase: in 3 places.",
        "Harbour Gate.",
        "Population -6.",
        "Riverside.",
        "Place 2 Enforcement in Harbour Gate.",
    )
    nothing = WholeView("Epic Phase", "", (), (), "now", "Nothing changes on the board")
    assert spoken(nothing, Language("en")) == ("Epic Phase.", "Nothing changes on the board.")
