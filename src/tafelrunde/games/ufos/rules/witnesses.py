"""Witnesses: where they come from and how they go (UF-W)."""

from tafelrunde.games.ufos.box import BIT, EACH_WITNESS, N_CITIES
from tafelrunde.games.ufos.ledger import Rule
from tafelrunde.games.ufos.moves import no_witness, witness_from
from tafelrunde.games.ufos.rules.chart import lowest, neighbours, without_lowest
from tafelrunde.games.ufos.rules.fleet import places_of_others, witnesses_left
from tafelrunde.games.ufos.rules.flights import may_pass, passed_from
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
        return Rule.UF_W3
    return ALLOWED


@rule
def offer_move_witness(table: Table, seat: int, there: int, offered: Row) -> None:
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
def to_calm(table: Table, seat: int, places: int) -> int:
    """UF-W4 How many witnesses of a seat there are in a set of places."""
    count = 0
    for city in range(N_CITIES):
        if places & BIT[city]:
            count += table.witnesses[seat, city]
    return count


@rule
def passed_on_flight(table: Table, seat: int, start: int, stop: int) -> int:
    """UF-W4 The places a calmer passes between start and stop: all those that one legal way can pass.

    Over a start of its own it may come back and go on. From any other it passes one group of own places that touches
    start and stop, or contains the stop: the one with the most witnesses, then the one with the first city."""
    if may_pass(table, seat, places_of_others(table, seat), start):
        return passed_from(table, seat, neighbours(table, start))
    best, most = 0, 0
    ahead = neighbours(table, start)
    while ahead:
        group = passed_from(table, seat, BIT[lowest(ahead)])
        ahead = without_lowest(ahead) & ~group
        count = to_calm(table, seat, group) if group & (neighbours(table, stop) | BIT[stop]) else 0
        if count > most or (count and count == most and lowest(group) < lowest(best)):
            best, most = group, count
    return best


@rule
def calm_flight(table: Table, seat: int, start: int, stop: int) -> None:
    """UF-W4 A calmer takes back the witnesses of its colour in every city it passes, starts from and stops in.
    UF-X4 Red's calmer flies over red's own places: all red witnesses there go. From a neutral village to a neutral
    place next to it, it clears no city that no legal way between the two passes."""
    places = passed_on_flight(table, seat, start, stop) | BIT[start] | BIT[stop]
    for city in range(N_CITIES):
        if places & BIT[city]:
            calm(table, seat, city)


@rule
def calms_on_round_trip(table: Table, seat: int, start: int) -> bool:
    """UF-W4 Whether a calmer that ends its flight where it began clears another city on the way."""
    return to_calm(table, seat, passed_on_flight(table, seat, start, start) & ~BIT[start]) > 0
