"""What the device can do besides showing a window: small functions that do nothing, and say so, where it
cannot.

What is Android's own lies in modules named so, imported only there.
"""

import kivy.utils


def is_android() -> bool:
    return str(kivy.utils.platform) == "android"
