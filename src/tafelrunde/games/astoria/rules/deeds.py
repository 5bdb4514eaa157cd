"""The actions of a turn, one by one: what is asked of each move, and what it does (AS-A, AS-X2, AS-V)."""

from tafelrunde.games.astoria.moves import (
    ACCUSE,
    ATTACK,
    BURN,
    BUY,
    CARD,
    COLOUR,
    CRAFT,
    DRAW,
    END,
    ENOUGH,
    FACTION_OF,
    FETCH,
    FIGHT,
    GATHER,
    GLYPH,
    GUARD,
    KIND,
    SEAT,
    TRIBUTE,
    UNPICK,
)
from tafelrunde.games.astoria.rules.actions import (
    accuse,
    begin_draw,
    burn,
    buy,
    gather_power,
    may_accuse,
    may_burn,
    may_buy,
    may_draw,
    may_gather,
    may_pay_tribute,
    may_post_guard,
    pay_tribute,
    post_guard,
)
from tafelrunde.games.astoria.rules.battles import begin_attack, begin_fight, may_attack, may_fight
from tafelrunde.games.astoria.rules.craft import craft, may_craft
from tafelrunde.games.astoria.rules.specials import fetch, may_fetch, may_spoil, may_unpick, spoil, unpick
from tafelrunde.games.astoria.rules.turn import may_be_enough, may_end_turn, stop_turn
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import rule


@rule
def may_do(table: Table, move: int) -> int:
    """The rule that forbids an action now."""
    kind = KIND[move]
    if kind <= BUY:
        return may_do_plainly(table, move)
    if kind == CRAFT:
        return may_craft(table, CARD[move], COLOUR[move])
    if kind == TRIBUTE:
        return may_pay_tribute(table, COLOUR[move])
    if kind == FIGHT:
        return may_fight(table, GLYPH[move])
    if kind == GUARD:
        return may_post_guard(table)
    if kind == ACCUSE:
        return may_accuse(table, SEAT[move])
    if kind == ATTACK:
        return may_attack(table)
    if kind == END:
        return may_end_turn(table)
    if kind == ENOUGH:
        return may_be_enough(table)
    return may_do_specially(table, move)


@rule
def may_do_plainly(table: Table, move: int) -> int:
    """AS-A1 AS-A2 AS-A3 AS-A4 Drawing, power and gems."""
    kind = KIND[move]
    if kind == DRAW:
        return may_draw(table)
    if kind == GATHER:
        return may_gather(table)
    if kind == BURN:
        return may_burn(table, COLOUR[move])
    return may_buy(table, COLOUR[move])


@rule
def may_do_specially(table: Table, move: int) -> int:
    """AS-V3 AS-V4 What Servants and Deceivers do."""
    if KIND[move] == FETCH:
        return may_fetch(table, COLOUR[move])
    if KIND[move] == UNPICK:
        return may_unpick(table, CARD[move], COLOUR[move])
    return may_spoil(table, CARD[move])


@rule
def do_plainly(table: Table, move: int) -> None:
    """AS-A1 AS-A2 AS-A3 AS-A4 Drawing, power and gems."""
    kind = KIND[move]
    if kind == DRAW:
        begin_draw(table)
    elif kind == GATHER:
        gather_power(table)
    elif kind == BURN:
        burn(table, COLOUR[move])
    else:
        buy(table, COLOUR[move])


@rule
def do(table: Table, move: int) -> None:
    """AS-A5 AS-A9 AS-A10 AS-A11 AS-A12 AS-X2 The other actions; AS-R2 the end of a turn."""
    kind = KIND[move]
    if kind <= BUY:
        do_plainly(table, move)
    elif kind == CRAFT:
        craft(table, CARD[move], COLOUR[move])
    elif kind == TRIBUTE:
        pay_tribute(table, COLOUR[move])
    elif kind == FIGHT:
        begin_fight(table, GLYPH[move])
    elif kind == GUARD:
        post_guard(table)
    elif kind == ACCUSE:
        accuse(table, SEAT[move], FACTION_OF[move])
    elif kind == ATTACK:
        begin_attack(table)
    elif kind < END:
        do_specially(table, move)
    else:
        stop_turn(table)


@rule
def do_specially(table: Table, move: int) -> None:
    """AS-V3 AS-V4 What Servants and Deceivers do."""
    kind = KIND[move]
    if kind == FETCH:
        fetch(table, COLOUR[move])
    elif kind == UNPICK:
        unpick(table, CARD[move], COLOUR[move])
    else:
        spoil(table, CARD[move])
