"""A turn: its actions, and what lasts only as long as the turn (AS-R1, AS-R2, AS-X3)."""

from tafelrunde.games.astoria import moves
from tafelrunde.games.astoria.box import ACTIONS, N_COLOURS, SERVANT
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, inlined, offer, rule


@rule
def begin_turn(table: Table, seat: int) -> None:
    """AS-R2 5 actions with 3 players, 4 with 4, 3 with 5 and 6."""
    table.actor = seat
    table.asked = seat
    table.actions_left = ACTIONS[table.seats]
    table.phase = Phase.ACT


@rule
def has_glyphs(table: Table) -> bool:
    """AS-A8 Whether glyphs are left to be spent."""
    for glyph in range(N_COLOURS):
        if table.glyphs[glyph]:
            return True
    return False


@rule
def may_act(table: Table) -> int:
    """AS-R2 Who is at turn and has an action left may use it; an action may be repeated."""
    return ALLOWED if table.phase == Phase.ACT and table.actions_left > 0 else Rule.AS_R2


@rule
def lose_glyphs(table: Table) -> None:
    """AS-A8 What is not spent is gone."""
    for glyph in range(N_COLOURS):
        table.glyphs[glyph] = 0


@rule
def use_action(table: Table) -> None:
    """AS-R2 An action is used. AS-V3 Anything but the second gem ends a Servant's craft action."""
    table.actions_left -= 1
    table.craft_again = 0


@rule
def use_other_action(table: Table) -> None:
    """AS-A8 An action that is not the use of a card lets unspent glyphs go."""
    use_action(table)
    lose_glyphs(table)


@rule
def may_end_turn(table: Table) -> int:
    """AS-R2 Ending the turn is always allowed; a Servant without actions says that one gem is enough."""
    return ALLOWED if table.phase == Phase.ACT and (table.actions_left > 0 or table.craft_again == 0) else Rule.AS_R2


@inlined
def offer_end_turn(offered: Row) -> None:
    """AS-R2 To give up what is left of the turn."""
    offer(offered, moves.end)


@rule
def may_be_enough(table: Table) -> int:
    """AS-V3 After the last action a Servant may leave it at one gem."""
    return ALLOWED if table.phase == Phase.ACT and table.actions_left == 0 and table.craft_again else Rule.AS_R2


@inlined
def offer_be_enough(offered: Row) -> None:
    """AS-V3 To place no second gem."""
    offer(offered, moves.enough)


@rule
def stop_turn(table: Table) -> None:
    """AS-R2 Whatever is left of the turn is given up."""
    table.actions_left = 0
    table.craft_again = 0
    lose_glyphs(table)
    table.phase = Phase.ACT


@inlined
def turn_is_over(table: Table) -> bool:
    """AS-R2 AS-A8 Without actions and glyphs, and without a Servant's second gem, the turn is over."""
    return table.phase == Phase.ACT and table.actions_left == 0 and table.craft_again == 0 and not has_glyphs(table)


@rule
def close_turn(table: Table) -> None:
    """AS-Y4 AS-Y6 AS-X2 What was for this turn only is over. AS-V3 A Servant's power is back at 0."""
    if table.role[table.actor] == SERVANT:
        table.power[table.actor] = 0
    table.sun_used = 0
    table.looked = 0
    table.new_exile = 0


@rule
def banish(table: Table, seat: int) -> None:
    """AS-X1 Exile is for good. AS-X3 Who goes into exile in the own turn keeps actions and glyphs.
    AS-X2 In that turn the exile cannot attack the castle."""
    if table.exile[seat] == 0:
        table.exile[seat] = 1
        if seat == table.actor:
            table.new_exile = 1
