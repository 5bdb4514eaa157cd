"""Whether every piece of the box is somewhere, in its number (FO-C)."""

from tafelrunde.games.festo.box import (
    COLUMNS,
    DISCS,
    GROCER,
    HELPERS,
    MOST_SEATS,
    N_AREAS,
    N_CHARACTERS,
    N_COLOURS,
    N_DISHES,
    N_INGREDIENTS,
    N_LARGE,
    N_ROWS,
    N_SMALL,
    OF_EACH_COLOUR,
    ROW_OF,
    SALT,
    SALT_BEYOND_SEATS,
    SHELF_LIMIT,
)
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.rules.goods import players
from tafelrunde.games.festo.rules.orc import column_of
from tafelrunde.games.festo.state import Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def pieces_are_missing(table: Table) -> int:
    """FO-C2 FO-C3 FO-C5 The first rule about the pieces of the box that is broken, or ALLOWED."""
    broken = empty_seats_own_something(table)
    if broken == ALLOWED:
        broken = ingredients_are_wrong(table)
    if broken == ALLOWED:
        broken = dishes_are_wrong(table)
    return broken or pieces_are_wrong(table)


@rule
def empty_seats_own_something(table: Table) -> int:
    """FO-S4 Nothing belongs to a seat that nobody sits on."""
    for seat in range(players(table), MOST_SEATS):
        things = 0 + table.tokens[seat] + table.in_hand[seat] + table.passed[seat]
        for ingredient in range(N_INGREDIENTS):
            things += table.owned[seat, ingredient]
        for dish in range(N_DISHES):
            things += table.cooked[seat, dish]
        for area in range(N_AREAS):
            things += table.helpers[seat, area]
            things += table.discs[seat, area]
        for area in range(N_CHARACTERS):
            things += table.discs_next[seat, area]
        if things:
            return Rule.FO_S4
    return ALLOWED


@rule
def ingredients_are_wrong(table: Table) -> int:
    """FO-C2 14 of each colour. FO-S1 One salt more than players. FO-T2 At most 3 on a shelf.
    FO-T3 What was moved lies there."""
    for colour in range(N_COLOURS):
        found = 0 + table.supply[colour]
        for seat in range(players(table)):
            found += table.owned[seat, colour]
        for area in range(N_AREAS):
            found += table.stock[area, colour]
            if table.moved[area, colour] > table.stock[area, colour]:
                return Rule.FO_T3
        if found != OF_EACH_COLOUR:
            return Rule.FO_C2
        if table.stock[GROCER, colour] > SHELF_LIMIT:
            return Rule.FO_T2
    salt = 0 + table.supply[SALT]
    for seat in range(players(table)):
        salt += table.owned[seat, SALT]
    return ALLOWED if salt == table.seats + SALT_BEYOND_SEATS else Rule.FO_S1


@rule
def dishes_are_wrong(table: Table) -> int:
    """FO-C3 Each small dish is in its draw pile, on display in its row, or cooked.
    FO-S3 Large ones: as many as players."""
    if dish_lies_wrong(table):
        return Rule.FO_C3
    for dish in range(N_SMALL):
        found = 0 + table.pile[dish]
        for seat in range(players(table)):
            found += table.cooked[seat, dish]
        for column in range(COLUMNS):
            found += table.display[ROW_OF[dish], column] == dish + 1
        if found != 1:
            return Rule.FO_C3
    for kind in range(N_LARGE):
        found = 0 + table.large[kind]
        for seat in range(players(table)):
            found += table.cooked[seat, N_SMALL + kind]
        if found != table.seats:
            return Rule.FO_S3
    return ALLOWED


@rule
def dish_lies_wrong(table: Table) -> bool:
    """FO-C3 Whether something lies in a row it does not belong to, or a dish that is being cooked is not on display."""
    for row in range(N_ROWS):
        for column in range(COLUMNS):
            dish = table.display[row, column]
            if dish > N_SMALL or (dish and ROW_OF[dish - 1] != row):
                return True
    return 0 < table.dish_now <= N_SMALL and column_of(table, table.dish_now - 1) == COLUMNS


@rule
def pieces_are_wrong(table: Table) -> int:
    """FO-C5 Six helpers and two discs each. FO-O1 A helper stands on a dish, not on an empty field."""
    for row in range(N_ROWS):
        for column in range(COLUMNS):
            reserver = table.reserved[row, column]
            if reserver > table.seats or (reserver and table.display[row, column] == 0):
                return Rule.FO_O1
    for seat in range(players(table)):
        helpers = 0 + table.in_hand[seat]
        discs = 0
        for area in range(N_AREAS):
            helpers += table.helpers[seat, area]
            discs += table.discs[seat, area]
        for area in range(N_CHARACTERS):
            discs += table.discs_next[seat, area]
        for row in range(N_ROWS):
            for column in range(COLUMNS):
                helpers += table.reserved[row, column] == seat + 1
        if helpers != HELPERS or discs > DISCS:
            return Rule.FO_C5
    return ALLOWED
