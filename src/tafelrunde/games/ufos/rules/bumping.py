"""The second phase: bumping, from the choice of a bump to the comparison of the dice (UF-B1 to UF-B6)."""

from tafelrunde.games.ufos.box import BIT, NOBODY
from tafelrunde.games.ufos.ledger import Rule
from tafelrunde.games.ufos.moves import bump_in, support_side
from tafelrunde.games.ufos.rules.bump_value import bump_lead
from tafelrunde.games.ufos.rules.chart import lowest, without_lowest
from tafelrunde.games.ufos.rules.fleet import places_of, places_of_others, ufos_in, ufos_near
from tafelrunde.games.ufos.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def contested(table: Table) -> int:
    """UF-B1 The places where UFOs of the active seat and foreign ones stand together."""
    return places_of(table, table.active) & places_of_others(table, table.active)


@rule
def defender_in(table: Table, place: int) -> int:
    """UF-B12 Between turns no place holds UFOs of two players, so there is exactly one other side."""
    seat = 0
    while seat == table.active or ufos_in(table, seat, place) == 0:
        seat += 1
    return seat


@rule
def may_bump(table: Table, place: int) -> int:
    """UF-B1 The active player is the attacker and chooses the order of several bumps."""
    return ALLOWED if contested(table) & BIT[place] else Rule.UF_B1


@rule
def offer_bump(table: Table, offered: Row) -> None:
    """UF-B1 Every place with a bump still to come."""
    places = contested(table)
    while places:
        offer(offered, bump_in[lowest(places)])
        places = without_lowest(places)


@rule
def bump(table: Table, place: int) -> None:
    """UF-B1 There the two sides meet."""
    table.fight = place + 1
    table.rival = defender_in(table, place) + 1


@rule
def may_be_asked(table: Table, seat: int) -> bool:
    """UF-B4 Only players who are on neither side and have a UFO in an adjacent place may support one."""
    return seat != table.active and seat + 1 != table.rival and ufos_near(table, seat, table.fight - 1) > 0


@rule
def ask_next(table: Table) -> None:
    """UF-B4 They are asked in turn, from the attacker's left on. UF-B5 Then the dice are rolled."""
    seat = (table.active + 1) % table.seats
    while seat != table.active:
        if table.support[seat] == 0 and may_be_asked(table, seat):
            table.decider = seat
            table.phase = Phase.SUPPORT
            return
        seat = (seat + 1) % table.seats
    table.decider = table.active
    table.phase = Phase.BUMP_ROLL


@rule
def offer_support(offered: Row) -> None:
    """UF-B4 The attacker, the defender or nobody."""
    for side in range(NOBODY + 1):
        offer(offered, support_side[side])


@rule
def support(table: Table, side: int) -> None:
    """UF-B4 One answer counts for all adjacent UFOs, is public, and stays for a re-roll."""
    table.support[table.decider] = side + 1


@rule
def compare(table: Table, attack: int, defence: int) -> None:
    """UF-B5 Both sides add their bump value to their die; a tie is rolled again.
    UF-B6 The winner moves the loser by the difference.
    UF-X1 A bumper that rolls 5 has 7 as the attacker and beats a 6 by one place."""
    difference = bump_lead(table) + attack - defence
    if difference == 0:
        return
    table.decider = table.active if difference > 0 else table.rival - 1
    table.to_share = abs(difference)
    table.phase = Phase.SHARE
    for seat in range(table.seats):
        table.support[seat] = 0


@rule
def loser(table: Table) -> int:
    """UF-B6 Who is moved: the side that does not decide. UF-B11 The attacker, too, if the defender wins."""
    return table.active if table.decider == table.rival - 1 else table.rival - 1


@rule
def losers_left(table: Table) -> int:
    """UF-B7 How many UFOs have still to be moved away."""
    return ufos_in(table, loser(table), table.fight - 1)


@rule
def end_bump(table: Table) -> None:
    """UF-B1 The bump is over when all that lost have been moved; the active player goes on."""
    table.fight = 0
    table.rival = 0
    table.to_share = 0
    table.decider = table.active
