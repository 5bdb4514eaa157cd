"""The round and its invasion card; the pile the cards come from (AS-R1, AS-R3, AS-I, AS-Y6)."""

from tafelrunde.games.astoria.box import (
    DRAGON_RISES,
    FLOW,
    GROWTH_MOST,
    HAMMER,
    N_COLOURS,
    N_INVASIONS,
    TRACK_MOST,
    WARLORD,
)
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.rules.king import finish
from tafelrunde.games.astoria.rules.turn import begin_turn
from tafelrunde.games.astoria.state import Ending, Phase, Place, Table
from tafelrunde.kernel import ALLOWED, Row, rule, weigh


@rule
def begin_round(table: Table, start: int) -> None:
    """AS-R1 The start player turns up an invasion card. AS-Y1 Fire may raise the unrest again."""
    table.start = start
    table.actor = start
    table.asked = start
    table.unrest_raised = 0
    table.unmasked_now = 0
    table.phase = Phase.INVADE


@rule
def flow(table: Table, colour: int) -> int:
    """AS-I1 The number beside a glyph on the open card is the flow of that colour in this round."""
    return FLOW[table.open_invasion - 1, colour]


@rule
def cards_at(table: Table, place: int) -> int:
    """AS-S5 How many invasion cards lie in a place."""
    count = 0
    for card in range(N_INVASIONS):
        count += table.invasion_at[card] == place
    return count


@rule
def foreseen(table: Table, depth: int) -> int:
    """AS-Y6 The card at a place of the pile if somebody has looked at it, one higher than its number; else 0."""
    for seat in range(table.seats):
        if table.glimpsed[seat] > depth:
            return table.foresight[seat, depth]
    return 0


@rule
def depth_foreseen(table: Table) -> int:
    """AS-Y6 How many of the next cards somebody has looked at: so many are fixed."""
    deepest = 0
    for seat in range(table.seats):
        deepest = max(deepest, table.glimpsed[seat])
    return deepest


@rule
def pile_drawn_from(table: Table) -> int:
    """AS-R3 Cards come from the pile; from the discards, shuffled, when it is empty and a card must be drawn."""
    return Place.PILE if cards_at(table, Place.PILE) else Place.DISCARDS


@rule
def may_be_next(table: Table, card: int) -> bool:
    """AS-R3 AS-Y6 Whether a card can be the next one drawn: a card that was looked at keeps its place."""
    if foreseen(table, 0):
        return foreseen(table, 0) == card + 1
    return table.invasion_at[card] == pile_drawn_from(table)


@rule
def weigh_next(table: Table, chances: Row, moves: Row) -> None:
    """AS-R3 Each card of the pile is as likely as any other, unless somebody has looked."""
    if foreseen(table, 0):
        weigh(chances, moves[foreseen(table, 0) - 1], 1)
    else:
        place = pile_drawn_from(table)
        for card in range(N_INVASIONS):
            weigh(chances, moves[card], table.invasion_at[card] == place)


@rule
def take_from_pile(table: Table) -> None:
    """AS-R3 Shuffle the discards if the pile is empty. AS-Y6 What was seen beneath the card moves up."""
    if pile_drawn_from(table) == Place.DISCARDS:
        for card in range(N_INVASIONS):
            if table.invasion_at[card] == Place.DISCARDS:
                table.invasion_at[card] = Place.PILE
    if table.looked:
        table.looked -= 1
    for seat in range(table.seats):
        if table.glimpsed[seat]:
            table.glimpsed[seat] -= 1
            for depth in range(table.glimpsed[seat]):
                table.foresight[seat, depth] = table.foresight[seat, depth + 1]
            table.foresight[seat, table.glimpsed[seat]] = 0


@rule
def may_turn_up(table: Table, card: int) -> int:
    """AS-R1 An invasion card is turned up at the start of each round."""
    return ALLOWED if table.phase == Phase.INVADE and may_be_next(table, card) else Rule.AS_R1


@rule
def turn_up(table: Table, card: int) -> None:
    """AS-R1 The card is executed and stays open; the one before goes to the discards unless it is a warlord.
    AS-I2 A hammer raises the reinforcement, up to 4. AS-I3 A dragon raises the rage; at its maximum the match ends.
    AS-I4 A warlord lies beside the board from now on."""
    take_from_pile(table)
    if table.open_invasion and table.invasion_at[table.open_invasion - 1] == Place.OPEN:
        table.invasion_at[table.open_invasion - 1] = Place.DISCARDS
    table.open_invasion = card + 1
    table.invasion_at[card] = Place.OPEN
    if WARLORD[card]:
        arrive(table, WARLORD[card] - 1, card)
    table.reinforcement = min(table.reinforcement + HAMMER[card], GROWTH_MOST)
    table.rage = min(table.rage + DRAGON_RISES[card], TRACK_MOST)
    if table.rage == TRACK_MOST:
        finish(table, Ending.DRAGON)
    else:
        begin_turn(table, table.start)


@rule
def arrive(table: Table, warlord: int, card: int) -> None:
    """AS-I4 AS-K2 Warlords stand in the order in which they came."""
    table.invasion_at[card] = Place.ALIVE
    place = 0
    while place < N_COLOURS and table.warlords[place]:
        place += 1
    table.warlords[place] = warlord + 1


@rule
def may_battle(table: Table, card: int) -> int:
    """AS-A10 AS-X2 For a battle one card is drawn and not executed."""
    return ALLOWED if table.phase == Phase.BATTLE and may_be_next(table, card) else Rule.AS_X2


@rule
def draw_for_battle(table: Table, card: int) -> None:
    """AS-A10 AS-X2 The card goes to the discards, a warlord too."""
    take_from_pile(table)
    table.invasion_at[card] = Place.DISCARDS


@rule
def strength(glyphs: Row, card: int) -> int:
    """AS-A10 AS-X2 The sum of the flow numbers of the glyphs made."""
    total = 0
    for glyph in range(N_COLOURS):
        total += glyphs[glyph] * FLOW[card, glyph]
    return total
