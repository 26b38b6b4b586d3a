"""What is read aloud of a stop."""

from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.spoken import spoken
from companion.ui.presenter.stop_view import Die, Row, RowGroup, StopView
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
