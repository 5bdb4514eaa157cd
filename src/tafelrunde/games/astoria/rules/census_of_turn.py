"""The census of the clock: phase, turn and tracks belong together (AS-C4, AS-R, AS-E)."""

from tafelrunde.games.astoria.box import (
    ACTIONS,
    GROWTH_LEAST,
    GROWTH_MOST,
    HAND_MOST,
    MOST_ROUNDS,
    N_COLOURS,
    RECOVERS,
    SERVANT,
    TRACK_MOST,
    WARLORD_CARD,
)
from tafelrunde.games.astoria.ledger import (
    AS_A1,
    AS_A8,
    AS_A10,
    AS_C4,
    AS_E1,
    AS_E3,
    AS_E4,
    AS_E7,
    AS_I3,
    AS_K2,
    AS_L1,
    AS_R1,
    AS_R2,
    AS_V3,
    AS_X2,
    AS_Y5,
    AS_Y6,
    AS_Y7,
)
from tafelrunde.games.astoria.rules.actions import pile_is_empty
from tafelrunde.games.astoria.rules.cards import can_make, can_make_any
from tafelrunde.games.astoria.rules.craft import has_gems
from tafelrunde.games.astoria.rules.guards import may_protect
from tafelrunde.games.astoria.rules.invasion import cards_at
from tafelrunde.games.astoria.rules.king import ended_by
from tafelrunde.games.astoria.rules.siege import has_tapped
from tafelrunde.games.astoria.rules.turn import has_glyphs, turn_is_over
from tafelrunde.games.astoria.state import (
    ACTING,
    ALIVE,
    ANSWERING,
    ATTACKING,
    BATTLING,
    BY_CASTLE,
    BY_CURE,
    BY_DARK_MAGIC,
    BY_DRAGON,
    BY_HORDES,
    BY_HORDES_AND_MOB,
    BY_MOB,
    BY_ROUNDS,
    BY_SICKNESS,
    CHOOSE_FIRST,
    DEFENDING,
    DRAWING,
    ENDED,
    FIGHTING,
    GLIMPSING,
    IN_PILE,
    INVADING,
    LOOTING,
    PROTECTING,
    RECOVERING,
    Table,
)
from tafelrunde.kernel import ALLOWED, rule


@rule
def in_a_turn(table: Table) -> bool:
    """AS-R1 Whether somebody is at turn."""
    return ACTING <= table.phase <= BATTLING


@rule
def for_the_castle(table: Table) -> bool:
    """AS-X2 Whether the castle is being attacked."""
    if table.phase == ATTACKING or table.phase == DEFENDING:
        return True
    return table.phase == BATTLING and table.foe == 0


@rule
def clock_is_wrong(table: Table) -> int:
    """AS-R1 Seats, rounds and flags in their range. AS-C4 AS-Y8 So are the tracks."""
    if table.phase > ENDED or table.round_now >= MOST_ROUNDS:
        return AS_R1
    if table.start >= table.seats or table.actor >= table.seats or table.asked >= table.seats:
        return AS_R1
    if table.prey > table.seats or table.foe > N_COLOURS:
        return AS_R1
    if table.sickness_stops > 1 or table.unrest_raised > 1 or table.unmasked_now > 1:
        return AS_R1
    if table.sun_used > 1 or table.craft_again > 1 or table.new_exile > 1:
        return AS_R2
    if not GROWTH_LEAST <= table.reinforcement <= GROWTH_MOST or not GROWTH_LEAST <= table.unrest <= GROWTH_MOST:
        return AS_C4
    if table.hordes > TRACK_MOST or table.mob > TRACK_MOST:
        return AS_C4
    return AS_C4 if table.rage > TRACK_MOST or table.health > TRACK_MOST else ALLOWED


@rule
def turn_is_wrong(table: Table) -> int:
    """AS-R2 Who is asked, how many actions are left, and what lasts for a turn, all fit the phase."""
    if actions_are_wrong(table) or who_is_asked_is_wrong(table):
        return AS_R2
    if not in_a_turn(table) and (table.sun_used or table.looked or table.new_exile or has_glyphs(table)):
        return AS_R2
    if table.looked > table.glimpsed[table.actor]:
        return AS_Y6
    if table.new_exile and table.exile[table.actor] == 0:
        return AS_X2
    if table.craft_again and servant_is_wrong(table):
        return AS_V3
    for glyph in range(N_COLOURS):
        if table.defence[glyph] and not (table.phase == DEFENDING or (table.phase == BATTLING and table.foe == 0)):
            return AS_X2
    return prey_is_wrong(table) or foe_is_wrong(table) or phase_is_wrong(table)


@rule
def actions_are_wrong(table: Table) -> bool:
    """AS-R2 AS-L1 Actions are counted in a turn, cards to untap in the recovery; nothing is asked when all is done."""
    if table.phase == RECOVERING:
        return table.actions_left == 0 or table.actions_left > RECOVERS
    if not in_a_turn(table) or for_the_castle(table):
        return table.actions_left != 0
    return table.actions_left > ACTIONS[table.seats] or turn_is_over(table)


@rule
def who_is_asked_is_wrong(table: Table) -> bool:
    """AS-R1 The seat at turn decides, unless others protect or defend. Between turns the start player leads."""
    if table.phase <= CHOOSE_FIRST or table.phase == ENDED:
        return False
    if in_a_turn(table):
        return (table.asked == table.actor) == (table.phase == PROTECTING or table.phase == DEFENDING)
    return table.actor != table.start or (table.phase == INVADING and table.asked != table.start)


@rule
def servant_is_wrong(table: Table) -> bool:
    """AS-V3 Only a Servant with a gem left places a second one, and without glyphs."""
    seat = table.actor
    return table.phase != ACTING or table.role[seat] != SERVANT or has_glyphs(table) or not has_gems(table, seat)


@rule
def prey_is_wrong(table: Table) -> int:
    """AS-Y5 AS-Y7 Somebody is robbed, or has a guard in danger, exactly while that is decided."""
    if (table.prey != 0) != (table.phase == LOOTING or table.phase == PROTECTING):
        return AS_Y7
    if table.phase == LOOTING:
        return AS_Y5 if table.prey == table.actor + 1 or table.hand_size[table.prey - 1] == 0 else ALLOWED
    if table.phase != PROTECTING or (table.guards[table.prey - 1] and may_protect(table, table.asked)):
        return ALLOWED
    return AS_Y7


@rule
def foe_is_wrong(table: Table) -> int:
    """AS-A10 AS-K2 A living warlord is fought or answered, by somebody who can."""
    wanted = table.phase == FIGHTING or table.phase == ANSWERING
    if table.foe == 0:
        return AS_A10 if wanted else ALLOWED
    if not wanted and table.phase != BATTLING:
        return AS_A10
    if table.invasion_at[WARLORD_CARD[table.foe - 1]] != ALIVE:
        return AS_A10
    if table.phase == ANSWERING:
        return ALLOWED if can_make(table, table.asked, table.foe - 1) else AS_K2
    if table.exile[table.actor]:
        return AS_A10
    if has_glyphs(table):
        return ALLOWED
    return ALLOWED if table.phase == FIGHTING and can_make_any(table, table.actor) else AS_A10


@rule
def phase_is_wrong(table: Table) -> int:
    """AS-A1 AS-Y6 AS-L1 AS-X2 What the phase needs is there."""
    if for_the_castle(table):
        if table.exile[table.actor] == 0 or table.new_exile:
            return AS_X2
        if table.phase == DEFENDING and table.exile[table.asked]:
            return AS_X2
    if table.phase == DRAWING:
        if pile_is_empty(table) or table.hand_size[table.actor] >= HAND_MOST:
            return AS_A1
        return AS_A8 if has_glyphs(table) else ALLOWED
    if table.phase == GLIMPSING:
        return ALLOWED if table.looked < cards_at(table, IN_PILE) else AS_Y6
    if table.phase == RECOVERING:
        return ALLOWED if has_tapped(table, table.asked) else AS_L1
    return ALLOWED


@rule
def ending_is_wrong(table: Table) -> int:
    """AS-E1 AS-E3 AS-E4 AS-E7 The match is over exactly when something has ended it, and the tracks agree."""
    if table.phase != ENDED:
        if table.ending or table.hordes == TRACK_MOST or table.mob == TRACK_MOST:
            return AS_E1
        if table.rage == TRACK_MOST:
            return AS_I3
        return AS_E3 if table.health == 0 or table.health == TRACK_MOST else ALLOWED
    if table.ending == 0 or table.ending > BY_ROUNDS + 1:
        return AS_E1
    if (table.health == 0) != (ended_by(table, BY_SICKNESS) or ended_by(table, BY_DARK_MAGIC)):
        return AS_E3
    if (table.health == TRACK_MOST) != ended_by(table, BY_CURE):
        return AS_E4
    if ended_by(table, BY_CASTLE) and table.exile[table.actor] == 0:
        return AS_X2
    if ended_by(table, BY_ROUNDS) and table.round_now + 1 != MOST_ROUNDS:
        return AS_E7
    return end_of_faction_is_wrong(table)


@rule
def end_of_faction_is_wrong(table: Table) -> int:
    """AS-I3 AS-E1 Dragon, hordes and mob are at their maximum exactly when that ended the match."""
    both = ended_by(table, BY_HORDES_AND_MOB)
    if (table.rage == TRACK_MOST) != ended_by(table, BY_DRAGON):
        return AS_I3
    if (table.hordes == TRACK_MOST) != (both or ended_by(table, BY_HORDES)):
        return AS_E1
    return AS_E1 if (table.mob == TRACK_MOST) != (both or ended_by(table, BY_MOB)) else ALLOWED
