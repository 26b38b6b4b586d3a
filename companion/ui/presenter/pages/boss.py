"""The boss's sheet: Research or Health, the four brackets and what each would do now, where he goes."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from companion.rules.boss_sight import BossSight, boss_sight, power_tables
from companion.rules.fields import field_at
from companion.rules.table import Table
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.marks import Marks
from companion.ui.presenter.page import Desk, Sheet
from companion.ui.presenter.pages.correcting import correction
from companion.ui.presenter.panel import Advance, Answers, Foot, Number, Panel
from companion.ui.theme import VERBS
from companion.wording.boss_sight import boss_health_words, boss_move_words, power_words, sight_words
from companion.wording.language import N_, Language
from companion.wording.names import boss_name, district_name, track_name

_VALUES: Final = {
    "boss.research": (N_("Research"), "magnify"),
    "boss.health": (N_("Health"), "heart"),
}


@dataclass(frozen=True, slots=True)
class BossPage(Sheet):
    def shown(self, desk: Desk) -> Panel:
        table, language = desk.table, desk.language
        elsewhere = Answer(
            language.gettext("Put the boss elsewhere"), Act("over", ElsewherePage()), icon="map-marker"
        )
        return Panel(
            boss_name(table, language),
            eyebrow=district_name(table.boss.district, table),
            close=language.gettext("Close"),
            numbers=(*_values(table, language), *_tracks(table, language)),
            foot=Foot(boss_move_words(table, language), "crown", elsewhere),
        )

    def marks(self, desk: Desk) -> Marks:  # noqa: ARG002
        return Marks(boss=True)


def _values(table: Table, language: Language) -> Iterator[Number]:
    for path, (words, icon) in _VALUES.items():
        field = field_at(table, path)
        if field is not None:
            number = correction(field, language.gettext(words), language, icon)
            yield replace(number, note=boss_health_words(table, language), note_icon="heart")


def _tracks(table: Table, language: Language) -> Iterator[Number]:
    if table.setup.boss == "limelight":
        for power in power_tables(table):
            words = power_words(power, table, language)
            yield _track(power.colour, power.columns, words, "table-column", table, language)
    else:
        for sight in boss_sight(table):
            words = sight_words(sight, table, language)
            yield _track(sight.colour, sight.length, words, _icon(sight), table, language)


def _track(
    colour: str, length: int | None, words: str, icon: str, table: Table, language: Language
) -> Number:
    field = field_at(table, f"boss.brackets.{colour}")
    assert field is not None
    number = correction(field, track_name(colour, language), language, mark=colour)
    bracket = table.boss.brackets[colour]
    return replace(number, spaces=length or 0, bracket=bracket, note=words, note_icon=icon)


def _icon(sight: BossSight) -> str:
    """Of the first that it would do."""
    if sight.deployment is not None and sight.deployment.count:
        return VERBS[sight.deployment.piece]
    return next((VERBS.get(deed.action.verb, "sword") for deed in sight.deeds if deed.amount), "sleep")


@dataclass(frozen=True, slots=True)
class ElsewherePage(Sheet):
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
