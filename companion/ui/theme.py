"""Every colour, face, size and icon, in one place (plain data: no Kivy).

Amber (lamp) is ours, violet (spark) is theirs; the four track colours are the boss's.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

Rgba = tuple[float, float, float, float]

ASSETS: Final = Path(__file__).resolve().parents[2] / "assets"


def rgba(code: str, alpha: float = 1.0) -> Rgba:
    red, green, blue = (int(code[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return red, green, blue, alpha


def mix(first: Rgba, second: Rgba, share: float) -> Rgba:
    red, green, blue, alpha = (a + (b - a) * share for a, b in zip(first, second, strict=True))
    return red, green, blue, alpha


# token: dark, light
_COLOURS: Final = {
    "night": ("0B0E14", "E4E8EF"),
    "well": ("0D1119", "EBEEF4"),
    "panel": ("151A24", "FBFCFE"),
    "raised": ("202836", "EDF0F5"),
    "raised_2": ("2A3445", "DFE4EC"),
    "line": ("313C4E", "C3CBD8"),
    "text": ("F0F3F8", "141922"),
    "text_2": ("AEB9CA", "465164"),
    "text_3": ("8C99AD", "5A6679"),
    "lamp": ("FFB84D", "FFB84D"),
    "lamp_line": ("FFB84D", "A66900"),
    "on_lamp": ("221400", "221400"),
    "lamp_text": ("FFC670", "874800"),
    "lamp_box": ("33260F", "FFEBCB"),
    "spark": ("A88BFF", "6A4BD6"),
    "on_spark": ("140A33", "FFFFFF"),
    "spark_text": ("C9B8FF", "5636C0"),
    "spark_box": ("2C2350", "E9E3FF"),
    "spark_dim": ("6D57B8", "A794E8"),
    "head_tint": ("261F47", "E4DCFF"),
    "warn": ("FF9E7D", "A93A12"),
    "wedge_in": ("19202C", "F4F6FA"),
    "wedge_out": ("273142", "FFFFFF"),
    "acted_in": ("12171F", "E3E7EE"),
    "acted_out": ("171D27", "EBEEF3"),
    "acting_in": ("3A2C75", "5335B8"),
    "acting_out": ("5A43AE", "694BD4"),
    "selected_in": ("2B2417", "FFE9C4"),
    "selected_out": ("40331C", "FFF3DD"),
    "on_acting": ("FFFFFF", "FFFFFF"),
    "acting_label": ("EBE4FF", "EBE4FF"),
    "toast_key": ("874800", "FFC670"),  # on text
    "road": ("11161F", "D3D9E3"),
    "chevron": ("66748C", "687589"),
    "pip_off": ("6F7D95", "8592A6"),
    "block_lit": ("333D50", "334058"),
    "block_dark": ("141923", "B9C2D0"),
    "window_lit": ("FFC566", "FFC566"),
    "window_risk": ("B497FF", "B497FF"),
    "boss_yellow": ("F6DE4C", "F2D21F"),
    "boss_black": ("05070A", "10141B"),
    "boss_red": ("FF7468", "C92A1E"),
    "boss_blue": ("62B0FF", "1565C8"),
    "boss_black_line": ("C3CCDA", "10141B"),
    "on_yellow": ("1A1600", "1A1600"),
    "on_black": ("FFFFFF", "FFFFFF"),
    "on_red": ("220502", "FFFFFF"),
    "on_blue": ("03152B", "FFFFFF"),
    "on_token": ("10141B", "10141B"),
    "token_line": ("0B0E14", "141922"),
}


@dataclass(frozen=True, slots=True)
class Theme:
    name: str
    colours: Mapping[str, Rgba]

    def __getitem__(self, token: str) -> Rgba:
        return self.colours[token]


TOKENS: Final = tuple(_COLOURS)
DARK: Final = Theme("dark", {token: rgba(dark) for token, (dark, _) in _COLOURS.items()})
LIGHT: Final = Theme("light", {token: rgba(light) for token, (_, light) in _COLOURS.items()})

# Faces, by role; Roboto and the icons come with KivyMD.
BIG: Final = str(ASSETS / "fonts" / "BigShouldersText-ExtraBold.ttf")
BOLD: Final = str(ASSETS / "fonts" / "BigShouldersText-Bold.ttf")

PIECES: Final = {
    "enforcement": "account-tie-hat",
    "barricade": "wall",
    "red-shield": "shield-account",
    "blue-shield": "shield-lock",
    "copy-token": "layers-plus",
    "marker": "stairs-down",  # Ildithia
    "boss-research": "crown-outline",  # Babilar
}
PIECE_COLOURS: Final = {
    "red-shield": "boss_red",
    "blue-shield": "boss_blue",
    "marker": "text_2",
    "boss-research": "text_2",
}
VERBS: Final = {
    "fortify": "arrow-up-bold-hexagon-outline",
    "enforcement": "account-tie-hat",
    "population": "account-group",
    "barricade": "wall",
    "boost": "arrow-up-bold",
    "base": "home-search",
    "pull": "arrow-collapse",
    "repel": "arrow-expand",
    "power-up": "flash",
    "transform": "dice-multiple",
    "steal": "hand-back-right",
    "money": "cash-minus",
    "plan": "clipboard-remove",
    "red-shield": "shield-account",
    "blue-shield": "shield-lock",
    "copy": "content-copy",
    "copy-token": "layers-plus",
    "attack": "alert-decagram",
    "dawnslight": "weather-sunset-up",
}
EFFECTS: Final = {
    "reroll": "reload-alert",
    "equipment": "briefcase-remove",
    "move": "walk",
    "die": "dice-6",
    "ability": "account-cancel",
    "doubles": "numeric-2-box-multiple",
}
# Whom an action reaches, where that is not its own district.
REACH: Final = {
    "gifted": "arrow-left-right",
    "clockwise": "rotate-right",
    "counterclockwise": "rotate-left",
    "all": "circle-multiple-outline",
    "boss": "crown",
    "reckoners": "account-multiple",
    "equipment": "briefcase",
}
# What an instruction is about, by the name of its class; pieces and effects have their own above.
INSTRUCTIONS: Final = {
    "Population": "account-group",
    "Money": "currency-usd",
    "Fortify": "arrow-up-bold-hexagon-outline",
    "FortifyBoss": "arrow-up-bold-hexagon-outline",
    "Bracket": "arrow-collapse-right",
    "BossBracket": "arrow-collapse-right",
    "BossTrack": "crown",
    "PowerCell": "table-column",
    "Base": "home-search",
    "LoseDie": "dice-6",
    "BuyDie": "dice-6",
    "GiveDie": "dice-6",
    "MoveReckoner": "account-arrow-right",
    "MoveBoss": "crown",
    "MoveIldithia": "city-variant",
    "PlaceIldithia": "city-variant",
    "Marker": "stairs-down",
    "ResetMarker": "stairs-down",
    "Steal": "hand-back-right",
    "ByHand": "hand-back-right-outline",
    "Sell": "briefcase",
    "Buy": "cart-plus",
    "Plans": "clipboard-text",
    "CopyTokens": "layers-plus",
    "Copy": "layers-plus",
    "Transform": "dice-multiple",
    "AddEpic": "card-plus-outline",
    "PutEpic": "card-plus-outline",
    "ShuffleEpics": "shuffle-variant",
    "TakeEpic": "card-remove-outline",
    "EpicValues": "heart",
    "BossValues": "crown",
    "Research": "magnify",
    "Attack": "sword",
    "Weaken": "target",
    "Defeat": "skull-outline",
    "Reward": "gift-outline",
    "Return": "briefcase",
    "TakeEquipment": "briefcase-remove",
    "GiveEquipment": "briefcase",
    "TuckEquipment": "briefcase",
    "TakeOff": "briefcase",
    "TakeEffect": "alert-decagram",
    "EffectsEnd": "alert-decagram",
    "Dawnslight": "weather-sunset-up",
    "LastAction": "chevron-double-right",
    "Warn": "alert-outline",
}


@dataclass(frozen=True, slots=True)
class Mark:
    """How a boss track is shown: never by colour alone."""

    letter: str
    sign: str


MARKS: Final = {
    "yellow": Mark("Y", "white-balance-sunny"),
    "black": Mark("K", "moon-waning-crescent"),
    "red": Mark("R", "fire"),
    "blue": Mark("B", "water"),
}


@dataclass(frozen=True, slots=True)
class Figure:
    """How a Reckoner is shown: a letter in a shape; `scale` evens out the shapes' optical sizes, `low` is how
    far below its middle a shape is widest, in shares of its size."""

    letter: str
    shape: str
    colour: Rgba
    scale: float = 1.0
    low: float = 0.0


RECKONERS: Final = {
    "David": Figure("D", "circle", rgba("6FD3FF")),
    "Prof": Figure("P", "square-rounded", rgba("FFE08A"), 1.05),
    "Megan": Figure("M", "hexagon", rgba("FF9CC2")),
    "Cody": Figure("C", "octagon", rgba("8FE388"), 1.03),
    "Abraham": Figure("A", "rhombus", rgba("FFB08A"), 1.05),
    "Tia": Figure("T", "pentagon", rgba("C7B6FF"), 0.98, 0.06),
    "Val": Figure("V", "decagram", rgba("7FE3D0")),
    "Mizzy": Figure("Z", "triangle", rgba("FF9BEF"), low=0.13),
    "Exel": Figure("E", "octagram", rgba("D6DE7A")),
    "Sam": Figure("S", "egg", rgba("B9CBE0")),
}


def figure(name: str) -> Figure:
    """Also for a name from a scenario that is none of the ten."""
    return RECKONERS.get(name) or Figure(name[:1].upper(), "circle", DARK["text_2"])
