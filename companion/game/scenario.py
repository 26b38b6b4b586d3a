"""Scenarios (formats.md, section 3): a table position and what is done from there."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from companion.content.boxing import box_for
from companion.content.pack import Pack
from companion.content.reading import PackError, first_problem
from companion.game.game import Game
from companion.rules.board import board_of, names_on, table_from
from companion.rules.box import slug
from companion.rules.errors import RefusedInput
from companion.rules.inputs import read_input, written
from companion.rules.instructions import Told
from companion.rules.setup import (
    RULINGS,
    CopyTokensRuling,
    EquipmentMinimumRuling,
    PerResearchRuling,
    RewardsRuling,
    Setup,
)
from companion.rules.table import Table

MOST_STEPS = 5000


def _without_exclamation(value: Any) -> Any:
    return "sparks" if value == "sparks!" else value


class RulingsEntry(BaseModel):
    """What the players go by where the books leave room."""

    model_config = ConfigDict(strict=True, extra="forbid")

    rewards: RewardsRuling | None = None
    copy_tokens: Annotated[CopyTokensRuling, Field(alias="copy-tokens")] = "after"
    per_research: Annotated[PerResearchRuling, Field(alias="per-research")] = "held"
    equipment_minimum: Annotated[EquipmentMinimumRuling, Field(alias="equipment-minimum")] = "reckoner"


class SetupEntry(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")

    boss: Literal["steelheart", "regalia", "limelight"] = "steelheart"
    city: Literal["newcago", "babilar", "ildithia"] = "newcago"
    difficulty: Annotated[
        Literal["beginner", "standard", "hard", "sparks"], BeforeValidator(_without_exclamation)
    ] = "standard"
    epics: Literal["base", "steelslayer"] = "base"
    difficulty_token: Annotated[int, Field(ge=-2, le=2)] = (
        0  # R2.1 prints -1 and -2: the sign says nothing more
    )
    newcago_cards: bool | Literal["A", "B"] | dict[str, Literal["A", "B"]] = False
    casual: bool = False
    open_deck: bool = False
    equipment: Literal["base", "steelslayer"] | None = None
    rulings: RulingsEntry = RulingsEntry()


class Scenario(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")

    format: Literal[1] = 1
    setup: SetupEntry = SetupEntry()
    pack: Pack = Pack()
    board: dict[str, Any] = {}
    steps: Annotated[list[dict[str, Any]], Field(max_length=MOST_STEPS)] = []


def scenario_from(entry: Any, where: str) -> Scenario:
    try:
        return Scenario.model_validate(entry)
    except ValidationError as error:
        raise PackError(where, first_problem(error)) from error


def setup_of(entry: SetupEntry, pack: Pack, districts: list[str]) -> Setup:
    cards = entry.newcago_cards
    sides: tuple[tuple[str, str], ...] = ()
    if isinstance(cards, str):
        sides = tuple((district, str(cards)) for district in _ids(pack, districts))
    elif isinstance(cards, dict):
        sides = tuple((slug(district), side) for district, side in cards.items())
    return Setup(
        entry.boss,
        entry.city,
        entry.difficulty,
        entry.epics,
        abs(entry.difficulty_token),
        bool(cards) and entry.city == "newcago",
        sides,
        entry.casual,
        entry.open_deck,
        entry.equipment or "",
        entry.rulings.rewards,
        entry.rulings.copy_tokens,
        entry.rulings.per_research,
        entry.rulings.equipment_minimum,
    )


def _ids(pack: Pack, districts: list[str]) -> list[str]:
    known = {one.name: one.id for one in pack.districts if one.city == "newcago"}
    return [known.get(name, slug(name)) for name in districts]


def table_of(scenario: Scenario) -> Table:
    reckoners, districts = names_on(scenario.board)
    setup = setup_of(scenario.setup, scenario.pack, districts)
    box = box_for(scenario.pack, setup, len(reckoners), districts)
    table = table_from(scenario.board, setup, box)
    if table.phase == "reckoner" and any(step.get("command") == "prologue" for step in scenario.steps):
        table.phase = "setup"
    return table


def start_of(game: Game) -> dict[str, Any]:
    """The start of a game as a scenario without steps."""
    game.entries()
    return scenario_at(game.start, game.pack)


def scenario_at(table: Table, pack: Pack) -> dict[str, Any]:
    """A position in which nothing is under way, as a scenario without steps."""
    setup = asdict(table.setup)
    sides = dict(setup.pop("newcago_sides"))
    setup["newcago_cards"] = sides or setup["newcago_cards"]
    rulings = {name.replace("_", "-"): setup.pop(name) for name in RULINGS}
    setup["rulings"] = {name: ruling for name, ruling in rulings.items() if ruling is not None}
    if not setup["equipment"]:
        del setup["equipment"]
    return {
        "format": 1,
        "setup": setup,
        "pack": pack.model_dump(exclude_none=True),
        "board": board_of(table),
    }


def scenario_of(game: Game) -> dict[str, Any]:
    """Its start, and everything that was entered."""
    return {**start_of(game), "steps": [written(entry.input) for entry in game.entries()]}


def last_steps(game: Game, fewest: int) -> dict[str, Any]:
    """So many inputs or more, from the last position before them in which nothing was under way."""
    done = game.done
    for at in range(max(0, len(done) - fewest), -1, -1):
        table = done[at - 1].table if at else game.start
        if _is_at_rest(table):
            pack = done[at - 1].pack if at else game.pack
            return {**scenario_at(table, pack), "steps": [written(entry.input) for entry in done[at:]]}
    return scenario_of(game)


def _is_at_rest(table: Table) -> bool:
    return table.phase in ("setup", "reckoner") and not table.pending and table.question is None


def play_scenario(scenario: Scenario) -> tuple[Game, list[Told]]:
    """Carry out all steps: the game, and everything that was told. A RefusedInput names the step."""
    game = Game(table_of(scenario), scenario.pack)
    told: list[Told] = []
    for index, step in enumerate(scenario.steps):
        try:
            told += _play_step(game, step)
        except RefusedInput as error:
            raise error.within(f"steps.{index}") from error
        except PackError as error:
            raise RefusedInput("content", f"steps.{index}.{error.where}", step, error.problem) from error
    return game, told


def _play_step(game: Game, step: Mapping[str, Any]) -> tuple[Told, ...]:
    command = step.get("command")
    if command in ("undo", "redo"):
        for key in step:
            if key != "command":
                raise RefusedInput("unknown-field", key, step[key], f"a field of {command!r}")
        if command == "redo":
            return game.redo().told
        return tuple(Told(move) for move in game.undo().moves)
    return game.submit(read_input(step)).told
