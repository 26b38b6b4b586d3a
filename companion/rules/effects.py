"""Attack Reckoners effects (R6.20), and how a Newcago card finds whom to hit (R8.3)."""

from companion.rules.acting import CARD, verb
from companion.rules.instructions import EffectsEnd, Suffer
from companion.rules.losses import lose_population
from companion.rules.notation import Action
from companion.rules.pending import ask, step, take_reply
from companion.rules.questions import ChooseReckoner
from companion.rules.table import NOWHERE, Frame, Reckoner, Table


@verb("attack")
def attack_reckoners(table: Table, action: Action, count: int, here: int, owner: int) -> None:
    """On the Reckoners here; on all of them when `here` is NOWHERE; by R8.3 from a Newcago card."""
    if owner == CARD and here != NOWHERE:
        table.pending.extend([("card-effect", action.argument, here, table.symbol)] * count)
        return
    for reckoner in table.reckoners:
        if here in (NOWHERE, reckoner.district):
            for _ in range(count):
                suffer(table, reckoner, action.argument)


def suffer(table: Table, reckoner: Reckoner, effect: str) -> None:
    if effect == "equipment" and not reckoner.equipment:
        lose_population(table, 1, "effect")
        return
    reckoner.fresh.append(effect)
    table.tell(Suffer, reckoner.name, effect)


@step("card-effect")
def _card_effect(table: Table, frame: Frame) -> None:
    _, effect, here, symbol = frame
    hit = table.hits.setdefault(symbol, [])
    name = take_reply(table)
    if name is not None:
        hit.append(str(name))
        suffer(table, table.reckoner(str(name)), effect)
        return
    for district in table.clockwise_from(here):
        candidates = tuple(one.name for one in table.in_district(district) if one.name not in hit)
        if candidates:
            ask(table, ChooseReckoner("effect", candidates, effect), frame)
            return


def end_effects(table: Table, _: int = NOWHERE) -> None:
    """R6.20: at the start of a boss activation, those of an earlier round come off."""
    freed = tuple(reckoner.name for reckoner in table.reckoners if reckoner.effects)
    for reckoner in table.reckoners:
        reckoner.effects.clear()
        reckoner.disabled = None
    if freed:
        table.tell(EffectsEnd, freed)
