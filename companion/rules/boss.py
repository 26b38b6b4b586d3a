"""The boss's own Research and Health (R1.6, R1.7, R2.2), and winning (R1.9)."""

from companion.rules.instructions import Attack, Research, Weaken
from companion.rules.pending import end_game, need, step
from companion.rules.reminders import remind_of_weakening
from companion.rules.table import Frame, Table


def research_boss(table: Table, here: int, count: int) -> None:
    """In Babilar it counts in the district where it is earned (R8.2)."""
    if table.setup.city == "babilar":
        table.pending.append(("research-district", here, count))
        return
    boss = table.boss
    done = min(count, boss.research)
    if not done:
        return
    boss.research -= done
    table.tell(Research, boss.district, "", -done, boss.research)
    if boss.research == 0:
        table.pending.append(("weaken-boss",))


@step("weaken-boss")
def _weaken(table: Table, frame: Frame) -> None:
    health = weakened_health(table)
    if health is None:
        offer = table.setup.newcago_research(len(table.reckoners))
        need(table, f"{table.box.ildithia_path}.health", "number", frame, offer, "needs-count")
        return
    table.boss.health = health
    table.tell(Weaken, table.boss.district, "", health)
    remind_of_weakening(table, table.boss.district)


def weakened_health(table: Table) -> int | None:
    """R2.2: what the boss begins with once Research is at 0; None: not told to the app yet."""
    if table.setup.city == "ildithia":
        return table.box.ildithia_health
    return table.setup.newcago_research(len(table.reckoners))


def attack_boss(table: Table, count: int) -> None:
    boss = table.boss
    if boss.health is None:
        return
    done = min(count, boss.health)
    boss.health -= done
    table.tell(Attack, boss.district, "", -done, boss.health)
    if boss.health == 0:
        end_game(table, "won")
