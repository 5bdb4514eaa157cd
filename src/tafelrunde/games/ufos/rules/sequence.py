"""The order of play: four phases a turn (UF-T), what each asks for, and what comes next."""

from tafelrunde.games.ufos.box import FLEET_SIZE, N_SIX, N_TILES, N_TWELVE
from tafelrunde.games.ufos.moves import (
    ATTACK,
    BUMP,
    BUMP_ROLL,
    CITY,
    DEFENCE,
    FLY,
    KIND,
    NEW,
    NUMBER,
    ONTO,
    OPEN,
    PLACE,
    PUSH,
    SEAT,
    SIDE,
    STAND,
    STEP,
    STEPS_OF,
    SUPPORT,
    TAKE_OVER,
    TAKE_STAND,
    TILE_OF,
    TO,
    TRY_ROLL,
    UFO,
    VILLAGE,
    WITNESS,
    bump_roll_of,
    first_is,
    tile_in,
    try_roll_of,
)
from tafelrunde.games.ufos.rules.actions import (
    offer_actions,
    open_stand,
    take_stand,
    try_opening,
    try_takeover,
)
from tafelrunde.games.ufos.rules.bumping import (
    ask_next,
    bump,
    compare,
    contested,
    end_bump,
    loser,
    losers_left,
    offer_bump,
    offer_support,
    support,
)
from tafelrunde.games.ufos.rules.chart import is_city
from tafelrunde.games.ufos.rules.movement import (
    choose_ufo,
    fly_to,
    offer_choose_ufo,
    offer_fly_to,
    offer_put_onto,
    put_onto,
    stop_moving,
)
from tafelrunde.games.ufos.rules.new_ufo import offer_take_new_ufo, take_new_ufo
from tafelrunde.games.ufos.rules.pushing import offer_push, push
from tafelrunde.games.ufos.rules.resistance import try_it
from tafelrunde.games.ufos.rules.scoring import is_over
from tafelrunde.games.ufos.rules.setup import (
    is_laid_out,
    lay_tile,
    make_first,
    next_bare_city,
    offer_start,
    start,
)
from tafelrunde.games.ufos.rules.ways import land, offer_step, place_of_pushed, step
from tafelrunde.games.ufos.rules.witnesses import move_witness, offer_move_witness, see_ufo
from tafelrunde.games.ufos.state import Deed, Phase, Table
from tafelrunde.kernel import NATURE, OVER, Row, rule, weigh


@rule
def to_move(table: Table) -> int:
    """UF-S2 UF-S3 UF-B5 UF-A6 Chance lays the tiles, draws the start player and rolls the dice; else a seat decides."""
    if table.phase == Phase.BUMP_ROLL or table.phase == Phase.TRY_ROLL or table.phase <= Phase.FIRST:
        return NATURE
    return OVER if table.phase == Phase.OVER else table.decider


@rule
def odds(table: Table, chances: Row) -> None:
    """UF-C4 Every face of a die is as likely as any other; UF-S2 UF-S3 so is every tile that is left and every seat."""
    if table.phase == Phase.TRY_ROLL:
        for face in range(N_TWELVE):
            weigh(chances, try_roll_of[face], 1)
    elif table.phase == Phase.BUMP_ROLL:
        for attack in range(N_SIX):
            for defence in range(N_SIX):
                weigh(chances, bump_roll_of[attack, defence], 1)
    elif table.phase == Phase.TILES:
        city = next_bare_city(table)
        for tile in range(N_TILES):
            if not is_laid_out(table, tile):
                weigh(chances, tile_in[city, tile], 1)
    else:
        for seat in range(table.seats):
            weigh(chances, first_is[seat], 1)


@rule
def legal(table: Table, offered: Row) -> None:
    """UF-T1 Each phase has its own moves."""
    if table.phase == Phase.MOVE:
        offer_take_new_ufo(table, offered)
        offer_choose_ufo(table, offered)
    elif table.phase == Phase.AIM:
        offer_fly_to(table, offered)
        offer_put_onto(table, offered)
    elif table.phase == Phase.ACT:
        offer_actions(table, offered)
    elif table.phase == Phase.START:
        offer_start(table, offered)
    else:
        offer_in_bump(table, offered)


@rule
def offer_in_bump(table: Table, offered: Row) -> None:
    """UF-B1 UF-B4 UF-B7 UF-B10 UF-W3 What there is to decide in a bump."""
    if table.phase == Phase.BUMP:
        offer_bump(table, offered)
    elif table.phase == Phase.SUPPORT:
        offer_support(offered)
    elif table.phase == Phase.SHARE:
        offer_push(table, offered)
    elif table.phase == Phase.STEP:
        offer_step(table, offered)
    else:
        offer_move_witness(table, loser(table), place_of_pushed(table), offered)


@rule
def apply(table: Table, move: int) -> None:
    """UF-T1 Each phase does what its chapter says."""
    if table.phase < Phase.MOVE:
        set_up(table, move)
    elif table.phase < Phase.BUMP:
        move_on(table, move)
    elif table.phase < Phase.ACT:
        bump_on(table, move)
    else:
        act_on(table, move)


@rule
def set_up(table: Table, move: int) -> None:
    """UF-S2 UF-S3 First the tiles, then the start player, then the start villages."""
    if table.phase == Phase.TILES:
        lay_tile(table, TILE_OF[move], CITY[move])
    elif table.phase == Phase.FIRST:
        make_first(table, SEAT[move])
    else:
        start(table, VILLAGE[move])


@rule
def move_on(table: Table, move: int) -> None:
    """UF-M1 Flights one after the other, until the player ends the phase. UF-U1 A new UFO ends the turn."""
    if KIND[move] == FLY:
        choose_ufo(table, UFO[move], PLACE[move])
    elif KIND[move] == TO:
        fly_to(table, PLACE[move])
    elif KIND[move] == ONTO:
        put_onto(table, SEAT[move])
    elif KIND[move] == NEW:
        take_new_ufo(table, UFO[move], CITY[move])
        end_turn(table)
    else:
        stop_moving(table)
        go_on_after_bump(table)


@rule
def go_on_after_bump(table: Table) -> None:
    """UF-T1 UF-B1 As long as there are bumps they come next, then the actions."""
    table.phase = Phase.BUMP if contested(table) else Phase.ACT


@rule
def bump_on(table: Table, move: int) -> None:
    """UF-B1 UF-B4 UF-B5 UF-B7 A bump: its place, its supporters, its dice, and who is moved how far."""
    if KIND[move] == BUMP:
        bump(table, PLACE[move])
        ask_next(table)
    elif KIND[move] == SUPPORT:
        support(table, SIDE[move])
        ask_next(table)
    elif KIND[move] == BUMP_ROLL:
        compare(table, ATTACK[move] + 1, DEFENCE[move] + 1)
    elif KIND[move] == PUSH:
        push(table, UFO[move], STEPS_OF[move] + 1)
    else:
        drift_on(table, move)


@rule
def drift_on(table: Table, move: int) -> None:
    """UF-B10 UF-W1 UF-W3 Step by step, with a witness in each city."""
    if KIND[move] == STEP:
        step(table, PLACE[move])
        if is_city(PLACE[move]) and not see_ufo(table, loser(table), PLACE[move]):
            table.phase = Phase.WITNESS
            return
    elif KIND[move] == WITNESS:
        move_witness(table, loser(table), CITY[move], place_of_pushed(table))
    if table.steps_left:
        table.phase = Phase.STEP
        return
    land(table)
    if losers_left(table):
        table.phase = Phase.SHARE
    else:
        end_bump(table)
        go_on_after_bump(table)


@rule
def act_on(table: Table, move: int) -> None:
    """UF-A1 UF-A6 Actions in any order, until the player ends the turn."""
    if KIND[move] == STAND:
        open_stand(table, VILLAGE[move])
    elif KIND[move] == TAKE_STAND:
        take_stand(table, VILLAGE[move])
    elif KIND[move] == OPEN:
        try_opening(table, CITY[move])
    elif KIND[move] == TAKE_OVER:
        try_takeover(table, CITY[move], SEAT[move])
    elif KIND[move] == TRY_ROLL:
        try_it(table, NUMBER[move] + 1)
    else:
        end_turn(table)


@rule
def end_turn(table: Table) -> None:
    """UF-T1 Turns go clockwise. UF-E1 UF-E4 At the end of each it is checked whether the match is over."""
    for ufo in range(FLEET_SIZE):
        table.deed[ufo] = Deed.STAYED
        table.announced[ufo] = 0
    table.active = (table.active + 1) % table.seats
    table.decider = table.active
    table.round_now += table.active == table.start
    table.phase = Phase.OVER if is_over(table) else Phase.MOVE
