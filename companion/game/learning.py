"""What the inputs of one game teach, and what goes with them when they are taken back."""

from collections.abc import Iterator

from companion.game.steps import Step
from companion.game.taught import Taught
from companion.rules.inputs import Answer, NewCard, Teach
from companion.rules.questions import Content


class Learning:
    def __init__(self, taught: Taught, game: str) -> None:
        self._taught = taught
        self._game = game
        self.stays: list[Step] = []  # taken back here, but another game has used it since

    def learn(self, step: Step) -> None:
        entry = step.entry
        if entry.pack.kind == "practice":
            return
        if isinstance(entry.input, NewCard):
            self._taught.learn_card(entry.input.name, entry.table.setup.epics, self._game)
        for question, value in _told(step):
            self._taught.learn(question, value, entry.table, self._game, entry.pack)

    def take_back(self, step: Step) -> None:
        entry = step.entry
        if entry.pack.kind == "practice":
            return
        gone = [
            self._taught.take_back(question, value, step.before, self._game)
            for question, value in reversed(list(_told(step)))
        ]
        if isinstance(entry.input, NewCard):
            gone.append(self._taught.take_card_back(entry.input.name, self._game))
        if not all(gone):
            self.stays.append(step)


def _told(step: Step) -> Iterator[tuple[Content, object]]:
    entry, question = step.entry.input, step.before.question
    if isinstance(entry, Teach):
        yield from ((Content(fact.path, fact.expects), fact.value) for fact in entry.facts)
    elif isinstance(entry, Answer) and isinstance(question, Content) and not entry.by_hand:
        yield question, entry.value
