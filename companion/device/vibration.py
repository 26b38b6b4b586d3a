"""A light touch at a new instruction."""

from typing import Final

from companion.device import is_android

TOUCH: Final = 0.02  # seconds


def vibrate() -> bool:
    """False where there is nothing that could."""
    if not is_android():
        return False
    from plyer import vibrator

    if not vibrator.exists():
        return False
    vibrator.vibrate(TOUCH)
    return True
