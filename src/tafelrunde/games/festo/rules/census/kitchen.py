"""Whether a turn in the kitchen could have come to where it is, and can be brought to an end."""

from tafelrunde.games.festo.box import (
    COLOUR_OF,
    MAIN_COURSE,
    MAIN_COURSE_AMOUNT,
    N_COLOURS,
    N_SMALL,
    OTHER_AMOUNT,
    OWN_AMOUNT,
    ROAST,
    ROAST_AMOUNT,
)
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.rules.goods import owns_any, players
from tafelrunde.games.festo.rules.orc import helper_on
from tafelrunde.games.festo.rules.payment import colour_to_pay, may_add, may_save, most_salt, salt_for_price
from tafelrunde.games.festo.rules.price import has_salt, may_pay, saving, surcharge
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def payment_is_wrong(table: Table) -> int:
    """FO-K1 Who has passed does not cook. FO-K7 A dish and a price are there while somebody pays, and can be paid."""
    cooking = Phase.COOK <= table.phase < Phase.OVER
    for seat in range(players(table)):
        if table.passed[seat] > 1 or (table.passed[seat] and (not cooking or seat == table.mover)):
            return Rule.FO_K1
    if (table.dish_now != 0) != (cooking and table.phase != Phase.COOK):
        return Rule.FO_K1
    if (price_in_all(table) != 0) != (Phase.ADD <= table.phase <= Phase.SALT):
        return Rule.FO_K7
    if table.dish_now == 0:
        return ALLOWED
    return dish_now_is_wrong(table, table.dish_now - 1)


@rule
def price_in_all(table: Table) -> int:
    """FO-K7 How many ingredients are still to be paid."""
    total = 0
    for colour in range(N_COLOURS):
        total += table.price[colour]
    return total


@rule
def dish_now_is_wrong(table: Table, dish: int) -> int:
    """FO-O1 FO-S3 The dish is free for the cook; FO-O2 or the cook's helper stands on it and is called back."""
    if dish < N_SMALL and helper_on(table, dish) != 0 and helper_on(table, dish) != table.mover + 1:
        return Rule.FO_O1
    if dish >= N_SMALL and table.large[dish - N_SMALL] == 0:
        return Rule.FO_S3
    if table.phase == Phase.RANSOM:
        called = dish < N_SMALL and helper_on(table, dish) == table.mover + 1 and owns_any(table, table.mover)
        return ALLOWED if called else Rule.FO_O2
    if table.phase == Phase.COMBINE:
        return ALLOWED if dish != MAIN_COURSE and may_pay(table, dish) == ALLOWED else Rule.FO_K7
    if price_is_wrong(table, dish):
        return Rule.FO_K4 if dish >= N_SMALL else Rule.FO_K2
    if table.phase == Phase.ADD:
        return adding_is_wrong(table, dish)
    if table.phase == Phase.SAVE:
        return saving_is_wrong(table, dish)
    payable = has_salt(table, salt_for_price(table)) and most_salt(table, colour_to_pay(table)) > 0
    return ALLOWED if payable else Rule.FO_K5


@rule
def price_is_wrong(table: Table, dish: int) -> bool:
    """FO-K2 FO-K4 FO-K7 Not more colours, and not more of them, than the dish can cost."""
    total, colours = price_in_all(table), 0
    for colour in range(N_COLOURS):
        colours += table.price[colour] > 0
    if dish == MAIN_COURSE:
        return total > colours * MAIN_COURSE_AMOUNT
    if dish == ROAST:
        return colours > 1 or total > ROAST_AMOUNT
    own, extra = table.price[COLOUR_OF[dish]], surcharge(table, dish)
    most_others = 1
    if own > OWN_AMOUNT[dish] + extra or total - own > OTHER_AMOUNT[dish] + extra:
        return True
    if total > OWN_AMOUNT[dish] + OTHER_AMOUNT[dish] + extra:
        return True
    return colours - (own > 0) > most_others


@rule
def adding_is_wrong(table: Table, dish: int) -> int:
    """FO-K3 The price before the surcharge, which can go to one of its two colours."""
    other = 0
    possible = False
    for colour in range(N_COLOURS):
        if colour != COLOUR_OF[dish]:
            other += table.price[colour]
        possible = possible or may_add(table, colour) == ALLOWED
    printed = table.price[COLOUR_OF[dish]] == OWN_AMOUNT[dish] and other == OTHER_AMOUNT[dish]
    return ALLOWED if printed and possible and surcharge(table, dish) else Rule.FO_K3


@rule
def saving_is_wrong(table: Table, dish: int) -> int:
    """FO-O1 The price before the reservation, with two colours to choose from."""
    colours = 0
    possible = False
    for colour in range(N_COLOURS):
        colours += table.price[colour] > 0
        possible = possible or may_save(table, colour) == ALLOWED
    return ALLOWED if colours > 1 and possible and saving(table, dish) else Rule.FO_O1
