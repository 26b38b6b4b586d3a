"""The app: wires store, presenters and screens.

A screen is built when it is first shown, and the rules, the packs and the store are imported behind Home's
first frame: they take longer than opening the window.
"""

import gc
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from pathlib import Path
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget
from kivymd.app import MDApp

from companion.device.leaving import to_back
from companion.game.errors import Damaged, SaveError
from companion.game.home import home
from companion.game.preferences import Preferences, keep, preferences
from companion.game.shelf import CHOICES_KEY, Shelf, Standing, Waiting, rolls_key
from companion.ui.attention import Attention
from companion.ui.chosen import dress, spoken
from companion.ui.crash_notice import CrashNotice
from companion.ui.material import Material
from companion.ui.presenter.acts import CLOSE, Act
from companion.ui.presenter.home import Kept, home_view, last_time
from companion.ui.presenter.panel import Said
from companion.ui.ring.lettering import forget
from companion.ui.screens.home import HomeScreen
from companion.ui.skin import skin
from companion.ui.voice import voice
from companion.ui.widgets.safe_area import SafeArea
from companion.ui.widgets.toast import Toast
from companion.wording.language import LANGUAGES, Language

if TYPE_CHECKING:
    from companion.game.past import PastGame
    from companion.game.sitting import Sitting
    from companion.game.store import Store
    from companion.ui.presenter.new_game import NewGamePresenter
    from companion.ui.scribe import Presenter

BACK: Final = 27  # Android's back key, and Escape
SOON: Final = ("companion.ui.presenter.new_game", "companion.ui.presenter.table")  # no Kivy in these


class CompanionApp(MDApp):
    def __init__(self, folder: Path | None = None, seed: int | None = None, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.theme_cls = Material()
        self.title = "Reckoners Companion"
        self.folder = folder or home()
        self.chance = Random(seed)
        self.language = Language(LANGUAGES[0])
        self.preferences = Preferences()
        self.attention = Attention()
        self.waiting: Waiting | None = None
        self.sitting: Sitting | None = None  # the open game
        self.set_up: dict[str, NewGamePresenter] = {}  # games that were chosen and not begun
        self.screens: dict[str, Any] = {}
        self.shown = ""
        self.kept = Kept()
        self.past: list[PastGame] = []
        self.doors: dict[str, Callable[[], None]] = {  # what Home's choices open
            "continue": self._continue,
            "new": lambda: self._open(self._set_up("new")),
            "practice": lambda: self._open(self._set_up("practice")),
            "past": self._open_past_games,
            "settings": self._open_settings,
        }
        self.behind = ""  # the screen that the settings were opened from

    @cached_property
    def store(self) -> "Store":
        from companion.game.store import Store
        from companion.wording.saving import rescued

        store = Store(self.folder)
        if store.rescued is not None:
            self.say(Said(rescued(str(store.rescued.aside), store.rescued.rows, self.language)))
        return store

    def build(self) -> Widget:
        self._paint()
        skin.bind(theme=self._paint)
        self.stage, self.safe = FloatLayout(), SafeArea()
        self.safe.add_widget(self.stage)
        self.crash_notice = CrashNotice(self.folder, self.stage, self.say)
        self.toast = Toast()
        self.toast.bind(on_do=lambda _, act: self._do(act))
        Window.bind(on_keyboard=self._on_key, on_memorywarning=self._on_low_memory)
        voice.bind(lacking=self._show_settings)
        self.go_home()
        self.crash_notice.offer(self.language)
        return self.safe

    def on_start(self) -> None:
        # In the second tick: the first one ends with the first frame.
        Clock.schedule_once(lambda _: Clock.schedule_once(_import_soon))

    def on_pause(self) -> bool:
        self.attention.rest()
        self._finish()
        return True  # everything is on disk

    def on_resume(self) -> None:
        self.safe.fit()
        dress(self.preferences)

    def on_stop(self) -> None:
        Window.unbind(on_keyboard=self._on_key, on_memorywarning=self._on_low_memory)
        self._finish()
        voice.unbind(lacking=self._show_settings)
        self.attention.leave_table()
        if "store" in self.__dict__:
            self.store.close()

    def _finish(self) -> None:
        """What is being written, is written."""
        if "table" in self.screens:
            self.screens["table"].finish()

    def _paint(self, *_: object) -> None:
        Window.clearcolor = skin.theme["night"]
        self.theme_cls.set_colors()

    def _on_low_memory(self, *_: object) -> None:
        Clock.schedule_once(self._spare_memory)  # Android says so on a thread of its own

    def _spare_memory(self, _: float) -> None:
        """What can be made again goes."""
        self.screens = {name: one for name, one in self.screens.items() if name in (self.shown, self.behind)}
        if "table" in self.screens:
            self.screens["table"].letter_anew()
        else:
            forget()
        gc.collect()

    # What a crash report says

    def doing(self) -> str:
        table = self.screens.get("table")
        return "" if table is None else str(table.doing)

    def last_steps(self, fewest: int) -> Mapping[str, Any] | None:
        if self.sitting is None:
            return None
        from companion.game.scenario import last_steps

        return last_steps(self.sitting.game, fewest)

    # Going from screen to screen

    def go_home(self, *_: object) -> None:
        self.sitting = None
        self.attention.leave_table()
        screen = self._screen("home", self._make_home)
        self._look_at_shelf()
        screen.show(home_view(replace(self.kept, standing=self._standing()), self.doors, self.language))
        self._show("home")

    def _look_at_shelf(self) -> None:
        try:
            shelf = Shelf(self.folder)
        except Damaged:
            self.store.close()  # opened anew, it has set the damaged file aside
            del self.store
            shelf = Shelf(self.folder)
        with shelf:
            self.preferences = preferences(shelf)
            self.waiting = shelf.last_played()
            self.kept = Kept(tally=shelf.tally(), last=last_time(shelf.setting(CHOICES_KEY)))
        dress(self.preferences)
        self.language = spoken(self.preferences)

    def _standing(self) -> Standing | None:
        if self.waiting is None or self.waiting.standing is not None:
            return None if self.waiting is None else self.waiting.standing
        from companion.game.journal import standing_of

        return Standing(**standing_of(self.store.open_game(self.waiting.id).game.table))

    def _make_home(self) -> HomeScreen:
        screen = HomeScreen()
        screen.bind(on_choice=lambda _, name: self.doors[name]())
        return screen

    def _set_up(self, name: str) -> "NewGamePresenter":
        """What was chosen is still chosen after a look at Home."""
        if name in self.set_up:
            known = self.set_up[name]
            known.left, known.turn = False, self.preferences.turn
            known.speak(self.language)
            return known
        from companion.game.choices import last_choices
        from companion.game.packs import practice_pack, real_pack
        from companion.ui.presenter.new_game import NewGamePresenter

        pack = practice_pack() if name == "practice" else real_pack(self.store)
        choices = last_choices(self.store)
        self.set_up[name] = NewGamePresenter(self.store, pack, choices, self.language, self.chance)
        return self.set_up[name]

    def _continue(self) -> None:
        if self.waiting is not None:
            self._open_game(self.waiting.id)

    def _open_game(self, identity: str) -> None:
        from companion.game.sitting import Sitting
        from companion.wording.saving import inputs_lost

        opened = self.store.open_game(identity)
        rolls = bool(self.store.setting(rolls_key(opened.id)))
        self._play(Sitting(opened, self.store, self.chance, rolls))
        if opened.lost:
            self.say(Said(inputs_lost(opened.lost, self.language)))

    def _open_past_games(self) -> None:
        from companion.game.past import past_games
        from companion.ui.presenter.past_games import past_games_view

        self.past = list(past_games(self.store))
        screen = self._screen("past", self._make_past_games)
        screen.open(past_games_view(self.past, self.language))
        self._show("past")
        Clock.schedule_once(self._work_out_curve)

    def _make_past_games(self) -> Any:
        from companion.ui.screens.past_games import PastGamesScreen

        screen = PastGamesScreen()
        screen.bind(on_left=self.go_home, on_game=lambda _, identity: self._open_game(identity))
        return screen

    def _work_out_curve(self, _: float) -> None:
        """One a frame: a game that is over is played again for it, once."""
        missing = next((at for at, one in enumerate(self.past) if one.outcome and not one.curve), None)
        if missing is None or self.shown != "past":
            return
        from companion.game.errors import SaveError
        from companion.game.past import curve_of
        from companion.rules.errors import RefusedInput
        from companion.ui.presenter.past_games import past_games_view

        game = self.past[missing]
        try:
            curve = curve_of(self.store, game.id)
        except (SaveError, RefusedInput):  # older rules, or a row that cannot be read any more
            curve = (game.population,)
        self.past[missing] = replace(game, curve=curve)
        self.screens["past"].show(past_games_view(self.past, self.language))
        Clock.schedule_once(self._work_out_curve)

    def _play(self, sitting: "Sitting") -> None:
        from companion.ui.presenter.table import TablePresenter

        self.sitting = sitting
        sitting.pace = self.preferences.pace
        self.set_up.clear()
        self.attention.at_table(self.preferences, self.language.code)
        self._open(TablePresenter(sitting, self.language))

    def _open(self, presenter: "Presenter") -> None:
        self._screen("table", self._make_table).open(presenter)
        self._show("table")

    def _make_table(self) -> Any:
        from companion.ui.screens.table import TableScreen

        screen = TableScreen()
        screen.bind(
            on_left=self.go_home,
            on_begun=lambda _, sitting: self._play(sitting),
            on_said=lambda _, said: self.say(said),
            on_told=lambda _, view: self.attention.tell(view),
            on_settings=self._open_settings,
        )
        return screen

    # What the players choose for the device

    def _open_settings(self, *_: object) -> None:
        self.preferences = preferences(self.store)  # the pace and the ring are also changed at the table
        voice.use(self.language.code)
        self._screen("settings", self._make_settings)
        self.behind = self.shown
        if self.behind == "table":
            self.screens["table"].set_aside()
        self._show_settings()
        self._show("settings")

    def _make_settings(self) -> Any:
        from companion.ui.screens.settings import SettingsScreen

        screen = SettingsScreen()
        screen.bind(on_do=lambda _, act: self._set(act))
        return screen

    def _show_settings(self, *_: object) -> None:
        if not self.behind:
            return
        from companion.ui.presenter.settings import Setting, places_of, settings_view

        sitting, chosen = self.sitting, self.preferences
        places = () if sitting is None else places_of(sitting.table)
        rolls = chosen.rolls if sitting is None else sitting.rolls
        setting = Setting(chosen, self.language, places, rolls, voice.lacking)
        self.screens["settings"].show(settings_view(setting))

    def _set(self, act: Act) -> None:
        if act == CLOSE:
            self._close_settings()
            return
        if act.name == "rolls" and self.sitting is not None:
            self.sitting.roll_always(act.value)  # in this game too, from the next question on
        self._prefer(replace(self.preferences, **{act.name: act.value}))
        self._show_settings()

    def _prefer(self, chosen: Preferences) -> None:
        """At once, also in the middle of a phase."""
        self._keep(chosen)
        self.preferences, self.language = chosen, spoken(chosen)
        dress(chosen)
        voice.use(self.language.code)
        if self.sitting is not None:
            self.sitting.pace = chosen.pace
            self.attention.at_table(chosen, self.language.code)
            self.screens["table"].prefer(self.language, chosen.turn)

    def _keep(self, chosen: Preferences) -> None:
        """Not saved, it counts until the app ends."""
        try:
            keep(chosen, self.store)
        except SaveError as error:
            from companion.wording.saving import save_problem

            self.say(Said(save_problem(error.code, error.detail, self.language)))

    def _close_settings(self) -> None:
        behind, self.behind = self.behind, ""
        if behind == "table":
            self._show("table")
            self.screens["table"].take_up()
        else:
            self.go_home()

    def _screen(self, name: str, make: Any) -> Any:
        if name not in self.screens:
            self.screens[name] = make()
        return self.screens[name]

    def _show(self, name: str) -> None:
        if name != self.shown:
            self.shown = name
            self.stage.clear_widgets()
            self.screens[name].pos_hint = {"x": 0, "y": 0}  # of the stage, which may begin beside a bar
            self.stage.add_widget(self.screens[name])

    def say(self, said: Said) -> None:
        # Not before there is a stage with a screen on it: a rescue is found while Home is being made.
        Clock.schedule_once(lambda _: self.toast.say(said, self.stage, self.screens[self.shown]))

    def _do(self, act: Act) -> None:
        """The key of a toast."""
        if self.shown == "table":
            self.screens["table"].do(act)

    def _on_key(self, _: object, key: int, *__: object) -> bool:
        if key != BACK:
            return False
        if not (self.crash_notice.close() or self.screens[self.shown].back() or to_back()):
            Clock.schedule_once(lambda _: self.stop())
        return True


def _import_soon(_: float) -> None:
    Thread(target=lambda: [import_module(name) for name in SOON], daemon=True).start()
