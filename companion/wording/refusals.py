"""Why an entry is refused, in the players' words, with what would have been right."""

from typing import Final

from companion.rules.errors import NotationError, RefusalCode, RefusedInput
from companion.rules.notation import ABOVE, COUNT, END, MOST, STEP, parse_cell
from companion.wording.actions import cell_words
from companion.wording.language import N_, Language
from companion.wording.names import effect_name, piece_name

LONGEST: Final = 40
_BY_HAND: Final = N_("The app does not understand this entry: nothing was changed.")

REFUSALS: Final[dict[RefusalCode, str]] = {
    "buy-what": N_("Buy one thing at a time: an Equipment card, a lost die or a new market."),
    "content": N_("First the app has to be told what is printed there."),
    "endless": N_("What these cards do would never end: check what the app was told of them."),
    "fixed": N_("The Reckoners and the districts stay who and where they are."),
    "game-over": N_("The game is over."),
    "gather-what": N_("Either the boss or pieces go to the district."),
    "no-epic": N_("There is no Epic in that district."),
    "no-lost-die": N_("{value} has lost no die."),
    "no-question": N_("No question waits for an answer."),
    "no-such-action": N_("“{value}” is not an action as the cards print them."),
    "no-such-district": N_("There is no such district. The districts are: {options}."),
    "no-such-effect": N_("“{value}” is no Attack Reckoners effect. The effects are: {options}."),
    "no-such-epic": N_("The packs know no Epic called “{value}”."),
    "no-such-face": N_("The die has no “{value}”. It has: {options}."),
    "no-such-field": N_("There is no such place on the board."),
    "no-such-piece": N_("“{value}” is no piece of this game. The pieces are: {options}."),
    "no-such-reckoner": N_("No Reckoner here is called “{value}”. The Reckoners are: {options}."),
    "no-such-row": N_("Each of the four Power Dice shows one of these rows: {options}."),
    "no-way-back": N_("What came before cannot be played again, so it cannot be taken back."),
    "not-a-reward": N_("A reward attacks Enforcement, no other pieces."),
    "not-paused": N_("Nothing waits to go on."),
    "not-weakened": N_("The boss has no Health before Research is at 0."),
    "nothing-to-redo": N_("There is nothing to do again."),
    "nothing-to-undo": N_("There is nothing to take back."),
    "question-waits": N_("First answer the question that waits."),
    "short-track": N_(
        "The bracket there stands after action {value}, so more symbols than that are printed. "
        "Which of the two is wrong? Count the symbols again, or correct the bracket first."
    ),
    "twice": N_("“{value}” is there already, and cannot be there twice."),
    "unknown": N_("First the app has to be told everything that is printed on what is in play."),
    "wrong-choice": N_("“{value}” cannot be chosen here. Possible are: {options}."),
    "wrong-city": N_("That belongs to another city."),
    "wrong-name": N_("A name has 1 to {most} letters."),
    "wrong-number": N_("“{value}” is not a whole number from {least} to {most}."),
    "wrong-phase": N_("That does not belong to this phase."),
    # What only somebody who writes scenarios by hand can cause.
    "missing-field": _BY_HAND,
    "unknown-command": _BY_HAND,
    "unknown-field": _BY_HAND,
    "wrong-pace": _BY_HAND,
    "wrong-step": _BY_HAND,
    "wrong-target": _BY_HAND,
    "wrong-type": _BY_HAND,
}
# An action that is not on the die that was rolled; without options, any action would do.
_NOT_ON_THE_DIE: Final = REFUSALS["no-such-face"]
_NOTATION: Final = N_("“{word}” does not fit there. One of these would: {expected}.")
_CUT_SHORT: Final = N_("Something is missing at the end. One of these would fit: {expected}.")


def say_refusal(error: RefusedInput, language: Language) -> str:
    on_die = error.code == "no-such-action" and error.options
    return language.gettext(
        _NOT_ON_THE_DIE if on_die else REFUSALS[error.code],
        value=_shortened(str(error.value)),
        options=", ".join(_named(error.code, option, language) for option in error.options),
        least=error.least,
        most=error.most,
    )


def say_notation(error: NotationError, language: Language) -> str:
    return language.gettext(
        _NOTATION if error.word else _CUT_SHORT,
        word=_shortened(error.word),
        expected=", ".join(_expected(option, language) for option in error.expected),
    )


def say_unfit(language: Language) -> str:
    """For a pack that would not hold together with what was entered."""
    return language.gettext("This does not fit what the app has been told: nothing was changed.")


def _expected(option: str, language: Language) -> str:
    """A word of the notation is the same in every language."""
    if option == END:
        return language.gettext("the end of the action")
    if option == STEP:
        return language.gettext("threshold=value, such as 3=2")
    if option == COUNT:
        return language.gettext("x1 to x{most}", most=MOST)
    if option.startswith(ABOVE):
        return language.gettext("a threshold above {least}", least=option.removeprefix(ABOVE))
    return option


def _named(code: RefusalCode, option: str, language: Language) -> str:
    match code:
        case "no-such-action":
            return cell_words(parse_cell(option), language)
        case "no-such-effect":
            return effect_name(option, language)
        case "no-such-piece":
            return piece_name(option, language)
        case _:
            return option


def _shortened(value: str) -> str:
    return value if len(value) <= LONGEST else f"{value[: LONGEST - 3]}..."
