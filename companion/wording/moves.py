"""What moves round the ring and up and down a district's track."""

from typing import Final, assert_never

from companion.rules.instructions import (
    Marker,
    MoveBoss,
    Moved,
    MoveIldithia,
    MoveReckoner,
    PlaceIldithia,
    ResetMarker,
)
from companion.rules.table import NOWHERE, Table
from companion.wording.language import N_, Language
from companion.wording.names import boss_name, district_name, signed

_RECKONER: Final[dict[Moved, str]] = {
    "": N_("Move {reckoner} to {district}."),
    "pull": N_("Pull: move {reckoner} from {origin} to {district}."),
    "repel": N_("Repel: move {reckoner} from {origin} to {district}."),
}
MoveInstruction = MoveReckoner | MoveBoss | MoveIldithia | PlaceIldithia | Marker | ResetMarker


def say_move(one: MoveInstruction, table: Table, language: Language) -> str:
    if one.district == NOWHERE and isinstance(one, MoveReckoner):  # R3.1, taken back
        return language.gettext("Take {reckoner} off the board.", reckoner=one.reckoner)
    if one.district == NOWHERE and isinstance(one, MoveIldithia):
        return language.gettext("Take the Ildithia Movement Board away.")
    district = district_name(one.district, table)
    match one:
        case MoveReckoner():
            return _move_reckoner(one, district, table, language)
        case MoveBoss():
            return _move_boss(one, district, table, language)
        case MoveIldithia():
            return language.gettext(
                "Move the Ildithia Movement Board into the gap clockwise of {district}.", district=district
            )
        case PlaceIldithia():
            return language.gettext(
                "Put the Ildithia Movement Board into the gap clockwise of {district}.", district=district
            )
        case Marker():
            return _marker(one, district, table, language)
        case ResetMarker():
            return language.gettext(
                "{district}: the marker goes back to its start ({place}).",
                district=district,
                place=below_top(one.now, language),
            )
        case _:
            assert_never(one)


def _move_reckoner(one: MoveReckoner, district: str, table: Table, language: Language) -> str:
    if one.origin == NOWHERE:  # R3.1
        return language.gettext("Put {reckoner} in {district}.", reckoner=one.reckoner, district=district)
    return language.gettext(
        _RECKONER[one.why],
        reckoner=one.reckoner,
        district=district,
        origin=district_name(one.origin, table),
    )


def _move_boss(one: MoveBoss, district: str, table: Table, language: Language) -> str:
    boss = boss_name(table, language)
    if one.steps == 0:  # put back, or a 0 rolled
        return language.gettext("Put {boss} in {district}.", boss=boss, district=district)
    return language.ngettext(
        "Move {boss} {count} district clockwise, to {district}.",
        "Move {boss} {count} districts clockwise, to {district}.",
        one.steps,
        boss=boss,
        district=district,
    )


def _marker(one: Marker, district: str, table: Table, language: Language) -> str:
    if table.setup.city == "babilar":
        return language.gettext(
            "{district}: boss Research *{change}*",
            district=district,
            change=signed(one.change),
        )
    if one.change > 0:
        return language.ngettext(
            "{district}: move the marker *{count} space down*",
            "{district}: move the marker *{count} spaces down*",
            one.change,
            district=district,
        )
    return language.ngettext(
        "{district}: move the marker *{count} space up*",
        "{district}: move the marker *{count} spaces up*",
        -one.change,
        district=district,
    )


def below_top(spaces: int, language: Language) -> str:
    if spaces == 0:
        return language.gettext("at the top")
    return language.ngettext("{count} space below the top", "{count} spaces below the top", spaces)
