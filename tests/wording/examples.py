"""Tables of the practice pack, and at least one example of every instruction and every question."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from companion.game.scenario import Scenario, scenario_from, table_of
from companion.rules import instructions as i
from companion.rules import questions as q
from companion.rules.box import INFINITE, KEPT, REWARDS
from companion.rules.causes import Cause
from companion.rules.instructions import Instruction, Told
from companion.rules.notation import COLOURS, EFFECTS
from companion.rules.pieces import PIECES
from companion.rules.questions import Question
from companion.rules.table import NOWHERE, Table
from companion.wording.forbidden import BECAME, WARNINGS
from companion.wording.language import LANGUAGES, SOURCE, Language
from companion.wording.phases import NOTHINGS
from companion.wording.population import WHYS
from tests.wording.catalogues import ROOT

ALL_LANGUAGES: Final = tuple(Language(code) for code in LANGUAGES)
ENGLISH: Final = Language(SOURCE)
CITIES: Final = {"newcago": "steelheart", "babilar": "regalia", "ildithia": "limelight"}
EPIC: Final = "chalkdust"
CONSUMABLE: Final = "pepper-stew"
STEPS: Final = ("prologue", "ildithia", "add-epics", "newcago", "epics", "boss", "rewards")


@cache
def _practice() -> Mapping[str, Any]:
    pack: Mapping[str, Any] = json.loads((ROOT / "assets/packs/practice.json").read_text(encoding="utf-8"))
    return pack


def practice_scenario(city: str = "newcago") -> Scenario:
    """Three Reckoners and four districts of that city, with its own boss."""
    pack = _practice()
    names = [one["name"] for one in pack["districts"] if one["city"] == city][:4]
    districts = [
        {"name": name, "epic": {"id": epic["id"]}} for name, epic in zip(names, pack["epics"], strict=False)
    ]
    reckoners = [
        {"name": "David", "district": 0, "plans": 1, "equipment": ["Chalk Map"]},
        {"name": "Tia", "district": 1, "plans": 2, "effects": ["reroll"]},
        {"name": "Val", "district": 1, "plans": 1},
    ]
    entry = {
        "setup": {"boss": CITIES[city], "city": city, "newcago_cards": city == "newcago"},
        "pack": pack,
        "board": {"districts": districts, "reckoners": reckoners},
    }
    return scenario_from(entry, "these examples")


def practice_table(city: str = "newcago") -> Table:
    return table_of(practice_scenario(city))


def told(instruction: Instruction) -> Told:
    return Told(instruction, Cause(("epic", EPIC), ("epic", EPIC), 1))


INSTRUCTIONS: Final[tuple[Instruction, ...]] = (
    *(i.Place(piece, 0, count, 3) for piece in PIECES for count in (1, 2)),
    *(i.Remove(piece, 0, count, 3) for piece in PIECES for count in (1, 2)),
    *(i.Population(-1, 37, why, EPIC) for why in WHYS),
    i.Money(2, 6),
    i.Money(-1, 3),
    i.Fortify(0, EPIC, 3, 6),
    *(i.Fortify(0, EPIC, 3, 6, rose) for rose in ("research", "health")),
    i.Fortify(0, EPIC, 3, INFINITE, "research"),
    *(i.FortifyBoss(track, 0, 9) for track in ("research", "health", "district")),
    *(i.Bracket(0, EPIC, change, 2) for change in (-2, -1, 1, 2)),
    *(i.BossBracket(colour, change, 2) for colour in COLOURS for change in (-2, -1, 1, 2)),
    *(i.BossTrack(colour, count) for colour in COLOURS for count in (1, 2)),
    *(i.LastAction(EPIC, False, count) for count in (1, 2)),
    *(i.LastAction(colour, True) for colour in COLOURS),
    *(i.Base(now) for now in (0, 1, 2)),
    i.LoseDie("Tia"),
    i.BuyDie("Tia"),
    *(i.MoveReckoner("Tia", 0, 1, why) for why in ("", "pull", "repel")),
    i.MoveReckoner("Tia", 0, NOWHERE),
    i.MoveReckoner("Tia", NOWHERE, 1),
    *(i.MoveBoss(1, steps) for steps in (0, 1, 2)),
    i.MoveIldithia(1),
    i.PlaceIldithia(1),
    *(i.Marker(0, change, 2) for change in (-2, -1, 1, 2)),
    *(i.ResetMarker(0, now) for now in (0, 1, 2)),
    i.Steal("Tia", "Chalk Map", 0),
    i.Steal("Tia", "Chalk Map", NOWHERE),
    i.Sell("Tia", "Chalk Map", 3, 5),
    i.Buy("Tia", "Chalk Map", 3, 5),
    i.NewMarket(4),
    *(i.Plans("Tia", change, 3) for change in (-2, -1, 1, 2)),
    *(i.Suffer("Tia", effect) for effect in EFFECTS),
    i.EffectsEnd(("Tia",)),
    i.EffectsEnd(("David", "Tia", "Val")),
    *(i.Step(step) for step in STEPS),
    i.Activate(0),
    i.Blackmail(0),
    i.Sabotage(0),
    *(i.CopyTokens(0, count) for count in (1, 2)),
    i.Copy(EPIC, 0),
    *(i.PowerCell(colour, "B", 3) for colour in COLOURS),
    i.Transform(0, "barricade"),
    i.Transform(0, "-"),
    i.AddEpic(0, EPIC, 2, 5),
    i.ShuffleEpics(),
    i.AddEpic(0, EPIC, 2, INFINITE),
    i.AddEpic(0, EPIC, None, 5),
    *(i.Research(0, epic, -2, 1) for epic in (EPIC, "")),
    *(i.Attack(0, epic, -2, 1) for epic in (EPIC, "")),
    *(i.Weaken(0, epic, 4) for epic in (EPIC, "")),
    i.Defeat(0, EPIC),
    i.Return("Tia", "Chalk Map"),
    *(i.Reward(EPIC, reward, count) for reward in REWARDS for count in (1, 2)),
    *(i.Reward("", reward, 2, CONSUMABLE) for reward in REWARDS),
    *(i.Spend(reward, 1, left) for reward in KEPT for left in (0, 1, 2)),
    *(i.Lapse(reward, count) for reward in KEPT for count in (1, 2)),
    i.Disable("Tia", "Chalk Map"),
    i.Remind("Tia", "Favor", 0),
    i.RemindOfCard(0, "Zwei Zahnräder mehr."),
    i.RemindOfCard(0, ""),
    *(i.Demolitions("Mizzy", change, 1 + change) for change in (-1, 1)),
    i.Dawnslight(0, "David", 1),
    *(i.UseDawnslight("David", now) for now in (0, 1, 2)),
    *(i.DawnslightCards("David", change, 1 + change) for change in (-1, 1)),
    i.Buy("Tia", "Chalk Map", 2, 3, consumed=True),
    *(i.Nothing(why, NOWHERE if why == "no-plan-left" else 0) for why in NOTHINGS),
    *(i.Warn(code, "R9.1", 0, became, "Tia") for code in WARNINGS for became in BECAME),
    i.Warn("supply-empty", "R1.3", NOWHERE, "partly", "Tia"),
    i.Correct("population", "37"),
    i.Correct("boss.brackets.red", "3"),
    i.Correct("boss.district", "1"),
    i.Correct("districts.0.barricades", "2"),
    i.Correct("districts.0.epic.health", "infinite"),
    i.Correct("districts.0.epic.id", EPIC),
    i.Correct("districts.0.epic", "None"),
    i.Correct("reckoners.1.equipment", "[]"),
    i.NewRound(2),
    *(i.GameOver(outcome) for outcome in ("won", "lost")),
    *(i.PutEpic(0, EPIC, 2, health, 3) for health in (5, INFINITE, None)),
    i.TakeEpic(0, EPIC),
    *(i.EpicValues(0, EPIC, 2, health) for health in (5, INFINITE, None)),
    i.BossValues(9, None),
    i.BossValues(0, 9),
    i.TakeEquipment("Tia", "Chalk Map"),
    i.GiveEquipment("Tia", "Chalk Map"),
    *(i.TuckEquipment("Chalk Map", district) for district in (0, NOWHERE)),
    *(i.TakeOff("Chalk Map", district) for district in (0, NOWHERE)),
    *(i.TakeEffect("Tia", effect) for effect in EFFECTS),
    i.GiveDie("Tia"),
)

QUESTIONS: Final[tuple[Question, ...]] = (
    q.MovementDie(),
    q.AbilityDie(0),
    q.PowerDice(),
    q.RegaliaCard(),
    q.NewEpic(0),
    *(q.ChooseReckoner(reason) for reason in ("steal", "sell", "plan", "base")),
    *(q.ChooseReckoner("effect", ("Tia",), effect) for effect in EFFECTS),
    *(q.ChooseEquipment(reason, "Tia") for reason in ("steal", "sell")),
    q.Content(f"epics.{EPIC}.track", "length"),
    q.Content(f"epics.{EPIC}.track.4", "cell"),
    q.Content(f"epics.{EPIC}.research", "number"),
    q.Content(f"epics.{EPIC}.health", "health"),
    q.Content(f"epics.{EPIC}.weakened", "number"),
    *(q.Content(f"epics.{EPIC}.rewards.{reward}", "number") for reward in REWARDS),
    *(q.Content(f"bosses.steelheart.A/B.3.tracks.{colour}", "length") for colour in COLOURS),
    *(q.Content(f"bosses.steelheart.A/B.3.tracks.{colour}.2", "cell") for colour in COLOURS),
    q.Content("bosses.steelheart.A/B.deployment", "number"),
    *(q.Content(f"bosses.limelight.standard.3.tables.{colour}", "length") for colour in COLOURS),
    *(q.Content(f"bosses.limelight.standard.tables.{colour}.B.3", "cell") for colour in COLOURS),
    *(q.Content(f"bosses.limelight.standard.3.track_end.{colour}", "cell") for colour in COLOURS),
    q.Content("bosses.limelight.standard.3.research", "number", 26),
    q.Content("bosses.limelight.standard.3.health", "number", 26),
    q.Content("ildithia.gaps.3", "number"),
    q.Content("ildithia.marker_start.3", "number"),
    q.Content("base_spaces", "number"),
    q.Content("equipment.chalk-map.price", "number"),
    q.Content("equipment.tin-parrot.price", "number"),
)


def district_questions(table: Table) -> tuple[Question, ...]:
    """What is printed on a district, or on the card that lies there."""
    board = table.districts[0].board
    paths = {
        "newcago": (f"newcago_cards.{board}.A.actions", f"newcago_cards.{board}.A.actions.2"),
        "babilar": (f"districts.{board}.track.6",),
        "ildithia": (f"districts.{board}.track", f"districts.{board}.track.2"),
    }
    return tuple(
        q.Content(path, "cell" if path[-1].isdigit() else "length") for path in paths[table.setup.city]
    )
