"""What of the window lies under system bars or a cut-out: no key may be there."""

from dataclasses import dataclass
from typing import Any

from companion.device import is_android


@dataclass(frozen=True, slots=True)
class Insets:
    """In pixels, from each edge."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


def insets() -> Insets:
    """Below Android 15 usually nothing: the window itself ends at the bars."""
    if not is_android():
        return Insets()
    from jnius import autoclass

    from companion.device.android import ACTIVITY, activity

    surface = autoclass(ACTIVITY).getSurface()
    found = None if surface is None else surface.getRootWindowInsets()
    if found is None:  # not on the screen yet
        return Insets()
    covered = _covered(found)
    screen, shown = activity().getWindow().getDecorView(), autoclass("android.graphics.Rect")()
    surface.getGlobalVisibleRect(shown)
    return Insets(
        max(0, covered.left - shown.left),
        max(0, covered.top - shown.top),
        max(0, covered.right - (screen.getWidth() - shown.right)),
        max(0, covered.bottom - (screen.getHeight() - shown.bottom)),
    )


def _covered(found: Any) -> Insets:
    """Of the whole screen; without the keyboard, over which nothing is laid out anew."""
    from jnius import autoclass

    from companion.device.android import version

    if version() >= 30:
        kinds = autoclass("android.view.WindowInsets$Type")
        both = found.getInsets(kinds.systemBars() | kinds.displayCutout())
        return Insets(both.left, both.top, both.right, both.bottom)
    bars = Insets(
        found.getStableInsetLeft(),
        found.getStableInsetTop(),
        found.getStableInsetRight(),
        found.getStableInsetBottom(),
    )
    cut = found.getDisplayCutout() if version() >= 28 else None
    if cut is None:
        return bars
    return Insets(
        max(bars.left, cut.getSafeInsetLeft()),
        max(bars.top, cut.getSafeInsetTop()),
        max(bars.right, cut.getSafeInsetRight()),
        max(bars.bottom, cut.getSafeInsetBottom()),
    )
