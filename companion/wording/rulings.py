"""The rulings, one line each: what holds, and which page leaves the room."""

from typing import Final

from companion.rules.rulings import Ruling, RulingName
from companion.wording.language import N_, Language
from companion.wording.reasons import pages_words

_WHATS: Final[dict[RulingName | tuple[RulingName, str], str]] = {
    "ildithia-values": N_(
        "In Ildithia the boss’s numbers are offered from Steelheart’s table until you type yours."
    ),
    ("rewards", "at-once"): N_("A defeated Epic’s rewards come at once."),
    ("rewards", "in-step"): N_("A defeated Epic’s rewards wait for the step after Use Dice."),
    "epic-deck": N_("When the Epic deck is empty, the defeated Epics are shuffled into a new one."),
    "own-actions": N_("Which actions an Epic carries out is fixed when its activation begins."),
    ("copy-tokens", "after"): N_("Copy tokens are carried out after the Epic’s own actions."),
    ("copy-tokens", "before"): N_("Copy tokens are carried out before the Epic’s own actions."),
    "copy-token-count": N_(
        "Copy tokens are counted once, when their turn comes: those that the copied actions add do not count."
    ),
    ("per-research", "held"): N_(
        "A “per” action of an Epic waits until everything that the Epic adds is there, “per Research” too."
    ),
    ("per-research", "at-once"): N_(
        "A “per” action of an Epic waits until everything that the Epic adds is there, but “per Research” "
        "counts at once."
    ),
    "two-owners": N_("Two owners of Blackmail or Sabotage in one district: each card works once."),
    "disabled-card": N_("Which Equipment card is disabled is asked only when it matters."),
    "fortify-boss": N_(
        "The boss can be Fortified without limit; in Babilar only in his own district, up to its start."
    ),
    "boost-end": N_(
        "A boosted track at its end: Steelheart’s red and blue put the piece in his district, Regalia’s red "
        "acts as printed, Limelight’s do what the Power board prints there."
    ),
    "stolen-by-none": N_(
        "Equipment stolen by a boss, a district track or a Newcago card goes under the Epic there; with no "
        "Epic there, it is set aside until the end of the game."
    ),
    "per-infinite": N_(
        "“Per Health” counts only once the Epic is weakened, so infinite Health is never counted."
    ),
    "place-order": N_(
        "In several places: clockwise first, or from the boss’s district clockwise, each in full before the "
        "next."
    ),
    "copy-order": N_(
        "Copy Epic Action copies the clockwise neighbour first; a Copy that meets a Copy under way is "
        "skipped."
    ),
    "tokens-come-off": N_(
        "Attack Reckoners tokens of an earlier round come off at every boss’s activation, Steelheart’s too."
    ),
    "no-loops": N_("A last action that sets itself off again is skipped."),
    "regalia-deck": N_("When the Regalia deck is empty, all 12 cards are shuffled again."),
    "limelight-column": N_("The column of a Power Table is the position of its bracket."),
    "last-round": N_("“Defeated in the last round” means this round’s Reckoner Phase."),
    ("equipment-minimum", "reckoner"): N_("Enforcement per Equipment card: at least 1 for each Reckoner."),
    ("equipment-minimum", "district"): N_("Enforcement per Equipment card: at least 1 for each district."),
    "newcago-order": N_("Newcago cards act from the boss’s district clockwise."),
    "reward-order": N_("A reward comes in this order: Money, Plan tokens, Enforcement, Contain, Research."),
    "reward-shields": N_("Shields protect against rewards too."),
    "consumable-research": N_(
        "In Babilar the Research of a card that is used up when bought counts in the buyer’s district."
    ),
}


def ruling_line(ruling: Ruling, language: Language) -> str:
    pages = pages_words(ruling.pages, language)
    if not ruling.options:
        return language.gettext(
            "{ruling} Room left by: {pages}.", ruling=language.gettext(_WHATS[ruling.name]), pages=pages
        )
    others = [one for one in ruling.options if one != ruling.chosen]
    return language.gettext(
        "{name} {chosen}: {ruling} Can be set: {others}. Room left by: {pages}.",
        name=ruling.name,
        chosen=ruling.chosen,
        ruling=language.gettext(_WHATS[ruling.name, ruling.chosen]),
        others=", ".join(others),
        pages=pages,
    )
