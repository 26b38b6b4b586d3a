"""Settings: what the players chose for this device, with all answers in sight. Each counts at once."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from companion.game.preferences import Moving, Pace, Preferences, Theme
from companion.rules.table import Table
from companion.ui.presenter.acts import Act, Answer
from companion.wording.language import N_, Language
from companion.wording.names import district_name

PACES: Final[dict[Pace, str]] = {
    "action": N_("Symbol by symbol"),
    "epic": N_("Epic by Epic"),
    "phase": N_("All at once"),
}
TEXTS: Final = (80, 100, 125, 150, 200)  # per cent
THEMES: Final[dict[Theme, str]] = {"dark": N_("Dark"), "light": N_("Light"), "device": N_("As the device")}
MOVING: Final[dict[Moving, str]] = {
    "full": N_("Full"),
    "reduced": N_("Reduced"),
    "device": N_("As the device"),
}
OWN_NAMES: Final = {"en": "English", "fr": "Français", "de": "Deutsch", "es": "Español"}


@dataclass(frozen=True, slots=True)
class Chooser:
    """One of several."""

    words: str
    icon: str
    answers: tuple[Answer, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Switch:
    words: str
    icon: str
    act: Act
    on: bool
    note: str = ""


@dataclass(frozen=True, slots=True)
class Turner:
    """The ring, small: its districts by their initials, clockwise from the top."""

    words: str
    icon: str
    note: str
    initials: tuple[str, ...]
    back: Act
    on: Act


SettingRow = Chooser | Switch | Turner


@dataclass(frozen=True, slots=True)
class SettingsView:
    title: str
    note: str
    sections: tuple[tuple[SettingRow, ...], ...]


@dataclass(frozen=True, slots=True)
class Setting:
    """What the settings are shown from. `places`: the districts of the open game; `rolls`: the app does in
    this game, or, without one, will in a new one; `voiceless`: known to have no voice for this language."""

    chosen: Preferences
    language: Language
    places: tuple[str, ...] = ()
    rolls: bool = False
    voiceless: bool = False


def places_of(table: Table) -> tuple[str, ...]:
    return tuple(district_name(index, table) for index in range(len(table.districts)))


def turned(chosen: Preferences, by: int, count: int) -> int:
    return (chosen.turn + by) % count


def settings_view(setting: Setting) -> SettingsView:
    say = setting.language.gettext
    sections = tuple(_choosers(setting)), tuple(_switches(setting))
    return SettingsView(say("Settings"), say("Changes count at once"), sections)


def _choosers(setting: Setting) -> list[SettingRow]:
    chosen, language = setting.chosen, setting.language
    say = language.gettext
    texts = {size: str(size) for size in TEXTS}
    return [
        Chooser(
            say("How the Epics act"), "play-speed", _answers("pace", PACES.items(), chosen.pace, language)
        ),
        Chooser(
            say("Size of the text"),
            "format-size",
            _answers("text", texts.items(), chosen.text, None),
            say("per cent"),
        ),
        Chooser(say("Theme"), "theme-light-dark", _answers("theme", THEMES.items(), chosen.theme, language)),
        Chooser(say("Language"), "translate", _answers("language", OWN_NAMES.items(), language.code, None)),
        Chooser(say("Motion"), "motion-outline", _answers("motion", MOVING.items(), chosen.motion, language)),
    ]


def _answers(
    name: str, choices: Iterable[tuple[object, str]], now: object, language: Language | None
) -> tuple[Answer, ...]:
    """Without a language the words are the same in all of them."""
    return tuple(
        Answer(words if language is None else language.gettext(words), Act(name, value), chosen=value == now)
        for value, words in choices
    )


def _switches(setting: Setting) -> list[SettingRow]:
    chosen, say = setting.chosen, setting.language.gettext
    voice = (
        say("This device has no voice for this language")
        if setting.voiceless
        else say("with the device’s voice for this language")
    )
    game = say("in this game and in new ones") if setting.places else say("in a new game")
    return [
        *_turner(setting),
        _switch("speech", say("Read each step aloud"), "volume-high", chosen.speech, voice),
        _switch("vibration", say("Vibrate at each new step"), "vibrate", chosen.vibration),
        _switch(
            "awake",
            say("Keep the screen awake"),
            "white-balance-sunny",
            chosen.awake,
            say("while a game is open"),
        ),
        _switch("rolls", say("The app rolls and draws by itself"), "dice-multiple", setting.rolls, game),
    ]


def _switch(name: str, words: str, icon: str, on: bool, note: str = "") -> Switch:
    return Switch(words, icon, Act(name, not on), on, note)


def _turner(setting: Setting) -> list[SettingRow]:
    """Only where there is a game: a ring lies like the table of its players."""
    places, turn, say = setting.places, setting.chosen.turn, setting.language.gettext
    if not places:
        return []
    count = len(places)
    round_from_top = [places[(index - turn) % count] for index in range(count)]
    return [
        Turner(
            say("Turn the ring like your table"),
            "rotate-orbit",
            say("{district} is at the top", district=round_from_top[0]),
            tuple(name[:1] for name in round_from_top),
            Act("turn", turned(setting.chosen, -1, count)),
            Act("turn", turned(setting.chosen, 1, count)),
        )
    ]
