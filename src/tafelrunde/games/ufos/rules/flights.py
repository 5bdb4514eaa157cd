"""How far a UFO can fly in the movement phase (UF-M2, UF-M3)."""

from tafelrunde.games.ufos.box import BIT
from tafelrunde.games.ufos.rules.chart import is_own, lowest, neighbours, without_lowest
from tafelrunde.games.ufos.rules.fleet import places_of_others
from tafelrunde.games.ufos.state import Table
from tafelrunde.kernel import rule


@rule
def may_pass(table: Table, seat: int, foreign: int, place: int) -> bool:
    """UF-M2 A UFO may fly on over a place of its own player, if it is not among those with foreign UFOs."""
    return foreign & BIT[place] == 0 and is_own(table, seat, place)


@rule
def fly_on(table: Table, seat: int, ahead: int) -> tuple[int, int]:
    """UF-M2 All that a UFO can fly over that comes to the places ahead, and all that it comes to."""
    foreign = places_of_others(table, seat)
    over = 0
    reached = 0
    while ahead:
        there = lowest(ahead)
        ahead = without_lowest(ahead)
        reached |= BIT[there]
        if may_pass(table, seat, foreign, there):
            over |= BIT[there]
            ahead |= neighbours(table, there) & ~reached
    return over, reached


@rule
def passed_from(table: Table, seat: int, ahead: int) -> int:
    """UF-M2 A flight goes on over own places without foreign UFOs, as far as it likes."""
    return fly_on(table, seat, ahead)[0]


@rule
def in_reach(table: Table, seat: int, place: int) -> int:
    """UF-M2 A flight may stop on any place it flies over. UF-M3 On every other place it comes to it ends."""
    return fly_on(table, seat, neighbours(table, place))[1] & ~BIT[place]
