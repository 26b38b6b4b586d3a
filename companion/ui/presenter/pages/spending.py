"""Rewards that stand unspent: Enforcement to attack and brackets to contain, anywhere (R9.2)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.rules.commands import Contain, Remove
from companion.rules.notation import COLOURS
from companion.rules.pieces import BLUE_SHIELD, ENFORCEMENT, PIECES, RED_SHIELD
from companion.rules.table import Table
from companion.ui.presenter.acts import CLOSE, Act, Answer
from companion.ui.presenter.marks import Marks
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.panel import Answers, Panel
from companion.ui.views import DiscView
from companion.wording.language import N_, Language
from companion.wording.names import boss_name, district_name, epic_name, track_name

REWARD_ICONS: Final = {"enforcement": "pistol", "contain": "arrow-collapse-left"}
_NAMES: Final = {"enforcement": N_("Enforcement"), "contain": N_("Contain")}
_HEADINGS: Final = {
    "enforcement": N_("Attack Enforcement where?"),
    "contain": N_("Contain which bracket?"),
}
_NOTES: Final = {
    "enforcement": N_("Tap a district: one piece leaves. Nobody has to stand there."),
    "contain": N_("Each tap moves a bracket one space left. Nobody has to stand there."),
}


def reward_name(reward: str, language: Language) -> str:
    return language.gettext(_NAMES[reward])


@dataclass(frozen=True, slots=True)
class SpendingPage(Page):
    reward: str

    def shown(self, desk: Desk) -> Panel:
        table, language = desk.table, desk.language
        kinds = tuple(
            Answer(
                reward_name(reward, language),
                Act("instead", SpendingPage(reward)),
                icon=REWARD_ICONS[reward],
                number=str(count),
                chosen=reward == self.reward,
            )
            for reward, count in table.unspent.items()
            if count
        )
        rows = self._enforcement(table) if self.reward == "enforcement" else self._brackets(table, language)
        return Panel(
            language.gettext(_HEADINGS[self.reward]),
            eyebrow=language.gettext("Rewards to spend"),
            note=language.gettext(_NOTES[self.reward]),
            icon="gift-outline",
            close=language.gettext("Later"),
            ours=True,
            groups=(Answers(kinds, columns=2), Answers(tuple(rows))),
        )

    def marks(self, desk: Desk) -> Marks:
        icon = REWARD_ICONS[self.reward]
        return Marks(discs=tuple(DiscView(index, icon) for index in self._open(desk.table)))

    def tap_district(self, desk: Desk, index: int) -> Act:
        if self.reward == "enforcement":
            return Act("enter", _remove(index)) if desk.table.districts[index].pieces[ENFORCEMENT] else CLOSE
        return Act("enter", _contain(index)) if desk.table.districts[index].epic is not None else CLOSE

    def is_done(self, desk: Desk) -> bool:
        return not desk.table.unspent[self.reward]

    def _open(self, table: Table) -> Iterator[int]:
        """Where nothing forbids it."""
        for index, district in enumerate(table.districts):
            if self.reward == "enforcement":
                if district.pieces[ENFORCEMENT] and not district.pieces[RED_SHIELD]:
                    yield index
            elif district.epic is not None and district.epic.bracket > 1 and not district.pieces[BLUE_SHIELD]:
                yield index

    def _enforcement(self, table: Table) -> Iterator[Answer]:
        for index, district in enumerate(table.districts):
            if district.pieces[ENFORCEMENT]:
                shielded = bool(district.pieces[RED_SHIELD])
                yield Answer(
                    district_name(index, table),
                    Act("enter", _remove(index)),
                    of="account-tie-hat",
                    number=str(district.pieces[ENFORCEMENT]),
                    blocked=shielded,
                    by="red-shield" if shielded else "",
                )

    def _brackets(self, table: Table, language: Language) -> Iterator[Answer]:
        for index, district in enumerate(table.districts):
            if district.epic is not None:
                yield _bracket(
                    Answer(
                        epic_name(district.epic.id, table),
                        Act("enter", _contain(index)),
                        district_name(index, table),
                    ),
                    table,
                    index,
                    district.epic.bracket,
                )
        here = table.boss.district
        for colour in COLOURS:
            yield _bracket(
                Answer(
                    track_name(colour, language),
                    Act("enter", Contain(here, target=colour, reward=True)),
                    boss_name(table, language),
                    mark=colour,
                ),
                table,
                here,
                table.boss.brackets[colour],
            )


def _bracket(row: Answer, table: Table, here: int, bracket: int) -> Answer:
    shielded = bool(table.districts[here].pieces[BLUE_SHIELD])
    return Answer(
        row.words,
        row.act,
        row.detail,
        mark=row.mark,
        number=str(bracket),
        blocked=shielded or bracket == 1,
        by="blue-shield" if shielded else "",
    )


def _remove(index: int) -> Remove:
    return Remove(PIECES[ENFORCEMENT], index, reward=True)


def _contain(index: int) -> Contain:
    return Contain(index, reward=True)
