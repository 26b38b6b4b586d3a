"""The set-up: a row for each thing to lay down, ticked off by a tap. The first one to come is lit."""

from collections.abc import Hashable
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, OptionProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.presenter.acts import Act
from companion.ui.presenter.set_up_view import SetUp, TaskView
from companion.ui.skin import skin
from companion.ui.widgets.filling import fill
from companion.ui.widgets.parts import SHAPES, Words
from companion.ui.widgets.shaft import Shaft

Builder.load_file(str(Path(__file__).with_name("set_up.kv")))


class Bar(Widget):
    """How much of a group is done."""

    share = ObjectProperty(0.0)

    def show(self, share: float) -> None:
        self.share = share


class TaskTitle(Words):
    """Of a group."""


class TaskRow(ButtonBehavior, BoxLayout):
    number = StringProperty()
    words = StringProperty()
    detail = StringProperty()
    done = BooleanProperty(False)
    here = BooleanProperty(False)
    phone = BooleanProperty(False)
    act: Any = ObjectProperty(None)
    __events__ = ("on_do",)

    def show(self, task: TaskView) -> None:
        self.number, self.words, self.detail = task.number, task.words, task.detail
        self.done, self.here, self.act = task.done, task.here, task.tick

    def on_release(self) -> None:
        self.dispatch("on_do", self.act)

    def on_do(self, act: Act) -> None:
        pass


class SetUpFace(BoxLayout):
    """The head stays; what is below it is pulled."""

    shape = OptionProperty(SHAPES[0], options=SHAPES)
    heading = StringProperty()
    progress = StringProperty()
    shares = ListProperty()
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        self._later = Clock.create_trigger(self._put)
        super().__init__(**kwargs)
        self.tasks = BoxLayout(orientation="vertical", size_hint=(None, None), padding=(0, dp(2), 0, dp(8)))
        self.rows: list[TaskRow] = []
        self._titles: tuple[str, ...] = ()
        self._here: TaskRow | None = None  # to be brought into sight
        self.shaft = Shaft()
        self.shaft.size_hint = 1, 1
        self.shaft.hold(self.tasks)
        self.tasks.bind(minimum_height=self._later)
        self.shaft.bind(size=self._later, pos=self._later)
        self.bind(shape=self._fit)
        self.add_widget(self.shaft)

    @staticmethod
    def topic(view: SetUp) -> Hashable:
        return view.heading

    def show(self, view: SetUp) -> None:
        self.heading, self.progress = view.heading, view.progress
        fill(self.ids.bars, view.shares, Bar)
        tasks = [task for group in view.groups for task in group.tasks]
        titles = tuple(group.title for group in view.groups)
        if titles != self._titles or len(tasks) != len(self.rows):
            self._build(view)
        before = next((row for row in self.rows if row.here), None)
        for row, task in zip(self.rows, tasks, strict=True):
            row.show(task)
        here = next((row for row in self.rows if row.here), None)
        self._here = None if here is before else here
        self._fit()
        self._later()

    def _build(self, view: SetUp) -> None:
        self.tasks.clear_widgets()
        self.rows = []
        self._titles = tuple(group.title for group in view.groups)
        for group in view.groups:
            self.tasks.add_widget(TaskTitle(text=group.title))
            for _ in group.tasks:
                row = TaskRow()
                row.bind(on_do=lambda _, act: self.dispatch("on_do", act))
                self.tasks.add_widget(row)
                self.rows.append(row)
        self.shaft.to_start()

    def _fit(self, *_: object) -> None:
        for row in self.rows:
            row.phone = self.shape == "phone"

    def _put(self, *_: object) -> None:
        pulled = self.tasks.top - self.shaft.top
        self.tasks.width = self.shaft.width
        self.tasks.height = self.tasks.minimum_height
        self.tasks.top = self.shaft.top + pulled
        self.shaft.keep()
        if self._here is not None:
            self.tasks.do_layout()
            room = dp(56) * skin.scale
            self.shaft.reveal(self._here.top, self._here.y, room, room)
            self._here = None

    def on_do(self, act: Act) -> None:
        pass
