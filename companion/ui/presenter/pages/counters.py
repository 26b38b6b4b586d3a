"""Population, Money, the Base and the Plan tokens, to be corrected where they stand."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.rules.fields import field_at
from companion.rules.table import Table
from companion.ui.presenter.page import Desk, Sheet
from companion.ui.presenter.pages.correcting import correction
from companion.ui.presenter.panel import Number, Panel
from companion.wording.language import N_, Language

_COUNTERS: Final = {
    "population": (N_("Population"), "account-group"),
    "money": (N_("Money"), "currency-usd"),
    "base_marker": (N_("Reckoner Base"), "home-search"),
    "round": (N_("Round"), "history"),
    "unspent.enforcement": (N_("Rewards: Enforcement"), "pistol"),
    "unspent.contain": (N_("Rewards: Contain"), "arrow-collapse-left"),
}


@dataclass(frozen=True, slots=True)
class CountersPage(Sheet):
    def shown(self, desk: Desk) -> Panel:
        language = desk.language
        return Panel(
            language.gettext("Counters"),
            close=language.gettext("Close"),
            numbers=tuple(_numbers(desk.table, language)),
        )


def _numbers(table: Table, language: Language) -> Iterator[Number]:
    for path, (words, icon) in _COUNTERS.items():
        field = field_at(table, path)
        if field is not None:
            yield correction(field, language.gettext(words), language, icon)
    for index, one in enumerate(table.reckoners):
        field = field_at(table, f"reckoners.{index}.plans")
        assert field is not None
        words = language.gettext("{reckoner}, Plan tokens", reckoner=one.name)
        yield correction(field, words, language, "clipboard-text")
