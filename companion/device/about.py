"""What a report says of the device: nothing that tells whose it is."""

import platform
import sys

import kivy

from companion import __version__
from companion.device import is_android


def about() -> dict[str, str]:
    return {
        "app": __version__,
        "python": sys.version.split()[0],
        "kivy": kivy.__version__,
        **(_android() if is_android() else {"system": f"{platform.system()} {platform.release()}"}),
        "machine": platform.machine(),
    }


def _android() -> dict[str, str]:
    from jnius import autoclass

    build, version = autoclass("android.os.Build"), autoclass("android.os.Build$VERSION")
    return {
        "system": f"Android {version.RELEASE} (API {version.SDK_INT})",
        "device": f"{build.MANUFACTURER} {build.MODEL}",
    }
