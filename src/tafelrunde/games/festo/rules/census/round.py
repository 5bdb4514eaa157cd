"""Whether a table could have come about: phase, round, events, tiles and helpers belong together."""

from tafelrunde.games.festo.box import (
    COLUMNS,
    DWARF,
    GROCER,
    LAST_ROUND,
    N_AREAS,
    N_CHARACTERS,
    N_COLOURS,
    N_DISHES,
    N_ROWS,
    OF_EACH_COLOUR,
    PIXIES,
    ROUNDS,
)
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.rules.events import dice_rolled, no_afternoon_roll, no_morning_roll, tiles_stay
from tafelrunde.games.festo.rules.goods import pieces_at, place_in_order, players, seat_in_order
from tafelrunde.games.festo.rules.preparation import row_to_fill
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def round_is_wrong(table: Table) -> int:
    """FO-G1 The first rule of a round that was broken on the way to this table, or ALLOWED."""
    broken = beginning_is_wrong(table)
    if broken == ALLOWED:
        broken = events_are_wrong(table)
    if broken == ALLOWED:
        broken = tiles_are_wrong(table)
    if broken == ALLOWED:
        broken = display_is_wrong(table)
    if broken == ALLOWED:
        broken = standing_is_wrong(table)
    return broken or shopping_is_wrong(table)


@rule
def beginning_is_wrong(table: Table) -> int:
    """FO-S1 Everything begins in the supplies. FO-K1 Nobody has dishes, points or goods before the first shopping trip.
    FO-P5 Who has the card is first, but for the time between the grocer and the kitchen."""
    if table.phase != Phase.GROCER and table.first != table.holder:
        return Rule.FO_P5
    if table.phase == Phase.CHOOSE_FIRST and (table.round_now or table.holder or table.mover):
        return Rule.FO_S1
    for colour in range(N_COLOURS):
        if table.phase == Phase.CHOOSE_FIRST and table.supply[colour] != OF_EACH_COLOUR:
            return Rule.FO_S1
    if table.round_now == 0 and table.phase < Phase.COOK and somebody_has_cooked(table):
        return Rule.FO_K1
    if table.round_now == 0 and table.phase < Phase.ACT and somebody_has_goods(table):
        return Rule.FO_S1
    return ALLOWED


@rule
def somebody_has_cooked(table: Table) -> bool:
    """FO-K1 FO-V1 Whether there are dishes or points before a player."""
    for seat in range(players(table)):
        if table.tokens[seat]:
            return True
        for dish in range(N_DISHES):
            if table.cooked[seat, dish]:
                return True
    return False


@rule
def somebody_has_goods(table: Table) -> bool:
    """FO-S1 Whether a player has an ingredient other than salt."""
    for seat in range(players(table)):
        for colour in range(N_COLOURS):
            if table.owned[seat, colour]:
                return True
    return False


@rule
def events_are_wrong(table: Table) -> int:
    """FO-P4 One event for each round that has come so far, and none twice; none at all without events."""
    for round_ in range(ROUNDS):
        event = table.event_of[round_]
        came = round_ < table.round_now or (round_ == table.round_now and table.phase > Phase.TURN_UP_EVENT)
        if (event != 0) != (came and table.events != 0):
            return Rule.FO_P4
        for earlier in range(round_):
            if event and table.event_of[earlier] == event:
                return Rule.FO_P4
    return Rule.FO_P4 if table.phase == Phase.TURN_UP_EVENT and table.events == 0 else ALLOWED


@rule
def tiles_are_wrong(table: Table) -> int:
    """FO-H1 FO-H3 FO-H4 As many tiles on the board as dice were rolled, and only while the players shop."""
    tiles = 0
    for character in range(N_CHARACTERS):
        tiles += table.covers[character]
    expected = 0
    rolling = table.phase == Phase.MORNING_ROLL or table.phase == Phase.AFTERNOON_ROLL
    if rolling or table.phase == Phase.MORNING or table.phase == Phase.AFTERNOON:
        expected = dice_rolled(table)
    early = table.phase == Phase.MORNING_ROLL or table.phase == Phase.MORNING
    if expected and ((early and no_morning_roll(table)) or (not early and no_afternoon_roll(table))):
        expected = 0
    if rolling and (expected == 0 or table.dice_left == 0 or (not early and tiles_stay(table))):
        return Rule.FO_H1
    if not rolling and table.dice_left:
        return Rule.FO_H1
    return ALLOWED if tiles + table.dice_left == expected else Rule.FO_H1


@rule
def display_is_wrong(table: Table) -> int:
    """FO-P3 Until the cooking there are no gaps, and no empty field that its draw pile could fill."""
    if table.phase >= Phase.COOK:
        return ALLOWED
    for row in range(N_ROWS):
        for column in range(1, COLUMNS):
            if table.display[row, column] and table.display[row, column - 1] == 0:
                return Rule.FO_P3
        if table.phase == Phase.CHOOSE_FIRST and table.display[row, 0]:
            return Rule.FO_P3
    to_fill = row_to_fill(table) < N_ROWS
    return ALLOWED if to_fill == (table.phase <= Phase.DRAW_DISH) else Rule.FO_P3


@rule
def standing_is_wrong(table: Table) -> int:
    """FO-A1 FO-A5 Who has acted stands there no more. FO-D1 Discs wait from the Dwarf's turn to the end of a round."""
    placing = Phase.MORNING <= table.phase <= Phase.AFTERNOON
    acting = Phase.ACT <= table.phase <= Phase.GROCER
    for seat in range(players(table)):
        for area in range(N_AREAS):
            past = (acting and area < table.area) or table.phase >= Phase.COOK
            if table.helpers[seat, area] and (past or not (placing or acting)):
                return Rule.FO_A5
            if table.discs[seat, area] and (past or table.round_now == 0):
                return Rule.FO_A5
        if table.discs[seat, GROCER] and not (acting and table.area >= PIXIES):
            return Rule.FO_D1
        for area in range(N_CHARACTERS):
            came_to_dwarf = (acting and table.area >= DWARF) or Phase.COOK <= table.phase < Phase.OVER
            if table.discs_next[seat, area] and (not came_to_dwarf or table.round_now == LAST_ROUND):
                return Rule.FO_D1
    if acting and (table.area == GROCER) != (table.phase == Phase.GROCER):
        return Rule.FO_A1
    if (table.phase == Phase.GROCER or table.phase == Phase.ACT) and pieces_at(table, table.mover, table.area) == 0:
        return Rule.FO_A1
    return ALLOWED


@rule
def shopping_is_wrong(table: Table) -> int:
    """FO-H2 In the morning those after who places have placed nothing. FO-H3 In the afternoon those before, all."""
    if table.phase <= Phase.MORNING_ROLL or table.phase == Phase.AFTERNOON_ROLL:
        return ALLOWED if table.mover == table.first else Rule.FO_H2
    if table.phase != Phase.MORNING and table.phase != Phase.AFTERNOON:
        return ALLOWED
    if table.in_hand[table.mover] == 0:
        return Rule.FO_H2
    here = place_in_order(table, table.mover)
    for place in range(players(table)):
        seat = seat_in_order(table, place)
        if table.phase == Phase.AFTERNOON and place < here and table.in_hand[seat]:
            return Rule.FO_H3
        for area in range(N_AREAS):
            if table.phase == Phase.MORNING and place > here and table.helpers[seat, area]:
                return Rule.FO_H2
    return ALLOWED
