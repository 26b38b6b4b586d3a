"""Whatever the notation can write may stand anywhere: the phase ends, the pieces add up, it can be saved."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from companion.game.scenario import scenario_from, table_of
from companion.rules.notation import COLOURS, EFFECTS, SCOPES, THINGS, TOTALS, VERBS
from companion.rules.pieces import LIMITS
from companion.rules.saving import save_table
from companion.rules.table import Table
from tests.oracle.tables import random_scenario
from tests.properties.test_engine import numbers, positions
from tests.tables import kept, saved_and_loaded

REPLACED = 0.6
ARGUMENTS = {"boost": COLOURS, "attack": EFFECTS}


def any_action(chance: Random) -> str:
    if chance.random() < 0.05:
        steps = " ".join(
            f"{threshold}={chance.randrange(9)}" for threshold in sorted(chance.sample(range(9), 3))
        )
        return f"population by {chance.choice(TOTALS)} {steps}"
    verb = chance.choice(VERBS)
    words = [f"{verb} {chance.choice(ARGUMENTS[verb])}" if verb in ARGUMENTS else verb]
    if chance.random() < 0.4:
        words.insert(0, f"{chance.choice(SCOPES)}:")
    if chance.random() < 0.3:
        words.append(f"x{chance.randint(2, 4)}")
    if chance.random() < 0.3:
        words.append(f"per {chance.choice(THINGS)}")
    return " ".join(words)


def any_cell(chance: Random) -> str:
    return " | ".join(any_action(chance) for _ in range(chance.choice([1, 1, 1, 2, 3])))


def scrambled(symbols: list[str], chance: Random) -> list[str]:
    return [any_cell(chance) if symbol == "?" or chance.random() < REPLACED else symbol for symbol in symbols]


def any_table(seed: int) -> Table:
    chance = Random(seed)
    scenario = random_scenario(Random(seed))
    pack = scenario["pack"]
    for epic in pack["epics"]:
        epic["track"] = scrambled(epic["track"], chance)
    for boss in pack["bosses"]:
        for colour, symbols in boss.get("tracks", {}).items():
            boss["tracks"][colour] = scrambled(symbols, chance)
        for rows in boss.get("tables", {}).values():
            for row in rows:
                rows[row] = scrambled(rows[row], chance)
        for colour in boss.get("track_end", {}):
            boss["track_end"][colour] = any_cell(chance)
    for district in pack["districts"]:
        if isinstance(district.get("track"), list):
            district["track"] = scrambled(district["track"], chance)
    for card in pack.get("newcago_cards", []):
        card["actions"] = scrambled(card["actions"], chance)
    pack["dice"]["ability"] = scrambled(pack["dice"]["ability"], chance)
    scenario["board"]["population"] = 900
    return table_of(scenario_from({**scenario, "steps": []}, "any table"))


@given(st.integers(0, 2**32))
def test_any_notation_anywhere(seed: int) -> None:
    table = any_table(seed)
    last = table
    for number, position in enumerate(positions(table, Random(seed))):
        assert number < 20_000
        last = position
        if number % 7 == 0:
            assert kept(saved_and_loaded(position)) == kept(position)
    for piece, limit in enumerate(LIMITS):
        assert sum(one.pieces[piece] for one in last.districts) + last.supply[piece] == limit
    assert all(number >= 0 for number in numbers(save_table(last)["board"]))
    assert last.phase in ("reckoner", "over")
