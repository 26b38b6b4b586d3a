"""What saving can run into, each with a code for the wording and what it is about."""

from typing import Final

CODES: Final = (
    "damaged",
    "read-only",
    "disk-full",
    "busy",
    "elsewhere",
    "newer-file",
    "newer-rules",
    "no-such-game",
    "unreadable",
    "failed",
    "not-an-export",
    "would-overwrite",
)


class SaveError(Exception):
    """Nothing was written, nothing was lost."""

    def __init__(self, code: str, detail: str) -> None:
        self.code = code
        self.detail = detail
        super().__init__(f"{code}: {detail}")


class Damaged(SaveError):
    """SQLite cannot read the file; opened anew, it is set aside and what can be read is recovered."""

    def __init__(self, detail: str) -> None:
        super().__init__("damaged", detail)
