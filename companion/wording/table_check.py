"""Everything that should stand on the table, to compare it with the real one."""

from collections.abc import Iterator

from companion.rules.pieces import ATTACK_TOKENS, LIMITS, PIECES, PLAN_TOKENS
from companion.rules.table import Table
from companion.wording.board import (
    boss_lines,
    district_lines,
    is_nearly_empty,
    reckoner_lines,
    set_aside_lines,
    track_lines,
)
from companion.wording.language import Language
from companion.wording.names import piece_name


def table_check(table: Table, language: Language) -> list[str]:
    return [
        *track_lines(table, language),
        *boss_lines(table, language),
        *district_lines(table, language),
        *reckoner_lines(table, language),
        *set_aside_lines(table, language),
        *(_pool_words(*pool, language) for pool in _pools(table, language)),
    ]


def _pools(table: Table, language: Language) -> Iterator[tuple[str, int, int]]:
    """R1.3: each supply, what is left in it, and how much there is in all."""
    for piece, left, limit in zip(PIECES, table.supply, LIMITS, strict=True):
        yield piece_name(piece, language), left, limit
    plans = sum(one.plans for one in table.reckoners)
    yield language.gettext("Plan tokens"), PLAN_TOKENS - plans, PLAN_TOKENS
    suffered = sum(len(one.effects) + len(one.fresh) for one in table.reckoners)
    yield language.gettext("Attack Reckoners tokens"), ATTACK_TOKENS - suffered, ATTACK_TOKENS


def _pool_words(pool: str, left: int, limit: int, language: Language) -> str:
    if left <= 0:
        return language.gettext("Supply, {pool}: empty, 0 of {limit} left.", pool=pool, limit=limit)
    if is_nearly_empty(left, limit):
        return language.gettext(
            "Supply, {pool}: nearly empty, {left} of {limit} left.", pool=pool, left=left, limit=limit
        )
    return language.gettext("Supply, {pool}: {left} of {limit} left.", pool=pool, left=left, limit=limit)
