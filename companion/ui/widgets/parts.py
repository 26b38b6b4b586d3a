"""Small parts that every screen is made of. Layout and colours are in parts.kv."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label
from kivymd.icon_definitions import md_icons

from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.panel import Aside, Line
from companion.ui.skin import skin
from companion.ui.theme import MARKS, figure
from companion.ui.widgets.extent import longest

Builder.load_file(str(Path(__file__).with_name("parts.kv")))

SMALLEST = 0.65  # of an answer's size, for a long word
NARROW = 200  # dp
SHAPES = ("wide", "tall", "phone")  # of the screen: what a part is laid out for


class Words(Label):
    """Text that wraps and is as high as it needs to be."""


class OneLine(Label):
    """Text that ends in "…" where its place ends."""


class Title(Words):
    """Names, numbers and buttons."""


class Glyph(Label):
    icon = StringProperty()

    def on_icon(self, _: object, icon: str) -> None:
        self.text = md_icons[icon] if icon else ""


class TokenBadge(FloatLayout):
    """A Reckoner: a letter in a shape."""

    name = StringProperty()
    letter = StringProperty()
    shape = StringProperty()
    tint = ColorProperty()

    def on_name(self, _: object, name: str) -> None:
        if name:
            one = figure(name)
            self.letter, self.shape, self.tint = one.letter, md_icons[one.shape], one.colour


class MarkBadge(FloatLayout):
    """A boss track: letter and sign on its colour."""

    track = StringProperty()
    letter = StringProperty()
    sign = StringProperty()
    paired = BooleanProperty(True)  # too small for both, the letter stands alone

    def on_track(self, _: object, track: str) -> None:
        if track:
            mark = MARKS[track]
            self.letter, self.sign = mark.letter, md_icons[mark.sign]


class BadgeGlyph(Glyph):
    """In the tint of its badge."""


class Badge(AnchorLayout):
    """Whatever stands left of some words: an icon, a token or a mark."""

    icon = StringProperty()
    token = StringProperty()
    mark = StringProperty()
    tint = ColorProperty()

    def show(self, icon: str = "", token: str = "", mark: str = "") -> None:
        if (icon, token, mark) == (self.icon, self.token, self.mark) and self.children:
            return
        self.icon, self.token, self.mark = icon, token, mark
        self.clear_widgets()
        if token:
            self.add_widget(TokenBadge(name=token))
        elif mark:
            self.add_widget(MarkBadge(track=mark))
        elif icon:
            self.add_widget(BadgeGlyph(icon=icon))


class Key(ButtonBehavior, FloatLayout):
    """Something to tap: a filled shape with an act; without one it is at its limit."""

    act = ObjectProperty(None, allownone=True)
    fill = ColorProperty(None, allownone=True)  # None: as every key
    pressed = ColorProperty(None, allownone=True)
    outline = ColorProperty((0, 0, 0, 0))
    stroke = NumericProperty("1.25dp")  # of the outline: half of what is seen
    radius = NumericProperty("16dp")
    __events__ = ("on_do",)

    def on_release(self) -> None:
        if self.act is not None:
            self.dispatch("on_do", self.act)

    def on_do(self, act: Act) -> None:
        pass


class TextKey(Key):
    text = StringProperty()
    face = StringProperty("BigBold")
    font_size = NumericProperty("26sp")
    color = ColorProperty(None, allownone=True)
    spent = ColorProperty(None, allownone=True)  # without an act


class IconKey(Key):
    icon = StringProperty()
    color = ColorProperty(None, allownone=True)
    spent = BooleanProperty(False)  # tapped, it only says why


class TextIconKey(Key):
    """A quiet word with an icon behind it."""

    text = StringProperty()
    icon = StringProperty()
    minimum_width = NumericProperty()


class CaptionKey(Key):
    """An icon over a small caption."""

    icon = StringProperty()
    text = StringProperty()

    def show(self, one: Aside) -> None:
        self.icon, self.text, self.act = one.icon, one.words, one.act


class AnswerKey(Key):
    text = StringProperty()
    detail = StringProperty()
    number = StringProperty()
    of = StringProperty()
    blocked = BooleanProperty(False)
    by = StringProperty()
    chosen = BooleanProperty(False)
    fitted = NumericProperty("24dp")  # the size at which its longest word stays whole

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(width=self._fit, text=self._fit)
        skin.bind(scale=self._fit)

    def _fit(self, *_: object) -> None:
        size = dp(24) * skin.scale
        badge = self.ids.badge
        badge.width = (dp(32) if self.width < dp(NARROW) else badge.height) if badge.children else 0
        word = longest(self.text, "BigBold", size)
        rest = sum(one.width for one in self.children[0].children if one.size_hint_x is None)
        share = 0.7 if self.detail else 0
        room = (self.width - dp(30) - rest) / (1 + share)
        self.fitted = size * min(1, max(SMALLEST, room / word)) if word else size

    def show(self, one: Answer) -> None:
        self.text, self.detail, self.act, self.chosen = one.words, one.detail, one.act, one.chosen
        self.number, self.of, self.blocked, self.by = one.number, one.of, one.blocked, one.by
        badge = self.ids.badge
        badge.show(one.icon, one.token, one.mark)
        badge.opacity = 1 if badge.children else 0
        self._fit()


class LineRow(BoxLayout):
    """One instruction: tapped, it is ticked off, for the eye only."""

    text = StringProperty()
    done = BooleanProperty(False)

    def show(self, one: Line) -> None:
        if self.text != one.text:
            self.done = False
        self.text = one.text
        self.ids.badge.show(one.icon, mark=one.mark)


class Box(BoxLayout):
    """A filled, rounded box."""

    fill = ColorProperty((0, 0, 0, 0))
    radius = ListProperty([0])
