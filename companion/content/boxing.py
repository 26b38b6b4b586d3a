"""From a pack to the box that the rules use: the cards and boards of one game, actions parsed."""

from collections.abc import Iterable, Mapping, Sequence

from companion.content.pack import BossBoard as PackBoss
from companion.content.pack import NewcagoCard as PackCard
from companion.content.pack import Pack, RewardName
from companion.rules.box import (
    INFINITE,
    BossBoard,
    Box,
    Consumable,
    DistrictBoard,
    EpicCard,
    NewcagoCard,
    slug,
)
from companion.rules.notation import Cell, Track, parse_cell
from companion.rules.setup import SIDES, Setup

ROWS = ("A", "B", "C", "D")


def box_for(pack: Pack, setup: Setup, reckoners: int, districts: Sequence[str]) -> Box:
    count = str(reckoners)
    boards = _districts(pack, setup, districts)
    page, page_path = _boss_entry(pack, "limelight", setup.difficulty, reckoners)
    return Box(
        epics={epic.id: _epic(pack, index) for index, epic in enumerate(pack.epics)},
        boss=_boss(pack, setup, reckoners),
        districts=boards,
        newcago_cards=_newcago(pack, setup, boards) if setup.newcago_cards else {},
        prices={key: one.price for one in pack.equipment for key in (slug(one.name or one.id), one.id)},
        movement=None if pack.dice.movement is None else tuple(pack.dice.movement),
        ability=None if pack.dice.ability is None else tuple(pack.dice.ability),
        power=None if pack.dice.power is None else tuple(pack.dice.power),
        regalia_deck=_whole({str(effect): cards for effect, cards in (pack.regalia_deck or {}).items()}),
        gaps=(pack.ildithia.gaps or {}).get(count),  # type: ignore[call-overload]
        marker_start=(pack.ildithia.marker_start or {}).get(count),  # type: ignore[call-overload]
        base_spaces=pack.base_spaces,
        ildithia_research=None if page is None else page.research,
        ildithia_health=None if page is None else page.health,
        ildithia_path=page_path,
        consumables={
            one.id: Consumable(one.name or one.id, f"equipment.{one.id}", _rewards(one.rewards))
            for one in pack.equipment
            if one.consumable
        },
    )


def _epic(pack: Pack, index: int) -> EpicCard:
    epic = pack.epics[index]
    return EpicCard(
        epic.id,
        epic.name or epic.id,
        f"epics.{epic.id}",
        epic.set or "base",
        epic.research,
        INFINITE if epic.health == "infinite" else epic.health,
        epic.weakened,
        _track(epic.track),
        _rewards(epic.rewards),
    )


def _rewards(printed: Mapping[RewardName, int | None] | None) -> Mapping[str, int | None] | None:
    return None if printed is None else {str(name): count for name, count in printed.items()}


def _boss(pack: Pack, setup: Setup, reckoners: int) -> BossBoard:
    entry, path = _boss_entry(pack, setup.boss, setup.boss_board, reckoners)
    if entry is None:
        return BossBoard(setup.boss.capitalize(), path)
    tracks = entry.tracks or {}
    tables = entry.tables or {}
    ends = entry.track_end or {}
    return BossBoard(
        entry.name or setup.boss.capitalize(),
        path,
        entry.deployment,
        {colour: _track(symbols) for colour, symbols in tracks.items()},
        {
            colour: _table({str(row): cells for row, cells in (rows or {}).items()})
            for colour, rows in tables.items()
        },
        {colour: None if text is None else parse_cell(text) for colour, text in ends.items()},
    )


def _boss_entry(pack: Pack, boss: str, board: str, reckoners: int) -> tuple[PackBoss | None, str]:
    """The board for this number of Reckoners, else the one that serves any number."""
    found = {one.reckoners: one for one in pack.bosses if one.boss == boss and one.board == board}
    if reckoners in found:
        return found[reckoners], f"bosses.{boss}.{board}.{reckoners}"
    if None in found:
        return found[None], f"bosses.{boss}.{board}"
    return None, f"bosses.{boss}.{board}.{reckoners}"


def _table(rows: Mapping[str, list[str] | None]) -> Mapping[str, Track] | None:
    """Four rows of equal length; a missing cell is one that is not known."""
    columns = max((len(cells) for cells in rows.values() if cells), default=0)
    if not columns:
        return None
    return {row: _padded(rows.get(row) or [], columns) for row in ROWS}


def _padded(cells: list[str], columns: int) -> Track:
    known: Iterable[Cell | None] = (parse_cell(text) for text in cells)
    return (*known, *(None for _ in range(columns - len(cells))))


def _track(symbols: list[str] | None) -> Track | None:
    return None if symbols is None else tuple(parse_cell(text) for text in symbols)


def _districts(pack: Pack, setup: Setup, names: Sequence[str]) -> Mapping[str, DistrictBoard]:
    boards: dict[str, DistrictBoard] = {}
    for one in pack.districts:
        if one.city == setup.city:
            path = f"districts.{one.id}"
            if setup.city == "babilar":
                marks = (
                    None
                    if one.track is None
                    else {int(at): parse_cell(text) for at, text in one.track.items()}
                )
                boards[one.id] = DistrictBoard(one.id, one.name or one.id, path, marks=marks)
            else:
                boards[one.id] = DistrictBoard(one.id, one.name or one.id, path, _track(one.track))
    known = {board.name for board in boards.values()}
    for name in names:
        if name not in known and slug(name) not in boards:
            boards[slug(name)] = DistrictBoard(slug(name), name, f"districts.{slug(name)}")
    return boards


def _newcago(pack: Pack, setup: Setup, boards: Mapping[str, DistrictBoard]) -> Mapping[str, NewcagoCard]:
    sides = dict(setup.newcago_sides)
    found: dict[tuple[str, str], PackCard] = {(card.district, card.side): card for card in pack.newcago_cards}
    cards: dict[str, NewcagoCard] = {}
    for district in boards:
        known = next((side for side in SIDES if (district, side) in found), SIDES[0])
        side = sides.get(district, known)
        card = found.get((district, side))
        path = f"newcago_cards.{district}.{side}"
        if card is None:
            cards[district] = NewcagoCard(path, side)
        else:
            cards[district] = NewcagoCard(path, side, _track(card.actions), card.bonus or "")
    return cards


def _whole(deck: Mapping[str, int | None]) -> Mapping[str, int] | None:
    """The deck, when every number is known and there is a card at all."""
    if any(count is None for count in deck.values()):
        return None
    known = {effect: count for effect, count in deck.items() if count}
    return known or None
