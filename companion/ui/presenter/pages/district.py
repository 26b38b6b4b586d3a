"""The sheet of a district: what stands there, to be corrected, and who."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.rules.fields import field_at, fields
from companion.rules.pieces import FIELDS, PIECES
from companion.rules.table import Table
from companion.ui.presenter.acts import CLOSE, Act, Answer
from companion.ui.presenter.marks import Marks
from companion.ui.presenter.page import Desk, Sheet
from companion.ui.presenter.pages.correcting import correction
from companion.ui.presenter.panel import Answers, Number, Panel, Tile
from companion.ui.theme import PIECES as ICONS
from companion.wording.language import N_, Language
from companion.wording.names import epic_name, one_piece

_VALUES: Final = {
    "research": (N_("Research"), "magnify"),
    "health": (N_("Health"), "heart"),
    "bracket": (N_("Bracket"), "arrow-collapse-right"),
}


_TILES: Final = tuple(piece for piece in PIECES if piece != "enforcement")


@dataclass(frozen=True, slots=True)
class DistrictPage(Sheet):
    index: int
    piece: str = ""  # the tile that is chosen

    def shown(self, desk: Desk) -> Panel:
        table, language = desk.table, desk.language
        district = table.districts[self.index]
        here = tuple(
            Answer(one.name, Act("reckoner", one.name), token=one.name)
            for one in table.in_district(self.index)
        )
        return Panel(
            language.gettext("No Epic") if district.epic is None else epic_name(district.epic.id, table),
            eyebrow=district.name,
            close=language.gettext("Close"),
            numbers=tuple(self._numbers(table, language)),
            tiles=tuple(self._tile(piece, table, language) for piece in _TILES),
            chosen=(self._number(self.piece, table, language),) if self.piece else (),
            groups=(Answers(here, language.gettext("Here"), columns=min(2, len(here))),) if here else (),
        )

    def _numbers(self, table: Table, language: Language) -> Iterator[Number]:
        """What acts, and what is there in most districts; the other pieces are tiles."""
        epic, rest = f"districts.{self.index}.epic.", f"districts.{self.index}."
        for field in fields(table):
            name = field.path.rpartition(".")[2]
            if field.path.startswith(epic):
                words, icon = _VALUES[name]
                yield correction(field, language.gettext(words), language, icon)
            elif field.path == f"{rest}marker":
                yield correction(field, *_marker(table, language))
        yield self._number("enforcement", table, language)

    def _number(self, piece: str, table: Table, language: Language) -> Number:
        field = field_at(table, f"districts.{self.index}.{FIELDS[PIECES.index(piece)]}")
        assert field is not None
        return correction(field, one_piece(piece, language), language, ICONS[piece])

    def _tile(self, piece: str, table: Table, language: Language) -> Tile:
        """Tapped again, it is no longer chosen."""
        chosen = piece == self.piece
        return Tile(
            one_piece(piece, language),
            str(table.districts[self.index].pieces[PIECES.index(piece)]),
            ICONS[piece],
            Act("instead", DistrictPage(self.index, "" if chosen else piece)),
            chosen,
            Act("why", f"districts.{self.index}.{FIELDS[PIECES.index(piece)]}"),
        )

    def marks(self, desk: Desk) -> Marks:  # noqa: ARG002
        return Marks(self.index)

    def tap_district(self, desk: Desk, index: int) -> Act:  # noqa: ARG002
        return CLOSE if index == self.index else Act("instead", DistrictPage(index))


def _marker(table: Table, language: Language) -> tuple[str, Language, str]:
    if table.setup.city == "babilar":
        return language.gettext("Boss Research"), language, ICONS["boss-research"]
    return language.gettext("Marker"), language, ICONS["marker"]
