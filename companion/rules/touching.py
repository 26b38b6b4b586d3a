"""Which fields of the board (formats.md, section 3) an instruction changes, and what it says stands there."""

from companion.rules import instructions as kinds
from companion.rules.box import INFINITE
from companion.rules.instructions import Instruction
from companion.rules.pieces import FIELDS, PIECES
from companion.rules.table import NOWHERE, Table

Fields = dict[str, int | None]


def touches(one: Instruction, path: str, table: Table) -> bool:
    """Does it change this field, something in it, or what it lies in?"""
    return any(
        f"{path}.".startswith(f"{touched}.") or f"{touched}.".startswith(f"{path}.")
        for touched in changed(one, table)
    )


def changed(one: Instruction, table: Table) -> Fields:
    """By path; None where the instruction does not say a number."""
    match one:
        case kinds.Place() | kinds.Remove():
            return {f"districts.{one.district}.{FIELDS[PIECES.index(one.piece)]}": one.now}
        case kinds.Population():
            return {"population": one.now}
        case kinds.Money() | kinds.NewMarket():
            return {"money": one.now}
        case kinds.Sell() | kinds.Buy():
            return {"money": one.now, _of(one.reckoner, "equipment", table): None}
        case kinds.BuyDie():
            return {"money": None, "lost_dice": None}
        case kinds.LoseDie():
            return {"lost_dice": None}
        case kinds.Base():
            return {"base_marker": one.now}
        case kinds.NewRound():
            new_plans = {_of(name.name, "new_plans", table): None for name in table.reckoners}
            return {"round": one.round, "defeated": None, **new_plans}
        case kinds.Reward(reward="enforcement" | "contain"):
            return {f"unspent.{one.reward}": None}
        case kinds.Spend():
            return {f"unspent.{one.reward}": one.left}
        case kinds.Lapse():
            return {f"unspent.{one.reward}": 0}
        case kinds.Correct():
            return {one.path.removeprefix("board."): None}
        case _:
            return _of_reckoners(one, table) or _of_villains(one)


def _of_reckoners(one: Instruction, table: Table) -> Fields:
    match one:
        case kinds.MoveReckoner():
            return {_of(one.reckoner, "district", table): None}
        case kinds.Plans():
            return {_of(one.reckoner, "plans", table): one.now, _of(one.reckoner, "new_plans", table): None}
        case kinds.Suffer():
            return {_of(one.reckoner, "effects", table): None}
        case kinds.EffectsEnd():
            return {
                _of(name, field, table): None for name in one.reckoners for field in ("effects", "disabled")
            }
        case kinds.Disable():
            return {_of(one.reckoner, "disabled", table): None}
        case kinds.Dawnslight() | kinds.UseDawnslight() | kinds.DawnslightCards():
            return {_of(one.reckoner, "dawnslight", table): one.now}
        case kinds.Demolitions():
            return {_of(one.reckoner, "demolitions", table): one.now}
        case kinds.Steal():
            under = "set_aside" if one.district == NOWHERE else f"districts.{one.district}.epic.stolen"
            return {_of(one.reckoner, "equipment", table): None, under: None}
        case kinds.Return():
            return {_of(one.reckoner, "equipment", table): None, "set_aside": None}
        case _:
            return {}


def _of_villains(one: Instruction) -> Fields:
    match one:
        case kinds.MoveIldithia() | kinds.PlaceIldithia():
            return {"ildithia_gap": None}
        case kinds.Marker() | kinds.ResetMarker():
            return {f"districts.{one.district}.marker": one.now}
        case kinds.Fortify():
            epic = f"districts.{one.district}.epic"
            health = None if one.health == INFINITE else one.health
            return {f"{epic}.research": one.research, f"{epic}.health": health}
        case kinds.FortifyBoss(track="district"):
            return {f"districts.{one.district}.marker": one.now}
        case kinds.FortifyBoss():
            return {f"boss.{one.track}": one.now}
        case kinds.Bracket():
            return {f"districts.{one.district}.epic.bracket": one.now}
        case kinds.BossBracket():
            return {f"boss.brackets.{one.colour}": one.now}
        case kinds.MoveBoss():
            return {"boss.district": None}
        case kinds.AddEpic():
            return {f"districts.{one.district}.epic": None}
        case kinds.ShuffleEpics():
            return {"defeated_epics": None}
        case kinds.Defeat():
            return {f"districts.{one.district}.epic": None, "defeated": None, "defeated_epics": None}
        case kinds.Research():
            return {f"{_whose(one.district, one.epic)}.research": one.now}
        case kinds.Attack():
            return {f"{_whose(one.district, one.epic)}.health": one.now}
        case kinds.Weaken():
            return {f"{_whose(one.district, one.epic)}.health": one.health}
        case _:
            return {}


def _whose(district: int, epic: str) -> str:
    return f"districts.{district}.epic" if epic else "boss"


def _of(name: str, field: str, table: Table) -> str:
    index = next(index for index, one in enumerate(table.reckoners) if one.name == name)
    return f"reckoners.{index}.{field}"
