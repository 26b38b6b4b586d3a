"""Saved games: what went wrong, and what the players can do about it."""

from typing import Final

from companion.wording.language import N_, Language

PROBLEMS: Final = {
    "damaged": N_(
        "The saved games are damaged ({detail}): open them again, and all that can be read is recovered."
    ),
    "read-only": N_(
        "The folder for saved games cannot be written ({detail}): let the app write there, then try again."
    ),
    "disk-full": N_("There is no room left to save ({detail}): free some space, then try again."),
    "busy": N_("Another program is using the saved games ({detail}): close it, then try again."),
    "elsewhere": N_("This game was played on in another window: go on there, or open it here again."),
    "newer-file": N_(
        "The saved games come from a newer version of the app and were left untouched ({detail}): "
        "update the app to open them."
    ),
    "newer-rules": N_(
        "This game comes from a newer version of the app and was left untouched ({detail}): "
        "update the app to open it."
    ),
    "no-such-game": N_("There is no such game ({detail}): choose one from the list of games."),
    "unreadable": N_(
        "This game cannot be read any more ({detail}): import it from an export, or begin a new one."
    ),
    "failed": N_("The game could not be saved ({detail}): try again, and export it if that fails too."),
    "not-an-export": N_(
        "This is no export of saved games ({detail}): choose a file that the app has exported."
    ),
    "would-overwrite": N_(
        "Some of these games are here already and differ ({detail}): say which ones to keep."
    ),
}


def save_problem(code: str, detail: str, language: Language) -> str:
    return language.gettext(PROBLEMS[code], detail=detail)


def rescued(aside: str, rows: int, language: Language) -> str:
    return language.ngettext(
        "The saved games were damaged: the file was kept as {aside} and {count} entry was recovered.",
        "The saved games were damaged: the file was kept as {aside} and {count} entries were recovered.",
        rows,
        aside=aside,
    )


def inputs_lost(count: int, language: Language) -> str:
    return language.ngettext(
        "The last input of this game cannot be read any more: compare the board, then enter it again.",
        "The last {count} inputs of this game cannot be read any more: compare the board, "
        "then enter them again.",
        count,
    )
