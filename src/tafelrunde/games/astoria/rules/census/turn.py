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
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.rules.actions import pile_is_empty
from tafelrunde.games.astoria.rules.cards import can_make, can_make_any
from tafelrunde.games.astoria.rules.craft import has_gems
from tafelrunde.games.astoria.rules.guards import may_protect
from tafelrunde.games.astoria.rules.invasion import cards_at
from tafelrunde.games.astoria.rules.king import ended_by
from tafelrunde.games.astoria.rules.siege import has_tapped
from tafelrunde.games.astoria.rules.turn import has_glyphs, turn_is_over
from tafelrunde.games.astoria.state import Ending, Phase, Place, Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def in_a_turn(table: Table) -> bool:
    """AS-R1 Whether somebody is at turn."""
    return Phase.ACT <= table.phase <= Phase.BATTLE


@rule
def for_the_castle(table: Table) -> bool:
    """AS-X2 Whether the castle is being attacked."""
    if table.phase == Phase.ATTACK or table.phase == Phase.DEFEND:
        return True
    return table.phase == Phase.BATTLE and table.foe == 0


@rule
def clock_is_wrong(table: Table) -> int:
    """AS-R1 Seats, rounds and flags in their range. AS-C4 AS-Y8 So are the tracks."""
    if table.phase > Phase.OVER or table.round_now >= MOST_ROUNDS:
        return Rule.AS_R1
    if table.start >= table.seats or table.actor >= table.seats or table.asked >= table.seats:
        return Rule.AS_R1
    if table.prey > table.seats or table.foe > N_COLOURS:
        return Rule.AS_R1
    if table.sickness_stops > 1 or table.specials > 1 or table.even_specials > 1:
        return Rule.AS_R1
    if table.unrest_raised > 1 or table.unmasked_now > 1:
        return Rule.AS_R1
    if table.sun_used > 1 or table.craft_again > 1 or table.new_exile > 1:
        return Rule.AS_R2
    if not GROWTH_LEAST <= table.reinforcement <= GROWTH_MOST or not GROWTH_LEAST <= table.unrest <= GROWTH_MOST:
        return Rule.AS_C4
    if table.hordes > TRACK_MOST or table.mob > TRACK_MOST:
        return Rule.AS_C4
    return Rule.AS_C4 if table.rage > TRACK_MOST or table.health > TRACK_MOST else ALLOWED


@rule
def turn_is_wrong(table: Table) -> int:
    """AS-R2 Who is asked, how many actions are left, and what lasts for a turn, all fit the phase."""
    if actions_are_wrong(table) or who_is_asked_is_wrong(table):
        return Rule.AS_R2
    if not in_a_turn(table) and (table.sun_used or table.looked or table.new_exile or has_glyphs(table)):
        return Rule.AS_R2
    if table.looked > table.glimpsed[table.actor]:
        return Rule.AS_Y6
    if table.new_exile and table.exile[table.actor] == 0:
        return Rule.AS_X2
    if table.craft_again and servant_is_wrong(table):
        return Rule.AS_V3
    if defence_is_wrong(table):
        return Rule.AS_X2
    return prey_is_wrong(table) or foe_is_wrong(table) or phase_is_wrong(table)


@rule
def defence_is_wrong(table: Table) -> bool:
    """AS-X2 Somebody else has tapped cards to defend exactly if there are glyphs for it, and only in that battle."""
    anybody = False
    for seat in range(table.seats):
        if table.defends[seat] > 1 or (table.defends[seat] and seat == table.actor):
            return True
        anybody = anybody or table.defends[seat] == 1
    armed = False
    for glyph in range(N_COLOURS):
        armed = armed or table.defence[glyph] > 0
    if armed and (table.phase == Phase.ATTACK or not for_the_castle(table)):
        return True
    return armed != anybody


@rule
def actions_are_wrong(table: Table) -> bool:
    """AS-R2 AS-L1 Actions are counted in a turn, cards to untap in the recovery; nothing is asked when all is done."""
    if table.phase == Phase.RECOVER:
        return table.actions_left == 0 or table.actions_left > RECOVERS
    if not in_a_turn(table) or for_the_castle(table):
        return table.actions_left != 0
    return table.actions_left > ACTIONS[table.seats] or turn_is_over(table)


@rule
def who_is_asked_is_wrong(table: Table) -> bool:
    """AS-R1 The seat at turn decides, unless others protect or defend. Between turns the start player leads."""
    if table.phase <= Phase.CHOOSE_FIRST or table.phase == Phase.OVER:
        return False
    if in_a_turn(table):
        return (table.asked == table.actor) == (table.phase == Phase.PROTECT or table.phase == Phase.DEFEND)
    return table.actor != table.start or (table.phase == Phase.INVADE and table.asked != table.start)


@rule
def servant_is_wrong(table: Table) -> bool:
    """AS-V3 Only a Servant with a gem left places a second one, and without glyphs."""
    seat = table.actor
    return table.phase != Phase.ACT or table.role[seat] != SERVANT or has_glyphs(table) or not has_gems(table, seat)


@rule
def prey_is_wrong(table: Table) -> int:
    """AS-Y5 AS-Y7 Somebody is robbed, or has a guard in danger, exactly while that is decided."""
    if (table.prey != 0) != (table.phase == Phase.LOOT or table.phase == Phase.PROTECT):
        return Rule.AS_Y7
    if table.phase == Phase.LOOT:
        return Rule.AS_Y5 if table.prey == table.actor + 1 or table.hand_size[table.prey - 1] == 0 else ALLOWED
    if table.phase != Phase.PROTECT or (table.guards[table.prey - 1] and may_protect(table, table.asked)):
        return ALLOWED
    return Rule.AS_Y7


@rule
def foe_is_wrong(table: Table) -> int:
    """AS-A10 AS-K2 A living warlord is fought or answered, by somebody who can."""
    wanted = table.phase == Phase.FIGHT or table.phase == Phase.ANSWER
    if table.foe == 0:
        return Rule.AS_A10 if wanted else ALLOWED
    if not wanted and table.phase != Phase.BATTLE:
        return Rule.AS_A10
    if table.invasion_at[WARLORD_CARD[table.foe - 1]] != Place.ALIVE:
        return Rule.AS_A10
    if table.phase == Phase.ANSWER:
        return ALLOWED if can_make(table, table.asked, table.foe - 1) else Rule.AS_K2
    if table.exile[table.actor]:
        return Rule.AS_A10
    if has_glyphs(table):
        return ALLOWED
    return ALLOWED if table.phase == Phase.FIGHT and can_make_any(table, table.actor) else Rule.AS_A10


@rule
def phase_is_wrong(table: Table) -> int:
    """AS-A1 AS-Y6 AS-L1 AS-X2 What the phase needs is there."""
    if for_the_castle(table):
        if table.exile[table.actor] == 0 or table.new_exile:
            return Rule.AS_X2
        if table.phase == Phase.DEFEND and not table.defends[table.asked] and not can_make_any(table, table.asked):
            return Rule.AS_X2
    if table.phase == Phase.DRAW:
        if pile_is_empty(table) or table.hand_size[table.actor] >= HAND_MOST:
            return Rule.AS_A1
        return Rule.AS_A8 if has_glyphs(table) else ALLOWED
    if table.phase == Phase.GLIMPSE:
        return ALLOWED if table.looked < cards_at(table, Place.PILE) else Rule.AS_Y6
    if table.phase == Phase.RECOVER:
        return ALLOWED if has_tapped(table, table.asked) else Rule.AS_L1
    return ALLOWED


@rule
def ending_is_wrong(table: Table) -> int:
    """AS-E1 AS-E3 AS-E4 AS-E7 The match is over exactly when something has ended it, and the tracks agree."""
    if table.phase != Phase.OVER:
        if table.ending or table.hordes == TRACK_MOST or table.mob == TRACK_MOST:
            return Rule.AS_E1
        if table.rage == TRACK_MOST:
            return Rule.AS_I3
        return Rule.AS_E3 if table.health == 0 or table.health == TRACK_MOST else ALLOWED
    if table.ending == 0 or table.ending > Ending.ROUNDS + 1:
        return Rule.AS_E1
    if (table.health == 0) != (ended_by(table, Ending.SICKNESS) or ended_by(table, Ending.DARK_MAGIC)):
        return Rule.AS_E3
    if (table.health == TRACK_MOST) != ended_by(table, Ending.CURED):
        return Rule.AS_E4
    if ended_by(table, Ending.CASTLE) and table.exile[table.actor] == 0:
        return Rule.AS_X2
    if ended_by(table, Ending.ROUNDS) and table.round_now + 1 != MOST_ROUNDS:
        return Rule.AS_E7
    return end_of_faction_is_wrong(table)


@rule
def end_of_faction_is_wrong(table: Table) -> int:
    """AS-I3 AS-E1 Dragon, hordes and mob are at their maximum exactly when that ended the match."""
    both = ended_by(table, Ending.HORDES_AND_MOB)
    if (table.rage == TRACK_MOST) != ended_by(table, Ending.DRAGON):
        return Rule.AS_I3
    if (table.hordes == TRACK_MOST) != (both or ended_by(table, Ending.HORDES)):
        return Rule.AS_E1
    return Rule.AS_E1 if (table.mob == TRACK_MOST) != (both or ended_by(table, Ending.MOB)) else ALLOWED
