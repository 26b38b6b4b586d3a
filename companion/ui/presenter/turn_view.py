"""A Reckoner's turn beside the ring, and a warning over it: frozen data for the widgets."""

from dataclasses import dataclass

from companion.ui.presenter.acts import Act, Answer


@dataclass(frozen=True, slots=True)
class ActionKey:
    """One tap, one symbol: its icon, and the number that it changes."""

    words: str
    number: str
    act: Act
    icon: str = ""
    mark: str = ""  # a boss colour: a track key, with its mark in place of the icon
    of: str = ""  # icon before the number: what it counts, where the symbol does not say it
    change: str = ""  # what rises says by how much; all else goes down by one
    spaces: int = 0  # a bracket's track, shown small; 0: no track
    bracket: int = 0
    blocked: bool = False
    by: str = ""  # what blocks it: a piece of `theme.PIECES`, or "infinite"
    warned: bool = False  # its warning is open


@dataclass(frozen=True, slots=True)
class KeyGroup:
    place: str  # "epic", "district", "boss", "anywhere"
    title: str
    keys: tuple[ActionKey, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class HeadKey:
    """Small, beside the name: what the Reckoner has."""

    icon: str
    number: str
    words: str
    act: Act


@dataclass(frozen=True, slots=True)
class Pill:
    """A reward that stands unspent."""

    icon: str
    number: str
    words: str
    act: Act


@dataclass(frozen=True, slots=True)
class Seat:
    """A Reckoner in the switcher. The tick is for the eye only."""

    name: str
    act: Act  # tapped
    hold: Act  # held: tick or untick
    current: bool = False
    ticked: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    name: str
    place: str  # "in Steel Quay"
    head: tuple[HeadKey, ...]
    hint: str  # how to move, and what the Reckoner suffers; *bold* between asterisks
    hint_icon: str
    groups: tuple[KeyGroup, ...]
    seats: tuple[Seat, ...]
    whole: Answer  # back to the whole city
    rewards: str = ""  # "Rewards to spend"; without pills the row is absent
    pills: tuple[Pill, ...] = ()
    theirs: bool = False
    ours: bool = False
    more: tuple[str, ...] = ()  # groups out of sight below: "1 more", "2 more", as many as can be


@dataclass(frozen=True, slots=True)
class Warned:
    """Over the lower part of the panel."""

    text: str
    leave: Answer
    anyway: Answer | None  # None: nothing would happen
    way_out: str = ""
    by: str = ""  # what blocks, as in `ActionKey`: shown beside the way out
