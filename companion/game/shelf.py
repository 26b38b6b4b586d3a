"""The games that wait, as Home tells of them: read without the rules and the packs, which take longer to
import than a window to open."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from companion.game.database import FILE, connect
from companion.game.rows import Rows

CHOICES_KEY: Final = "choices"  # the setting: what the last new game was


@dataclass(frozen=True, slots=True)
class Standing:
    boss: str
    city: str
    round: int
    phase: str
    population: int
    acting: str = ""  # the Epic or boss whose act is before the players, and where
    place: str = ""


@dataclass(frozen=True, slots=True)
class Waiting:
    """`standing`: None for a game that was last written by an older app."""

    id: str
    standing: Standing | None


@dataclass(frozen=True, slots=True)
class Tally:
    """How many games there are."""

    over: int = 0
    won: int = 0
    unfinished: int = 0


class Shelf:
    """Opens the file for itself; raises Damaged where the store would rescue what can be read."""

    def __init__(self, folder: Path) -> None:
        path = folder / FILE
        self._rows = Rows(connect(path), path)

    def __enter__(self) -> "Shelf":
        return self

    def __exit__(self, *_: object) -> None:
        self._rows.connection.close()

    def setting(self, key: str) -> Any:
        return self._rows.setting(key)

    def last_played(self) -> Waiting | None:
        """The last game that is not over, or whose end nobody has seen yet."""
        for identity, outcome in self._rows.select("SELECT id, outcome FROM games ORDER BY turn DESC"):
            if outcome is None or self._end_is_news(identity):
                return Waiting(identity, _standing(self._rows.setting(standing_key(identity))))
        return None

    def tally(self) -> Tally:
        query = "SELECT COUNT(outcome), TOTAL(outcome = 'won'), COUNT(*) FROM games"
        over, won, every = self._rows.select(query)[0]
        return Tally(over, int(won), every - over)

    def _end_is_news(self, identity: str) -> bool:
        """Played in a window and ended there: at the terminal nothing waits for a Done."""
        return self.setting(seen_key(identity)) is not None and not self.setting(ended_key(identity))


def _standing(kept: object) -> Standing | None:
    if not isinstance(kept, dict) or kept.keys() != {field.name for field in fields(Standing)}:
        return None
    return Standing(**kept)


# Settings of one game


def standing_key(game: str) -> str:
    return f"standing-{game}"


def seen_key(game: str) -> str:
    """Up to which input the players have seen."""
    return f"seen-{game}"


def ended_key(game: str) -> str:
    """The players have left it when it was over."""
    return f"ended-{game}"


def rolls_key(game: str) -> str:
    """The app rolls and draws by itself."""
    return f"rolls-{game}"


def set_up_key(game: str) -> str:
    """What of the set-up is ticked off."""
    return f"set-up-{game}"


def dice_key(game: str) -> str:
    """What the app's own rolls come from."""
    return f"dice-{game}"
