"""What the choices before the first round (R2.1) are called."""

from collections.abc import Iterable
from typing import Final

from companion.wording.language import N_, Language
from companion.wording.names import printed_boss

_DIFFICULTIES: Final = {
    "beginner": N_("Beginner"),
    "standard": N_("Standard"),
    "hard": N_("Hard"),
    "sparks": N_("Sparks!"),
}
_EPIC_SETS: Final = {"base": N_("base game"), "steelslayer": N_("Steelslayer")}
_NEWCAGO_CARDS: Final = {
    "none": N_("no"),
    "A": N_("A, the A side in every district"),
    "B": N_("B, the B side in every district"),
    "random": N_("random, a random side for each district"),
}
_TOKENS: Final = (N_("none"), N_("minus 1"), N_("minus 2"))
# The one city whose name is printed in another language too (the Spanish base game).
_NEWCAGO: Final = N_("Newcago")


# The packs that come with the app; players name their own.
_PACKS: Final = (N_("What the rulebooks state"), N_("Practice city"))


def pack_name(name: str, language: Language) -> str:
    return language.gettext(name) if name in _PACKS else name


def difficulty_name(difficulty: str, language: Language) -> str:
    return language.gettext(_DIFFICULTIES[difficulty])


def epic_set_name(epics: str, language: Language) -> str:
    return language.gettext(_EPIC_SETS[epics])


def newcago_cards_name(choice: str, language: Language) -> str:
    """“none”, a side for all of them, or “random”."""
    return language.gettext(_NEWCAGO_CARDS[choice])


def token_name(token: int, language: Language) -> str:
    """The Difficulty Adjustment token; 0: none."""
    return language.gettext(_TOKENS[token])


def yes_or_no(yes: bool, language: Language) -> str:
    return language.gettext("yes") if yes else language.gettext("no")


def boss_title(boss: str, pack_boss_names: Iterable[str], language: Language) -> str:
    """With what the pack calls the boss, where that is another name: "Steelheart (The Castellan)"."""
    others = sorted({name for name in pack_boss_names if name != boss.capitalize()})
    title = boss_own_name(boss, language)
    return f"{title} ({', '.join(others)})" if others else title


def boss_own_name(boss: str, language: Language) -> str:
    return printed_boss(boss.capitalize(), language)


def city_name(city: str, language: Language) -> str:
    name = city.capitalize()
    return language.gettext(_NEWCAGO) if name == _NEWCAGO else name


def district_word(language: Language) -> str:
    """For districts that the packs do not know, with a number behind."""
    return language.gettext("District")


def epic_word(language: Language) -> str:
    return language.gettext("Epic")
