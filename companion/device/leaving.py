"""The way out of the app."""

from companion.device import is_android


def to_back() -> bool:
    """Out of sight, as Android leaves an app. False where an app is closed instead."""
    if not is_android():
        return False
    from companion.device.android import activity

    activity().moveTaskToBack(True)
    return True
