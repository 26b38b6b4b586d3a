"""What the players chose for this device, in effect."""

from companion.device import tastes
from companion.game.preferences import Preferences
from companion.ui.skin import skin
from companion.ui.theme import DARK, LIGHT
from companion.wording.language import LANGUAGES, Language


def dress(chosen: Preferences) -> None:
    """Whatever is left to the device is asked of it each time: it may be evening by now."""
    dark = chosen.theme == "dark" or (chosen.theme == "device" and tastes.is_dark())
    skin.theme = DARK if dark else LIGHT
    skin.scale = chosen.text / 100
    skin.reduced = chosen.motion == "reduced" or (chosen.motion == "device" and tastes.moves_little())


def spoken(chosen: Preferences) -> Language:
    wanted = chosen.language, tastes.language(), LANGUAGES[0]
    return Language(next(one for one in wanted if one in LANGUAGES))
