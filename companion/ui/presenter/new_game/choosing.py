"""The choices of a new game as they are shown."""

from companion.content.pack import Pack
from companion.game.choices import CITY_OF, NONE, RECKONERS, Choices, boss_names, epics_in_use
from companion.rules.setup import BOSSES, CITIES, DIFFICULTIES, EPIC_SETS, FEWEST_RECKONERS, MOST_RECKONERS
from companion.rules.table import Table
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.new_game_view import Choosing, Fold, NewGame
from companion.wording.language import Language
from companion.wording.names import signed
from companion.wording.setup import boss_own_name, city_name, difficulty_name, epic_set_name


def new_game_view(
    choices: Choices, pack: Pack, table: Table, unfolded: bool, as_last_time: bool, language: Language
) -> NewGame:
    say = language.gettext
    practice = pack.kind == "practice"
    team = say(
        "{count} chosen, {fewest} to {most}",
        count=len(choices.reckoners),
        fewest=FEWEST_RECKONERS,
        most=MOST_RECKONERS,
    )
    return NewGame(
        say("Practice game") if practice else say("New game"),
        say("An invented box: the app rolls and draws.") if practice else "",
        Choosing(say("Boss and city"), _pairing(choices, language), _pairs(choices, pack, language)),
        Fold(
            say("Another city for this boss"),
            Act("fold", not unfolded),
            _cities(choices, language) if unfolded else (),
        ),
        Choosing(say("Reckoners"), team, _team(choices)),
        Choosing(say("Difficulty"), _boss_research(table, language), _difficulties(choices, language)),
        Choosing(say("In the box"), say("as last time") if as_last_time else "", _box(choices, language)),
        Choosing(say("On the table"), "", _ring(choices, pack, language)),
    )


def is_pair(choices: Choices) -> bool:
    """One of the designers'."""
    return CITY_OF[choices.boss] == choices.city


def _pairing(choices: Choices, language: Language) -> str:
    return language.gettext("the designers’ pairs") if is_pair(choices) else ""


def _pairs(choices: Choices, pack: Pack, language: Language) -> tuple[Answer, ...]:
    found = []
    for boss in BOSSES:
        chosen = boss == choices.boss
        city = city_name(choices.city if chosen else CITY_OF[boss], language)
        own = [name for name in boss_names(boss, pack) if name != boss.capitalize()]
        detail = ", ".join([*own, city]) if own else language.gettext("in {city}", city=city)
        found.append(Answer(boss_own_name(boss, language), Act("boss", boss), detail, "crown", chosen=chosen))
    return tuple(found)


def _cities(choices: Choices, language: Language) -> tuple[Answer, ...]:
    return tuple(
        Answer(city_name(city, language), Act("city", city), chosen=city == choices.city) for city in CITIES
    )


def _team(choices: Choices) -> tuple[Answer, ...]:
    return tuple(
        Answer(name, Act("reckoner-in-team", name), token=name, chosen=name in choices.reckoners)
        for name in RECKONERS
    )


def _boss_research(table: Table, language: Language) -> str:
    research = table.boss.research
    return language.gettext("boss Research {research}", research=research) if research else ""


def _difficulties(choices: Choices, language: Language) -> tuple[Answer, ...]:
    return tuple(
        Answer(difficulty_name(one, language), Act("difficulty", one), chosen=one == choices.difficulty)
        for one in DIFFICULTIES
    )


def _box(choices: Choices, language: Language) -> tuple[Answer, ...]:
    say, token = language.gettext, choices.difficulty_token
    found = [
        Answer(
            say("{set} Epics", set=epic_set_name(EPIC_SETS[1], language)),
            Act("epics"),
            chosen=choices.epics == EPIC_SETS[1],
        )
    ]
    if choices.city == "newcago":
        cards = choices.newcago_cards
        found.append(Answer(say("Newcago cards"), Act("newcago-cards"), chosen=cards != NONE))
    found += [
        Answer(
            say("Casual start"), Act("casual"), number=f"+${len(choices.reckoners)}", chosen=choices.casual
        ),
        Answer(
            say("Difficulty token"), Act("token"), number=signed(-token) if token else "", chosen=bool(token)
        ),
    ]
    return tuple(found)


def _ring(choices: Choices, pack: Pack, language: Language) -> tuple[Answer, ...]:
    names = epic_names(choices, pack)
    nobody = language.gettext("No Epic")
    districts = [
        Answer(board, Act("district", place), names.get(card, nobody), "map-marker")
        for place, (board, card) in enumerate(zip(choices.districts, choices.cards, strict=True))
    ]
    again = Answer(language.gettext("Districts at random"), Act("deal"), icon="dice-multiple")
    return (*districts, again)


def epic_names(choices: Choices, pack: Pack) -> dict[str, str]:
    cards = (*epics_in_use(choices, pack), *choices.new_cards)
    return {one.id: one.name or one.id for one in cards}
