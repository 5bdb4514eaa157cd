"""Which rule forbids a move now: each kind of move has its phase, and asks its chapter there (UF-T)."""

import numpy as np

from tafelrunde.games.ufos.ledger import Rule
from tafelrunde.games.ufos.moves import (
    BUMP,
    BUMP_ROLL,
    CITY,
    END_MOVEMENT,
    END_TURN,
    FIRST,
    FLY,
    KIND,
    NEW,
    NO_WITNESS,
    ONTO,
    OPEN,
    PLACE,
    PUSH,
    SEAT,
    STAND,
    START,
    STEP,
    STEPS_OF,
    SUPPORT,
    TAKE_OVER,
    TAKE_STAND,
    TILE,
    TILE_OF,
    TO,
    TRY_ROLL,
    UFO,
    VILLAGE,
    WITNESS,
)
from tafelrunde.games.ufos.rules.actions import may_open_stand, may_take_stand, may_try_opening, may_try_takeover
from tafelrunde.games.ufos.rules.bumping import loser, may_bump
from tafelrunde.games.ufos.rules.movement import may_choose_ufo, may_fly_to, may_put_onto
from tafelrunde.games.ufos.rules.new_ufo import may_take_new_ufo
from tafelrunde.games.ufos.rules.pushing import may_push
from tafelrunde.games.ufos.rules.setup import may_be_first, may_lay_tile, may_start
from tafelrunde.games.ufos.rules.ways import may_step, place_of_pushed
from tafelrunde.games.ufos.rules.witnesses import may_move_witness
from tafelrunde.games.ufos.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, rule

# When each kind of move may be made, and the rule that says so.
_WHEN = {
    BUMP_ROLL: (Phase.BUMP_ROLL, Rule.UF_B5),
    TRY_ROLL: (Phase.TRY_ROLL, Rule.UF_A6),
    FIRST: (Phase.FIRST, Rule.UF_S3),
    TILE: (Phase.TILES, Rule.UF_S2),
    START: (Phase.START, Rule.UF_S3),
    NEW: (Phase.MOVE, Rule.UF_T1),
    FLY: (Phase.MOVE, Rule.UF_T1),
    TO: (Phase.AIM, Rule.UF_T1),
    ONTO: (Phase.AIM, Rule.UF_T1),
    END_MOVEMENT: (Phase.MOVE, Rule.UF_T1),
    BUMP: (Phase.BUMP, Rule.UF_T1),
    SUPPORT: (Phase.SUPPORT, Rule.UF_B4),
    PUSH: (Phase.SHARE, Rule.UF_B7),
    STEP: (Phase.STEP, Rule.UF_B6),
    WITNESS: (Phase.WITNESS, Rule.UF_W3),
    NO_WITNESS: (Phase.WITNESS, Rule.UF_W3),
    STAND: (Phase.ACT, Rule.UF_T1),
    TAKE_STAND: (Phase.ACT, Rule.UF_T1),
    OPEN: (Phase.ACT, Rule.UF_T1),
    TAKE_OVER: (Phase.ACT, Rule.UF_T1),
    END_TURN: (Phase.ACT, Rule.UF_T1),
}
PHASE_FOR: Row = np.array([_WHEN[kind][0] for kind in range(len(_WHEN))])
WHY_NOT_NOW: Row = np.array([_WHEN[kind][1] for kind in range(len(_WHEN))])


@rule
def may(table: Table, move: int) -> int:
    """UF-T1 Each phase has its own moves. UF-E1 After the end there are none. ALLOWED if nothing forbids the move."""
    kind = KIND[move]
    if table.phase != PHASE_FOR[kind]:
        return Rule.UF_E1 if table.phase == Phase.OVER and kind >= START else WHY_NOT_NOW[kind]
    if table.phase < Phase.MOVE:
        return may_in_setup(table, move)
    if table.phase < Phase.BUMP:
        return may_in_movement(table, move)
    if table.phase < Phase.ACT:
        return may_in_bump(table, move)
    return may_in_actions(table, move)


@rule
def may_in_setup(table: Table, move: int) -> int:
    """UF-S2 UF-S3 Tiles, start player and start villages."""
    if KIND[move] == TILE:
        return may_lay_tile(table, TILE_OF[move], CITY[move])
    if KIND[move] == FIRST:
        return may_be_first(table, SEAT[move])
    return may_start(table, VILLAGE[move])


@rule
def may_in_movement(table: Table, move: int) -> int:
    """UF-M1 UF-U1 What the active player may do in the movement phase, or instead of the turn."""
    if KIND[move] == FLY:
        return may_choose_ufo(table, UFO[move], PLACE[move])
    if KIND[move] == TO:
        return may_fly_to(table, PLACE[move])
    if KIND[move] == ONTO:
        return may_put_onto(table, SEAT[move])
    if KIND[move] == NEW:
        return may_take_new_ufo(table, UFO[move], CITY[move])
    return ALLOWED


@rule
def may_in_bump(table: Table, move: int) -> int:
    """UF-B1 UF-B4 UF-B5 UF-B7 UF-B10 UF-W3 What attacker, supporters, dice and winner may do in a bump."""
    if KIND[move] == BUMP:
        return may_bump(table, PLACE[move])
    if KIND[move] == PUSH:
        return may_push(table, UFO[move], STEPS_OF[move] + 1)
    if KIND[move] == STEP:
        return may_step(table, PLACE[move])
    if KIND[move] == WITNESS:
        return may_move_witness(table, loser(table), CITY[move], place_of_pushed(table))
    return ALLOWED


@rule
def may_in_actions(table: Table, move: int) -> int:
    """UF-A1 UF-A6 What the active player and the die may do in the action phase."""
    if KIND[move] == STAND:
        return may_open_stand(table, VILLAGE[move])
    if KIND[move] == TAKE_STAND:
        return may_take_stand(table, VILLAGE[move])
    if KIND[move] == OPEN:
        return may_try_opening(table, CITY[move])
    if KIND[move] == TAKE_OVER:
        return may_try_takeover(table, CITY[move], SEAT[move])
    return ALLOWED
