"""Choices made before the first round (R2) and the numbers that follow from them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

BOSSES: Final = ("steelheart", "regalia", "limelight")
CITIES: Final = ("newcago", "babilar", "ildithia")
DIFFICULTIES: Final = ("beginner", "standard", "hard", "sparks")
EPIC_SETS: Final = ("base", "steelslayer")
EQUIPMENT_SETS: Final = EPIC_SETS
SIDES: Final = ("A", "B")
BASE_RECKONERS: Final = ("David", "Prof", "Megan", "Cody", "Abraham", "Tia")
STEELSLAYER_RECKONERS: Final = ("Val", "Mizzy", "Exel", "Sam")

FEWEST_RECKONERS: Final = 2
MOST_RECKONERS: Final = 6
FEWEST_DISTRICTS: Final = 3
MOST_DISTRICTS: Final = 7
STARTING_POPULATION: Final = 40
STARTING_MONEY: Final = 4
STARTING_PLANS: Final = 1
EPIC_BRACKET: Final = 3  # R2.4
NEW_EPIC_BRACKET: Final = 1  # R4.3
BOSS_BRACKET: Final = 2  # R2.4

# R2.2, by number of Reckoners, then difficulty
_NEWCAGO: Final = {
    2: (18, 20, 25, 28),
    3: (23, 26, 30, 33),
    4: (28, 32, 35, 38),
    5: (32, 36, 40, 44),
    6: (36, 41, 45, 49),
}
_BABILAR_HEALTH: Final = (10, 15, 20, 25)
_BABILAR_RESEARCH: Final = (7, 8, 9, 10)

# R2.3, by difficulty
_BOARDS: Final = {
    "steelheart": ("A/A", "A/B", "B/A", "B/B"),
    "regalia": ("A", "B", "C", "D"),
    "limelight": DIFFICULTIES,
}


# Where the books leave room (the Rulings of these rules); of the last three the first is what we go by.
RewardsRuling = Literal["at-once", "in-step"]  # R4.1
CopyTokensRuling = Literal["after", "before"]  # R5.2: the Epic's own actions
PerResearchRuling = Literal["held", "at-once"]  # R5.4
EquipmentMinimumRuling = Literal["reckoner", "district"]  # R7.6
RULINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "rewards": get_args(RewardsRuling),
    "copy_tokens": get_args(CopyTokensRuling),
    "per_research": get_args(PerResearchRuling),
    "equipment_minimum": get_args(EquipmentMinimumRuling),
}


@dataclass(frozen=True, slots=True)
class Setup:
    boss: str = "steelheart"
    city: str = "newcago"
    difficulty: str = "standard"
    epics: str = "base"
    difficulty_token: int = 0  # how much Population it costs
    newcago_cards: bool = False
    # R2.1: the side of the Newcago card on each district, by district id; absent: whichever side is known
    newcago_sides: tuple[tuple[str, str], ...] = ()
    casual: bool = False
    open_deck: bool = False  # the Epic deck has cards that the pack does not list: always ask which one came
    equipment: str = ""  # empty: what goes with the rest
    rewards: RewardsRuling | None = None  # None: as R4.1 says
    copy_tokens: CopyTokensRuling = "after"
    per_research: PerResearchRuling = "held"
    equipment_minimum: EquipmentMinimumRuling = "reckoner"

    @property
    def boss_board(self) -> str:
        return _BOARDS[self.boss][self._level]

    @property
    def babilar_research(self) -> int:
        return _BABILAR_RESEARCH[self._level]

    @property
    def babilar_health(self) -> int:
        return _BABILAR_HEALTH[self._level]

    def newcago_research(self, reckoners: int) -> int:
        """Starting Research and Weakened Health of the boss in Newcago; an offer in Ildithia."""
        return _NEWCAGO[reckoners][self._level]

    def starting_money(self, reckoners: int) -> int:
        return STARTING_MONEY + (reckoners if self.casual else 0)

    def rewards_at_once(self, reckoners: Iterable[str]) -> bool:
        """R4.1: with anything of Steelslayer, rewards come the moment an Epic is defeated."""
        if self.rewards is not None:
            return self.rewards == "at-once"
        return self.equipment_set(reckoners) == "steelslayer" or self.uses_steelslayer(reckoners)

    def equipment_set(self, reckoners: Iterable[str]) -> str:
        return self.equipment or EQUIPMENT_SETS[self.uses_steelslayer(reckoners)]

    def uses_steelslayer(self, reckoners: Iterable[str]) -> bool:
        """But for the Equipment."""
        return (
            self.boss != "steelheart"
            or self.city != "newcago"
            or self.epics == "steelslayer"
            or self.newcago_cards
            or any(name in STEELSLAYER_RECKONERS for name in reckoners)
        )

    @property
    def _level(self) -> int:
        return DIFFICULTIES.index(self.difficulty)
