"""Research and attacks on an Epic, until it is weakened (R1.7) and defeated (R1.8)."""

from companion.rules.box import INFINITE
from companion.rules.cards import epic_known
from companion.rules.checks import check_here, warn
from companion.rules.forbidden import Became
from companion.rules.instructions import Attack, Defeat, Research, Return, Weaken
from companion.rules.pending import need, step
from companion.rules.reminders import remind_of_defeat, remind_of_weakening
from companion.rules.rewards import receive_rewards
from companion.rules.table import Frame, Table


@step("research-epic")
def research_epic(table: Table, frame: Frame) -> None:
    _, here, count = frame
    epic = table.districts[here].epic
    if epic is None or not epic_known(table, epic, frame):
        return
    done = min(count, epic.research or 0)
    if done and done == epic.research and not _weakened_known(table, epic.id, frame):
        return
    effect: Became = "counted" if done else "not-counted"
    check_here(table, here, effect)
    if not done:
        warn(table, "already-weakened", "R1.7", here, effect)
        return
    assert epic.research is not None
    epic.research -= done
    table.tell(Research, here, epic.id, -done, epic.research)
    if epic.research == 0:
        weakened = table.box.epics[epic.id].weakened or 0
        if epic.health == INFINITE or (epic.health or 0) > weakened:
            epic.health = weakened
        table.tell(Weaken, here, epic.id, epic.health or 0)
        remind_of_weakening(table, here)


def _weakened_known(table: Table, epic: str, again: Frame) -> bool:
    card = table.box.epics[epic]
    if card.weakened is None:
        need(table, f"{card.path}.weakened", "number", again)
        return False
    return True


@step("attack-epic")
def attack_epic(table: Table, frame: Frame) -> None:
    _, here, count = frame
    epic = table.districts[here].epic
    if epic is None or not epic_known(table, epic, frame):
        return
    effect: Became = "not-counted" if epic.health == INFINITE else "counted"
    check_here(table, here, effect)
    if epic.health == INFINITE:
        warn(table, "infinite-health", "R1.5", here, effect)
        return
    assert epic.health is not None
    done = min(count, epic.health)
    epic.health -= done
    table.tell(Attack, here, epic.id, -done, epic.health)
    if epic.health == 0:
        _defeat(table, here)


def _defeat(table: Table, here: int) -> None:
    """R1.8: the card leaves, everything else stays."""
    district = table.districts[here]
    epic = district.epic
    assert epic is not None
    table.tell(Defeat, here, epic.id)
    remind_of_defeat(table, here)
    district.epic = None
    table.defeated += 1
    table.defeated_epics.append(epic.id)
    for name, equipment in epic.stolen:
        reckoner = table.reckoner(name)
        reckoner.equipment.append(equipment)
        reckoner.regained.append(equipment)
        table.tell(Return, name, equipment)
    table.rewards.append((here, epic.id))
    if table.setup.rewards_at_once([reckoner.name for reckoner in table.reckoners]):
        receive_rewards(table)
