"""A question of each kind, in a position in which it is asked."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from companion.game.scenario import scenario_from, table_of
from companion.game.sitting import EPIC_PHASE, PROLOGUE, Sitting
from companion.game.store import Store
from companion.rules.notation import COLOURS
from companion.ui.presenter.acts import Act
from companion.ui.presenter.table import TablePresenter
from companion.wording.language import Language
from tests.tables import Json, card, epic, no_epic, reckoner, scenario

TEAM: Final = (("David", 0), ("Prof", 1), ("Megan", 1), ("Cody", 3))
CELLS: Final = ("population x2", "?", "gifted: enforcement x3", "red-shield | blue-shield")


def steal() -> Json:
    held: tuple[list[str], ...] = (["Rope", "Lamp", "A coat"], [], ["Drone"], ["Lamp", "Rope"])
    team = [reckoner(name, at, equipment=cards) for (name, at), cards in zip(TEAM, held, strict=True)]
    return scenario(epic("population", "enforcement x2", "steal", "fortify"), reckoners=team)


def plan() -> Json:
    team = [reckoner(name, at, plans=at) for name, at in TEAM]
    return scenario(epic("plan"), reckoners=team)


def base() -> Json:
    return scenario(epic("base x5"), reckoners=_team())


def ability() -> Json:
    faces = ["population x2", "fortify", "enforcement x2", "enforcement x2", "barricade", "boost red"]
    return scenario(epic("transform"), reckoners=_team(), pack={"dice": {"movement": [1], "ability": faces}})


def movement() -> Json:
    dice = {"movement": [1, 1, 2, 2, 3, 3]}
    red = {"red": ["enforcement", "enforcement"] * 2}
    return {
        **scenario(epic(), reckoners=_team(), tracks=red, pack={"dice": dice}),
        "steps": [{"command": "prologue"}],
    }


def power(known: bool = True) -> Json:
    table = {row: [CELLS[(at + place) % 4] for place in range(5)] for at, row in enumerate("ABCD")}
    tables: dict[str, Any] = dict.fromkeys(COLOURS, table if known else None)
    return scenario(
        epic(),
        reckoners=_team(),
        setup={"boss": "limelight"},
        tables=tables,
        pack={"dice": {"movement": [1], "power": [*"ABCD"]}},
    )


def regalia() -> Json:
    deck = {"reroll": 2, "equipment": 2, "move": 2, "die": 2, "ability": 2, "doubles": 2}
    return scenario(epic(), reckoners=_team(), setup={"boss": "regalia"}, pack={"regalia_deck": deck})


def new_epic() -> Json:
    names = ("Cinderjack", "Circuit Rider", "Citadel", "Old Static", "Glasswing", "Rustmarch", "Low Tide")
    cards = [card(name.lower().replace(" ", "-"), "population", name=name) for name in names]
    cards[1]["track"] = ["population", "?", "fortify", "?"]
    cards[2].pop("track")
    return scenario(epic(), epic(), no_epic(), epic(), reckoners=_team(), epics=cards)


def newcago() -> Json:
    printed = ["enforcement", "attack reroll"]
    return scenario(
        epic(),
        epic(printed=printed),
        reckoners=_team(),
        setup={"newcago_cards": True},
        boss={"district": 1},
    )


def _team() -> list[Json]:
    return [reckoner(name, at) for name, at in TEAM]


def symbol() -> Json:
    return scenario(
        epic("enforcement", "population", "boost red", "?", "population", bracket=4),
        epic("population x2", "gifted: fortify", "red-shield | blue-shield", "population", bracket=2),
        reckoners=_team(),
    )


ASKED: Final[dict[str, Callable[[], Json]]] = {
    "steal": steal,
    "plan": plan,
    "base": base,
    "ability": ability,
    "movement": movement,
    "power": power,
    "regalia": regalia,
    "new-epic": new_epic,
    "newcago": newcago,
}


def own(position: Json) -> Json:
    """The same with a box of the players' own, which learns."""
    return {**position, "pack": {**position["pack"], "kind": "table"}}


def asking(store: Store, position: Json, language: str = "en", open_deck: bool = False) -> TablePresenter:
    """Begins, and goes on until something is asked."""
    entry: dict[str, Any] = {"steps": [], **position}
    entry["setup"] = {**entry["setup"], "open_deck": open_deck}
    read = scenario_from(entry, "this test")
    table = table_of(read)
    table.regalia_drawn = {"reroll": 1, "move": 2} if table.setup.boss == "regalia" else {}
    opened = store.new_game("A game", table, read.pack)
    presenter = TablePresenter(Sitting(opened, store, Random(5), rolls=False), Language(language))
    presenter.do(Act("enter", PROLOGUE if presenter.table.phase == "setup" else EPIC_PHASE))
    while presenter.table.question is None:
        presenter.do(Act("done"))
    return presenter
