"""Theme, text size and motion in use, as properties that kv rules bind to: a change shows by itself."""

from typing import Any

from kivy.core.text import LabelBase
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty

from companion.ui.theme import BIG, BOLD, DARK, TOKENS, Theme

LabelBase.register("Big", BIG)
LabelBase.register("BigBold", BOLD)


_Tokens: Any = type("_Tokens", (EventDispatcher,), {token: ColorProperty(DARK[token]) for token in TOKENS})


class Skin(_Tokens):
    theme = ObjectProperty(DARK)
    scale = NumericProperty(1.0)  # of all text and what grows with it: `dp(27) * skin.scale`
    quiet = ColorProperty(DARK["text_2"])  # the colour of what says no other
    reduced = BooleanProperty(False)  # motion: what changes fades in its place

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for token in TOKENS:
            if "on_" + token in TOKENS:  # a colour: Kivy takes it for what to call when this changes
                self.funbind(token, getattr(self, "on_" + token))
        self.on_theme(self, self.theme)

    def on_theme(self, _: object, theme: Theme) -> None:
        """First the colours of what says no other; then all of them, also those that are the same in both
        themes: a kv rule that does say a colour has to come after the one that it takes the place of."""
        self.quiet, self.text = theme["text_2"], theme["text"]
        for token in TOKENS:
            if tuple(getattr(self, token)) == theme[token]:
                self.property(token).dispatch(self)
            else:
                setattr(self, token, theme[token])


skin = Skin()
