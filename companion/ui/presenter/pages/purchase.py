"""Purchase: a card and who gets it, in either order; a new market, a lost die (R9.4)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from companion.game.purchase import CardForSale, cards_for_sale, last_bought
from companion.rules.buying import DIE_PRICE, MARKET_PRICE
from companion.rules.commands import Buy
from companion.rules.table import Table
from companion.ui.presenter.acts import CLOSE, Act, Answer
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.panel import Aside
from companion.ui.presenter.purchase_view import Buyer, CardRow, Purchase
from companion.wording.language import Language
from companion.wording.searching import is_found, plain

MOST_PRICE: Final = 9
UNKNOWN: Final = -1


@dataclass(frozen=True, slots=True)
class PurchasePage(Page):
    card: str = ""
    buyer: str = ""
    price: int = UNKNOWN  # as the players have just said it
    typed: str = ""  # into the search

    def after(self, act: Act, desk: Desk) -> "PurchasePage | None":  # noqa: ARG002
        return replace(self, typed=act.value) if act.name == "search" else None

    def shown(self, desk: Desk) -> Purchase:
        table, language = desk.table, desk.language
        cards = self._cards(desk)
        chosen = next((one for one in cards if one.name == self.card), None)
        asks = chosen is not None and chosen.price is None
        rows = tuple(self._row(one, table, language) for one in self._in_order(cards, desk))
        return Purchase(
            language.gettext("Purchase"),
            language.gettext("Tap the card, then who gets it"),
            _dollars(table.money),
            self.typed,
            _known(desk),
            language.gettext("New"),
            self._new(cards),
            rows,
            "" if rows else self._nothing(language),
            self._whom(chosen, language),
            () if asks else tuple(self._buyers(table)),
            tuple(self._prices()) if asks else (),
            tuple(_keys(table, language)),
            choosing=chosen is not None,
        )

    def asides(self, desk: Desk, undo: Aside) -> tuple[Aside, ...]:
        return undo, Aside("close", desk.language.gettext("Close"), CLOSE)

    def _cards(self, desk: Desk) -> list[CardForSale]:
        """With the one that no pack lists yet."""
        cards = cards_for_sale(desk.sitting.game)
        if self.card and all(one.name != self.card for one in cards):
            cards.insert(0, CardForSale(self.card, None))
        if self.price == UNKNOWN:
            return cards
        return [replace(one, price=self.price) if one.name == self.card else one for one in cards]

    def _in_order(self, cards: list[CardForSale], desk: Desk) -> list[CardForSale]:
        last = last_bought(desk.sitting.game)
        found = [one for one in cards if one.name == self.card or is_found(one.name, self.typed)]
        return sorted(found, key=lambda one: last.index(one.name) if one.name in last else len(last))

    def _row(self, one: CardForSale, table: Table, language: Language) -> CardRow:
        short = 0 if one.price is None else max(0, one.price - table.money)
        owner = next((who.name for who in table.reckoners if one.name in who.equipment), "")
        note = ""
        if one.price is None:
            note = language.gettext("asks the price")
        elif short:
            note = language.gettext("${count} short", count=short)
        elif one.used_at_once:
            note = language.gettext("used at once")
        elif owner:
            note = language.gettext("{reckoner} has it", reckoner=owner)
        price = "$?" if one.price is None else _dollars(one.price)
        chosen = one.name == self.card
        return CardRow(one.name, price, self._take(one), note, chosen, bool(short), one.price is None)

    def _take(self, one: CardForSale) -> Act:
        if one.name == self.card:
            return Act("instead", PurchasePage(buyer=self.buyer, typed=self.typed))
        if self.buyer and one.price is not None:
            return Act("enter", Buy(one.name, self.buyer))
        return Act("instead", PurchasePage(one.name, self.buyer, typed=self.typed))

    def _new(self, cards: list[CardForSale]) -> Act | None:
        name = " ".join(self.typed.split())
        if not name:
            return None
        known = next((one.name for one in cards if plain(one.name) == plain(name)), name)
        return Act("instead", PurchasePage(known, self.buyer))

    def _nothing(self, language: Language) -> str:
        if self.typed.strip():
            return language.gettext("No card is called “{name}”: “New” takes it.", name=self.typed.strip())
        return language.gettext("No Equipment card is known here yet: type the name of yours.")

    def _whom(self, chosen: CardForSale | None, language: Language) -> str:
        if chosen is None:
            if self.buyer:
                return language.gettext("A card for {reckoner}", reckoner=self.buyer)
            return language.gettext("For whom?")
        if chosen.price is None:
            return language.gettext("What does {card} cost?", card=chosen.name)
        return language.gettext("{card}, ${price}, for", card=chosen.name, price=chosen.price)

    def _buyers(self, table: Table) -> Iterator[Buyer]:
        for one in table.reckoners:
            chosen = one.name == self.buyer
            if self.card:
                act = Act("enter", Buy(self.card, one.name, self.price))
            else:
                act = Act("instead", replace(self, buyer="" if chosen else one.name))
            yield Buyer(one.name, str(len(one.equipment)), act, chosen)

    def _prices(self) -> Iterator[Answer]:
        for price in range(1, MOST_PRICE + 1):
            if self.buyer:
                act = Act("enter", Buy(self.card, self.buyer, price))
            else:
                act = Act("instead", replace(self, price=price))
            yield Answer(_dollars(price), act)


def _known(desk: Desk) -> str:
    count = len(cards_for_sale(desk.sitting.game))
    return desk.language.ngettext("{count} card known", "{count} cards known", count)


def _keys(table: Table, language: Language) -> Iterator[Answer]:
    yield Answer(
        language.gettext("Replace the four"),
        Act("enter", Buy(market=True)),
        icon="autorenew",
        number=_dollars(MARKET_PRICE),
        blocked=table.money < MARKET_PRICE,
    )
    for name in table.lost_dice:
        yield Answer(
            language.gettext("Lost die back"),
            Act("enter", Buy(die=name)),
            token=name,
            number=_dollars(DIE_PRICE),
            blocked=table.money < DIE_PRICE,
        )


def _dollars(count: int) -> str:
    return f"${count}"
