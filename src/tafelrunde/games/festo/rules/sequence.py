"""The order of play: whose move it is, what may be chosen, what chance may bring, and what follows from a move."""

from tafelrunde.games.festo.box import LAST_ROUND, N_CHARACTERS, N_COLOURS, N_EVENTS
from tafelrunde.games.festo.moves import (
    ABILITY,
    AREA,
    COLOUR,
    COOK,
    COUNT,
    DISH,
    EVENT_OF,
    INGREDIENT,
    KIND,
    NUMBER,
    PASS,
    PIECE,
    PLACE,
    SEAT,
    TAKE,
    TAKE_ALL,
    WITHDRAW,
    draw_of,
    event_is,
    first_is,
    roll_of,
)
from tafelrunde.games.festo.rules.abilities import offer_step, offer_use, use, use_step
from tafelrunde.games.festo.rules.action import offer_take, offer_take_all, take, take_all, withdraw
from tafelrunde.games.festo.rules.cooking import everyone_has_passed, offer_cook, pass_turn, serve
from tafelrunde.games.festo.rules.goods import players
from tafelrunde.games.festo.rules.grocery import buy, offer_buy
from tafelrunde.games.festo.rules.orc import offer_ransom, ransom, recall
from tafelrunde.games.festo.rules.order import begin_action, next_to_act, turn_is_over
from tafelrunde.games.festo.rules.payment import (
    add,
    begin_payment,
    combine,
    is_paid,
    offer_add,
    offer_combine,
    offer_salt,
    offer_save,
    pay,
    pay_without_salt,
    save,
)
from tafelrunde.games.festo.rules.preparation import (
    begin_round,
    draw,
    give,
    offer_give,
    row_to_fill,
    turn_up,
    was_turned_up,
)
from tafelrunde.games.festo.rules.setup import make_first
from tafelrunde.games.festo.rules.shopping import (
    next_to_place,
    offer_place,
    place,
    roll,
    shopping_is_over,
    take_tiles_off,
)
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import NATURE, OVER, Row, rule, weigh


@rule
def to_move(table: Table) -> int:
    """FO-S4 FO-P3 FO-P4 FO-H1 Chance draws start player, dishes and events, and rolls; all else is somebody's turn."""
    if table.phase < Phase.GIVE or table.phase == Phase.MORNING_ROLL or table.phase == Phase.AFTERNOON_ROLL:
        return NATURE
    return OVER if table.phase == Phase.OVER else 0 + table.mover


@rule
def odds(table: Table, chances: Row) -> None:
    """FO-S4 FO-P3 FO-S5 FO-H1 Each player, dish in the pile, unseen event and side of a die is as likely as another."""
    if table.phase == Phase.CHOOSE_FIRST:
        for seat in range(players(table)):
            weigh(chances, first_is[seat], 1)
    elif table.phase == Phase.DRAW_DISH:
        row = row_to_fill(table)
        for dish in range(row * N_COLOURS, (row + 1) * N_COLOURS):
            weigh(chances, draw_of[dish], table.pile[dish])
    elif table.phase == Phase.TURN_UP_EVENT:
        for event in range(N_EVENTS):
            weigh(chances, event_is[event], 0 if was_turned_up(table, event) else 1)
    else:
        for number in range(N_CHARACTERS):
            weigh(chances, roll_of[number], 1)


@rule
def legal(table: Table, offered: Row) -> None:
    """FO-G1 What may be chosen depends on the phase."""
    if table.phase == Phase.GIVE:
        offer_give(table, offered)
    elif table.phase <= Phase.AFTERNOON:
        offer_place(table, offered)
    elif table.phase == Phase.ACT:
        offer_take_all(table, offered)
        offer_use(table, offered)
        offer_take(table, offered)
    elif table.phase < Phase.GROCER:
        offer_step(table, offered)
    elif table.phase == Phase.GROCER:
        offer_buy(table, offered)
    elif table.phase == Phase.COOK:
        offer_cook(table, offered)
    else:
        offer_payment(table, offered)


@rule
def offer_payment(table: Table, offered: Row) -> None:
    """FO-K2 FO-K3 FO-K5 FO-O1 FO-O2 The next step of the payment; each leads to an end."""
    if table.phase == Phase.RANSOM:
        offer_ransom(table, offered)
    elif table.phase == Phase.COMBINE:
        offer_combine(table, offered)
    elif table.phase == Phase.ADD:
        offer_add(table, offered)
    elif table.phase == Phase.SAVE:
        offer_save(table, offered)
    else:
        offer_salt(table, offered)


@rule
def apply(table: Table, move: int) -> None:
    """FO-G1 A round has four phases: preparation, shopping, action, cooking."""
    if table.phase <= Phase.GIVE:
        prepare(table, move)
    elif table.phase <= Phase.AFTERNOON:
        shop(table, move)
        if shopping_is_over(table):
            take_tiles_off(table)
            begin_action(table)
    elif table.phase <= Phase.GROCER:
        act(table, move)
        if turn_is_over(table):
            next_to_act(table)
    else:
        cook(table, move)
        if is_paid(table):
            serve(table)
        elif everyone_has_passed(table):
            end_round(table)


@rule
def prepare(table: Table, move: int) -> None:
    """FO-P3 FO-P4 FO-P5 The preparation, in its order."""
    if table.phase == Phase.DRAW_DISH:
        draw(table, DISH[move])
    elif table.phase == Phase.TURN_UP_EVENT:
        turn_up(table, EVENT_OF[move])
    elif table.phase == Phase.GIVE:
        give(table, SEAT[move])
    else:
        make_first(table, SEAT[move])


@rule
def shop(table: Table, move: int) -> None:
    """FO-H1 FO-H2 FO-H3 Dice, and helpers placed one by one."""
    if KIND[move] == PLACE:
        place(table, AREA[move])
    elif table.phase == Phase.MORNING_ROLL or table.phase == Phase.AFTERNOON_ROLL:
        roll(table, NUMBER[move])
    else:
        next_to_place(table)


@rule
def act(table: Table, move: int) -> None:
    """FO-A3 FO-A4 FO-Y2 What a player does at a character and at the grocer."""
    if table.phase != Phase.ACT and table.phase != Phase.GROCER:
        use_step(table, move)
    elif KIND[move] == WITHDRAW:
        withdraw(table)
    elif KIND[move] == TAKE:
        take(table, COLOUR[move])
    elif KIND[move] == ABILITY:
        use(table, PIECE[move])
    elif KIND[move] == TAKE_ALL:
        take_all(table)
    else:
        buy(table, COLOUR[move], COUNT[move] + 1)


@rule
def cook(table: Table, move: int) -> None:
    """FO-K1 FO-O2 A turn in the kitchen: cook, call a helper back, or pass."""
    if table.phase != Phase.COOK:
        pay_step(table, move)
    elif KIND[move] == PASS:
        pass_turn(table)
    elif KIND[move] == COOK:
        begin_payment(table, DISH[move])
    else:
        recall(table, DISH[move])


@rule
def pay_step(table: Table, move: int) -> None:
    """FO-K2 FO-K3 FO-K5 FO-O1 FO-O2 The next step of a payment."""
    if table.phase == Phase.COMBINE:
        combine(table, COLOUR[move])
    elif table.phase == Phase.ADD:
        add(table, COLOUR[move])
    elif table.phase == Phase.SAVE:
        save(table, COLOUR[move])
    elif table.phase == Phase.RANSOM:
        ransom(table, INGREDIENT[move])
    else:
        pay(table, COLOUR[move], COUNT[move])
        pay_without_salt(table)


@rule
def end_round(table: Table) -> None:
    """FO-G1 After the fourth round the match is over."""
    table.passed[:] = 0
    if table.round_now == LAST_ROUND:
        table.phase = Phase.OVER
    else:
        table.round_now += 1
        begin_round(table)
