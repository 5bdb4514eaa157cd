"""Paying for a dish step by step (FO-K2 to FO-K5, FO-K7). A payment is begun only if it can be finished."""

from tafelrunde.games.festo.box import (
    COLOUR_OF,
    MAIN_COURSE,
    MAIN_COURSE_AMOUNT,
    N_COLOURS,
    OTHER_AMOUNT,
    OWN_AMOUNT,
    RESERVATION_SAVES,
    ROAST,
    ROAST_AMOUNT,
    SALT,
)
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.moves import add_to, combine_with, salt_for, save_of
from tafelrunde.games.festo.rules.goods import give_back
from tafelrunde.games.festo.rules.magic import discount, thank_for_payment
from tafelrunde.games.festo.rules.price import has_salt, may_pay_with, saving, short_of, surcharge
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, offer_if, rule


@rule
def begin_payment(table: Table, dish: int) -> None:
    """FO-K2 FO-K4 For a small dish the second colour is chosen, for a roast its colour; a main course needs all six."""
    table.dish_now = dish + 1
    if dish == MAIN_COURSE:
        table.price[:] = MAIN_COURSE_AMOUNT
        take_discounts(table)
    else:
        table.phase = Phase.COMBINE


@rule
def may_combine(table: Table, colour: int) -> int:
    """FO-K2 FO-W5 Exactly one other colour, of one's choice. FO-K4 Six of one colour for a roast.
    FO-K7 It must be payable, FO-K3 with the surcharge."""
    if table.phase != Phase.COMBINE:
        return Rule.FO_K2
    dish = table.dish_now - 1
    if dish == ROAST:
        return ALLOWED if has_salt(table, short_of(table, colour, ROAST_AMOUNT)) else Rule.FO_K4
    if colour == COLOUR_OF[dish]:
        return Rule.FO_K2
    broken = may_pay_with(table, dish, colour)
    return Rule.FO_K7 if broken == Rule.FO_K2 else broken


@rule
def offer_combine(table: Table, offered: Row) -> None:
    """FO-K2 FO-K4 Every colour that can be paid with."""
    for colour in range(N_COLOURS):
        offer_if(offered, combine_with[colour], may_combine(table, colour) == ALLOWED)


@rule
def combine(table: Table, colour: int) -> None:
    """FO-K2 FO-K3 FO-K4 The price is named; where the surcharge goes is chosen next."""
    dish = table.dish_now - 1
    if dish == ROAST:
        table.price[colour] = ROAST_AMOUNT
        take_discounts(table)
    else:
        table.price[COLOUR_OF[dish]] = OWN_AMOUNT[dish]
        table.price[colour] = OTHER_AMOUNT[dish]
        if surcharge(table, dish):
            table.phase = Phase.ADD
        else:
            take_discounts(table)


@rule
def may_add(table: Table, colour: int) -> int:
    """FO-K3 FO-W6 The whole surcharge goes to one of the two colours used, and must be payable there."""
    if table.phase != Phase.ADD or table.price[colour] == 0:
        return Rule.FO_K3
    dish = table.dish_now - 1
    lacking = 0
    for each in range(N_COLOURS):
        extra = surcharge(table, dish) if each == colour else 0
        lacking += short_of(table, each, table.price[each] + extra)
    return ALLOWED if has_salt(table, lacking - saving(table, dish)) else Rule.FO_K3


@rule
def offer_add(table: Table, offered: Row) -> None:
    """FO-K3 Either colour that can take the surcharge."""
    for colour in range(N_COLOURS):
        offer_if(offered, add_to[colour], may_add(table, colour) == ALLOWED)


@rule
def add(table: Table, colour: int) -> None:
    """FO-K3 The surcharge becomes part of the price."""
    table.price[colour] += surcharge(table, table.dish_now - 1)
    take_discounts(table)


@rule
def take_discounts(table: Table) -> None:
    """FO-K7 FO-Z2 One less for each drink whose colour is in the price, then one less for the reservation.
    No colour falls below 0, and where only one colour is left to save on there is no choice."""
    colours = 0
    for colour in range(N_COLOURS):
        if table.price[colour]:
            table.price[colour] -= discount(table, colour)
        if table.price[colour]:
            colours += 1
    if colours > 1 and saving(table, table.dish_now - 1):
        table.phase = Phase.SAVE
    else:
        for colour in range(N_COLOURS):
            if table.price[colour]:
                table.price[colour] -= saving(table, table.dish_now - 1)
        pay_without_salt(table)


@rule
def least_salt(table: Table, colour: int) -> int:
    """FO-K5 What the mover lacks of a colour must be salt."""
    owned = 0 + table.owned[table.mover, colour]
    return table.price[colour] - owned if table.price[colour] > owned else 0


@rule
def salt_for_price(table: Table) -> int:
    """FO-K5 How much salt the price that is left takes at least."""
    lacking = 0
    for colour in range(N_COLOURS):
        lacking += least_salt(table, colour)
    return lacking


@rule
def may_save(table: Table, colour: int) -> int:
    """FO-O1 FO-K7 The cook chooses which of the two colours the reservation saves; the rest must be payable."""
    if table.phase != Phase.SAVE or table.price[colour] == 0:
        return Rule.FO_O1
    lacking = salt_for_price(table)
    if table.price[colour] > table.owned[table.mover, colour]:
        lacking -= RESERVATION_SAVES
    return ALLOWED if has_salt(table, lacking) else Rule.FO_K7


@rule
def offer_save(table: Table, offered: Row) -> None:
    """FO-O1 Either colour on which to save."""
    for colour in range(N_COLOURS):
        if may_save(table, colour) == ALLOWED:
            offer(offered, save_of[colour])


@rule
def save(table: Table, colour: int) -> None:
    """FO-O1 One ingredient less of that colour."""
    table.price[colour] -= RESERVATION_SAVES
    pay_without_salt(table)


@rule
def colour_to_pay(table: Table) -> int:
    """FO-K5 The price is paid colour by colour; the next one, or past the last."""
    colour = 0
    while colour < N_COLOURS and table.price[colour] == 0:
        colour += 1
    return colour


@rule
def most_salt(table: Table, colour: int) -> int:
    """FO-K5 All of the price may be salt, but enough must be left for the other colours."""
    spare = table.owned[table.mover, SALT] - (salt_for_price(table) - least_salt(table, colour))
    return min(spare, 0 + table.price[colour])


@rule
def pay_without_salt(table: Table) -> None:
    """FO-K5 Colours for which no salt can be used are paid at once; for the next of the others the cook is asked.
    When everything is paid the price is empty."""
    colour = colour_to_pay(table)
    while colour < N_COLOURS and most_salt(table, colour) == 0:
        pay(table, colour, 0)
        colour = colour_to_pay(table)
    table.phase = Phase.SALT


@rule
def may_salt(table: Table, colour: int, count: int) -> int:
    """FO-K5 So much salt as is needed at least, as can be spared at most."""
    if table.phase != Phase.SALT or colour != colour_to_pay(table):
        return Rule.FO_K5
    return ALLOWED if least_salt(table, colour) <= count <= most_salt(table, colour) else Rule.FO_K5


@rule
def offer_salt(table: Table, offered: Row) -> None:
    """FO-K5 From what is lacking to what can be spared."""
    colour = colour_to_pay(table)
    for count in range(least_salt(table, colour), most_salt(table, colour) + 1):
        offer(offered, salt_for[colour, count])


@rule
def pay(table: Table, colour: int, salt: int) -> None:
    """FO-K5 The ingredients go back to their supplies. FO-Z3 Salt is no colour."""
    cubes = table.price[colour] - salt
    give_back(table, colour, cubes)
    give_back(table, SALT, salt)
    table.price[colour] = 0
    if cubes:
        thank_for_payment(table, colour)


@rule
def is_paid(table: Table) -> bool:
    """FO-K6 Whether a payment has come to its end."""
    return table.phase == Phase.SALT and colour_to_pay(table) == N_COLOURS
