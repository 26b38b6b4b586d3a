"""The screen stays on while people look at the board."""

from kivy.core.window import Window


def keep_awake(awake: bool) -> None:
    """Needs no permission: SDL sets a flag of the window."""
    Window.allow_screensaver = not awake
