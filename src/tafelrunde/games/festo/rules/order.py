"""The third phase: character after character, and at each who acts when (FO-A1, FO-A2)."""

from tafelrunde.games.festo.box import GROCER, HELPER
from tafelrunde.games.festo.rules.cooking import begin_cooking
from tafelrunde.games.festo.rules.goods import pieces_at, players, seat_in_order
from tafelrunde.games.festo.rules.grocery import card_changes_hands
from tafelrunde.games.festo.rules.magic import thank_for_majority
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import rule


@rule
def begin_action(table: Table) -> None:
    """FO-A1 The leftmost character comes first."""
    table.area = 0
    open_area(table)
    next_to_act(table)


@rule
def open_area(table: Table) -> None:
    """FO-A3 FO-Z5 When a character's turn begins it is seen who has the absolute majority.
    FO-Y1 The grocer gives the start player card."""
    place = strongest(table, table.area)
    if table.area == GROCER:
        table.majority = 0
        if place < table.seats:
            card_changes_hands(table, seat_in_order(table, place))
    else:
        table.majority = with_majority(table, table.area, place)
        if table.majority:
            thank_for_majority(table, table.majority - 1)


@rule
def strongest(table: Table, area: int) -> int:
    """FO-A2 FO-W8 The place in player order of who has most helpers in an area, of those tied the first;
    or past the last."""
    found, most = 0 + table.seats, 0
    for place in range(players(table)):
        pieces = pieces_at(table, seat_in_order(table, place), area)
        if pieces > most:
            found, most = place, pieces
    return found


@rule
def with_majority(table: Table, area: int, place: int) -> int:
    """FO-A3 Who has more helpers in an area than any other player, one higher than the seat; 0 if nobody has."""
    if place == table.seats:
        return 0
    leader = seat_in_order(table, place)
    most = pieces_at(table, leader, area)
    for seat in range(players(table)):
        if seat != leader and pieces_at(table, seat, area) == most:
            return 0
    return leader + 1


@rule
def turn_is_over(table: Table) -> bool:
    """FO-A4 FO-Y2 A turn ends when no helper or disc of the player is left here."""
    if table.phase != Phase.ACT and table.phase != Phase.GROCER:
        return False
    return pieces_at(table, table.mover, table.area) == 0


@rule
def next_to_act(table: Table) -> None:
    """FO-A1 FO-A2 The strongest of those who still stand here acts next; if nobody does, the next character follows.
    Those who acted stand here no more, so the order is that in which the turn of the character began."""
    table.used = 0
    table.taking = 0
    table.thanked = 0
    table.piece = HELPER
    place = strongest(table, table.area)
    while place == table.seats and table.area < GROCER:
        table.area += 1
        open_area(table)
        place = strongest(table, table.area)
    if place == table.seats:
        begin_cooking(table)
    else:
        table.mover = seat_in_order(table, place)
        table.phase = Phase.GROCER if table.area == GROCER else Phase.ACT
