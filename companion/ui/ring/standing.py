"""Who stands on the road before each district, how large and at which angle. No Kivy."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import radians
from typing import Final

from companion.ui.ring.geometry import CROSSING, Ring
from companion.ui.views import DiscView, GhostView, RingView, TokenView

CROWN: Final = ""  # the boss's token has no Reckoner's name
CROWD: Final = 3  # so many on the road of a mini wedge come near its text

Stander = TokenView | GhostView | DiscView


@dataclass(frozen=True, slots=True)
class Sizes:
    """`haloed`: the Reckoner in the halo."""

    reckoner: float
    crown: float
    halo: float
    haloed: float
    ghost: float
    disc: float


SIZES: Final = Sizes(31, 34, 52, 38, 31, 42)
MINI_SIZES: Final = Sizes(43, 47, 68, 49, 38, 58)  # larger, for a ring half the size


def sizes_of(ring: Ring) -> Sizes:
    return MINI_SIZES if ring.mini else SIZES


@dataclass(frozen=True, slots=True)
class Spot:
    who: Stander
    angle: float


def place(ring: Ring, view: RingView) -> list[Spot]:
    return [spot for district in range(ring.count) for spot in _row(ring, view, district)]


def crowded(ring: Ring, spots: Sequence[Spot]) -> frozenset[int]:
    """The districts whose text keeps away from the road."""
    if not ring.mini:
        return frozenset()
    standing = [spot.who.district for spot in spots]
    return frozenset(district for district in standing if standing.count(district) >= CROWD)


def _row(ring: Ring, view: RingView, district: int) -> list[Spot]:
    row: list[Stander] = [token for token in view.reckoners if token.district == district]
    row += [disc for disc in view.discs if disc.district == district]
    for ghost in view.ghosts:
        if ghost.district == district and _has_room(ring, [*row, ghost], view.boss.district == district):
            row.append(ghost)
    if view.boss.district == district:
        # The hand points at the crown: in the middle, once there are two beside it.
        row.insert(len(row) // 2, TokenView(CROWN, district))
    if not row:
        return []
    angles = ring.slots(district, [_size(ring, one) for one in row])
    return [Spot(one, angle) for one, angle in zip(row, angles, strict=True)]


def _has_room(ring: Ring, row: Sequence[Stander], boss: bool) -> bool:
    """A ghost is left out before anything overlaps: the district can be tapped without it."""
    needed = sum(_size(ring, one) for one in row) + boss * sizes_of(ring).crown
    return needed + CROSSING <= radians(ring.step) * ring.road


def _size(ring: Ring, one: Stander) -> float:
    """The place it takes on the road, at k = 1."""
    sizes = sizes_of(ring)
    match one:
        case TokenView(name=name, on_turn=on_turn):
            return sizes.crown if name == CROWN else sizes.halo if on_turn else sizes.reckoner
        case GhostView():
            return sizes.ghost
        case DiscView():
            return sizes.disc
