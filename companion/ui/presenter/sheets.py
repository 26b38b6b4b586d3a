"""The sheets of − and + keys: a district, the boss, the counters. − is what Reckoners do, where they can."""

from companion.rules.box import INFINITE
from companion.rules.commands import (
    Attack,
    Command,
    Contain,
    Money,
    Place,
    Plan,
    Protect,
    Remove,
    Research,
    Set,
    UsePlan,
)
from companion.rules.notation import COLOURS
from companion.rules.pieces import PIECES
from companion.rules.table import Table
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.city import shown
from companion.ui.presenter.panel import Answers, Number, Panel
from companion.ui.theme import PIECES as ICONS
from companion.wording.language import Language
from companion.wording.names import boss_name, district_name, epic_name, piece_name, track_name


def enter(entry: Command) -> Act:
    return Act("enter", entry)


def _set(path: str, value: int) -> Act:
    return enter(Set(path, value))


def district_panel(table: Table, index: int, language: Language) -> Panel:
    district = table.districts[index]
    epic = district.epic
    numbers = [*_epic_numbers(table, index, language), *_marker_numbers(table, index, language)]
    for piece, name in enumerate(PIECES):
        count = district.pieces[piece]
        numbers.append(
            Number(
                piece_name(name, language),
                str(count),
                ICONS[name],
                minus=enter(Remove(piece=name, district=index)) if count else None,
                plus=enter(Place(piece=name, district=index)) if table.supply[piece] else None,
                zero=not count,
            )
        )
    here = tuple(
        Answer(one.name, Act("reckoner", one.name), language.gettext("tap to move"), token=one.name)
        for one in table.in_district(index)
    )
    return Panel(
        language.gettext("No Epic") if epic is None else epic_name(epic.id, table),
        eyebrow=district.name,
        numbers=tuple(numbers),
        groups=(Answers(here, columns=2),) if here else (),
    )


def _epic_numbers(table: Table, index: int, language: Language) -> list[Number]:
    epic = table.districts[index].epic
    if epic is None:
        return []
    path = f"districts.{index}.epic"
    numbers: list[Number] = []
    if epic.research != 0:
        numbers.append(
            Number(
                language.gettext("Research"),
                shown(epic.research),
                "magnify",
                minus=enter(Research(district=index)),
                plus=None if epic.research is None else _set(f"{path}.research", epic.research + 1),
            )
        )
    infinite = epic.health == INFINITE
    numbers.append(
        Number(
            language.gettext("Health"),
            language.gettext("infinite") if infinite else shown(epic.health),
            "heart",
            minus=None if infinite else enter(Attack(district=index)),
            plus=None if infinite or epic.health is None else _set(f"{path}.health", epic.health + 1),
        )
    )
    track = table.box.epics[epic.id].track
    last = None if track is None else len(track) - 1
    numbers.append(
        Number(
            language.gettext("Bracket"),
            str(epic.bracket),
            "arrow-collapse-right",
            minus=enter(Contain(district=index)) if epic.bracket > 1 else None,
            plus=_set(f"{path}.bracket", epic.bracket + 1) if last is None or epic.bracket < last else None,
        )
    )
    return numbers


def _marker_numbers(table: Table, index: int, language: Language) -> list[Number]:
    marker = table.districts[index].marker
    if marker is None or table.setup.city == "newcago":
        return []
    babilar = table.setup.city == "babilar"
    track = table.box.districts[table.districts[index].board].track
    last = table.setup.babilar_research if babilar else None if track is None else len(track)
    down = enter(Research(district=index, target="boss")) if babilar else enter(Protect(district=index))
    return [
        Number(
            language.gettext("Boss Research") if babilar else language.gettext("Marker"),
            str(marker),
            ICONS["boss-research" if babilar else "marker"],
            minus=down if marker else None,
            plus=_set(f"districts.{index}.marker", marker + 1) if last is None or marker < last else None,
            zero=not marker,
        )
    ]


def boss_panel(table: Table, language: Language) -> Panel:
    boss = table.boss
    here = boss.district
    numbers: list[Number] = []
    if boss.health is None and table.setup.city != "babilar":
        numbers.append(
            Number(
                language.gettext("Research"),
                str(boss.research),
                "magnify",
                minus=enter(Research(district=here, target="boss")),
                plus=_set("boss.research", boss.research + 1),
            )
        )
    if boss.health is not None:
        numbers.append(
            Number(
                language.gettext("Health"),
                str(boss.health),
                "heart",
                minus=enter(Attack(district=here, target="boss")),
                plus=_set("boss.health", boss.health + 1),
            )
        )
    for colour in COLOURS:
        bracket = boss.brackets[colour]
        numbers.append(
            Number(
                track_name(colour, language),
                str(bracket),
                mark=colour,
                minus=enter(Contain(district=here, target=colour)) if bracket > 1 else None,
                plus=_set(f"boss.brackets.{colour}", bracket + 1),
            )
        )
    return Panel(boss_name(table, language), eyebrow=district_name(here, table), numbers=tuple(numbers))


def counters_panel(table: Table, language: Language) -> Panel:
    numbers = [
        Number(
            language.gettext("Population"),
            str(table.population),
            "account-group",
            minus=_set("population", table.population - 1) if table.population > 1 else None,
            plus=_set("population", table.population + 1),
        ),
        Number(
            language.gettext("Money"),
            f"${table.money}",
            "currency-usd",
            minus=_set("money", table.money - 1) if table.money else None,
            plus=enter(Money()),
        ),
        Number(
            language.gettext("Reckoner Base"),
            str(table.base_marker),
            "home-search",
            minus=_set("base_marker", table.base_marker - 1) if table.base_marker else None,
            plus=_set("base_marker", table.base_marker + 1)
            if table.box.base_spaces is None or table.base_marker + 1 < table.box.base_spaces
            else None,
        ),
    ]
    numbers += [
        Number(
            language.gettext("{reckoner}, Plan tokens", reckoner=one.name),
            str(one.plans),
            "clipboard-text",
            minus=enter(UsePlan(reckoner=one.name)) if one.plans else None,
            plus=enter(Plan(reckoner=one.name)),
            zero=not one.plans,
        )
        for one in table.reckoners
    ]
    return Panel(language.gettext("Counters"), numbers=tuple(numbers))
