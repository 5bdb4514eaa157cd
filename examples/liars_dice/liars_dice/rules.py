"""The verbs: how a match begins, what dice and players may do, what happens then, and how it ends."""

from liars_dice.table import BID, DICE_EACH, FACE, KIND, ROLL, SEAT, SIDES, Phase, Rule, Table, bid_of, doubt, roll_of
from tafelrunde.kernel import ALLOWED, NATURE, OVER, Row, offer, rank, rule, weigh


@rule
def setup(table: Table, seats: int, options: Row) -> None:
    """LD-S1 Everyone has five dice and a cup, and seat 0 begins."""
    table.seats = seats
    for seat in range(seats):
        table.left[seat] = DICE_EACH


@rule
def to_move(table: Table) -> int:
    """LD-R1 Chance rolls the dice. LD-B1 Then the seats take turns."""
    return table.turn if table.phase == Phase.BID else OVER if table.phase == Phase.OVER else NATURE


@rule
def roller(table: Table) -> int:
    """LD-R1 Whose die is rolled next: first those of whoever begins the round, then the others in turn."""
    seat = table.turn
    while table.rolled[seat] == table.left[seat]:
        seat = (seat + 1) % table.seats
    return seat


@rule
def total(dice: Row) -> int:
    """LD-E1 How many dice are counted in a row."""
    count = 0
    for at in range(len(dice)):
        count += dice[at]
    return count


@rule
def odds(table: Table, chances: Row) -> None:
    """LD-R1 A die shows each face with the same chance."""
    for face in range(SIDES):
        weigh(chances, roll_of[roller(table), face], 1)


@rule
def legal(table: Table, offered: Row) -> None:
    """LD-B1 LD-B2 Every bid above the last, for no more dice than there are. LD-D1 Doubt, if there is a bid."""
    for bid in range(table.bid, total(table.left) * SIDES):
        offer(offered, bid_of[bid])
    if table.bid:
        offer(offered, doubt)


@rule
def may(table: Table, move: int) -> int:
    """LD-E2 After the end nothing is done. Before it, the rule that forbids the move now, or ALLOWED."""
    if table.phase == Phase.OVER:
        return Rule.LD_E2
    if move == doubt:
        return ALLOWED if table.bid else Rule.LD_D1
    if KIND[move] == BID and table.phase == Phase.BID:
        if move - bid_of[0] >= total(table.left) * SIDES:
            return Rule.LD_B1
        return ALLOWED if move - bid_of[0] >= table.bid else Rule.LD_B2
    rolls = KIND[move] == ROLL and table.phase == Phase.ROLL
    return ALLOWED if rolls and SEAT[move] == roller(table) else Rule.LD_R1


@rule
def apply(table: Table, move: int) -> None:
    """LD-R1 A die is rolled, LD-B1 a bid is made, or LD-D2 all dice are shown."""
    if KIND[move] == ROLL:
        table.dice[SEAT[move], FACE[move]] += 1
        table.rolled[SEAT[move]] += 1
        table.phase = Phase.BID if total(table.rolled) == total(table.left) else Phase.ROLL
    elif KIND[move] == BID:
        table.bid, table.bidder = move - bid_of[0] + 1, table.turn + 1
        table.turn = next_with_dice(table, table.turn)
    else:
        show(table)


@rule
def next_with_dice(table: Table, seat: int) -> int:
    """LD-B1 LD-E1 The next seat that still has dice."""
    seat = (seat + 1) % table.seats
    while table.left[seat] == 0:
        seat = (seat + 1) % table.seats
    return seat


@rule
def show(table: Table) -> None:
    """LD-D2 Whoever was wrong loses a die, LD-N1 and begins, if any is left. LD-E1 LD-E2 One with all dice ends it."""
    found, count, bid_face = 0, (table.bid - 1) // SIDES + 1, (table.bid - 1) % SIDES
    for seat in range(table.seats):
        found += table.dice[seat, bid_face]
        table.rolled[seat] = 0
        for face in range(SIDES):
            table.shown[seat, face] = table.dice[seat, face]
            table.dice[seat, face] = 0
    loser = table.turn if found >= count else table.bidder - 1
    table.left[loser] -= 1
    table.turn = loser if table.left[loser] else next_with_dice(table, loser)
    table.phase = Phase.OVER if table.left[table.turn] == total(table.left) else Phase.ROLL
    table.bid, table.bidder = 0, 0


@rule
def outcome(table: Table, points: Row, places: Row) -> int:
    """LD-E2 The last one with dice wins, one point to none."""
    points[table.turn] = 1
    rank(points, places)
    return 0
