"""Opens the app; without a display it says so and plays in the terminal."""

import os
import sys


def has_display() -> bool:
    if sys.platform != "linux" or "ANDROID_ARGUMENT" in os.environ or os.environ.get("SDL_VIDEODRIVER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


if __name__ == "__main__":
    if has_display():
        from companion.ui.starting import run

        run()
    else:
        from companion.__main__ import main

        print("No display here: playing in the terminal.", flush=True)
        sys.exit(main(["play"]))
