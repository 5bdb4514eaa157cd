"""What a seat may choose from in each phase."""

from tafelrunde.games.festo.box import (
    COLUMNS,
    GROCER,
    N_AREAS,
    N_CHARACTERS,
    N_COLOURS,
    N_PIECES,
    N_ROWS,
    PIXIES,
)
from tafelrunde.games.festo.moves import (
    ability_with,
    buy_of,
    done,
    drop_at,
    fetch_of,
    give_to,
    keep,
    lay_on,
    lift_from,
    place_on,
    reserve_of,
    send_to,
    take_all,
    take_of,
    trade_of,
    withdraw,
)
from tafelrunde.games.festo.rules.abilities import may_use
from tafelrunde.games.festo.rules.action import may_take_all
from tafelrunde.games.festo.rules.dwarf import may_keep
from tafelrunde.games.festo.rules.goods import pieces_at, players
from tafelrunde.games.festo.rules.kitchen_choices import offer_dishes, offer_own, offer_payment
from tafelrunde.games.festo.rules.shopping import may_place
from tafelrunde.games.festo.rules.troll import may_drop
from tafelrunde.games.festo.state import (
    ACTING,
    AFTERNOON,
    AT_GROCER,
    COOKING,
    DROPPING,
    FETCHING,
    GIVING,
    LIFTING,
    MORNING,
    RESERVING,
    SENDING,
    TRADING,
    Table,
)
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def legal(table: Table, offered: Row) -> None:
    """FO-G1 What may be chosen depends on the phase."""
    if table.phase <= AFTERNOON:
        offer_shopping(table, offered)
    elif table.phase == ACTING:
        offer_actions(table, offered)
    elif table.phase == AT_GROCER:
        offer_goods(table, offered)
    elif table.phase < COOKING:
        offer_steps(table, offered)
    elif table.phase == COOKING:
        offer_dishes(table, offered)
    else:
        offer_payment(table, offered)


@rule
def offer_shopping(table: Table, offered: Row) -> None:
    """FO-P5 Any player may get the card. FO-H2 FO-H3 A helper to any place available; in the morning one may stop."""
    if table.phase == GIVING:
        for seat in range(players(table)):
            offer(offered, give_to[seat])
        return
    for area in range(N_AREAS):
        if may_place(table, area) == ALLOWED:
            offer(offered, place_on[area])
    if table.phase == MORNING:
        offer(offered, done)


@rule
def offer_actions(table: Table, offered: Row) -> None:
    """FO-A3 The whole market. FO-A4 The ability with a helper or a disc; an ingredient that lies here; or nothing."""
    if may_take_all(table) == ALLOWED:
        offer(offered, take_all)
    for piece in range(N_PIECES):
        if may_use(table, piece) == ALLOWED:
            offer(offered, ability_with[piece])
    for colour in range(N_COLOURS):
        if table.stock[table.area, colour]:
            offer(offered, take_of[colour])
    offer(offered, withdraw)


@rule
def offer_goods(table: Table, offered: Row) -> None:
    """FO-Y2 From one shelf, as many as there are helpers and goods; or nothing."""
    pieces = pieces_at(table, table.mover, GROCER)
    for colour in range(N_COLOURS):
        for count in range(min(pieces, 0 + table.stock[GROCER, colour])):
            offer(offered, buy_of[colour, count])
    offer(offered, withdraw)


@rule
def offer_steps(table: Table, offered: Row) -> None:
    """FO-T1 FO-X1 FO-O1 FO-E1 FO-D1 The next step of the ability in use."""
    if table.phase == LIFTING or table.phase == DROPPING:
        offer_troll(table, offered)
    elif table.phase == SENDING:
        for area in range(PIXIES + 1, N_AREAS):
            offer(offered, send_to[area])
    elif table.phase == RESERVING:
        offer_reservations(table, offered)
    elif table.phase == TRADING:
        offer_own(table, offered, trade_of)
    elif table.phase == FETCHING:
        offer_supplies(table, offered)
    else:
        offer_discs(table, offered)


@rule
def offer_troll(table: Table, offered: Row) -> None:
    """FO-T1 FO-T2 FO-T3 What may be moved, and then where to."""
    for area in range(N_AREAS):
        if table.phase == DROPPING:
            if may_drop(table, area) == ALLOWED:
                offer(offered, drop_at[area])
        else:
            for colour in range(N_COLOURS):
                if table.stock[area, colour] > table.moved[area, colour]:
                    offer(offered, lift_from[area, colour])


@rule
def offer_supplies(table: Table, offered: Row) -> None:
    """FO-E1 Any colour the supplies have."""
    for colour in range(N_COLOURS):
        if table.supply[colour]:
            offer(offered, fetch_of[colour])


@rule
def offer_discs(table: Table, offered: Row) -> None:
    """FO-D1 Any character; the second disc may be kept."""
    for area in range(N_CHARACTERS):
        offer(offered, lay_on[area])
    if may_keep(table) == ALLOWED:
        offer(offered, keep)


@rule
def offer_reservations(table: Table, offered: Row) -> None:
    """FO-O1 Every unoccupied small dish on display."""
    for row in range(N_ROWS):
        for column in range(COLUMNS):
            if table.display[row, column] and table.reserved[row, column] == 0:
                offer(offered, reserve_of[table.display[row, column] - 1])
