"""What the app rolls and draws: the same again after an undo, until the players ask for a new roll."""

from random import Random

from companion.forecast.sampling import random_reply
from companion.game.game import Game
from companion.game.shelf import dice_key
from companion.game.store import Store
from companion.rules.inputs import Answer
from companion.rules.questions import Question, Reply


class Dice:
    """`chance` begins a game's dice where none were kept."""

    def __init__(self, store: Store, game: str, chance: Random) -> None:
        self._store = store
        self._key = dice_key(game)
        self._chance = chance
        self._seed = str(store.setting(self._key) or "") or self._begin()

    def reply(self, question: Question, game: Game) -> Reply:
        """It hangs on how often was answered in this phase, not on what was corrected in between."""
        table = game.table
        place = f"{table.round} {table.phase} {_answers_in_phase(game)}"
        return random_reply(question, Random(f"{self._seed} {place}"))

    def change(self) -> None:
        self._begin()

    def _begin(self) -> str:
        self._seed = f"{self._chance.getrandbits(64):x}"
        self._store.set(self._key, self._seed)
        return self._seed


def _answers_in_phase(game: Game) -> int:
    """A game is read from the beginning of a phase, so all of this one is there."""
    table, count = game.table, 0
    for index in range(len(game.done) - 1, -1, -1):
        before = game.done[index - 1].table if index else game.start
        if (before.round, before.phase) != (table.round, table.phase):
            break
        count += isinstance(game.done[index].input, Answer)
    return count
