"""The events: what each of them changes in the round in which it is turned up (FO-N)."""

from tafelrunde.games.festo.box import (
    ABILITIES_PER_TURN,
    APPLAUSE,
    APPLAUSE_POINTS,
    CARAVAN_SALT,
    DAY_OFF,
    DICE,
    DICE_FEWER,
    DOUBLE_ABILITIES,
    DOUBLE_MAGIC,
    EARLY_BIRDS,
    FAIR_SHARES,
    FRESH_FROM_THE_KITCHEN,
    FULL_SHELVES,
    GOURMET_POINTS,
    GOURMETS,
    HARVEST_CHANGE,
    LATE_OPENING,
    MAGIC_LULL,
    MARKET_LIMIT,
    N_CHARACTERS,
    N_COLOURS,
    N_SMALL,
    OPEN_DOORS,
    POOR_HARVEST,
    RICH_HARVEST,
    SALT,
    SALT_CARAVAN,
    SHELVES_CHANGE,
)
from tafelrunde.games.festo.rules.goods import in_place, players, restock, seat_in_order
from tafelrunde.games.festo.rules.shelves import fill_shelves
from tafelrunde.games.festo.state import Table
from tafelrunde.kernel import rule


@rule
def event_now(table: Table) -> int:
    """FO-P4 The event that holds for this round; -1 if there is none."""
    return table.event_of[table.round_now] - 1


@rule
def take_effect(table: Table) -> None:
    """FO-N1 FO-N2 FO-N3 FO-N4 These four happen at once."""
    event = event_now(table)
    if event == RICH_HARVEST:
        rich_harvest(table)
    elif event == POOR_HARVEST:
        poor_harvest(table)
    elif event == FULL_SHELVES:
        fill_shelves(table, SHELVES_CHANGE)
    elif event == SALT_CARAVAN:
        salt_caravan(table)


@rule
def rich_harvest(table: Table) -> None:
    """FO-N1 One ingredient more comes into every market, unless it holds 5 or more."""
    for area in range(N_CHARACTERS):
        if in_place(table, area) < MARKET_LIMIT:
            restock(table, area, area, HARVEST_CHANGE)


@rule
def poor_harvest(table: Table) -> None:
    """FO-N2 One ingredient of every market goes back: the character's own, or else the first in board order."""
    for area in range(N_CHARACTERS):
        spoilt = area
        if table.stock[area, area] == 0:
            spoilt = 0
            while spoilt < N_COLOURS and table.stock[area, spoilt] == 0:
                spoilt += 1
        if spoilt < N_COLOURS:
            table.stock[area, spoilt] -= HARVEST_CHANGE
            table.supply[spoilt] += HARVEST_CHANGE


@rule
def salt_caravan(table: Table) -> None:
    """FO-N4 In player order from the holder of the card everyone takes 1 salt, while there is any."""
    for place in range(players(table)):
        if table.supply[SALT] >= CARAVAN_SALT:
            table.supply[SALT] -= CARAVAN_SALT
            table.owned[seat_in_order(table, place), SALT] += CARAVAN_SALT


@rule
def no_morning_roll(table: Table) -> bool:
    """FO-N5 Early birds: no roll in the morning, all characters are available."""
    return event_now(table) == EARLY_BIRDS


@rule
def no_afternoon_roll(table: Table) -> bool:
    """FO-N6 Late opening: no roll in the afternoon, all characters are available."""
    return event_now(table) == LATE_OPENING


@rule
def dice_rolled(table: Table) -> int:
    """FO-S4 Three dice, with 5 players two. FO-N7 Open doors: one die fewer in both rolls."""
    if event_now(table) == OPEN_DOORS:
        return DICE[table.seats] - DICE_FEWER
    return DICE[table.seats]


@rule
def tiles_stay(table: Table) -> bool:
    """FO-N8 Day off: no second roll, what was closed in the morning stays closed."""
    return event_now(table) == DAY_OFF


@rule
def no_whole_markets(table: Table) -> bool:
    """FO-N9 Fair shares: nobody may take a whole market."""
    return event_now(table) == FAIR_SHARES


@rule
def abilities_allowed(table: Table) -> int:
    """FO-N10 Double magic: the ability may be used twice, with two helpers. FO-N11 Magic lull: not at all."""
    if event_now(table) == DOUBLE_MAGIC:
        return DOUBLE_ABILITIES
    return 0 if event_now(table) == MAGIC_LULL else ABILITIES_PER_TURN


@rule
def no_surcharge(table: Table) -> bool:
    """FO-N12 Fresh from the kitchen: no surcharge in the second and third column."""
    return event_now(table) == FRESH_FROM_THE_KITCHEN


@rule
def reward(table: Table, dish: int) -> int:
    """FO-N13 Applause: 1 point for each dish. FO-N14 Gourmets: 2 points for each roast and main course."""
    if event_now(table) == APPLAUSE:
        return APPLAUSE_POINTS
    return GOURMET_POINTS if event_now(table) == GOURMETS and dish >= N_SMALL else 0
