"""Every action of the notation in words."""

from typing import Final

from companion.rules.notation import Action, Cell
from companion.wording.language import N_, Language
from companion.wording.names import effect_name, track_name

_SCOPES: Final = {
    "gifted": N_("In both neighbouring districts: {action}"),
    "clockwise": N_("In the next district clockwise: {action}"),
    "counterclockwise": N_("In the next district counterclockwise: {action}"),
    "all": N_("In every district: {action}"),
    "boss": N_("In the boss’s district: {action}"),
    "reckoners": N_("For each Reckoner, in that Reckoner’s district: {action}"),
    "equipment": N_(
        "For each Equipment card of each Reckoner, at least once, in that Reckoner’s district: {action}"
    ),
}
_PER: Final = {
    "barricade": N_("For each Barricade here: {action}"),
    "enforcement": N_("For each Enforcement here: {action}"),
    "research": N_("For each Research of the Epic here (once weakened, each Health): {action}"),
    "red-shield": N_("For each red Shield here: {action}"),
    "blue-shield": N_("For each blue Shield here: {action}"),
    "copy-token": N_("For each Copy token here: {action}"),
    "stolen": N_("For each stolen Equipment card under the Epic here: {action}"),
    "reckoner": N_("For each Reckoner here: {action}"),
}
_TOTALS: Final = {
    "shields": N_("Attack Population by the Shields on the board ({steps})"),
    "enforcement": N_("Attack Population by the Enforcement on the board ({steps})"),
    "defeated": N_("Attack Population by the Epics defeated in the last Reckoner Phase ({steps})"),
    "equipment-gap": N_(
        "Attack Population by the difference between the most and the fewest Equipment cards "
        "of any Reckoner ({steps})"
    ),
}


def cell_words(cell: Cell | None, language: Language) -> str:
    if cell is None:
        return language.gettext("not told to the app yet")
    return "; ".join(action_words(action, language) for action in cell) or language.gettext("nothing")


def action_words(action: Action, language: Language) -> str:
    if action.total:
        steps = ", ".join(
            language.gettext("from {threshold}: {value}", threshold=threshold, value=value)
            for threshold, value in action.steps
        )
        return language.gettext(_TOTALS[action.total], steps=steps)
    words = _scoped(action, language)
    return language.gettext(_PER[action.per], action=words) if action.per else words


def _scoped(action: Action, language: Language) -> str:
    match action.verb:
        case "fortify":
            return _fortify(action, language)
        case "power-up":
            return _power_up(action, language)
        case "copy" if action.scope == "gifted":
            return language.ngettext(
                "Copy the left-most Epic Action of both neighbours’ Epics",
                "Copy the left-most Epic Action of both neighbours’ Epics {count} times",
                action.count,
            )
        case "attack" if action.scope in ("all", "reckoners", "equipment"):
            return language.gettext("All Reckoners suffer: {effect}", effect=_effect(action, language))
        case _:
            words = _here(action, language)
            return language.gettext(_SCOPES[action.scope], action=words) if action.scope else words


def _fortify(action: Action, language: Language) -> str:
    count = action.count
    match action.scope:
        case "":
            return language.ngettext("Fortify the Epic here", "Fortify the Epic here {count} times", count)
        case "gifted":
            return language.ngettext(
                "Fortify both neighbours’ Epics", "Fortify both neighbours’ Epics {count} times", count
            )
        case "clockwise":
            return language.ngettext(
                "Fortify the next Epic clockwise", "Fortify the next Epic clockwise {count} times", count
            )
        case "counterclockwise":
            return language.ngettext(
                "Fortify the next Epic counterclockwise",
                "Fortify the next Epic counterclockwise {count} times",
                count,
            )
        case "all":
            return language.ngettext("Fortify every Epic", "Fortify every Epic {count} times", count)
        case "boss":
            return language.ngettext("Fortify the boss", "Fortify the boss {count} times", count)
        case _:
            words = language.ngettext("Fortify the Epic there", "Fortify the Epic there {count} times", count)
            return language.gettext(_SCOPES[action.scope], action=words)


def _power_up(action: Action, language: Language) -> str:
    count = action.count
    match action.scope:
        case "":
            return language.ngettext("Power Up the Epic here", "Power Up the Epic here {count} times", count)
        case "gifted":
            return language.ngettext(
                "Power Up both neighbours’ Epics", "Power Up both neighbours’ Epics {count} times", count
            )
        case "clockwise":
            return language.ngettext(
                "Power Up the next Epic clockwise", "Power Up the next Epic clockwise {count} times", count
            )
        case "counterclockwise":
            return language.ngettext(
                "Power Up the next Epic counterclockwise",
                "Power Up the next Epic counterclockwise {count} times",
                count,
            )
        case "all":
            return language.ngettext("Power Up every Epic", "Power Up every Epic {count} times", count)
        case _:
            words = language.ngettext(
                "Power Up the Epic there", "Power Up the Epic there {count} times", count
            )
            return language.gettext(_SCOPES[action.scope], action=words)


def _here(action: Action, language: Language) -> str:
    """The verbs that read the same wherever they happen."""
    count = action.count
    match action.verb:
        case "enforcement":
            return language.gettext("Increase Enforcement by {count}", count=count)
        case "population":
            return language.gettext("Attack Population {count}", count=count)
        case "money":
            return language.gettext("Attack Money {count}", count=count)
        case "barricade":
            return language.ngettext("Add {count} Barricade", "Add {count} Barricades", count)
        case "red-shield":
            return language.ngettext("Add {count} red Shield", "Add {count} red Shields", count)
        case "blue-shield":
            return language.ngettext("Add {count} blue Shield", "Add {count} blue Shields", count)
        case "copy-token":
            return language.ngettext(
                "Add {count} Copy Epic Action token", "Add {count} Copy Epic Action tokens", count
            )
        case "boost":
            track = track_name(action.argument, language)
            return language.ngettext(
                "Boost the boss: {track}", "Boost the boss {count} times: {track}", count, track=track
            )
        case "attack":
            return language.gettext("Attack Reckoners: {effect}", effect=_effect(action, language))
        case _:
            return _repeated(action.verb, count, language)


def _repeated(verb: str, count: int, language: Language) -> str:
    match verb:
        case "base":
            return language.ngettext(
                "Discover Reckoners Base", "Discover Reckoners Base {count} times", count
            )
        case "pull":
            return language.ngettext("Pull", "Pull {count} times", count)
        case "repel":
            return language.ngettext("Repel", "Repel {count} times", count)
        case "transform":
            return language.ngettext("Transform", "Transform {count} times", count)
        case "steal":
            return language.ngettext("Steal {count} Equipment card", "Steal {count} Equipment cards", count)
        case "plan":
            return language.ngettext("Attack {count} Plan token", "Attack {count} Plan tokens", count)
        case "dawnslight":
            return language.ngettext("Dawnslight Aid", "Dawnslight Aid {count} times", count)
        case _:
            return language.ngettext(
                "Copy the left-most Epic Action of the Epic here",
                "Copy the left-most Epic Action of the Epic here {count} times",
                count,
            )


def _effect(action: Action, language: Language) -> str:
    effect = effect_name(action.argument, language)
    return language.ngettext("{effect}", "{effect} ({count} times)", action.count, effect=effect)
