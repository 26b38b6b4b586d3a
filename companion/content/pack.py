"""The pack format (formats.md, section 2) as strict models. None stands for what is not known."""

from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic_core import PydanticCustomError

from companion.rules.errors import NotationError
from companion.rules.notation import UNKNOWN, parse_cell
from companion.rules.setup import DIFFICULTIES, FEWEST_RECKONERS, MOST_RECKONERS, Setup

MOST_SYMBOLS = 30
MOST_ENTRIES = 2000
MOST_NUMBER = 999
MOST_FACES = 20
SHORTEST_TRACK = 2


def _unknown_is_none(value: Any) -> Any:
    return None if value == UNKNOWN else value


def _checked_cell(line: str) -> str:
    try:
        parse_cell(line)
    except NotationError as error:
        raise PydanticCustomError("notation", "{problem}", {"problem": str(error)}) from error
    return line


Unknown = BeforeValidator(_unknown_is_none)
Id = Annotated[str, StringConstraints(pattern=r"^[^\s.]+$", max_length=100)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Number = Annotated[int, Field(ge=0, le=MOST_NUMBER)]
MaybeNumber = Annotated[Number | None, Unknown]
Positive = Annotated[Annotated[int, Field(ge=1, le=MOST_NUMBER)] | None, Unknown]
Health = Annotated[Annotated[int, Field(ge=1, le=MOST_NUMBER)] | Literal["infinite"] | None, Unknown]
CellText = Annotated[str, StringConstraints(max_length=500), AfterValidator(_checked_cell)]
Symbols = Annotated[
    Annotated[list[CellText], Field(min_length=SHORTEST_TRACK, max_length=MOST_SYMBOLS)] | None, Unknown
]
Colour = Literal["yellow", "black", "red", "blue"]
Row = Literal["A", "B", "C", "D"]
Effect = Literal["reroll", "equipment", "move", "die", "ability", "doubles"]
RewardName = Literal["enforcement", "contain", "plan", "money", "research"]
ReckonerCount = Annotated[int, Field(ge=FEWEST_RECKONERS, le=MOST_RECKONERS)]
CountText = Literal["2", "3", "4", "5", "6"]
_SYMBOLS: TypeAdapter[list[str]] = TypeAdapter(Symbols)
_MARKS: TypeAdapter[dict[str, str]] = TypeAdapter(
    dict[Annotated[str, StringConstraints(pattern=r"^([0-9]|10)$")], CellText]
)


class Part(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class Epic(Part):
    id: Id
    name: Name | None = None
    set: Name | None = None
    research: MaybeNumber = None
    health: Health = None
    weakened: MaybeNumber = None
    track: Symbols = None
    rewards: Annotated[dict[RewardName, MaybeNumber] | None, Unknown] = None


class BossBoard(Part):
    boss: Literal["steelheart", "regalia", "limelight"]
    board: Name
    reckoners: ReckonerCount | None = None
    name: Name | None = None
    deployment: Positive = None
    research: Positive = None
    health: Positive = None
    tracks: Annotated[dict[Colour, Symbols] | None, Unknown] = None
    tables: Annotated[
        dict[
            Colour,
            Annotated[
                dict[
                    Row, Annotated[Annotated[list[CellText], Field(max_length=MOST_SYMBOLS)] | None, Unknown]
                ]
                | None,
                Unknown,
            ],
        ]
        | None,
        Unknown,
    ] = None
    track_end: Annotated[dict[Colour, CellText | None] | None, Unknown] = None

    @field_validator("board")
    @classmethod
    def _board_exists(cls, board: str, seen: ValidationInfo) -> str:
        boss = seen.data.get("boss")
        if boss is None:
            return board
        boards = [Setup(boss=boss, difficulty=difficulty).boss_board for difficulty in DIFFICULTIES]
        if board.removesuffix("!") in boards:
            return board.removesuffix("!")
        raise PydanticCustomError(
            "board", "expected one of {boards} for {boss}", {"boards": ", ".join(boards), "boss": boss}
        )


class DistrictBoard(Part):
    id: Id
    name: Name | None = None
    city: Literal["newcago", "babilar", "ildithia"]
    track: Annotated[Any, Unknown] = None

    @field_validator("track", mode="after")
    @classmethod
    def _track_of_city(cls, track: Any, seen: ValidationInfo) -> Any:
        city = seen.data.get("city")
        if track is None or city is None:
            return track
        if city == "babilar":
            return _MARKS.validate_python(track, strict=True)
        if city == "ildithia":
            return _SYMBOLS.validate_python(track, strict=True)
        raise PydanticCustomError("track", "expected no track: districts of Newcago have none", {})


class NewcagoCard(Part):
    district: Id
    side: Literal["A", "B"]
    actions: Annotated[
        Annotated[list[CellText], Field(min_length=1, max_length=MOST_SYMBOLS)] | None, Unknown
    ] = None
    bonus: Annotated[str, StringConstraints(max_length=500)] | None = None


class Dice(Part):
    movement: Annotated[
        Annotated[list[Annotated[int, Field(ge=0, le=20)]], Field(min_length=1, max_length=MOST_FACES)]
        | None,
        Unknown,
    ] = None
    ability: Annotated[
        Annotated[list[CellText], Field(min_length=1, max_length=MOST_FACES)] | None, Unknown
    ] = None
    power: Annotated[Annotated[list[Row], Field(min_length=1, max_length=MOST_FACES)] | None, Unknown] = None


class Ildithia(Part):
    gaps: dict[CountText, MaybeNumber] | None = None
    marker_start: dict[CountText, MaybeNumber] | None = None


class Equipment(Part):
    id: Id
    name: Name | None = None
    set: Name | None = None
    price: MaybeNumber = None
    consumable: bool = False
    rewards: Annotated[dict[RewardName, MaybeNumber] | None, Unknown] = None


class Pack(Part):
    format: Literal[1] = 1
    id: Id = "pack"
    name: Name = "Pack"
    kind: Literal["rulebook", "practice", "table"] = "table"
    epics: Annotated[list[Epic], Field(max_length=MOST_ENTRIES)] = []
    bosses: Annotated[list[BossBoard], Field(max_length=MOST_ENTRIES)] = []
    districts: Annotated[list[DistrictBoard], Field(max_length=MOST_ENTRIES)] = []
    newcago_cards: Annotated[list[NewcagoCard], Field(max_length=MOST_ENTRIES)] = []
    dice: Dice = Dice()
    regalia_deck: Annotated[dict[Effect, MaybeNumber] | None, Unknown] = None
    ildithia: Ildithia = Ildithia()
    base_spaces: Annotated[Annotated[int, Field(ge=2, le=MOST_NUMBER)] | None, Unknown] = None
    equipment: Annotated[list[Equipment], Field(max_length=MOST_ENTRIES)] = []

    @model_validator(mode="after")
    def _each_once(self) -> "Pack":
        _unique("epics", "id", [epic.id for epic in self.epics])
        _unique("bosses", "board", [(one.boss, one.board, one.reckoners) for one in self.bosses])
        _unique("districts", "id", [(one.city, one.id) for one in self.districts])
        _unique("newcago_cards", "district", [(one.district, one.side) for one in self.newcago_cards])
        _unique("equipment", "id", [one.id for one in self.equipment])
        return self

    @model_validator(mode="after")
    def _cards_have_districts(self) -> "Pack":
        # A pack that lists Newcago's districts must list those its cards name; else another pack does.
        known = {one.id for one in self.districts if one.city == "newcago"}
        for index, card in enumerate(self.newcago_cards):
            if known and card.district not in known:
                raise PydanticCustomError(
                    "reference",
                    "newcago_cards.{index}.district: {district} is no such district, expected one of {known}",
                    {"index": index, "district": repr(card.district), "known": ", ".join(sorted(known))},
                )
        return self


def _unique(part: str, field: str, keys: list[Any]) -> None:
    seen: set[Any] = set()
    for index, key in enumerate(keys):
        if key in seen:
            raise PydanticCustomError(
                "twice",
                "{part}.{index}.{field}: {key} is there twice, expected once",
                {"part": part, "index": index, "field": field, "key": repr(key)},
            )
        seen.add(key)
