"""What a card did to the board, and no symbol does (R9.8)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.rules.card_effects import GATHERED
from companion.rules.commands import Gather, Hide, Place, Plan, Population, Taken
from companion.rules.fields import MIZZY
from companion.rules.pieces import PIECES
from companion.rules.table import NOWHERE, Table
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.marks import Marks
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.panel import Advance, Answers, Number, Panel
from companion.ui.theme import PIECES as ICONS
from companion.wording.language import Language
from companion.wording.names import boss_name, district_name, piece_name


@dataclass(frozen=True, slots=True)
class MorePage(Page):
    """For the Reckoner whose card it is."""

    name: str

    def shown(self, desk: Desk) -> Panel:
        table, language = desk.table, desk.language
        one = table.reckoner(self.name)
        here = district_name(one.district, table)
        rows: tuple[Answer, ...] = (
            Answer(
                language.gettext("Population +1"),
                Act("enter", Population()),
                of="account-group",
                number=str(table.population),
            ),
            Answer(
                language.gettext("Reckoner Base marker up"),
                Act("enter", Hide()),
                of="home-search",
                number=str(table.base_marker),
            ),
            Answer(
                language.gettext("Plan token, usable at once"),
                Act("enter", Plan(one.name, usable=True)),
                of="clipboard-text",
                number=str(one.plans),
            ),
            Answer(
                language.gettext("A piece comes to {district}", district=here),
                Act("over", PlacingPage(one.name)),
                icon="plus",
            ),
            Answer(
                language.gettext("Pieces move to {district}", district=here),
                Act("over", GatheringPage(one.name)),
                icon="arrow-collapse",
            ),
        )
        boss = Answer(
            language.gettext("{boss} moves to {district}", boss=boss_name(table, language), district=here),
            Act("enter", Gather(one.district, boss=True)),
            icon="crown",
        )
        if table.boss.district != one.district:
            rows = (*rows, boss)
        return Panel(
            language.gettext("What a card did"),
            eyebrow=one.name,
            token=one.name,
            close=language.gettext("Close"),
            numbers=tuple(self._held(table, language)),
            groups=(Answers(rows),),
        )

    def marks(self, desk: Desk) -> Marks:
        return _marks(desk.table, self.name)

    def _held(self, table: Table, language: Language) -> Iterator[Number]:
        index = [one.name for one in table.reckoners].index(self.name)
        one = table.reckoners[index]
        if self.name == MIZZY:
            yield _held(
                language.gettext("Demolitions tokens"), one.demolitions, f"reckoners.{index}.demolitions"
            )
        if table.setup.city == "babilar":
            yield _held(language.gettext("Dawnslight cards"), one.dawnslight, f"reckoners.{index}.dawnslight")


def _held(words: str, count: int, path: str) -> Number:
    return Number(
        words,
        str(count),
        "bomb" if path.endswith("demolitions") else "weather-sunset-up",
        minus=Act("adjust", (path, -1)) if count else None,
        plus=Act("adjust", (path, 1)),
        zero=not count,
    )


@dataclass(frozen=True, slots=True)
class PlacingPage(Page):
    """Pieces that a card puts where the Reckoner stands."""

    name: str

    def shown(self, desk: Desk) -> Panel:
        table, language = desk.table, desk.language
        here = table.reckoner(self.name).district
        rows = tuple(
            Answer(
                piece_name(piece, language),
                Act("enter", Place(piece, here)),
                icon=ICONS[piece],
                number=str(table.districts[here].pieces[index]),
            )
            for index, piece in enumerate(PIECES)
        )
        return Panel(
            language.gettext("Which piece comes?"),
            eyebrow=district_name(here, table),
            close=language.gettext("Close"),
            groups=(Answers(rows),),
        )

    def marks(self, desk: Desk) -> Marks:
        return _marks(desk.table, self.name)


@dataclass(frozen=True, slots=True)
class GatheringPage(Page):
    """Up to three pieces from other districts: each tap takes one more along."""

    name: str
    taken: tuple[Taken, ...] = ()

    def shown(self, desk: Desk) -> Panel:
        table, language = desk.table, desk.language
        here = table.reckoner(self.name).district
        return Panel(
            language.gettext("Which pieces move to {district}?", district=district_name(here, table)),
            eyebrow=language.ngettext(
                "{count} of {most} taken",
                "{count} of {most} taken",
                self._count,
                most=GATHERED,
            ),
            close=language.gettext("Leave it"),
            groups=(Answers(tuple(self._rows(table, here, language))),),
        )

    @property
    def _count(self) -> int:
        return sum(one.count for one in self.taken)

    def _rows(self, table: Table, here: int, language: Language) -> Iterator[Answer]:
        for origin in table.clockwise_from(here)[1:]:
            for index, piece in enumerate(PIECES):
                taken = next(
                    (one.count for one in self.taken if (one.piece, one.origin) == (piece, origin)), 0
                )
                count = table.districts[origin].pieces[index]
                if count:
                    yield Answer(
                        piece_name(piece, language),
                        Act("instead", self._with(piece, origin, min(taken + 1, count))),
                        district_name(origin, table),
                        icon=ICONS[piece],
                        number=f"{taken}/{count}" if taken else str(count),
                        chosen=bool(taken),
                    )

    def _with(self, piece: str, origin: int, count: int) -> "GatheringPage":
        others = tuple(one for one in self.taken if (one.piece, one.origin) != (piece, origin))
        return replace(self, taken=(*others, Taken(piece, origin, count)))

    def advance(self, desk: Desk) -> Advance:
        language = desk.language
        if not self.taken:
            return Advance(language.gettext("Tap the pieces"))
        here = desk.table.reckoner(self.name).district
        return Advance(language.gettext("That is it"), Act("enter", Gather(here, pieces=self.taken)))

    def marks(self, desk: Desk) -> Marks:
        return _marks(desk.table, self.name)

    def is_done(self, desk: Desk) -> bool:  # noqa: ARG002
        return True


def _marks(table: Table, name: str) -> Marks:
    here = table.reckoner(name).district
    return Marks(None if here == NOWHERE else here, name)
