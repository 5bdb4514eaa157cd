"""The secrets: how the others learn of a die, how a seat imagines theirs, and which tables cannot be."""

from liars_dice.rules import next_with_dice, total
from liars_dice.table import DICE_EACH, KIND, ROLL, SEAT, SIDES, Phase, Rule, Table, roll_unseen
from tafelrunde.kernel import ALLOWED, Row, below, rule


@rule
def seen(table: Table, move: int, seat: int) -> int:
    """LD-R1 The others hear a die roll and do not see it."""
    return int(roll_unseen[SEAT[move]]) if KIND[move] == ROLL and SEAT[move] != seat else move


@rule
def imagine(table: Table, seat: int, dice: Row) -> None:
    """LD-R1 Under the other cups every die may show any face."""
    for other in range(table.seats):
        if other != seat:
            for _ in range(table.rolled[other]):
                table.dice[other, below(dice, SIDES)] += 1


@rule
def census(table: Table) -> int:
    """LD-N1 Who is to move has dice, LD-E2 all of them only at the end. LD-B1 The seat before made the bid."""
    all_dice, bid_now, rolled = total(table.left), table.bid > 0, total(table.rolled)
    if table.turn >= table.seats or table.left[table.turn] == 0:
        return Rule.LD_N1
    if (table.phase == Phase.OVER) != (table.left[table.turn] == all_dice):
        return Rule.LD_E2
    if (table.phase == Phase.BID) != (rolled == all_dice) or (table.phase == Phase.OVER and rolled > 0):
        return Rule.LD_R1
    if bid_now != (table.bidder > 0) or (bid_now and table.phase != Phase.BID) or table.bid > all_dice * SIDES:
        return Rule.LD_B1
    if bid_now and next_with_dice(table, table.bidder - 1) != table.turn:
        return Rule.LD_B1
    return census_of_dice(table, int(all_dice < table.seats * DICE_EACH))


@rule
def census_of_dice(table: Table, lost: int) -> int:
    """LD-S1 LD-R1 Nobody has more than five dice; those rolled lie under cups. LD-D2 One of those shown was lost."""
    played = lost
    for seat in range(table.seats):
        lies, shown = 0, 0
        for face in range(SIDES):
            lies, shown = lies + table.dice[seat, face], shown + table.shown[seat, face]
        if lies != table.rolled[seat] or lies > table.left[seat] or max(shown, table.left[seat]) > DICE_EACH:
            return Rule.LD_R1
        lost -= shown - table.left[seat] * played
        if shown < table.left[seat] * played:
            return Rule.LD_D2
    return Rule.LD_D2 if lost else ALLOWED
