"""The boss's sheet: Research or Health and the four brackets, to be corrected, and where he stands."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.rules.fields import fields
from companion.rules.notation import COLOURS
from companion.rules.table import Table
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.marks import Marks
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.pages.correcting import correction
from companion.ui.presenter.panel import Advance, Answers, Number, Panel
from companion.wording.language import N_, Language
from companion.wording.names import boss_name, district_name, track_name

_VALUES: Final = {
    "boss.research": (N_("Research"), "magnify"),
    "boss.health": (N_("Health"), "heart"),
}


@dataclass(frozen=True, slots=True)
class BossPage(Page):
    def shown(self, desk: Desk) -> Panel:
        table, language = desk.table, desk.language
        elsewhere = Answer(
            language.gettext("Put the boss elsewhere"), Act("over", ElsewherePage()), icon="map-marker"
        )
        return Panel(
            boss_name(table, language),
            eyebrow=district_name(table.boss.district, table),
            close=language.gettext("Close"),
            numbers=tuple(_numbers(table, language)),
            groups=(Answers((elsewhere,)),),
        )

    def marks(self, desk: Desk) -> Marks:  # noqa: ARG002
        return Marks(boss=True)


def _numbers(table: Table, language: Language) -> Iterator[Number]:
    for field in fields(table):
        if field.path in _VALUES:
            words, icon = _VALUES[field.path]
            yield correction(field, language.gettext(words), language, icon)
        elif field.path.startswith("boss.brackets."):
            colour = next(one for one in COLOURS if field.path.endswith(one))
            yield correction(field, track_name(colour, language), language, mark=colour)


@dataclass(frozen=True, slots=True)
class ElsewherePage(Page):
    def shown(self, desk: Desk) -> Panel:
        table, language = desk.table, desk.language
        places = tuple(
            Answer(district_name(index, table), _put(index))
            for index in range(len(table.districts))
            if index != table.boss.district
        )
        return Panel(
            language.gettext("Where does {boss} stand?", boss=boss_name(table, language)),
            note=language.gettext("Tap a district, here or on the ring."),
            close=language.gettext("Leave it"),
            groups=(Answers(places),),
        )

    def marks(self, desk: Desk) -> Marks:  # noqa: ARG002
        return Marks(boss=True)

    def tap_district(self, desk: Desk, index: int) -> Act:  # noqa: ARG002
        return _put(index)

    def is_done(self, desk: Desk) -> bool:  # noqa: ARG002
        return True

    def advance(self, desk: Desk) -> Advance:
        return Advance(desk.language.gettext("Tap a district"))


def _put(index: int) -> Act:
    return Act("correct", ("boss.district", index))
