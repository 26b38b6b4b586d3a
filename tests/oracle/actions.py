"""Section 6: the Epic Actions."""

from __future__ import annotations

from collections.abc import Iterator

from tests.oracle.notation import Action, lines, parse
from tests.oracle.position import ACTS_AT_MOST, BABILAR_RESEARCH, Json, NotRuled, Table

PIECES = {
    "enforcement": "enforcement",
    "barricade": "barricades",
    "red-shield": "red_shields",
    "blue-shield": "blue_shields",
    "copy-token": "copy_tokens",
}
HELD_EARLY = {"fortify", "boost", *PIECES}  # R5.4: the held ones that place pieces


def carry_out_cell(table: Table, cell: str, here: int, actor: int | None = None) -> None:
    """`actor`: the district of the Epic whose action this is; None for bosses, district tracks and cards."""
    for line in lines(cell):
        act(table, line, here, actor)


def act(table: Table, line: str, here: int, actor: int | None) -> None:
    if next(table.acts) > ACTS_AT_MOST:
        raise NotRuled("goes on for too long to be of use")
    action = parse(line)
    at_once = action.per == "research" and table.ruling("per-research") == "at-once"
    if action.per and not at_once and actor is not None and actor == table.activating:
        table.held.append((line, actor in table.running))  # R5.4
    else:
        perform(table, action, here, actor)


def carry_out_held(table: Table, here: int, early: bool) -> None:
    """R5.4: what is met meanwhile joins the end of its group."""
    while waiting := [entry for entry in table.held if (parse(entry[0]).verb in HELD_EARLY) == early]:
        line, is_last_action = waiting[0]
        table.held.remove(waiting[0])
        if is_last_action:
            table.running.append(here)
        perform(table, parse(line), here, here)
        if is_last_action:
            table.running.remove(here)


def counted(table: Table, thing: str, here: int) -> int:
    # R6.12
    if thing in PIECES:
        return int(table.district(here)[PIECES[thing]])
    if thing == "reckoner":
        return len(table.reckoners_in(here))
    epic = table.epic(here)
    if epic is None:
        return 0
    if thing == "stolen":
        return len(epic["stolen"])
    return int(epic["research"] or epic["health"])


def perform(table: Table, action: Action, here: int, actor: int | None) -> None:
    times = action.number * (counted(table, action.per, here) if action.per else 1)
    if action.thresholds:
        total = grand_total(table, action.word)
        reached = [value for least, value in sorted(action.thresholds) if least <= total]
        table.lose_population(reached[-1] if reached else 0)
    elif action.verb == "attack":
        if action.scope != "all":
            raise NotRuled("R6.20: whom an attack without a scope hits here")
        for _ in range(times):
            for reckoner in table.reckoners:
                table.suffer(reckoner, action.word)
    elif action.verb == "copy":
        for place in places(table, action.scope, here):
            for _ in range(times):
                copy_action(table, place, here, actor)
    elif action.scope == "boss":
        for _ in range(times):
            fortify_boss(table)
    elif action.scope in ("reckoners", "equipment"):
        for place, share in shares(table, action.scope):
            for _ in range(times * share):
                once(table, action, place, actor)
    else:
        for place in places(table, action.scope, here):
            for _ in range(times):
                once(table, action, place, actor)


def shares(table: Table, scope: str) -> list[tuple[int, int]]:
    """R7.6: how many where, for "reckoners" and "equipment"."""
    if scope == "reckoners":
        return [(r["district"], 1) for r in table.reckoners]
    if table.ruling("equipment-minimum") != "district":
        return [(r["district"], max(1, len(r["equipment"]))) for r in table.reckoners]
    with_reckoners = dict.fromkeys(r["district"] for r in table.reckoners)
    cards = {here: sum(len(r["equipment"]) for r in table.reckoners_in(here)) for here in with_reckoners}
    return [(here, max(1, number)) for here, number in cards.items()]


def places(table: Table, scope: str, here: int) -> list[int]:
    # R6.14, R6.15
    match scope:
        case "":
            return [here]
        case "gifted":
            return [table.clockwise(here), table.clockwise(here, -1)]
        case "clockwise":
            return [table.clockwise(here)]
        case "counterclockwise":
            return [table.clockwise(here, -1)]
        case "all":
            return table.ring()
        case _:
            raise NotRuled(f"scope {scope}")


def grand_total(table: Table, name: str) -> int:
    # R7.6
    match name:
        case "shields":
            return table.total("red_shields") + table.total("blue_shields")
        case "enforcement":
            return table.total("enforcement")
        case "defeated":
            return int(table.board["defeated"])
        case _:
            held = [len(r["equipment"]) for r in table.reckoners]
            return max(held) - min(held)


def once(table: Table, action: Action, here: int, actor: int | None) -> None:
    match action.verb:
        case "enforcement" | "barricade" | "red-shield" | "blue-shield" | "copy-token":
            table.place(PIECES[action.verb], here)
        case "population":
            table.lose_population(1)
        case "fortify":
            fortify(table, here)
        case "boost":
            boost(table, action.word)
        case "base":
            discover_base(table)
        case "pull":
            pull(table, here)
        case "repel":
            repel(table, here)
        case "power-up":
            power_up(table, here)
        case "transform":
            face = table.ask({"kind": "ability-die"}, table.pack["dice"]["ability"])
            carry_out_cell(table, face, here, actor)  # R6.16
        case "steal":
            steal(table, here)
        case "money":
            attack_money(table)
        case "plan":
            attack_plan(table)
        case "dawnslight":
            keep_dawnslight(table, here)
        case _:
            raise ValueError(action.verb)


def fortify(table: Table, here: int) -> None:
    # R6.1
    epic = table.epic(here)
    if epic is None:
        return
    rises = [key for key, most in (("research", 5), ("health", 10)) if can_rise(epic, key, most)]
    for key in rises:
        epic[key] += 1
    if not rises:
        table.lose_population(1)


def can_rise(epic: Json, key: str, most: int) -> bool:
    if key == "research" and epic["research"] == 0:
        return False  # R1.7
    return bool(epic[key] != "infinite" and epic[key] < most)


def fortify_boss(table: Table) -> None:
    # R6.1
    boss = table.board["boss"]
    if table.city == "babilar" and any(d["marker"] > 0 for d in table.board["districts"]):
        own = table.district(table.boss_district)
        own["marker"] = min(own["marker"] + 1, BABILAR_RESEARCH[table.difficulty])
    elif boss["research"] > 0:
        boss["research"] += 1
    else:
        boss["health"] += 1


def boost(table: Table, colour: str) -> None:
    # R6.5, R6.21
    brackets = table.board["boss"]["brackets"]
    if brackets[colour] < table.boss_limit(colour):
        brackets[colour] += 1
    elif colour not in table.running:
        board = table.own_board
        end = board["track_end"][colour] if "track_end" in board else board["tracks"][colour][-1]
        table.running.append(colour)
        carry_out_cell(table, end, table.boss_district)
        table.running.remove(colour)


def power_up(table: Table, here: int) -> None:
    # R6.8, R6.21
    epic = table.epic(here)
    if epic is None:
        return
    last = len(table.card(epic["id"])["track"]) - 1
    if epic["bracket"] < last:
        epic["bracket"] += 1
    elif here not in table.running:
        carry_out_symbol(table, here, last)


def carry_out_symbol(table: Table, here: int, position: int) -> None:
    """An action of the Epic here, as its own."""
    epic = table.epic(here)
    assert epic is not None
    is_last_action = position == len(table.card(epic["id"])["track"]) - 1
    if is_last_action:
        table.running.append(here)
    carry_out_cell(table, table.symbol(here, position), here, here)
    if is_last_action:
        table.running.remove(here)


def copy_action(table: Table, source: int, here: int, actor: int | None) -> None:
    # R6.17: only a Copy that is already being copied is skipped
    if table.epic(source) is None:
        return
    if source in table.copying and "copy" in table.symbol(source, 0).replace("copy-token", ""):
        return
    table.copying.append(source)
    carry_out_cell(table, table.symbol(source, 0), here, actor)
    table.copying.remove(source)


def pull(table: Table, here: int) -> None:
    # R6.6
    for neighbour in places(table, "gifted", here):
        for reckoner in table.reckoners_in(neighbour):
            reckoner["district"] = here


def repel(table: Table, here: int) -> None:
    # R6.7
    table.place("barricades", here)
    for reckoner in table.reckoners_in(here):
        reckoner["district"] = table.clockwise(here)


def discover_base(table: Table) -> None:
    # R6.19
    if table.board["base_marker"] < table.pack["base_spaces"] - 1:
        table.board["base_marker"] += 1
        return
    loser = choose_reckoner(table, "base", iter(table.reckoners))
    table.board["lost_dice"].append(loser["name"])
    table.board["base_marker"] = 0


def choose_reckoner(table: Table, reason: str, among: Iterator[Json]) -> Json:
    names = [r["name"] for r in among]
    question = {"kind": "choose-reckoner", "reason": reason, "options": names}
    return table.reckoner(table.ask(question, names))


def give_up_equipment(table: Table, reason: str) -> tuple[str, str] | None:
    """The owner and the card that the players choose; None when nobody has any."""
    if not any(r["equipment"] for r in table.reckoners):
        return None
    owner = choose_reckoner(table, reason, (r for r in table.reckoners if r["equipment"]))
    options = list(dict.fromkeys(owner["equipment"]))
    question = {"kind": "choose-equipment", "reason": reason, "reckoner": owner["name"], "options": options}
    card = table.ask(question, options)
    owner["equipment"].remove(card)
    if table.unusable.count((owner["name"], card)) > owner["equipment"].count(card):
        table.unusable.remove((owner["name"], card))
    return owner["name"], card


def steal(table: Table, here: int) -> None:
    # R6.9
    given = give_up_equipment(table, "steal")
    if given is None:
        table.lose_population(1)
        return
    epic = table.epic(here)
    pile = table.board["set_aside"] if epic is None else epic["stolen"]
    pile.append({"reckoner": given[0], "equipment": given[1]})


def attack_money(table: Table) -> None:
    # R6.10
    while table.board["money"] == 0:
        sold = give_up_equipment(table, "sell")
        if sold is None:
            table.lose_population(1)
            return
        table.board["money"] += table.price(sold[1])
    table.board["money"] -= 1


def attack_plan(table: Table) -> None:
    # R6.11
    if not any(r["plans"] for r in table.reckoners):
        table.lose_population(1)
        return
    giver = choose_reckoner(table, "plan", (r for r in table.reckoners if r["plans"]))
    giver["plans"] -= 1
    giver["new_plans"] = max(0, giver["new_plans"] - 1)  # R9.6: of no use yet, so it goes first


def keep_dawnslight(table: Table, here: int) -> None:
    # R8.2
    named = [r for r in table.reckoners if r["name"] == table.doer]
    among = table.reckoners_in(here) or named or table.reckoners
    choose_reckoner(table, "dawnslight", iter(among))["dawnslight"] += 1
