"""A printed symbol that the app has not been told: where to look, the row around it, and the palette."""

from dataclasses import replace
from typing import Final

from companion.content.likely import likeliest
from companion.content.printed_rows import Spot, spot_of
from companion.rules import inputs
from companion.rules.at_hand import bracket_at
from companion.rules.inputs import BY_HAND
from companion.rules.notation import parse_cell
from companion.rules.questions import AbilityDie, Content
from companion.rules.table import Table
from companion.rules.tracks import length_path
from companion.ui.presenter.acts import Act
from companion.ui.presenter.palette import cell_of, palette
from companion.ui.presenter.panel import Advance
from companion.ui.presenter.questions.frame import Asked
from companion.ui.presenter.stop_view import Sign, Tile, Tiles
from companion.ui.presenter.teach_view import Pick, TeachView
from companion.ui.presenter.track_tiles import signs_of
from companion.wording.asking import asker, short
from companion.wording.language import N_, Language
from companion.wording.names import district_name
from companion.wording.printed import ordinal, printed_place

SKIP: Final = N_("Skip, we do this one by hand")


def taught_symbol(question: Content | AbilityDie, asked: Asked) -> tuple[TeachView, Advance]:
    language, draft = asked.language, asked.draft
    is_die = isinstance(question, AbilityDie)
    path = "dice.ability" if isinstance(question, AbilityDie) else question.path
    keys = palette(draft, likeliest(asked.pack, path), language)
    if isinstance(question, Content) and question.needed is None and not keys.numbers:
        skip = Pick(language.gettext(SKIP), Act("enter", BY_HAND), (Sign("hand-back-right-outline"),))
        keys = replace(keys, more=(skip, *keys.more))
    whole = None if is_die or keys.numbers else asked.whole_card(path)
    if whole is not None:
        keys = replace(keys, more=(*keys.more, Pick(whole.words, whole.act, (Sign(whole.icon),))))
    spot = None if is_die else spot_of(asked.pack, path)
    view = TeachView(
        short(question, asked.table, language)
        if isinstance(question, AbilityDie)
        else printed_place(question.path, asked.table, language),
        "" if is_die else language.gettext("Asked once, remembered"),
        _note(question, asked),
        None if spot is None else tiles_around(spot, language, _bracket(asked.table, spot)),
        0 if spot is None else spot.at,
        keys,
    )
    if keys.numbers:
        return view, Advance(language.gettext("Tap an answer"))
    if cell_of(draft) is None:
        return view, Advance(language.gettext("Tap what is printed"))
    return view, Advance(language.gettext("That is it"), Act("enter", inputs.Answer(draft.cell)))


def tiles_around(spot: Spot, language: Language, bracket: int | None = None) -> Tiles:
    tiles = []
    for at, symbol in enumerate(spot.row.symbols, 1):
        cell = parse_cell(symbol)
        which = ordinal(at, language) if at == spot.at else ""
        tiles.append(Tile(signs_of(cell), "idle", known=cell is not None, asked=which))
    return Tiles(tuple(tiles), bracket)


def _bracket(table: Table, spot: Spot) -> int | None:
    kind, key = table.track
    if kind not in ("epic", "boss", "district") or length_path(table, kind, key) != spot.row.path:
        return None
    return bracket_at(table, table.track)


def _note(question: Content | AbilityDie, asked: Asked) -> str:
    """Where the cardboard lies."""
    language, table = asked.language, asked.table
    if isinstance(question, AbilityDie):
        return asker(question, table, language)
    part, which, *_ = question.path.split(".")
    for index, district in enumerate(table.districts):
        if part == "epics" and district.epic is not None and district.epic.id == which:
            return language.gettext(
                "Look at the card in {district} and tap what is printed there.",
                district=district_name(index, table),
            )
    return language.gettext("Tap what is printed there.")
