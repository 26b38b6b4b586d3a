"""One answer of the players, written into their pack."""

from collections.abc import Collection, Mapping
from typing import Any

from companion.content.merging import drop_strange_rows
from companion.content.pack import MOST_NUMBER, MOST_SYMBOLS, SHORTEST_TRACK, Pack
from companion.content.reading import pack_from
from companion.content.sources import sources_by_value
from companion.rules.box import REWARDS, slug
from companion.rules.errors import NotationError, RefusedInput
from companion.rules.notation import NOTHING, UNKNOWN, parse_cell
from companion.rules.power_dice import LETTERS, MOST_FACES, faces_from, rows_for
from companion.rules.questions import Content

Entry = dict[str, Any]
Printed = int | str | list[str]
MOST_NAME = 100
MOST_MARKS = 10  # R2.2: Babilar's tracks go from 10 down to 0


def teach(
    pack: Pack,
    question: Content,
    value: object,
    city: str,
    names: Mapping[str, str],
    faces: Collection[str] | None = None,
) -> Pack:
    """A new pack that knows it.

    What the pack itself may not have: `names` of districts and Equipment, and `faces` of the Power Dice.
    """
    checked = _checked(question, value)
    entry = pack.model_dump(exclude_none=True)
    of_packs = sources_by_value(entry)
    part, *rest = question.path.split(".")
    match part:
        case "epics":
            _put(_one(entry, part, {"id": rest[0]}), rest[1:], checked, question.expects)
        case "bosses":
            key: Entry = {"boss": rest[0], "board": rest[1]}
            rest = rest[2:]
            if rest[0].isdigit():
                key["reckoners"] = int(rest.pop(0))
            _put(_one(entry, part, key), rest, checked, question.expects, faces or LETTERS)
            if rest[0] == "tables" and not set(faces or ()) <= set(rows_for(entry["dice"].get("power"))):
                entry["dice"]["power"] = list(faces or ())  # without them no row could be called so
        case "districts":
            district = _one(entry, part, {"id": rest[0], "city": city}, names.get(rest[0]))
            _put(district, rest[1:], checked, question.expects)
        case "newcago_cards":
            _one(entry, "districts", {"id": rest[0], "city": city}, names.get(rest[0]))  # a card lies on one
            card = _one(entry, part, {"district": rest[0], "side": rest[1]})
            _put(card, rest[2:], checked, question.expects)
        case "equipment":
            _put(_one(entry, part, {"id": rest[0]}, names.get(rest[0])), rest[1:], checked, question.expects)
        case _:
            _put(entry, [part, *rest], checked, question.expects)
    drop_strange_rows(entry)
    taught = f"{question.path}."
    entry["sources"] = {path: line for path, line in of_packs.items() if not f"{path}.".startswith(taught)}
    return pack_from(entry, "what the app was taught")


def add_epic(pack: Pack, name: str, chosen_set: str) -> Pack:
    """A card that the pack does not list, with nothing known of it yet but its name."""
    if not 0 < len(name) <= MOST_NAME:
        raise RefusedInput(
            "wrong-name", "command.name", name, f"a name of 1 to {MOST_NAME} letters", most=MOST_NAME
        )
    if any(epic.id == slug(name) for epic in pack.epics):
        raise RefusedInput("twice", "command.name", name, "a card that the pack does not list yet")
    entry = pack.model_dump(exclude_none=True)
    entry["sources"] = sources_by_value(entry)
    entry["epics"].append({"id": slug(name), "name": name, "set": chosen_set})
    return pack_from(entry, "what the app was taught")


def _checked(question: Content, value: object) -> Printed:
    where = f"answer to {question.path}"
    match question.expects:
        case "cell":
            return _cell(where, value)
        case "length":
            least = 1 if question.path.startswith("newcago_cards") else SHORTEST_TRACK
            return _number(where, value, least, MOST_SYMBOLS)
        case "faces":
            return _faces(where, value)
        case "health":
            return "infinite" if value == "infinite" else _number(where, value, 1, MOST_NUMBER)
        case _:
            if ".rewards." in question.path and value == NOTHING:
                return 0
            least = 2 if question.path == "base_spaces" else 0
            if question.path.startswith("bosses."):
                least = 1  # deployment size, Research, Health
            return _number(where, value, least, MOST_NUMBER)


def _cell(where: str, value: object) -> str:
    if not isinstance(value, str) or value == UNKNOWN:
        raise RefusedInput("no-such-action", where, value, 'an action, or "-" where nothing is printed')
    try:
        parse_cell(value)
    except NotationError as error:
        raise RefusedInput("no-such-action", where, value, f"an action ({error})") from error
    return value


def _faces(where: str, value: object) -> list[str]:
    faces = faces_from(value)
    if faces is None:
        expected = f"a list of 1 to {MOST_FACES} faces, all letters or all numbers"
        raise RefusedInput("wrong-faces", where, value, expected, most=MOST_FACES)
    return list(faces)


def _number(where: str, value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise RefusedInput(
            "wrong-number", where, value, f"a number from {least} to {most}", least=least, most=most
        )
    return value


def _one(pack: Entry, part: str, key: Entry, name: str | None = None) -> Entry:
    """The entry of a list with this key; added when it is not there yet."""
    wanted = {"reckoners": None, **key} if part == "bosses" else key
    for one in pack[part]:
        if all(one.get(field) == value for field, value in wanted.items()):
            found: Entry = one
            if name is not None:
                found.setdefault("name", name)
            return found
    added = dict(key) if name is None else {**key, "name": name}
    pack[part].append(added)
    return added


def _put(
    entry: Entry, path: list[str], value: Printed, expects: str, rows: Collection[str] = LETTERS
) -> None:
    *parents, last = path
    if parents[:1] == ["tables"] and expects == "cell":
        cells = entry.setdefault("tables", {}).setdefault(parents[1], {}).setdefault(parents[2], [])
        cells.extend([UNKNOWN] * (int(last) - len(cells)))  # rows may be of unequal length
    if parents == ["rewards"] and "rewards" not in entry:
        entry["rewards"] = dict.fromkeys(REWARDS, UNKNOWN)  # the others are asked for too
    if entry.get("city") == "babilar" and "track" not in entry:
        entry["track"] = {str(spot): UNKNOWN for spot in range(MOST_MARKS + 1)}
    place: Any = entry
    for step in parents:
        place = place[int(step) - 1] if isinstance(place, list) else place.setdefault(step, {})
    if expects == "length" and isinstance(value, int):
        blank = [UNKNOWN] * value
        place[last] = dict.fromkeys(rows, blank) if parents == ["tables"] else blank
    elif isinstance(place, list):
        place[int(last) - 1] = value
    else:
        place[last] = value
