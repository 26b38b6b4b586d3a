"""The table check: what should stand on the board, to compare it with the real one and to set it right."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from companion.rules.brackets import boss_limit
from companion.rules.fields import Field, field_at
from companion.rules.notation import COLOURS
from companion.rules.pieces import FIELDS, PIECES
from companion.rules.table import Table
from companion.ui.presenter.acts import CLOSE, Act
from companion.ui.presenter.check_view import Cell, Check, Column, Counter, Head
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.pages.typed import TypedPage, is_infinite, value_words
from companion.ui.presenter.panel import Advance, Aside
from companion.ui.theme import PIECES as ICONS
from companion.wording.language import N_, Language
from companion.wording.names import boss_name, capital, district_name, epic_name, piece_name

_VALUES: Final = {
    "epic.research": (N_("Research"), "magnify"),
    "epic.health": (N_("Health"), "heart"),
    "epic.bracket": (N_("Bracket"), "arrow-collapse-right"),
}
_COUNTERS: Final = {
    "population": (N_("Population"), "account-group"),
    "money": (N_("Money"), "currency-usd"),
    "base_marker": (N_("Base"), "home-search"),
}
_BOSS: Final = {
    "boss.research": (N_("Research"), "magnify"),
    "boss.health": (N_("Health"), "heart"),
}


@dataclass(frozen=True, slots=True)
class CheckPage(Page):
    """`checked`: districts that were compared, for the eye only."""

    at_any_time: ClassVar[bool] = True
    checked: frozenset[int] = frozenset()

    def shown(self, desk: Desk) -> Check:
        table, language = desk.table, desk.language
        heads = tuple(_heads(table, language))
        return Check(
            language.gettext("Does the board look like this?"),
            language.gettext("Tap a number to set it right"),
            tuple(head for _, head in heads),
            tuple(
                self._column(index, tuple(path for path, _ in heads), desk)
                for index in range(len(table.districts))
            ),
            boss_name(table, language),
            language.gettext("Boss, in {district}", district=district_name(table.boss.district, table)),
            tuple(_counters(table, language)),
            _left(table, language),
        )

    def _column(self, index: int, paths: tuple[str, ...], desk: Desk) -> Column:
        table, language = desk.table, desk.language
        district = table.districts[index]
        tokens = tuple(one.name for one in table.in_district(index))
        boss = table.boss.district == index
        done = index in self.checked
        current = not done and all(at in self.checked for at in range(index))
        if done:
            state = language.gettext("checked")
        else:
            state = language.gettext("looks right?") if current else language.gettext("to check")
        return Column(
            district.name,
            language.gettext("No Epic") if district.epic is None else epic_name(district.epic.id, table),
            tokens,
            boss,
            "" if tokens or boss else language.gettext("nobody"),
            tuple(_cell(f"districts.{index}.{path}", table, language) for path in paths),
            state,
            "check-circle" if done else "checkbox-blank-circle-outline",
            Act("instead", replace(self, checked=self.checked ^ {index})),
            current,
        )

    def advance(self, desk: Desk) -> Advance:
        return Advance(desk.language.gettext("It matches"), CLOSE)

    def asides(self, desk: Desk, undo: Aside) -> tuple[Aside, ...]:  # noqa: ARG002
        return ()


def _heads(table: Table, language: Language) -> Iterator[tuple[str, Head]]:
    """By the end of their path."""
    for path, (words, icon) in _VALUES.items():
        yield path, Head(icon, language.gettext(words))
    for name, piece in zip(FIELDS, PIECES, strict=True):
        yield name, Head(ICONS[piece], capital(piece_name(piece, language)))
    if table.setup.city == "babilar":
        yield "marker", Head(ICONS["boss-research"], language.gettext("Boss Research"))
    elif table.setup.city == "ildithia":
        yield "marker", Head(ICONS["marker"], language.gettext("Marker"))


def _cell(path: str, table: Table, language: Language) -> Cell:
    """Empty where there is no such number."""
    field = field_at(table, path)
    return Cell("") if field is None else _number(field, table, language)


def _number(field: Field, table: Table, language: Language) -> Cell:
    infinite = is_infinite(field.value)
    return Cell(
        "" if infinite else value_words(field, language),
        None if table.phase == "over" else Act("over", TypedPage(field.path)),
        field.value == 0,
        infinite,
        Act("why", field.path),
    )


def _counters(table: Table, language: Language) -> Iterator[Counter]:
    """The boss's, then the players'."""
    for path, (words, icon) in _BOSS.items():
        field = field_at(table, path)
        if field is not None:
            yield Counter(language.gettext(words), _number(field, table, language), icon)
    for colour in COLOURS:
        field = field_at(table, f"boss.brackets.{colour}")
        assert field is not None
        bracket = table.boss.brackets[colour]
        cell, spaces = _number(field, table, language), boss_limit(table, colour) or 0
        yield Counter("", cell, mark=colour, spaces=spaces, bracket=bracket)
    for path, (words, icon) in _COUNTERS.items():
        field = field_at(table, path)
        assert field is not None
        yield Counter(
            language.gettext(words), _number(field, table, language), icon, ours=path == "population"
        )


def _left(table: Table, language: Language) -> str:
    """R1.3"""
    pieces = " · ".join(
        f"*{left}* {piece_name(piece, language)}" for piece, left in zip(PIECES, table.supply, strict=True)
    )
    return language.gettext("Left in the box: {pieces}", pieces=pieces)
