"""Where on the cardboard to look, from a path into the pack; lists count from 1, as players do."""

from typing import Final

from companion.rules.box import slug
from companion.rules.table import Table
from companion.wording.language import N_, Language
from companion.wording.names import boss_name, consumable_name, epic_name, table_name, track_name

_EPIC_VALUES: Final = {
    "track": N_("{epic}, Action Track"),
    "research": N_("{epic}, starting Research"),
    "health": N_("{epic}, starting Health"),
    "weakened": N_("{epic}, Weakened Health"),
}
_REWARDS: Final = {
    "enforcement": N_("{card}, Rewards, Attack Enforcement"),
    "contain": N_("{card}, Rewards, Contain Epic"),
    "plan": N_("{card}, Rewards, Plan tokens"),
    "money": N_("{card}, Rewards, Money"),
    "research": N_("{card}, Rewards, Research on the boss"),
}


def printed_place(path: str, table: Table, language: Language) -> str:
    """In words; a path that has none stays as it is, so that nobody is sent to the wrong place."""
    return _place(path.split("."), table, language) or path


def _place(path: list[str], table: Table, language: Language) -> str:
    match path:
        case ["epics", epic, *rest]:
            return _on_epic(epic_name(epic, table), rest, language)
        case ["bosses", boss, _, *rest]:
            if rest[0].isdigit():
                rest = rest[1:]
            return _on_boss(boss, rest, table, language)
        case ["districts", district, "track", *rest]:
            return _on_district(table.box.districts[district].name, rest, table, language)
        case ["newcago_cards", district, side, "actions", *rest]:
            return _on_newcago_card(table.box.districts[district].name, side, rest, language)
        case ["ildithia", "gaps", count]:
            return language.gettext(
                "Ildithia Movement Board, gaps to move with {count} Reckoners", count=count
            )
        case ["ildithia", "marker_start", count]:
            return language.gettext(
                "City District Marker, spaces from the top to its start with {count} Reckoners", count=count
            )
        case ["equipment", card, "price"]:
            return language.gettext("{equipment}, price", equipment=_equipment_name(card, table))
        case ["equipment", card, "rewards", reward] if reward in _REWARDS:
            return language.gettext(_REWARDS[reward], card=_equipment_name(card, table))
        case ["base_spaces"]:
            return language.gettext("Reckoner Base track, spaces from top to bottom")

        case _:
            return ""


def _on_epic(epic: str, rest: list[str], language: Language) -> str:
    match rest:
        case ["track", number]:
            return language.gettext(
                "{epic}, {ordinal} symbol from the left", epic=epic, ordinal=ordinal(int(number), language)
            )
        case ["rewards", reward] if reward in _REWARDS:
            return language.gettext(_REWARDS[reward], card=epic)
        case [value] if value in _EPIC_VALUES:
            return language.gettext(_EPIC_VALUES[value], epic=epic)
        case _:
            return ""


def _on_boss(boss: str, rest: list[str], table: Table, language: Language) -> str:
    name = boss_name(table, language)
    match rest:
        case ["tracks", colour]:
            return f"{name}, {track_name(colour, language)}"
        case ["tracks", colour, number]:
            return language.gettext(
                "{boss}, {track}, {ordinal} symbol from the left",
                boss=name,
                track=track_name(colour, language),
                ordinal=ordinal(int(number), language),
            )
        case ["tables", colour]:
            return f"{name}, {table_name(colour, language)}"
        case ["tables", colour, row, column]:
            return language.gettext(
                "{boss}, {table}, row {row}, column {column}",
                boss=name,
                table=table_name(colour, language),
                row=row,
                column=column,
            )
        case ["track_end", colour]:
            return language.gettext(
                "{boss}, Power board, {track}, last action", boss=name, track=track_name(colour, language)
            )
        case ["deployment"]:
            return language.gettext("{boss}, deployment size of the Enforcement", boss=name)
        case ["research"]:  # R2.2: in Ildithia these stand in the Limelight booklet, whoever the boss is
            return language.gettext("{boss} booklet, starting Research of the boss", boss=boss.capitalize())
        case ["health"]:
            return language.gettext("{boss} booklet, Weakened Health of the boss", boss=boss.capitalize())
        case _:
            return ""


def _on_district(district: str, rest: list[str], table: Table, language: Language) -> str:
    match rest:
        case [number] if table.setup.city == "babilar":
            return language.gettext(
                "{district}, Research track at {number}", district=district, number=number
            )
        case [number]:
            return language.gettext(
                "{district}, {ordinal} symbol from the top",
                district=district,
                ordinal=ordinal(int(number), language),
            )
        case _:
            return language.gettext("{district}, district track without its bottom spot", district=district)


def _on_newcago_card(district: str, side: str, rest: list[str], language: Language) -> str:
    match rest:
        case [number]:
            return language.gettext(
                "Newcago card, {district}, side {side}, {ordinal} Epic Action",
                district=district,
                side=side,
                ordinal=ordinal(int(number), language),
            )
        case _:
            return language.gettext(
                "Newcago card, {district}, side {side}, Epic Actions", district=district, side=side
            )


def _equipment_name(card: str, table: Table) -> str:
    """As a Reckoner's card says it; a card that nobody has is known by its id only."""
    if card in table.box.consumables:
        return consumable_name(card, table)
    held = (name for reckoner in table.reckoners for name in reckoner.equipment)
    return next((name for name in held if slug(name) == card), card.replace("-", " ").title())


def ordinal(number: int, language: Language) -> str:
    if number == 1:
        return language.gettext("1st")
    if number % 100 not in (11, 12, 13):
        match number % 10:
            case 1:
                return language.gettext("{number}st", number=number)
            case 2:
                return language.gettext("{number}nd", number=number)
            case 3:
                return language.gettext("{number}rd", number=number)
    return language.gettext("{number}th", number=number)
