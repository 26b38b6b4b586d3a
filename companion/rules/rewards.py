"""Rewards (R9.2): of a defeated Epic, and of Equipment that is used the moment it is bought (R9.5)."""

from collections.abc import Mapping

from companion.rules.boss import research_boss
from companion.rules.box import KEPT, REWARDS
from companion.rules.causes import Source
from companion.rules.checks import warn
from companion.rules.forbidden import Became
from companion.rules.instructions import Lapse, Money, Nothing, Plans, Reward, Spend, Step
from companion.rules.pending import ask, need, step, take_reply
from companion.rules.pieces import PLAN_TOKENS
from companion.rules.questions import ChooseReckoner
from companion.rules.table import NOWHERE, Frame, Table


def receive_rewards(table: Table) -> None:
    """R4.1: at once with any Steelslayer module, else in the step after Use Dice."""
    if not table.rewards:
        return
    table.tell(Step, "rewards")
    for here, epic in reversed(table.rewards):
        table.pending.extend(("reward", here, epic, reward) for reward in reversed(REWARDS))
    table.rewards.clear()


def use_consumable(table: Table, card: str, here: int) -> None:
    """R9.5: what is printed on it, as if it were an Epic's Rewards."""
    table.pending.extend(("use", here, card, reward) for reward in reversed(REWARDS))


@step("reward")
def _reward(table: Table, frame: Frame) -> None:
    _, here, epic, reward = frame
    card = table.box.epics[epic]
    _earn(table, ("epic", epic), card.path, card.rewards, reward, here, frame)


@step("use")
def _use(table: Table, frame: Frame) -> None:
    _, here, equipment, reward = frame
    card = table.box.consumables[equipment]
    _earn(table, ("equipment", equipment), card.path, card.rewards, reward, here, frame)


def _earn(
    table: Table,
    source: Source,
    path: str,
    printed: Mapping[str, int | None] | None,
    reward: str,
    here: int,
    again: Frame,
) -> None:
    count = None if printed is None else printed.get(reward, 0)
    if count is None:
        need(table, f"{path}.rewards.{reward}", "number", again)
        return
    if not count:
        return
    table.act_as(source)
    epic, equipment = (source[1], "") if source[0] == "epic" else ("", source[1])
    table.tell(Reward, epic, reward, count, equipment)
    match reward:
        case "money":
            table.money += count
            table.tell(Money, count, table.money)
        case "plan":
            table.pending.extend([("plan-reward",)] * count)
        case "research":
            research_boss(table, here, count)
        case _:
            table.unspent[reward] += count


@step("plan-reward")
def _plan_reward(table: Table, frame: Frame) -> None:
    name = take_reply(table)
    if name is not None:
        reckoner = table.reckoner(str(name))
        reckoner.plans += 1
        reckoner.new_plans += 1  # R9.6
        table.tell(Plans, reckoner.name, 1, reckoner.plans)
    elif sum(one.plans for one in table.reckoners) < PLAN_TOKENS:
        ask(table, ChooseReckoner("plan-reward", tuple(one.name for one in table.reckoners)), frame)
    else:
        table.tell(Nothing, "no-plan-left", NOWHERE)


def spend(table: Table, reward: str, count: int, effect: Became) -> None:
    """Of what stands; the players may have done more than that."""
    left = table.unspent[reward]
    spent = min(count, left)
    if spent < count:
        warn(table, "no-reward", "R9.2", NOWHERE, effect)
    if spent:
        table.unspent[reward] = left - spent
        table.tell(Spend, reward, spent, left - spent)


def lapse(table: Table) -> None:
    for reward in KEPT:
        if count := table.unspent[reward]:
            table.unspent[reward] = 0
            table.tell(Lapse, reward, count)
