"""Sections 3, 4, 5, 7 and 8: what happens when the Reckoners are not acting."""

from __future__ import annotations

from tests.oracle.actions import carry_out_cell, carry_out_held, carry_out_symbol, choose_reckoner
from tests.oracle.equipment import works_here
from tests.oracle.notation import lines, parse
from tests.oracle.position import COLOURS, Json, Table


def prologue(table: Table) -> None:
    # R3.1
    if table.setup["boss"] == "limelight":
        rows = table.own_board["tables"]["red"]
        # R7.5a: B is a row where the dice bear letters, and the second column where they bear numbers
        numbers = table.pack["dice"]["power"][0].isdigit()
        carry_out_cell(table, rows["1"][1] if numbers else rows["B"][0], table.boss_district)
    else:
        boss_track(table, "red")
    roll_movement(table)
    if table.city == "ildithia":
        table.board["ildithia_gap"] = table.boss_district


def epic_phase(table: Table) -> None:
    table.board["unspent"] = {"enforcement": 0, "contain": 0}  # R9.2
    # R4.2
    if table.city == "ildithia":
        activate_ildithia(table)
    add_epics(table)
    if table.setup.get("newcago_cards"):
        activate_newcago_cards(table)
    for here in table.ring():
        if table.epic(here) is not None:
            activate_epic(table, here)
    activate_boss(table)
    table.board["defeated"] = 0  # R9.3
    table.board["round"] += 1
    table.unusable.clear()
    for reckoner in table.reckoners:
        reckoner["effects"] += table.fresh[reckoner["name"]]
        table.fresh[reckoner["name"]] = []
        reckoner["new_plans"] = 0  # R9.6


def activate_ildithia(table: Table) -> None:
    # R8.1
    for _ in range(table.pack["ildithia"]["gaps"][str(len(table.reckoners))]):
        here = table.clockwise(table.board["ildithia_gap"])
        table.board["ildithia_gap"] = here
        district = table.district(here)
        for cell in table.printed_district(here)["track"][district["marker"] :]:
            carry_out_cell(table, cell, here)
        district["marker"] = table.marker_start


def drawable_epics(table: Table, in_play: list[str]) -> list[str]:
    gone = [*in_play, *table.board["defeated_epics"]]
    return [
        card["id"]
        for card in table.pack["epics"]
        if card["id"] not in gone and card["set"] == table.setup["epics"]
    ]


def add_epics(table: Table) -> None:
    # R4.3
    for here in table.ring():
        if table.epic(here) is not None:
            continue
        in_play = [d["epic"]["id"] for d in table.board["districts"] if d["epic"] is not None]
        drawable = drawable_epics(table, in_play)
        if not drawable:
            table.board["defeated_epics"] = []
            drawable = drawable_epics(table, in_play)
        if not drawable:
            continue
        card = table.card(table.ask({"kind": "new-epic", "district": here}, drawable))
        table.district(here)["epic"] = {
            "id": card["id"],
            "research": card["research"],
            "health": card["health"],
            "bracket": 1,
            "stolen": [],
        }


def activate_newcago_cards(table: Table) -> None:
    # R8.3
    for here in table.ring():
        district_id = table.printed_district(here)["id"]
        card = next(c for c in table.pack["newcago_cards"] if c["district"] == district_id)
        already_hit: dict[str, list[str]] = {}
        for _ in range(2 if here == table.boss_district else 1):
            for line in (line for cell in card["actions"] for line in lines(cell)):
                action = parse(line)
                if action.verb == "attack" and not action.scope:
                    for _ in range(action.number):
                        hit_next_reckoner(table, here, action.word, already_hit.setdefault(line, []))
                else:
                    carry_out_cell(table, line, here)


def hit_next_reckoner(table: Table, here: int, effect: str, already_hit: list[str]) -> None:
    for step in range(len(table.board["districts"])):
        found = [r for r in table.reckoners_in(table.clockwise(here, step)) if r["name"] not in already_hit]
        if found:
            reckoner = choose_reckoner(table, "effect", iter(found))
            already_hit.append(reckoner["name"])
            table.suffer(reckoner, effect)
            return


def activate_epic(table: Table, here: int) -> None:
    epic = table.epic(here)
    assert epic is not None
    last = len(table.card(epic["id"])["track"]) - 1
    table.activating = here
    own_actions = range(1 if works_here(table, here, "Blackmail") else 0, epic["bracket"])  # R5.1, R5.5
    if table.ruling("copy-tokens") == "before":
        carry_out_tokens(table, here, last)
    for position in own_actions:
        carry_out_symbol(table, here, position)
    if table.ruling("copy-tokens") != "before":
        carry_out_tokens(table, here, last)
    carry_out_held(table, here, early=True)
    # R5.3, R5.5
    spaces = 1 + table.district(here)["enforcement"] - (1 if works_here(table, here, "Sabotage") else 0)
    moved = min(spaces, last - epic["bracket"])
    epic["bracket"] += moved
    for _ in range(spaces - moved):
        carry_out_symbol(table, here, last)
    # R5.4: a piece-placing one that the last action set off has missed its place and comes before the attacks
    carry_out_held(table, here, early=True)
    carry_out_held(table, here, early=False)
    table.activating = None


def carry_out_tokens(table: Table, here: int, last: int) -> None:
    # R5.2
    for token in range(table.district(here)["copy_tokens"]):
        carry_out_symbol(table, here, min(token, last))


def activate_boss(table: Table) -> None:
    for reckoner in table.reckoners:
        reckoner["effects"] = []  # R6.20
        reckoner["disabled"] = None
    match table.setup["boss"]:
        case "steelheart":
            for colour in COLOURS:
                boss_track(table, colour)
            roll_movement(table)
        case "regalia":
            for colour in COLOURS:
                boss_track(table, colour)
            walk(table, to_reckoners=True)
            regalia_card(table)
        case _:
            limelight(table)
            walk(table, to_reckoners=False)


def difficulty_token(table: Table) -> None:
    # R2.5, R7.6a
    table.lose_population(abs(table.setup.get("difficulty_token", 0)))


def boss_track(table: Table, colour: str) -> None:
    boss = table.board["boss"]
    cells = table.own_board["tracks"][colour][: boss["brackets"][colour]]
    found = [line for cell in cells for line in lines(cell)]
    if table.setup["boss"] == "steelheart" and colour in ("red", "blue"):
        found = deploy(table, colour, found)
    for line in found:
        carry_out_cell(table, line, table.boss_district)
    if colour == "yellow":
        difficulty_token(table)


def deploy(table: Table, colour: str, found: list[str]) -> list[str]:
    """R7.2: places the pieces and gives back the symbols that come after them."""
    verb = "enforcement" if colour == "red" else "barricade"
    piece = "enforcement" if colour == "red" else "barricades"
    group = table.own_board["deployment"] if colour == "red" else 1
    symbols = [parse(line) for line in found]
    own = [a.verb == verb and not a.scope and not a.per for a in symbols]
    number = sum(a.number for a, is_own in zip(symbols, own, strict=True) if is_own)
    for nth in range(number):
        table.place(piece, table.clockwise(table.boss_district, nth // group))
    return [line for line, is_own in zip(found, own, strict=True) if not is_own]


def roll_movement(table: Table) -> None:
    steps = table.ask({"kind": "movement-die"}, table.pack["dice"]["movement"])
    table.board["boss"]["district"] = table.clockwise(table.boss_district, steps)


def walk(table: Table, to_reckoners: bool) -> None:
    # R7.3, R7.5
    here = table.clockwise(table.boss_district)
    while here != table.boss_district and bool(table.reckoners_in(here)) != to_reckoners:
        here = table.clockwise(here)
    table.board["boss"]["district"] = here


def regalia_card(table: Table) -> None:
    # R7.3
    deck: Json = table.pack["regalia_deck"]
    if len(table.drawn) == sum(deck.values()):
        table.drawn.clear()
    left = [effect for effect, number in deck.items() if number > table.drawn.count(effect)]
    effect = table.ask({"kind": "regalia-card"}, left)
    table.drawn.append(effect)
    for reckoner in table.reckoners_in(table.boss_district):
        table.suffer(reckoner, effect)


def limelight(table: Table) -> None:
    # R7.5
    faces = list(dict.fromkeys(table.pack["dice"]["power"]))
    only = dict.fromkeys(COLOURS, faces[0])
    rows = only if len(faces) == 1 else table.take_answer({"kind": "power-dice"})
    for colour in COLOURS:
        column = table.board["boss"]["brackets"][colour] - 1
        row = str(rows[colour])  # R7.5a: a number is taken as its text
        carry_out_cell(table, table.own_board["tables"][colour][row][column], table.boss_district)
        if colour == "yellow":
            difficulty_token(table)
