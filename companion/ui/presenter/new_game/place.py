"""What lies in one district: drawn by the app, or named by the players."""

from companion.content.pack import Pack
from companion.game.choices import Choices, known_districts
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.new_game.choosing import epic_names
from companion.ui.presenter.panel import Answers, Panel, Typing
from companion.wording.language import Language


def place_panel(choices: Choices, pack: Pack, place: int, naming: str, language: Language) -> Panel:
    """`naming`: "board" or "epic", where that is being said."""
    say = language.gettext
    typing = None if pack.kind == "practice" else Typing(say("Another name"), say("Take it"), naming)
    board, card, names = choices.districts[place], choices.cards[place], epic_names(choices, pack)
    epic = names.get(card, "")
    if naming == "board":
        boards = dict.fromkeys((*known_districts(choices, pack), *choices.districts))
        answers = tuple(Answer(one, Act("board", one)) for one in boards if one != board)
        return _names(board, say("Which district is it?"), answers, typing)
    if naming == "epic":
        cards = sorted((name.casefold(), name, key) for key, name in names.items() if key != card)
        answers = tuple(Answer(name, Act("epic", key)) for _, name, key in cards)
        return _names(epic, say("Which Epic lies there?"), answers, typing)
    answers = (
        Answer(board, Act("name", "board"), say("City District"), "map-marker"),
        Answer(epic or say("No Epic"), Act("name", "epic"), say("Epic"), "cards-outline"),
        Answer(
            say("The boss begins here"),
            Act("boss-district", place),
            icon="crown",
            chosen=place == choices.boss_district,
        ),
    )
    return Panel(board, note=say("Tap what is another one on your table."), groups=(Answers(answers),))


def _names(now: str, heading: str, answers: tuple[Answer, ...], typing: Typing | None) -> Panel:
    return Panel(heading, eyebrow=now, groups=(Answers(answers, columns=2),), typing=typing)
