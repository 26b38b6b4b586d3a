"""Which fields of the board (formats.md, section 3) an instruction changes."""

from companion.rules import instructions as kinds
from companion.rules.instructions import Instruction
from companion.rules.pieces import FIELDS, PIECES
from companion.rules.table import NOWHERE, Table


def touches(one: Instruction, path: str, table: Table) -> bool:
    """Does it change this field, something in it, or what it lies in?"""
    return any(
        f"{path}.".startswith(f"{touched}.") or f"{touched}.".startswith(f"{path}.")
        for touched in _paths(one, table)
    )


def _paths(one: Instruction, table: Table) -> tuple[str, ...]:
    match one:
        case kinds.Place() | kinds.Remove():
            return (f"districts.{one.district}.{FIELDS[PIECES.index(one.piece)]}",)
        case kinds.Population():
            return ("population",)
        case kinds.Money() | kinds.NewMarket():
            return ("money",)
        case kinds.Sell() | kinds.Buy():
            return ("money", _of(one.reckoner, "equipment", table))
        case kinds.BuyDie():
            return ("money", "lost_dice")
        case kinds.LoseDie():
            return ("lost_dice",)
        case kinds.Base():
            return ("base_marker",)
        case kinds.MoveReckoner():
            return (_of(one.reckoner, "district", table),)
        case kinds.Plans():
            return (_of(one.reckoner, "plans", table), _of(one.reckoner, "new_plans", table))
        case kinds.Suffer():
            return (_of(one.reckoner, "effects", table),)
        case kinds.EffectsEnd():
            return tuple(
                _of(name, field, table) for name in one.reckoners for field in ("effects", "disabled")
            )
        case kinds.Disable():
            return (_of(one.reckoner, "disabled", table),)
        case kinds.Dawnslight() | kinds.UseDawnslight() | kinds.DawnslightCards():
            return (_of(one.reckoner, "dawnslight", table),)
        case kinds.Demolitions():
            return (_of(one.reckoner, "demolitions", table),)
        case kinds.Reward(reward="enforcement" | "contain") | kinds.Spend() | kinds.Lapse():
            return (f"unspent.{one.reward}",)
        case kinds.Steal():
            under = "set_aside" if one.district == NOWHERE else f"districts.{one.district}.epic.stolen"
            return (_of(one.reckoner, "equipment", table), under)
        case kinds.Return():
            return (_of(one.reckoner, "equipment", table), "set_aside")
        case kinds.MoveIldithia() | kinds.PlaceIldithia():
            return ("ildithia_gap",)
        case kinds.Marker() | kinds.ResetMarker():
            return (f"districts.{one.district}.marker",)
        case kinds.NewRound():
            return ("round", "defeated")
        case kinds.Correct():
            return (one.path.removeprefix("board."),)
        case _:
            return _of_villains(one)


def _of_villains(one: Instruction) -> tuple[str, ...]:
    match one:
        case kinds.Fortify():
            return (f"districts.{one.district}.epic.research", f"districts.{one.district}.epic.health")
        case kinds.FortifyBoss():
            return (f"districts.{one.district}.marker" if one.track == "district" else f"boss.{one.track}",)
        case kinds.Bracket():
            return (f"districts.{one.district}.epic.bracket",)
        case kinds.BossBracket():
            return (f"boss.brackets.{one.colour}",)
        case kinds.MoveBoss():
            return ("boss.district",)
        case kinds.AddEpic():
            return (f"districts.{one.district}.epic",)
        case kinds.ShuffleEpics():
            return ("defeated_epics",)
        case kinds.Defeat():
            return (f"districts.{one.district}.epic", "defeated", "defeated_epics")
        case kinds.Research():
            return (f"{_whose(one.district, one.epic)}.research",)
        case kinds.Attack() | kinds.Weaken():
            return (f"{_whose(one.district, one.epic)}.health",)
        case _:
            return ()


def _whose(district: int, epic: str) -> str:
    return f"districts.{district}.epic" if epic else "boss"


def _of(name: str, field: str, table: Table) -> str:
    index = next(index for index, one in enumerate(table.reckoners) if one.name == name)
    return f"reckoners.{index}.{field}"
