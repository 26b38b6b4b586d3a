"""Purchase beside the ring: the cards for sale, and for whom; frozen data for the widgets."""

from dataclasses import dataclass

from companion.ui.presenter.acts import Act, Answer


@dataclass(frozen=True, slots=True)
class CardRow:
    name: str
    price: str
    act: Act
    note: str = ""
    chosen: bool = False
    dear: bool = False  # more than there is
    unknown: bool = False  # the price


@dataclass(frozen=True, slots=True)
class Buyer:
    name: str
    cards: str  # how many
    act: Act
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Purchase:
    heading: str
    note: str
    money: str
    typed: str  # into the search
    hint: str
    new: str  # words of the key that takes what was typed for a card of that name
    take_new: Act | None  # None: nothing was typed yet
    rows: tuple[CardRow, ...]
    nothing: str  # in place of no rows
    whom: str
    buyers: tuple[Buyer, ...]
    prices: tuple[Answer, ...]  # asked in place of the buyers
    keys: tuple[Answer, ...]  # what else there is to buy
    choosing: bool  # a card is chosen: what is asked of it covers the list where there is little room
    theirs: bool = False
    ours: bool = False
