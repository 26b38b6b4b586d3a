"""What Steelheart's and Regalia's tracks, and the difficulty token, have in common."""

from companion.rules.acting import run_track
from companion.rules.causes import NO_TRACK
from companion.rules.instructions import Activate, BossTrack, Step
from companion.rules.losses import lose_population
from companion.rules.pending import Stage
from companion.rules.table import NOWHERE, Table
from companion.rules.tracks import track_of


def begin_boss(table: Table, _: int) -> None:
    table.tell(Step, "boss")
    table.act_as(("boss", table.setup.boss))
    table.tell(Activate, table.boss.district)


def printed_track(colour: str) -> Stage:
    """R7.1, R7.3: everything left of the bracket, in the boss's district."""

    def stage(table: Table, _: int) -> None:
        boss = table.boss
        table.point_at(("boss", colour))
        tell_track(table, colour)
        run_track(table, "boss", colour, 0, boss.brackets[colour], boss.district, NOWHERE, own=True)

    return stage


def tell_track(table: Table, colour: str) -> None:
    """Unless everything left of the bracket is an empty space."""
    if table.told is None:
        return
    count = table.boss.brackets[colour]
    track = track_of(table, "boss", colour)
    if track is None or any(cell != () for cell in track[:count]):
        table.tell(BossTrack, colour, count)


def difficulty_token(table: Table, _: int) -> None:
    """R2.5, R7.6a: right after yellow."""
    table.point_at(NO_TRACK)
    lose_population(table, table.setup.difficulty_token, "token")
