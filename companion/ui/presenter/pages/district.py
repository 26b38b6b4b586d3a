"""The sheet of a district: what stands there, to be corrected, and who."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.rules.fields import Field, fields
from companion.rules.pieces import FIELDS, PIECES
from companion.rules.table import Table
from companion.ui.presenter.acts import CLOSE, Act, Answer
from companion.ui.presenter.marks import Marks
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.pages.correcting import correction
from companion.ui.presenter.panel import Answers, Number, Panel
from companion.ui.theme import PIECES as ICONS
from companion.wording.language import N_, Language
from companion.wording.names import epic_name, piece_name

_VALUES: Final = {
    "research": (N_("Research"), "magnify"),
    "health": (N_("Health"), "heart"),
    "bracket": (N_("Bracket"), "arrow-collapse-right"),
}


@dataclass(frozen=True, slots=True)
class DistrictPage(Page):
    index: int

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
            groups=(Answers(here, language.gettext("Here"), columns=2),) if here else (),
        )

    def _numbers(self, table: Table, language: Language) -> Iterator[Number]:
        before = f"districts.{self.index}."
        for field in fields(table):
            if field.path.startswith(before):
                yield _number(field, table, language)

    def marks(self, desk: Desk) -> Marks:  # noqa: ARG002
        return Marks(self.index)

    def tap_district(self, desk: Desk, index: int) -> Act:  # noqa: ARG002
        return CLOSE if index == self.index else Act("instead", DistrictPage(index))


def _number(field: Field, table: Table, language: Language) -> Number:
    name = field.path.rpartition(".")[2]
    if name in _VALUES:
        words, icon = _VALUES[name]
        return correction(field, language.gettext(words), language, icon)
    if name in FIELDS:
        piece = PIECES[FIELDS.index(name)]
        return correction(field, piece_name(piece, language), language, ICONS[piece])
    if table.setup.city == "babilar":
        return correction(field, language.gettext("Boss Research"), language, ICONS["boss-research"])
    return correction(field, language.gettext("Marker"), language, ICONS["marker"])
