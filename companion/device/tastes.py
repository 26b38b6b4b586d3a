"""What the device is set to: where the players leave a choice to it, this is what it says."""

import os
from typing import Final

from companion.device import is_android

_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # in gettext's order


def language() -> str:
    """Its code, such as "de"; empty if the device does not say."""
    if is_android():
        from jnius import autoclass

        return str(autoclass("java.util.Locale").getDefault().getLanguage())
    said = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    return said.split(":")[0].split("_")[0].split(".")[0].lower()


def is_dark() -> bool:
    """A desktop has a night of its own; the app's is the default."""
    if not is_android():
        return True
    from jnius import autoclass

    from companion.device.android import activity

    configuration = autoclass("android.content.res.Configuration")
    mode = activity().getResources().getConfiguration().uiMode & configuration.UI_MODE_NIGHT_MASK
    return bool(mode == configuration.UI_MODE_NIGHT_YES)


def moves_little() -> bool:
    """Animations are switched off for the whole device."""
    if not is_android():
        return False
    from jnius import autoclass

    from companion.device.android import activity

    settings = autoclass("android.provider.Settings$Global")
    resolver = activity().getContentResolver()
    return float(settings.getFloat(resolver, settings.ANIMATOR_DURATION_SCALE, 1.0)) == 0
