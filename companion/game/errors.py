"""What saving can run into, each with a code for the wording and what it is about."""


class SaveError(Exception):
    """Nothing was written, nothing was lost."""

    def __init__(self, code: str, detail: str) -> None:
        self.code = code
        self.detail = detail
        super().__init__(f"{_SENTENCES[code]}: {detail}")


class Damaged(SaveError):
    """SQLite cannot read the file; opened anew, it is set aside and what can be read is recovered."""

    def __init__(self, detail: str) -> None:
        super().__init__("damaged", detail)


_SENTENCES = {
    "damaged": "The saved games are damaged and will be recovered when they are opened again",
    "read-only": "The folder for saved games cannot be written",
    "disk-full": "There is no room left to save the game",
    "busy": "Another program is using the saved games",
    "elsewhere": "This game was played on in another window",
    "newer-file": "The saved games come from a newer version of the app and were left untouched",
    "newer-rules": "This game comes from a newer version of the app and was left untouched",
    "no-such-game": "There is no such game",
    "unreadable": "This game cannot be read any more",
    "failed": "The game could not be saved",
    "not-an-export": "This is no export of saved games",
    "would-overwrite": "These games are here already, and differ",
}
