"""Which rule forbids a move, kind by kind; NATURE's moves too."""

from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.moves import (
    ABILITY,
    ADD,
    AREA,
    BUY,
    COLOUR,
    COMBINE,
    COOK,
    COUNT,
    DISH,
    DONE,
    DRAW,
    DROP,
    EVENT,
    EVENT_OF,
    FETCH,
    FIRST,
    GIVE,
    INGREDIENT,
    KIND,
    LAY,
    LIFT,
    PASS,
    PIECE,
    PLACE,
    RANSOM,
    RECALL,
    RESERVE,
    ROLL,
    SAVE,
    SEAT,
    SEND,
    TAKE,
    TAKE_ALL,
    TRADE,
    WITHDRAW,
)
from tafelrunde.games.festo.rules.abilities import may_use
from tafelrunde.games.festo.rules.action import may_take, may_take_all, may_withdraw
from tafelrunde.games.festo.rules.cooking import may_cook, may_pass
from tafelrunde.games.festo.rules.dwarf import may_lay
from tafelrunde.games.festo.rules.elf import may_fetch, may_trade
from tafelrunde.games.festo.rules.grocery import may_buy
from tafelrunde.games.festo.rules.orc import may_ransom, may_recall, may_reserve
from tafelrunde.games.festo.rules.payment import may_add, may_combine, may_salt, may_save
from tafelrunde.games.festo.rules.pixies import may_send
from tafelrunde.games.festo.rules.preparation import may_draw, may_give, may_turn_up
from tafelrunde.games.festo.rules.setup import may_be_first
from tafelrunde.games.festo.rules.shopping import may_be_done, may_place, may_roll
from tafelrunde.games.festo.rules.troll import may_drop, may_lift
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import rule


@rule
def may(table: Table, move: int) -> int:
    """FO-G1 The rule that forbids a move now, or ALLOWED; after the fourth round nothing may be done."""
    kind = KIND[move]
    if table.phase == Phase.OVER:
        return Rule.FO_G1
    if kind <= ROLL:
        return may_happen(table, move)
    if kind <= DONE:
        return may_shop(table, move)
    if kind <= WITHDRAW:
        return may_act(table, move)
    if kind <= LAY:
        return may_step(table, move)
    if kind == BUY:
        return may_buy(table, COLOUR[move], COUNT[move] + 1)
    return may_cook_or_pay(table, move)


@rule
def may_happen(table: Table, move: int) -> int:
    """FO-S4 FO-P3 FO-P4 FO-H1 What chance may bring."""
    if KIND[move] == FIRST:
        return may_be_first(table, SEAT[move])
    if KIND[move] == DRAW:
        return may_draw(table, DISH[move])
    return may_turn_up(table, EVENT_OF[move]) if KIND[move] == EVENT else may_roll(table)


@rule
def may_shop(table: Table, move: int) -> int:
    """FO-P5 FO-H2 FO-H3 Giving the card, placing helpers."""
    if KIND[move] == GIVE:
        return may_give(table, SEAT[move])
    return may_place(table, AREA[move]) if KIND[move] == PLACE else may_be_done(table)


@rule
def may_act(table: Table, move: int) -> int:
    """FO-A3 FO-A4 At a character, or leaving the grocer."""
    if KIND[move] == TAKE_ALL:
        return may_take_all(table)
    if KIND[move] == ABILITY:
        return may_use(table, PIECE[move])
    return may_take(table, COLOUR[move]) if KIND[move] == TAKE else may_withdraw(table)


@rule
def may_step(table: Table, move: int) -> int:
    """FO-T1 FO-X1 FO-O1 FO-E1 FO-D1 Within an ability."""
    if KIND[move] == LIFT:
        return may_lift(table, AREA[move], COLOUR[move])
    if KIND[move] == DROP:
        return may_drop(table, AREA[move])
    if KIND[move] == SEND:
        return may_send(table, AREA[move])
    if KIND[move] == RESERVE:
        return may_reserve(table, DISH[move])
    if KIND[move] == TRADE:
        return may_trade(table, INGREDIENT[move])
    if KIND[move] == FETCH:
        return may_fetch(table, COLOUR[move])
    return may_lay(table)


@rule
def may_cook_or_pay(table: Table, move: int) -> int:
    """FO-K1 FO-K2 FO-K3 FO-K5 FO-O2 In the kitchen."""
    if KIND[move] == COOK:
        return may_cook(table, DISH[move])
    if KIND[move] == RECALL:
        return may_recall(table, DISH[move])
    if KIND[move] == RANSOM:
        return may_ransom(table, INGREDIENT[move])
    if KIND[move] == COMBINE:
        return may_combine(table, COLOUR[move])
    if KIND[move] == ADD:
        return may_add(table, COLOUR[move])
    if KIND[move] == SAVE:
        return may_save(table, COLOUR[move])
    return may_pass(table) if KIND[move] == PASS else may_salt(table, COLOUR[move], COUNT[move])
