"""Regalia (R7.3, R7.4): she goes where Reckoners are, and her cards hit them there."""

from companion.rules.bosses.tracks import begin_boss, difficulty_token, printed_track
from companion.rules.effects import end_effects, suffer
from companion.rules.moving import move_by_die, move_to_next
from companion.rules.pending import STAGES, ask, step, take_reply
from companion.rules.questions import RegaliaCard
from companion.rules.table import Frame, Table


def draws_regalia(table: Table, district: int) -> bool:
    return bool(table.in_district(district))


def _move(table: Table, _: int) -> None:
    move_to_next(table, lambda district: draws_regalia(table, district))


def _flip_card(table: Table, _: int) -> None:
    table.pending.append(("regalia-card",))


@step("regalia-card")
def _card(table: Table, frame: Frame) -> None:
    effect = take_reply(table)
    if effect is None:
        ask(table, RegaliaCard(cards_left(table)), frame)
        return
    _draw(table, str(effect))
    for reckoner in table.in_district(table.boss.district):
        suffer(table, reckoner, str(effect))


def cards_left(table: Table) -> tuple[str, ...]:
    """One entry for each card still in the deck; none when the deck is not known."""
    drawn = table.regalia_drawn
    left: list[str] = []
    for effect, cards in (table.box.regalia_deck or {}).items():
        left += [effect] * (cards - drawn.get(effect, 0))
    return tuple(left)


def _draw(table: Table, effect: str) -> None:
    deck, drawn = table.box.regalia_deck, table.regalia_drawn
    if deck is None:
        return
    if drawn.get(effect, 0) >= deck[effect]:
        drawn.clear()  # the players have shuffled early: their deck is right
    drawn[effect] = drawn.get(effect, 0) + 1
    if sum(drawn.values()) >= sum(deck.values()):
        drawn.clear()  # R7.3, Ruling: reshuffled when it is empty


STAGES["regalia"] = (
    begin_boss,
    end_effects,
    printed_track("yellow"),
    difficulty_token,
    printed_track("black"),
    printed_track("red"),
    printed_track("blue"),
    _move,
    _flip_card,
)
STAGES["regalia-prologue"] = (printed_track("red"), move_by_die)
