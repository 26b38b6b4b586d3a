"""What moves round the ring and up and down a district's track."""

from typing import assert_never

from companion.rules.instructions import Marker, MoveBoss, MoveIldithia, MoveReckoner, ResetMarker
from companion.rules.table import Table
from companion.wording.language import Language
from companion.wording.names import boss_name, district_name, signed

MoveInstruction = MoveReckoner | MoveBoss | MoveIldithia | Marker | ResetMarker


def say_move(one: MoveInstruction, table: Table, language: Language) -> str:
    district = district_name(one.district, table)
    match one:
        case MoveReckoner():
            return language.gettext(
                "Move {reckoner} to {district}.", reckoner=one.reckoner, district=district
            )
        case MoveBoss():
            return _move_boss(one, district, table, language)
        case MoveIldithia():
            return language.gettext(
                "Move the Ildithia Movement Board past {district}, into the gap clockwise of it.",
                district=district,
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


def _move_boss(one: MoveBoss, district: str, table: Table, language: Language) -> str:
    boss = boss_name(table, language)
    if one.steps == 0:
        return language.gettext("{boss} stays in {district}.", boss=boss, district=district)
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
            "{district}: boss Research {change} (now {now}).",
            district=district,
            change=signed(one.change),
            now=one.now,
        )
    return language.ngettext(
        "{district}: move the marker {count} space down (now {place}).",
        "{district}: move the marker {count} spaces down (now {place}).",
        one.change,
        district=district,
        place=below_top(one.now, language),
    )


def below_top(spaces: int, language: Language) -> str:
    if spaces == 0:
        return language.gettext("at the top")
    return language.ngettext("{count} space below the top", "{count} spaces below the top", spaces)
