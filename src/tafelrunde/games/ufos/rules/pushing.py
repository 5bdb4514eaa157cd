"""The winner of a bump shares the difference out among the UFOs that have lost (UF-B7, UF-B9)."""

from tafelrunde.games.ufos.box import BIT, FLEET_SIZE, N_KINDS
from tafelrunde.games.ufos.ledger import Rule
from tafelrunde.games.ufos.moves import push_by
from tafelrunde.games.ufos.rules.bumping import loser, losers_left
from tafelrunde.games.ufos.rules.fleet import ufo_of_kind_in
from tafelrunde.games.ufos.rules.ways import can_end, landing_places, steps_to_nearest
from tafelrunde.games.ufos.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def fewest_steps(table: Table, losers: int) -> int:
    """UF-B7 Each UFO is moved at least one place; the last one gets all that is left."""
    return max(table.to_share, 1) if losers == 1 else 1


@rule
def most_steps(table: Table, losers: int) -> int:
    """UF-B7 At least one place must remain for each of the others, if the difference suffices."""
    return max(table.to_share - losers + 1, 1)


@rule
def may_push(table: Table, kind: int, steps: int) -> int:
    """UF-B7 The winner shares the difference out among the UFOs that have lost."""
    if ufo_of_kind_in(table, loser(table), kind, table.fight - 1) == FLEET_SIZE:
        return Rule.UF_B7
    losers = losers_left(table)
    if fewest_steps(table, losers) <= steps <= most_steps(table, losers):
        return ALLOWED
    return Rule.UF_B7


@rule
def offer_push(table: Table, offered: Row) -> None:
    """UF-B7 Which UFO goes next, and how far."""
    losers = losers_left(table)
    for kind in range(N_KINDS):
        if ufo_of_kind_in(table, loser(table), kind, table.fight - 1) < FLEET_SIZE:
            for steps in range(fewest_steps(table, losers), most_steps(table, losers) + 1):
                offer(offered, push_by[kind, steps - 1])


@rule
def push(table: Table, kind: int, steps: int) -> None:
    """UF-B7 A UFO gets its share of the difference and is moved so far.
    UF-B9 If no such way can end, it goes to the nearest place where it may: so few steps can only be a shortest way."""
    place = table.fight - 1
    table.chosen = ufo_of_kind_in(table, loser(table), kind, place) + 1
    table.to_share = max(table.to_share - steps, 0)
    ends = landing_places(table)
    if not can_end(table, place, BIT[place], steps, ends):
        steps = steps_to_nearest(table, place, ends)
    table.steps_left = steps
    table.way[0] = place + 1
    table.phase = Phase.STEP
