"""The words of the players' box."""

import pytest

from companion.game.scenario import scenario_from, table_of
from companion.rules import instructions as i
from companion.rules.pieces import PIECES
from companion.wording.instructions import say
from companion.wording.language import Language
from companion.wording.names import cell_name, column_name, source_name
from companion.wording.pieces import counted_pieces
from tests.wording.examples import ALL_LANGUAGES, ENGLISH, practice_table, told

ONE_AND_TWO = {
    "en": {
        "enforcement": ("1 Enforcement", "2 Enforcement"),
        "barricade": ("1 Barricade", "2 Barricades"),
        "red-shield": ("1 red Shield", "2 red Shields"),
        "blue-shield": ("1 blue Shield", "2 blue Shields"),
        "copy-token": ("1 Copy token", "2 Copy tokens"),
    },
    "fr": {
        "enforcement": ("1 figurine de la Sûreté", "2 figurines de la Sûreté"),
        "barricade": ("1 Barricade", "2 Barricades"),
        "red-shield": ("1 Bouclier de Sûreté (rouge)", "2 Boucliers de Sûreté (rouges)"),
        "blue-shield": ("1 Bouclier de Contention (bleu)", "2 Boucliers de Contention (bleus)"),
        "copy-token": ("1 jeton Dupliquer", "2 jetons Dupliquer"),
    },
    "de": {
        "enforcement": ("1 Schläger", "2 Schläger"),
        "barricade": ("1 Barrikade", "2 Barrikaden"),
        "red-shield": ("1 Schlägerschild (rot)", "2 Schlägerschilde (rot)"),
        "blue-shield": ("1 blauer Schild", "2 blaue Schilde"),
        "copy-token": ("1 Epic-Aktionskopie-Marker", "2 Epic-Aktionskopie-Marker"),
    },
    "es": {
        "enforcement": ("1 Controlador", "2 Controladores"),
        "barricade": ("1 Barricada", "2 Barricadas"),
        "red-shield": ("1 Escudo de Controladores (rojo)", "2 Escudos de Controladores (rojos)"),
        "blue-shield": ("1 Escudo de Contención (azul)", "2 Escudos de Contención (azules)"),
        "copy-token": (
            "1 ficha de Copiar Acción Épica",
            "2 fichas de Copiar Acción Épica",
        ),
    },
}


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("language", ALL_LANGUAGES, ids=lambda language: language.code)
def test_one_piece_and_two(language: Language, piece: str) -> None:
    one, two = ONE_AND_TWO[language.code][piece]
    assert counted_pieces(piece, 1, language) == one
    assert counted_pieces(piece, 2, language) == two
    # German declines the blue Shield where it is put down.
    put = (one.replace("blauer", "blauen"), two)
    for kind in (i.Place, i.Remove):
        for count, words in enumerate(put, 1):
            assert words in say(told(kind(piece, 0, count, 3)), practice_table(), language)


def test_a_source_is_named() -> None:
    table = practice_table()
    board = table.districts[1].board
    assert source_name(("epic", "tin-whistle"), table, ENGLISH) == "Tin Whistle"
    assert source_name(("boss", "steelheart"), table, ENGLISH) == "The Castellan"
    assert source_name(("district", board), table, ENGLISH) == "Ledger Square"
    assert source_name(("newcago", board), table, ENGLISH) == "Newcago card, Ledger Square"
    assert source_name(("newcago", board), table, Language("es")) == "Carta de Chicago Nova, Ledger Square"
    for nobody in ("reckoners", "rules", ""):
        assert source_name((nobody, ""), table, ENGLISH) == ""


def test_steelheart_has_his_french_name() -> None:
    table = table_of(
        scenario_from({"board": {"reckoners": [{"name": "David"}, {"name": "Tia"}]}}, "this test")
    )
    names = [source_name(("boss", "steelheart"), table, language) for language in ALL_LANGUAGES]
    assert names == ["Steelheart", "Cœur d’Acier", "Steelheart", "Steelheart"]


@pytest.mark.parametrize(
    ("row", "column", "cell", "called"),
    [
        ("B", 4, "B-4", "4"),
        ("4", 2, "B-4", "B"),
        ("4", 26, "Z-4", "Z"),
        ("4", 27, "AA-4", "AA"),
        ("12", 1, "A-12", "A"),
    ],
)
def test_r7_5a_a_cell_is_named_by_its_letter_first(row: str, column: int, cell: str, called: str) -> None:
    assert (cell_name(row, column), column_name(column, row)) == (cell, called)
