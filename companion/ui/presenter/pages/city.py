"""Nobody chosen: who is where, what they suffer in this round, what is left to spend."""

from dataclasses import dataclass

from companion.rules.table import Table
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.pages.boss import BossPage
from companion.ui.presenter.pages.counters import CountersPage
from companion.ui.presenter.pages.spending import REWARD_ICONS, SpendingPage, reward_name
from companion.ui.presenter.panel import Answers, Line, Panel
from companion.ui.theme import EFFECTS
from companion.wording.language import Language
from companion.wording.names import boss_name, district_name, effect_name


@dataclass(frozen=True, slots=True)
class CityPage(Page):
    def shown(self, desk: Desk) -> Panel:
        table, language = desk.table, desk.language
        tokens = tuple(
            Answer(
                one.name,
                Act("reckoner", one.name),
                district_name(one.district, table),
                token=one.name,
                of="check" if one.name in desk.ticked else "",
            )
            for one in table.reckoners
        )
        more = (
            Answer(
                boss_name(table, language),
                Act("open", BossPage()),
                district_name(table.boss.district, table),
                "crown",
            ),
            Answer(language.gettext("Counters"), Act("open", CountersPage()), icon="counter"),
        )
        groups = [Answers(tokens), Answers(more)]
        rewards = _rewards(table, language)
        if rewards:
            groups.insert(0, Answers(rewards, language.gettext("Rewards to spend"), len(rewards)))
        return Panel(
            language.gettext("Your turn"),
            note=language.gettext("Tap a Reckoner to act, a district to correct what stands there."),
            lines=tuple(_suffered(table, language)),
            groups=tuple(groups),
        )


def _rewards(table: Table, language: Language) -> tuple[Answer, ...]:
    return tuple(
        Answer(
            reward_name(reward, language),
            Act("open", SpendingPage(reward)),
            icon=REWARD_ICONS[reward],
            number=str(count),
            chosen=True,
        )
        for reward, count in table.unspent.items()
        if count
    )


def _suffered(table: Table, language: Language) -> list[Line]:
    return [
        Line(
            language.gettext("{reckoner}: {effect}", reckoner=one.name, effect=effect_name(effect, language)),
            EFFECTS[effect],
        )
        for one in table.reckoners
        for effect in one.effects
    ]
