"""A window without a screen, and a clock that only the test moves. Imported before Kivy is."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

ENVIRONMENT = {
    "SDL_VIDEODRIVER": "offscreen",
    "SDL_AUDIODRIVER": "dummy",
    "KIVY_NO_ARGS": "1",
    "KIVY_NO_CONFIG": "1",
    "KIVY_NO_FILELOG": "1",
    "KIVY_LOG_MODE": "PYTHON",
    "KIVY_METRICS_DENSITY": "1",
    "KIVY_METRICS_FONTSCALE": "1",
    "KIVY_DPI": "160",
    "LANGUAGE": "en",
}
FRAME = 1 / 60
STEP = 0.05


def prepare(width: int = 1280, height: int = 800) -> None:
    os.environ.update(ENVIRONMENT)
    os.environ.setdefault("KIVY_HOME", tempfile.mkdtemp(prefix="kivy-home-"))
    from kivy.config import Config

    from companion.ui.starting import configure

    configure()
    for key, value in {"width": width, "height": height, "maxfps": 0, "vsync": 0}.items():
        Config.set("graphics", key, str(value))


class Time:
    """What Kivy's clock reads."""

    def __init__(self) -> None:
        from kivy.clock import Clock

        self.now = float(Clock.time())

    def __call__(self) -> float:
        return self.now


class Hand:
    """A person before the window: sees words, taps them, waits."""

    def __init__(self, app: Any, time: Time) -> None:
        from kivy.core.window import Window

        self.app = app
        self.time = time
        self.window = Window

    # Time

    def frames(self, count: int = 3) -> None:
        from kivy.base import EventLoop

        for _ in range(count):
            self.time.now += FRAME
            self._written()
            EventLoop.idle()

    def wait(self, seconds: float) -> None:
        """In larger steps than frames: nobody looks."""
        from kivy.base import EventLoop

        for _ in range(max(1, round(seconds / STEP))):
            self.time.now += STEP
            self._written()
            EventLoop.idle()

    def _written(self) -> None:
        """The disk is as fast as the test: what was tapped is shown in the next frame."""
        screens = getattr(self.app, "screens", {})  # a single widget has none
        if "table" in screens:
            screens["table"].scribe.wait()

    # Eyes

    def labels(self) -> list[Any]:
        """Everything that can be read, but for what is drawn on the ring; top to bottom."""
        found = [  # icons are glyphs of a private plane: nobody reads them
            widget
            for widget in self.window.children[0].walk()
            if getattr(widget, "text", "")
            and hasattr(widget, "texture")
            and widget.text < "\U000f0000"
            and self._is_seen(widget)
        ]
        return sorted(found, key=lambda one: -one.to_window(*one.center)[1])

    @staticmethod
    def _is_seen(widget: Any) -> bool:
        while widget.parent is not None and widget.parent is not widget:
            if widget.opacity == 0 or widget.width == 0 or widget.height == 0:
                return False
            widget = widget.parent
        return True

    def words(self) -> list[str]:
        return [one.text for one in self.labels()]

    def sees(self, words: str) -> bool:
        return any(words in text for text in self.words())

    def find(self, words: str) -> Any:
        for fits in (lambda text: text == words, lambda text: words in text):
            for label in self.labels():
                if fits(label.text):
                    return label
        raise AssertionError(f"{words!r} is not on screen: {self.words()}")

    # Fingers

    def tap(self, words: str) -> None:
        self.tap_widget(self.find(words))

    def tap_widget(self, widget: Any) -> None:
        self._scroll_to(widget)
        self.touch(*widget.to_window(*widget.center))

    def touch(self, x: float, y: float) -> None:
        touch = self.down(x, y)
        self.frames(2)
        self.up(touch)
        self.frames(3)

    def down(self, x: float, y: float) -> Any:
        from kivy.base import EventLoop

        touch = _touch(x, y, self.window)
        EventLoop.post_dispatch_input("begin", touch)
        return touch

    def move(self, touch: Any, x: float, y: float) -> None:
        from kivy.base import EventLoop

        width, height = self.window.system_size
        touch.move({"x": x / max(1, width - 1), "y": y / max(1, height - 1)})
        EventLoop.post_dispatch_input("update", touch)
        self.frames(2)

    def up(self, touch: Any) -> None:
        from kivy.base import EventLoop

        EventLoop.post_dispatch_input("end", touch)

    def tap_district(self, index: int) -> None:
        city = self.app.screens["table"].city
        ring = city.ring
        self.touch(*city.to_window(*ring.at(ring.outer - 30, ring.middle(index))))

    def back(self) -> None:
        self.window.dispatch("on_keyboard", 27, 27, None, [])
        self.frames(3)

    def _scroll_to(self, widget: Any) -> None:
        from kivy.uix.scrollview import ScrollView

        parent = widget.parent
        while parent is not None and parent is not parent.parent:
            if isinstance(parent, ScrollView):
                parent.scroll_to(widget, animate=False)
                self.frames(2)
                return
            parent = parent.parent

    def resize(self, width: int, height: int) -> None:
        self.window.size = (width, height)
        self.window.dispatch("on_resize", width, height)
        self.frames(4)

    def shot(self, file: Path) -> None:
        """What the window shows, as a picture."""
        file.parent.mkdir(parents=True, exist_ok=True)
        self.frames(3)
        made = Path(self.window.screenshot(name=str(file)))
        made.rename(file)


def _touch(x: float, y: float, window: Any) -> Any:
    from kivy.input.motionevent import MotionEvent

    class Touch(MotionEvent):  # type: ignore[misc,unused-ignore]
        def depack(self, args: Any) -> None:
            self.is_touch = True
            self.type_id = "touch"
            self.sx, self.sy = args["x"], args["y"]
            self.profile = ["pos"]
            super().depack(args)

    width, height = window.system_size
    return Touch(
        "test",
        next(_IDS),
        {"x": x / max(1, width - 1), "y": y / max(1, height - 1)},
        is_touch=True,
        type_id="touch",
    )


_IDS = iter(range(1, sys.maxsize))


def start(app: Any) -> Hand:
    """The app, run frame by frame."""
    from kivy.base import EventLoop
    from kivy.clock import Clock

    EventLoop.ensure_window()
    time = Time()
    Clock.time = time
    app._run_prepare()
    if EventLoop.status != "started":
        EventLoop.start()
    hand = Hand(app, time)
    hand.frames(5)
    return hand


def lay_flat() -> None:
    """The window as it was begun: there is one for all tests."""
    from kivy.config import Config
    from kivy.core.window import Window

    size = Config.getint("graphics", "width"), Config.getint("graphics", "height")
    if tuple(Window.size) != size:
        Window.size = size
        Window.dispatch("on_resize", *size)


def stop(app: Any) -> None:
    from kivy.app import App
    from kivy.core.window import Window

    app.dispatch("on_stop")
    for widget in list(Window.children):
        Window.remove_widget(widget)
    App._running_app = None
