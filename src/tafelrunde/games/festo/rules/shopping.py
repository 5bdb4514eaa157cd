"""The second phase: who is closed, and who may stand where (FO-H)."""

from tafelrunde.games.festo.box import GROCER, N_AREAS
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.moves import done, place_on
from tafelrunde.games.festo.rules.events import dice_rolled, no_afternoon_roll, no_morning_roll, tiles_stay
from tafelrunde.games.festo.rules.goods import place_in_order, seat_in_order
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, offer_if, rule


@rule
def begin_morning(table: Table) -> None:
    """FO-H1 The start player rolls. FO-N5 Early birds need no roll."""
    if no_morning_roll(table):
        open_morning(table)
    else:
        table.dice_left = dice_rolled(table)
        table.phase = Phase.MORNING_ROLL


@rule
def begin_afternoon(table: Table) -> None:
    """FO-H3 The dice are rolled again and the tiles moved. FO-N6 No roll, all open. FO-N8 No roll, the tiles stay."""
    table.mover = table.first
    if tiles_stay(table):
        open_afternoon(table)
    else:
        table.covers[:] = 0
        if no_afternoon_roll(table):
            open_afternoon(table)
        else:
            table.dice_left = dice_rolled(table)
            table.phase = Phase.AFTERNOON_ROLL


@rule
def may_roll(table: Table) -> int:
    """FO-H1 FO-H3 Dice are rolled in the morning and in the afternoon."""
    if table.phase == Phase.MORNING_ROLL or table.phase == Phase.AFTERNOON_ROLL:
        return ALLOWED
    return Rule.FO_H1


@rule
def roll(table: Table, number: int) -> None:
    """FO-H1 FO-W2 A cover tile goes on the number rolled; equal numbers stack."""
    table.covers[number] += 1
    table.dice_left -= 1
    if table.dice_left == 0:
        if table.phase == Phase.MORNING_ROLL:
            open_morning(table)
        else:
            open_afternoon(table)


@rule
def helpers_wait_at(table: Table, place: int) -> int:
    """FO-H2 FO-H3 The next place in player order, this one included, of who has helpers in hand; or past the last."""
    while place < table.seats and table.in_hand[seat_in_order(table, place)] == 0:
        place += 1
    return place


@rule
def open_morning(table: Table) -> None:
    """FO-H2 In player order everyone may place; who has no helper at all is skipped."""
    table.phase = Phase.MORNING
    place = helpers_wait_at(table, 0)
    if place < table.seats:
        table.mover = seat_in_order(table, place)
    else:
        begin_afternoon(table)


@rule
def open_afternoon(table: Table) -> None:
    """FO-H3 In player order everyone must place the rest; who has no helper left is skipped."""
    table.phase = Phase.AFTERNOON
    table.mover = seat_in_order(table, helpers_wait_at(table, 0))


@rule
def may_place(table: Table, area: int) -> int:
    """FO-H2 Helpers go to characters that are available, and to the grocer always. FO-H1 Covered ones are not."""
    if table.phase != Phase.MORNING and table.phase != Phase.AFTERNOON:
        return Rule.FO_H2
    if table.in_hand[table.mover] == 0:
        return Rule.FO_C5
    if area != GROCER and table.covers[area]:
        return Rule.FO_H1
    return ALLOWED


@rule
def offer_place(table: Table, offered: Row) -> None:
    """FO-H2 FO-H3 A helper to any place that is available; in the morning one may stop."""
    for area in range(N_AREAS):
        offer_if(offered, place_on[area], may_place(table, area) == ALLOWED)
    if table.phase == Phase.MORNING:
        offer(offered, done)


@rule
def place(table: Table, area: int) -> None:
    """FO-H2 FO-H3 One helper goes to the area, also where others stand already."""
    table.in_hand[table.mover] -= 1
    table.helpers[table.mover, area] += 1
    if table.in_hand[table.mover] == 0:
        next_to_place(table)


@rule
def may_be_done(table: Table) -> int:
    """FO-H2 In the morning any number of helpers may be held back. FO-H3 In the afternoon all must be placed."""
    if table.phase == Phase.MORNING:
        return ALLOWED
    return Rule.FO_H3 if table.phase == Phase.AFTERNOON else Rule.FO_H2


@rule
def next_to_place(table: Table) -> None:
    """FO-H2 FO-H3 Everyone has one turn in the morning and one in the afternoon."""
    place = helpers_wait_at(table, place_in_order(table, table.mover) + 1)
    if place < table.seats:
        table.mover = seat_in_order(table, place)
    elif table.phase == Phase.MORNING:
        begin_afternoon(table)


@rule
def shopping_is_over(table: Table) -> bool:
    """FO-H3 In the afternoon the shopping ends when nobody has a helper left."""
    return table.phase == Phase.AFTERNOON and helpers_wait_at(table, 0) == table.seats


@rule
def take_tiles_off(table: Table) -> None:
    """FO-H4 All characters are available for the rest of the round."""
    table.covers[:] = 0
