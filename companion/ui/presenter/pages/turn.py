"""A Reckoner's turn: a key for each thing that can be done where the Reckoner stands."""

from dataclasses import dataclass
from typing import Final

from companion.rules.box import INFINITE
from companion.rules.commands import Move, UsePlan
from companion.rules.forbidden import WarningCode
from companion.rules.keys import Key, Place, turn_of
from companion.rules.keys import KeyGroup as Keys
from companion.rules.notation import COLOURS
from companion.rules.pieces import PIECES
from companion.rules.table import NOWHERE, Reckoner, Table
from companion.rules.tracks import track_of
from companion.ui.presenter.acts import CLOSE, Act, Answer
from companion.ui.presenter.marks import Marks
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.pages.barricade import BarricadePage
from companion.ui.presenter.pages.cards import CardsPage
from companion.ui.presenter.pages.district import DistrictPage
from companion.ui.presenter.pages.more import MorePage
from companion.ui.presenter.pages.spending import REWARD_ICONS, SpendingPage, reward_name
from companion.ui.presenter.turn_view import ActionKey, HeadKey, KeyGroup, Pill, Seat, Turn
from companion.ui.presenter.warnings import BLOCKS
from companion.ui.theme import EFFECTS
from companion.ui.views import GhostView
from companion.wording.language import N_, Language
from companion.wording.names import boss_name, district_name, effect_name, epic_name, one_piece, signed

_ICONS: Final = {
    "research": "magnify",
    "attack": "sword",
    "contain": "arrow-collapse-left",
    "enforcement": "pistol",
    "red-shield": "shield-account",
    "blue-shield": "shield-lock",
    "copy-token": "layers-plus",
    "protect": "shield-home",
    "barricade": "hammer",
    "plan": "clipboard-plus",
    "money": "cash-plus",
    "dawnslight": "weather-sunset-up",
}
_WORDS: Final = {
    "research": N_("Research"),
    "attack": N_("Attack"),
    "contain": N_("Contain"),
    "protect": N_("Protect Ildithia"),
    "plan": N_("Plan"),
    "money": N_("Money"),
    "dawnslight": N_("Dawnslight"),
}
_OF: Final = {  # what the number counts, where the symbol does not say it
    "attack": "heart",
    "enforcement": "account-tie-hat",
    "protect": "stairs-down",
    "barricade": "wall",
    "dawnslight": "account-group",
}
_KEEPS_FROM_MOVING: Final[dict[WarningCode, str]] = {"barricade": "wall", "pulled": "arrow-collapse"}
_UNKNOWN: Final = "–"


@dataclass(frozen=True, slots=True)
class TurnPage(Page):
    name: str

    def shown(self, desk: Desk) -> Turn:
        table, language = desk.table, desk.language
        one = table.reckoner(self.name)
        groups = tuple(self._group(group, desk) for group in turn_of(table, self.name).groups)
        return Turn(
            one.name,
            _place(one, table, language),
            self._head(one, language),
            *_hint(one, language),
            groups,
            seats(desk, one.name),
            Answer(language.gettext("Whole city"), CLOSE, icon="rotate-orbit"),
            language.gettext("Rewards to spend"),
            self._pills(table, language),
            more=tuple(
                language.ngettext("{count} more", "{count} more", count)
                for count in range(1, len(groups) + 1)
            ),
        )

    def marks(self, desk: Desk) -> Marks:
        table = desk.table
        here = table.reckoner(self.name).district
        ghosts = []
        for move in turn_of(table, self.name).moves:
            forbidden = [
                _KEEPS_FROM_MOVING[one.code] for one in move.warnings if one.code in _KEEPS_FROM_MOVING
            ]
            ghosts.append(GhostView(self.name, move.district, forbidden[0] if forbidden else ""))
        return Marks(None if here == NOWHERE else here, self.name, tuple(ghosts))

    def tap_district(self, desk: Desk, index: int) -> Act:
        if desk.table.reckoner(self.name).district == index:
            return Act("over", DistrictPage(index))
        return Act("enter", Move(self.name, index))

    def _head(self, one: Reckoner, language: Language) -> tuple[HeadKey, ...]:
        if one.district == NOWHERE:
            return ()
        return (
            HeadKey(
                "clipboard-text",
                str(one.plans),
                language.gettext("Plan"),
                Act("enter", UsePlan(one.name)),
            ),
            HeadKey(
                "briefcase",
                str(len(one.equipment)),
                language.gettext("Equipment"),
                Act("over", CardsPage(one.name)),
            ),
        )

    def _pills(self, table: Table, language: Language) -> tuple[Pill, ...]:
        return tuple(
            Pill(
                REWARD_ICONS[reward],
                str(count),
                reward_name(reward, language),
                Act("over", SpendingPage(reward)),
            )
            for reward, count in table.unspent.items()
            if count
        )

    def _group(self, group: Keys, desk: Desk) -> KeyGroup:
        table, language = desk.table, desk.language
        title, note = _title(group.place, table.reckoner(self.name), table, language)
        keys = [self._key(key, group.place, desk) for key in group.keys]
        if group.place == "anywhere":
            words = language.gettext("More")
            keys.append(ActionKey(words, "", Act("over", MorePage(self.name)), "dots-horizontal"))
        return KeyGroup(group.place, title, tuple(keys), note)

    def _key(self, key: Key, place: Place, desk: Desk) -> ActionKey:
        table, language = desk.table, desk.language
        codes = [one.code for one in key.warnings]
        if len(key.commands) == 1:
            act = Act("enter", key.commands[0])
        else:
            act = Act("over", BarricadePage(self.name))
        by = next((BLOCKS[code] for code in codes if code in BLOCKS), "")
        warned = key.blocked and desk.warned in key.commands
        if key.name in COLOURS:
            return ActionKey("", _number(key), act, mark=key.name, blocked=key.blocked, by=by, warned=warned)
        spaces, bracket = 0, 0
        if key.name == "contain":
            epic = table.districts[table.reckoner(self.name).district].epic
            assert epic is not None
            track = track_of(table, "epic", epic.id)
            spaces, bracket = len(track or ()), key.number or 0
        infinite = key.number == INFINITE
        return ActionKey(
            one_piece(key.name, language) if key.name in PIECES else language.gettext(_WORDS[key.name]),
            "" if infinite else _number(key),
            act,
            "crown-outline"
            if place == "boss" and key.name == "research" and _is_spread(table)
            else _ICONS[key.name],
            of="infinity" if infinite else _OF.get(key.name, ""),
            change=_change(key),
            spaces=spaces,
            bracket=bracket,
            blocked=key.blocked,
            by=by,
            warned=warned,
        )


def seats(desk: Desk, current: str = "") -> tuple[Seat, ...]:
    return tuple(
        Seat(
            one.name,
            CLOSE if one.name == current else Act("reckoner", one.name),
            Act("tick", one.name),
            one.name == current,
            one.name in desk.ticked,
        )
        for one in desk.table.reckoners
    )


def _is_spread(table: Table) -> bool:
    """R8.2: the boss's Research lies in every district."""
    return table.setup.city == "babilar"


def _number(key: Key) -> str:
    if key.number is None:
        return _UNKNOWN
    return f"${key.number}" if key.name == "money" else str(key.number)


def _change(key: Key) -> str:
    if key.change < 0:
        return ""
    return f"+${key.change}" if key.name == "money" else signed(key.change)


def _place(one: Reckoner, table: Table, language: Language) -> str:
    if one.district == NOWHERE:
        return language.gettext("not in the city yet")
    return language.gettext("in {district}", district=district_name(one.district, table))


def _hint(one: Reckoner, language: Language) -> tuple[str, str]:
    """How to move, with what the Reckoner suffers in this phase; its icon."""
    if one.district == NOWHERE:  # R3.1
        return language.gettext(
            "Tap the district where {reckoner} starts", reckoner=one.name
        ), "map-marker-plus"
    match one.effects:
        case []:
            return language.gettext("Tap a district to move"), "account-arrow-right"
        case ["move"]:
            return language.gettext("Tap a district to move: *2 dice* this round"), EFFECTS["move"]
        case [effect]:
            return language.gettext("This round: *{effect}*", effect=effect_name(effect, language)), EFFECTS[
                effect
            ]
        case [first, *_]:
            words = ", ".join(f"*{effect_name(effect, language)}*" for effect in dict.fromkeys(one.effects))
            return words, EFFECTS[first]
        case _:
            raise AssertionError(one.effects)


def _title(place: Place, one: Reckoner, table: Table, language: Language) -> tuple[str, str]:
    here = one.district
    match place:
        case "epic":
            epic = table.districts[here].epic
            assert epic is not None
            note = language.gettext("weakened") if epic.research == 0 else ""
            return epic_name(epic.id, table), note
        case "district":
            return district_name(here, table), ""
        case "boss":
            if table.boss.district == here:
                return boss_name(table, language), language.gettext("is here: Contain a track")
            return boss_name(table, language), language.gettext("Research in each district")
        case "anywhere":
            return language.gettext("Anywhere"), ""
