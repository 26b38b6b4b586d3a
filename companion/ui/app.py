"""The app: wires store, presenters and screens; a screen is built when it is first shown."""

from pathlib import Path
from random import Random
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget
from kivymd.app import MDApp

from companion.game.choices import last_choices
from companion.game.home import home
from companion.game.packs import practice_pack, real_pack
from companion.game.shelf import last_played
from companion.game.sitting import Sitting
from companion.game.store import Store
from companion.ui.presenter.home import home_view
from companion.ui.presenter.new_game import NewGamePresenter
from companion.ui.presenter.table import TablePresenter
from companion.ui.screens.home import HomeScreen
from companion.ui.skin import skin
from companion.ui.widgets.toast import Toast
from companion.wording.language import LANGUAGES, Language
from companion.wording.saving import inputs_lost, rescued

BACK = 27  # Android's back key, and Escape


class CompanionApp(MDApp):
    def __init__(self, folder: Path | None = None, seed: int | None = None, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.title = "Reckoners Companion"
        self.folder = folder or home()
        self.chance = Random(seed)
        self.store: Store = Store(self.folder)
        self.screens: dict[str, Any] = {}
        self.shown = ""

    @property
    def language(self) -> Language:
        kept = self.store.setting("language")
        return Language(kept if kept in LANGUAGES else LANGUAGES[0])

    def build(self) -> Widget:
        self.theme_cls.theme_style = "Dark"
        self._paint()
        skin.bind(theme=lambda *_: self._paint())
        self.stage = FloatLayout()
        self.toast = Toast()
        Window.bind(on_keyboard=self._on_key)
        self.go_home()
        return self.stage

    def on_start(self) -> None:
        if self.store.rescued is not None:
            lost = self.store.rescued
            self.say(rescued(str(lost.aside), lost.rows, self.language))

    def on_pause(self) -> bool:
        return True  # everything is on disk already

    def on_stop(self) -> None:
        Window.unbind(on_keyboard=self._on_key)
        self.store.close()

    def _paint(self) -> None:
        Window.clearcolor = skin.theme["night"]

    # Going from screen to screen

    def go_home(self, *_: object) -> None:
        screen = self._screen("home", self._make_home)
        screen.show(home_view(last_played(self.store), self.language))
        self._show("home")

    def _make_home(self) -> HomeScreen:
        screen = HomeScreen()
        screen.bind(on_choice=lambda _, name: self._choose(name))
        return screen

    def _choose(self, name: str) -> None:
        if name == "continue":
            self._continue()
        else:
            pack = practice_pack() if name == "practice" else real_pack(self.store)
            presenter = NewGamePresenter(
                self.store, pack, last_choices(self.store), self.language, self.chance
            )
            self._open(presenter)

    def _continue(self) -> None:
        one = last_played(self.store)
        if one is None:
            return
        opened = self.store.open_game(one.id)
        rolls = bool(self.store.setting(f"rolls-{one.id}"))
        sitting = Sitting(opened, self.store, self.chance, rolls)
        self._open(TablePresenter(sitting, self.language))
        if opened.lost:
            self.say(inputs_lost(opened.lost, self.language))

    def _open(self, presenter: NewGamePresenter | TablePresenter) -> None:
        self._screen("table", self._make_table).open(presenter)
        self._show("table")

    def _make_table(self) -> Any:
        from companion.ui.screens.table import TableScreen

        screen = TableScreen()
        screen.bind(
            on_left=self.go_home,
            on_begun=lambda _, sitting: self._open(TablePresenter(sitting, self.language)),
            on_said=lambda _, words: self.say(words),
        )
        return screen

    def _screen(self, name: str, make: Any) -> Any:
        if name not in self.screens:
            self.screens[name] = make()
        return self.screens[name]

    def _show(self, name: str) -> None:
        if name != self.shown:
            self.shown = name
            self.stage.clear_widgets()
            self.stage.add_widget(self.screens[name])

    def say(self, words: str) -> None:
        self.toast.say(words, self.stage)

    def _on_key(self, _: object, key: int, *__: object) -> bool:
        if key != BACK:
            return False
        if not self.screens[self.shown].back():
            Clock.schedule_once(lambda _: self.stop())
        return True
