"""Settings: rows of keys and switches, in two columns where there is room for them."""

from pathlib import Path
from typing import Any, Final

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui.presenter.acts import CLOSE, Act
from companion.ui.presenter.settings import Chooser, SettingRow, SettingsView, Switch, Turner
from companion.ui.skin import skin
from companion.ui.widgets.key_rows import LARGE
from companion.ui.widgets.setting_rows import ChooserRow, SwitchRow, TurnerRow

Builder.load_file(str(Path(__file__).with_name("settings.kv")))

ROWS: Final[dict[type[SettingRow], type[Any]]] = {Chooser: ChooserRow, Switch: SwitchRow, Turner: TurnerRow}
SLIM: Final = 600  # dp: below this it is a phone


class SettingsScreen(FloatLayout):
    title = StringProperty()
    note = StringProperty()
    wide = BooleanProperty(True)  # two columns
    slim = BooleanProperty(False)
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._kinds: list[list[type[SettingRow]]] = []
        self.bind(size=self._lay_out)
        skin.bind(scale=self._lay_out)

    def _lay_out(self, *_: object) -> None:
        width, height = self.size
        self.wide = width > height and skin.scale <= LARGE
        self.slim = width < dp(SLIM)

    def show(self, view: SettingsView) -> None:
        """Rows are made once: what was scrolled to stays where it is."""
        self.title, self.note = view.title, view.note
        kinds = [[type(row) for row in section] for section in view.sections]
        columns = (self.ids.first, self.ids.second)
        if kinds != self._kinds:
            self._kinds = kinds
            self.ids.scroll.scroll_y = 1
            for column, section in zip(columns, kinds, strict=True):
                column.clear_widgets()
                for kind in section:
                    column.add_widget(ROWS[kind](self._do))
        for column, rows in zip(columns, view.sections, strict=True):
            for widget, row in zip(reversed(column.children), rows, strict=True):
                widget.show(row)

    def _do(self, act: Act) -> None:
        self.dispatch("on_do", act)

    @property
    def spot(self) -> tuple[float, float, float]:
        return self.center_x, self.y + dp(24), min(self.width - dp(32), dp(560))

    def back(self) -> bool:
        self._do(CLOSE)
        return True

    def on_do(self, act: Act) -> None:
        pass
