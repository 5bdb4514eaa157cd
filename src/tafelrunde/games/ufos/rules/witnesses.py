"""Witnesses: where they come from and how they go (UF-W)."""

from tafelrunde.games.ufos.box import BIT, EACH_WITNESS, N_CITIES
from tafelrunde.games.ufos.ledger import UF_W3
from tafelrunde.games.ufos.moves import no_witness, witness_from
from tafelrunde.games.ufos.rules.fleet import witnesses_left
from tafelrunde.games.ufos.state import Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def see_ufo(table: Table, seat: int, city: int) -> bool:
    """UF-W1 In each city a bumped UFO flies over or lands in, a witness of its colour is placed.
    UF-W3 Without one in supply nothing happens by itself; returns whether one was placed."""
    if witnesses_left(table, seat) == 0:
        return False
    table.witnesses[seat, city] += 1
    return True


@rule
def for_witnesses(table: Table, seat: int, city: int) -> int:
    """UF-W2 Each own witness in a city makes opening or taking over a restaurant there harder by 2."""
    return table.witnesses[seat, city] * EACH_WITNESS


@rule
def may_move_witness(table: Table, seat: int, city: int, there: int) -> int:
    """UF-W3 If the loser has no witness left, the winner may move one there from another city."""
    if city == there or table.witnesses[seat, city] == 0:
        return UF_W3
    return ALLOWED


@rule
def offer_witnesses(table: Table, seat: int, there: int, offered: Row) -> None:
    """UF-W3 The winner chooses from which other city, or does not."""
    for city in range(N_CITIES):
        if city != there and table.witnesses[seat, city]:
            offer(offered, witness_from[city])
    offer(offered, no_witness)


@rule
def move_witness(table: Table, seat: int, city: int, there: int) -> None:
    """UF-W3 The witness leaves one city for the other."""
    table.witnesses[seat, city] -= 1
    table.witnesses[seat, there] += 1


@rule
def calm(table: Table, seat: int, city: int) -> None:
    """UF-W5 All own witnesses of a city go back to the supply. Those of other colours stay."""
    table.witnesses[seat, city] = 0


@rule
def calm_cities(table: Table, seat: int, places: int) -> None:
    """UF-W4 A calmer takes back the own witnesses of every city it flies over, starts from and stops in."""
    for city in range(N_CITIES):
        if places & BIT[city]:
            calm(table, seat, city)
