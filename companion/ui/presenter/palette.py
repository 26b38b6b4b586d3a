"""The palette of printed symbols: always in the same order, with the likeliest whole ones above it.

Each part of a symbol is one tap: the symbol, how many, where, for each what; then “That is it”. The larger
numbers are taken at once, so that no symbol costs more taps than another of its kind.
"""

from collections.abc import Sequence
from typing import Final

from companion.rules import inputs
from companion.rules.errors import NotationError
from companion.rules.notation import COLOURS, MOST, NOTHING, TOTALS, Cell, parse_cell
from companion.ui.presenter.acts import Act
from companion.ui.presenter.draft import Draft
from companion.ui.presenter.stop_view import Sign
from companion.ui.presenter.teach_view import Choices, Palette, Pick
from companion.ui.presenter.track_tiles import signs_of
from companion.ui.theme import EFFECTS as EFFECT_ICONS
from companion.ui.theme import PIECES, REACH
from companion.ui.theme import VERBS as ICONS
from companion.wording.actions import cell_words
from companion.wording.language import N_, Language

AT_ONCE: Final = 6  # numbers that have a key of their own
LARGER: Final = "numbers"
BY: Final = "totals"
# What is said below each key; in the order of the palette.
SYMBOLS: Final = {
    "population": N_("Population"),
    "enforcement": N_("Enforcement"),
    "barricade": N_("Barricade"),
    "fortify": N_("Fortify"),
    "power-up": N_("Power Up"),
    "base": N_("Base"),
    "transform": N_("Transform"),
    **{f"boost {colour}": N_("Boost") for colour in COLOURS},
    "pull": N_("Pull"),
    "repel": N_("Repel"),
    "steal": N_("Steal"),
    "money": N_("Money"),
    "plan": N_("Plan"),
    "red-shield": N_("Red Shield"),
    "blue-shield": N_("Blue Shield"),
    "copy": N_("Copy"),
    "copy-token": N_("Copy token"),
    "dawnslight": N_("Dawnslight"),
    "attack reroll": N_("Hit: reroll"),
    "attack equipment": N_("Hit: Equipment"),
    "attack move": N_("Hit: Move"),
    "attack die": N_("Hit: die"),
    "attack ability": N_("Hit: ability"),
    "attack doubles": N_("Hit: doubles"),
}
WHERE: Final = {
    "": N_("Here"),
    "gifted": N_("Both sides"),
    "clockwise": N_("Clockwise"),
    "counterclockwise": N_("Counter"),
    "all": N_("Everywhere"),
    "boss": N_("Boss"),
    "reckoners": N_("Reckoners"),
    "equipment": N_("Equipment"),
}
FOR_EACH: Final = {
    "": N_("Once"),
    "barricade": N_("Barricade"),
    "enforcement": N_("Enforcement"),
    "research": N_("Research"),
    "red-shield": N_("Red Shield"),
    "blue-shield": N_("Blue Shield"),
    "copy-token": N_("Copy token"),
    "stolen": N_("Stolen card"),
    "reckoner": N_("Reckoner"),
}
TOTAL_WORDS: Final = {
    "shields": N_("Shields on the board"),
    "enforcement": N_("Enforcement on the board"),
    "defeated": N_("Epics defeated"),
    "equipment-gap": N_("Equipment, most less fewest"),
}
_EACH_ICONS: Final = {
    **{piece: icon for piece, icon in PIECES.items() if piece not in ("marker", "boss-research")},
    "": "numeric-1-circle-outline",
    "research": "magnify",
    "stolen": "briefcase-remove",
    "reckoner": "account",
}


def palette(draft: Draft, likely: Sequence[str], language: Language, offers_nothing: bool = True) -> Palette:
    """`offers_nothing`: nothing may be printed there."""
    if draft.open == LARGER:
        return _opened(
            draft, _larger(draft), language.gettext("Which number? It is taken at once."), language
        )
    if draft.open == BY:
        return _opened(draft, _totals(language), language.gettext("Population, by what?"), language)
    return Palette(
        Choices(
            language.gettext("Likely"),
            () if draft.beside else _likely(likely, offers_nothing, language),
        ),
        (*_symbols(draft, language), _by_total(draft, language)),
        _steps(draft, language) if draft.total else _rows(draft, language),
        said(draft, language),
        _beside(draft, language),
    )


def said(draft: Draft, language: Language) -> str:
    cell = cell_of(draft)
    if cell is not None:
        return cell_words(cell, language)
    if draft.verb:
        return language.gettext("From how many on: how much? 0=1 3=2 is 1 from 0 on, 2 from 3 on.")
    if draft.beside:
        return cell_words(parse_cell(" | ".join(draft.beside)), language) + "; …"
    return ""


def cell_of(draft: Draft) -> Cell | None:
    """None: it is no whole symbol yet."""
    if not draft.verb:
        return None
    try:
        return parse_cell(draft.cell)
    except NotationError:
        return None


def symbol_signs(symbol: str) -> tuple[Sign, ...]:
    """Without its number: for a key of the palette."""
    verb, _, argument = symbol.partition(" ")
    if verb == "boost":
        return (Sign(mark=argument), Sign(ICONS[verb]))
    if verb == "attack":
        return (Sign(ICONS[verb]), Sign(EFFECT_ICONS[argument]))
    return (Sign(ICONS[verb]),)


def _likely(symbols: Sequence[str], offers_nothing: bool, language: Language) -> tuple[Pick, ...]:
    picks = [
        Pick(cell_words(cell, language), Act("enter", inputs.Answer(symbol)), signs_of(cell))
        for symbol in symbols
        if (cell := parse_cell(symbol))
    ]
    if offers_nothing:
        picks.append(Pick(language.gettext("Nothing"), Act("enter", inputs.Answer(NOTHING))))
    return tuple(picks)


def _symbols(draft: Draft, language: Language) -> tuple[Pick, ...]:
    return tuple(
        Pick(language.gettext(words), Act("symbol", symbol), symbol_signs(symbol), draft.verb == symbol)
        for symbol, words in SYMBOLS.items()
    )


def _by_total(draft: Draft, language: Language) -> Pick:
    signs = (Sign(ICONS["population"]), Sign("sigma"))
    return Pick(language.gettext("Population by …"), Act("unfold", BY), signs, bool(draft.total), framed=True)


def _rows(draft: Draft, language: Language) -> tuple[Choices, ...]:
    return (
        Choices(
            language.gettext("How many"),
            (
                *(
                    Pick(str(count), Act("count", count), chosen=draft.count == count)
                    for count in range(1, AT_ONCE + 1)
                ),
                Pick("…", Act("unfold", LARGER), chosen=draft.count > AT_ONCE, framed=True),
            )
            if draft.verb
            else (),
        ),
        Choices(
            language.gettext("Where"),
            tuple(
                Pick(
                    language.gettext(words),
                    Act("scope", scope),
                    (Sign(REACH.get(scope, "map-marker")),),
                    draft.scope == scope,
                )
                for scope, words in WHERE.items()
            ),
        ),
        Choices(
            language.gettext("For each"),
            tuple(
                Pick(
                    language.gettext(words),
                    Act("per", thing),
                    (Sign(_EACH_ICONS[thing]),),
                    draft.per == thing,
                )
                for thing, words in FOR_EACH.items()
            ),
        ),
    )


def _steps(draft: Draft, language: Language) -> tuple[Choices, ...]:
    """R7.6: the thresholds as they are printed."""
    keys = ("0", *"123456789", "=", " ", "erase")
    words = {"=": "=", " ": language.gettext("next"), "erase": "⌫"}
    picks = tuple(Pick(words.get(key, key), Act("thresholds", key)) for key in keys)
    return (Choices(draft.steps or language.gettext("From"), picks),)


def _larger(draft: Draft) -> tuple[Pick, ...]:
    return tuple(
        Pick(str(count), Act("enter", inputs.Answer(draft.counted(count).cell)))
        for count in range(AT_ONCE, MOST + 1)
    )


def _totals(language: Language) -> tuple[Pick, ...]:
    return tuple(
        Pick(language.gettext(TOTAL_WORDS[total]), Act("symbol", f"population by {total}"))
        for total in TOTALS
    )


def _opened(draft: Draft, numbers: tuple[Pick, ...], title: str, language: Language) -> Palette:
    back = Pick(language.gettext("Back"), Act("unfold", draft.open))
    return Palette(Choices("", ()), (), (), title, (back,), numbers)


def _beside(draft: Draft, language: Language) -> tuple[Pick, ...]:
    if cell_of(draft) is None:
        return ()
    return (Pick(language.gettext("Another symbol beside it"), Act("beside"), (Sign("plus"),)),)
