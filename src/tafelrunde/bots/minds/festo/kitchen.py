"""In the kitchen: dishes that give more than their ingredients are worth, paid with what is missed least."""

from __future__ import annotations

from tafelrunde.bots.mind import Floats
from tafelrunde.bots.minds.festo.wishes import has, promise
from tafelrunde.games.festo.box import LAST_ROUND, N_SMALL, OTHER_AMOUNT, OWN_AMOUNT, ROAST, ROAST_AMOUNT
from tafelrunde.games.festo.moves import COLOUR, COOK, COUNT, DISH, INGREDIENT, KIND, RECALL
from tafelrunde.games.festo.rules.price import saving, surcharge
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import Row, rule

# In points: an ingredient in the pot, and calling a helper back, each in the last round and before.
IN_THE_POT, IN_THE_LAST_POT = 2.45, 1.5
CALLED_BACK, CALLED_BACK_LAST = -0.15, -3.0
# In points, when paying: each salt, each ingredient left of a colour, and each that salt has to replace.
SALT_PAID, LEFT, REPLACED = 2.0, 0.3, 2.0


@rule
def amount(table: Table, dish: int) -> int:
    """How many ingredients a dish takes; a main course as many as a roast."""
    if dish >= N_SMALL:
        return ROAST_AMOUNT
    return OWN_AMOUNT[dish] + OTHER_AMOUNT[dish] + surcharge(table, dish) - saving(table, dish)


@rule
def like_dishes(table: Table, offered: Row, likings: Floats, bonus: Floats) -> None:
    """What a dish promises beyond its price."""
    last = table.round_now == LAST_ROUND
    each = IN_THE_LAST_POT if last else IN_THE_POT
    for i in range(offered[0]):
        move = offered[1 + i]
        likings[i] = 0.0
        if KIND[move] == COOK:
            likings[i] = promise(DISH[move], bonus) - each * amount(table, DISH[move])
        elif KIND[move] == RECALL:
            likings[i] = CALLED_BACK_LAST if last else CALLED_BACK


@rule
def like_payments(table: Table, offered: Row, likings: Floats, wishes: Floats) -> None:
    """The colour of which most is left and which is missed least; salt only if it must be."""
    for i in range(offered[0]):
        move = offered[1 + i]
        if table.phase == Phase.SALT:
            likings[i] = -SALT_PAID * COUNT[move]
        elif table.phase == Phase.RANSOM:
            likings[i] = -wishes[INGREDIENT[move]]
        elif table.phase == Phase.COMBINE:
            likings[i] = left_after(table, COLOUR[move]) - wishes[COLOUR[move]]
        else:
            spared = LEFT * (has(table, COLOUR[move]) - table.price[COLOUR[move]]) - wishes[COLOUR[move]]
            likings[i] = -spared if table.phase == Phase.SAVE else spared


@rule
def left_after(table: Table, colour: int) -> float:
    """What it means to pay the second amount of a dish, or all of a roast, in a colour."""
    dish = table.dish_now - 1
    left = has(table, colour) - (ROAST_AMOUNT if dish == ROAST else OTHER_AMOUNT[dish])
    return left * (LEFT if left >= 0 else REPLACED)
