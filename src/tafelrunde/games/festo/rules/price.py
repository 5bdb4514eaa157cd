"""What a dish costs, and whether it can be paid (FO-K2 to FO-K4, FO-K7).

Whether it can is a question of salt: each colour is short of some ingredients, a drink counts like an ingredient one
has, a reservation like one salt.
"""

from tafelrunde.games.festo.box import (
    COLOUR_OF,
    MAIN_COURSE_AMOUNT,
    N_COLOURS,
    N_SMALL,
    OTHER_AMOUNT,
    OWN_AMOUNT,
    RESERVATION_SAVES,
    ROAST,
    ROAST_AMOUNT,
    SALT,
    SURCHARGE,
)
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.rules.events import no_surcharge
from tafelrunde.games.festo.rules.magic import discount
from tafelrunde.games.festo.rules.orc import column_of, helper_on
from tafelrunde.games.festo.state import Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def surcharge_in(table: Table, column: int) -> int:
    """FO-K3 The second column costs 1 more, the third 2 more. FO-N12 Not when it is fresh from the kitchen."""
    return 0 if no_surcharge(table) else SURCHARGE[column]


@rule
def surcharge(table: Table, dish: int) -> int:
    """FO-K3 What a dish costs more where it lies."""
    return surcharge_in(table, column_of(table, dish))


@rule
def saving(table: Table, dish: int) -> int:
    """FO-O1 A dish the mover has reserved costs 1 ingredient less."""
    return RESERVATION_SAVES if dish < N_SMALL and helper_on(table, dish) == table.mover + 1 else 0


@rule
def short_of(table: Table, colour: int, amount: int) -> int:
    """FO-K7 How many of so many ingredients of a colour the mover lacks; a drink of that colour saves one."""
    has = table.owned[table.mover, colour] + discount(table, colour)
    return amount - has if amount > has else 0


@rule
def may_pay_with(table: Table, dish: int, second: int) -> int:
    """FO-K2 FO-K7 Whether a small dish can be paid with a certain second colour.
    FO-K3 FO-W6 The surcharge may go where less is lacking; it may be all that cannot be paid."""
    first, own, other = COLOUR_OF[dish], OWN_AMOUNT[dish], OTHER_AMOUNT[dish]
    short_of_first, short_of_second = short_of(table, first, own), short_of(table, second, other)
    spare = table.owned[table.mover, SALT] + saving(table, dish)
    if short_of_first + short_of_second > spare:
        return Rule.FO_K2
    extra = surcharge(table, dish)
    lacking = min(
        short_of(table, first, own + extra) + short_of_second, short_of_first + short_of(table, second, other + extra)
    )
    return Rule.FO_K3 if lacking > spare else ALLOWED


@rule
def has_salt(table: Table, count: int) -> bool:
    """FO-K5 Salt may replace any ingredient of a payment."""
    return table.owned[table.mover, SALT] >= count


@rule
def best_colour(table: Table, but: int) -> int:
    """FO-K7 The colour of which the mover can pay most, apart from one."""
    best, most = 0, -1
    for colour in range(N_COLOURS):
        has = table.owned[table.mover, colour] + discount(table, colour)
        if colour != but and has > most:
            best, most = colour, has
    return best


@rule
def may_pay(table: Table, dish: int) -> int:
    """FO-K2 FO-K3 FO-K4 FO-K7 Whether the mover can pay for a dish in some way."""
    if dish < N_SMALL:
        return may_pay_with(table, dish, best_colour(table, COLOUR_OF[dish]))
    lacking = 0
    if dish == ROAST:
        lacking = short_of(table, best_colour(table, N_COLOURS), ROAST_AMOUNT)
    else:
        for colour in range(N_COLOURS):
            lacking += short_of(table, colour, MAIN_COURSE_AMOUNT)
    return ALLOWED if has_salt(table, lacking) else Rule.FO_K4
