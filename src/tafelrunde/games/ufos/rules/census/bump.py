"""The census of a bump: its sides, its supporters, its way."""

from tafelrunde.games.ufos.box import MOST_STEPS
from tafelrunde.games.ufos.ledger import Rule
from tafelrunde.games.ufos.rules.bumping import loser, losers_left, may_be_asked
from tafelrunde.games.ufos.rules.chart import is_city, near
from tafelrunde.games.ufos.rules.fleet import ufos_in, witnesses_left
from tafelrunde.games.ufos.rules.ways import can_end, landing_places, place_of_pushed, touched
from tafelrunde.games.ufos.state import Deed, Phase, Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def bump_is_there(table: Table) -> int:
    """UF-B1 Outside of a bump nothing of one is on the table."""
    if table.fight or table.to_share or table.steps_left:
        return Rule.UF_B1
    for at in range(MOST_STEPS + 1):
        if table.way[at]:
            return Rule.UF_B10
    return supporters_are_wrong(table, 0)


@rule
def supporters_are_wrong(table: Table, asked: int) -> int:
    """UF-B4 In a bump, before the dice, those who were asked have answered in turn; else nobody has."""
    for back in range(len(table.support)):
        if table.support[back] and (back >= table.seats or not asked or not may_be_asked(table, back)):
            return Rule.UF_B4
    if not asked:
        return ALLOWED
    waiting = 0
    seat = (table.active + 1) % table.seats
    while seat != table.active:
        if may_be_asked(table, seat):
            if table.support[seat] and waiting:
                return Rule.UF_B4
            if table.support[seat] == 0 and not waiting:
                if table.phase != Phase.SUPPORT or table.decider != seat:
                    return Rule.UF_B4
                waiting = 1
        seat = (seat + 1) % table.seats
    return ALLOWED if waiting == (table.phase == Phase.SUPPORT) else Rule.UF_B4


@rule
def bump_is_wrong(table: Table) -> int:
    """UF-B1 UF-B7 Two sides met; before the dice both are there, afterwards the winner is and the losers leave."""
    if table.fight == 0 or table.rival == 0:
        return Rule.UF_B1
    if table.phase == Phase.SUPPORT or table.phase == Phase.BUMP_ROLL:
        return meeting_is_wrong(table)
    broken = supporters_are_wrong(table, 0)
    if broken:
        return broken
    if table.decider != table.active and table.decider + 1 != table.rival:
        return Rule.UF_B7
    if ufos_in(table, table.decider, table.fight - 1) == 0 or table.to_share > MOST_STEPS:
        return Rule.UF_B7
    if table.phase == Phase.SHARE:
        if table.chosen or table.steps_left or table.way[0] or losers_left(table) == 0:
            return Rule.UF_B7
        return way_is_clear(table, 0)
    return way_is_wrong(table)


@rule
def meeting_is_wrong(table: Table) -> int:
    """UF-B4 UF-B5 Both sides are there, and those who were asked have answered."""
    if table.chosen or table.to_share or table.steps_left:
        return Rule.UF_B1
    for side in range(table.seats):
        if (side == table.active or side + 1 == table.rival) and ufos_in(table, side, table.fight - 1) == 0:
            return Rule.UF_B1
    if table.phase == Phase.BUMP_ROLL and table.decider != table.active:
        return Rule.UF_B4
    broken = way_is_clear(table, 0)
    return broken or supporters_are_wrong(table, 1)


@rule
def way_is_clear(table: Table, since: int) -> int:
    """UF-B10 Nothing is noted of a way beyond its last place."""
    for at in range(since, MOST_STEPS + 1):
        if table.way[at]:
            return Rule.UF_B10
    return ALLOWED


@rule
def way_length(table: Table) -> int:
    """UF-B10 How many places the way has touched, if it goes from place to place and touches none twice; else 0."""
    length = 1
    while length <= MOST_STEPS and table.way[length]:
        if not near(table, table.way[length - 1] - 1, table.way[length] - 1):
            return 0
        for earlier in range(length):
            if table.way[earlier] == table.way[length]:
                return 0
        length += 1
    return length


@rule
def way_is_wrong(table: Table) -> int:
    """UF-B10 The way began at the bump, the UFO is at its end so far, and it can still end well."""
    if table.chosen == 0 or table.ufos[loser(table), table.chosen - 1] == 0 or table.way[0] != table.fight:
        return Rule.UF_B10
    length = way_length(table)
    place = place_of_pushed(table)
    if length == 0 or table.way[length - 1] != place + 1 or length - 1 + table.steps_left > MOST_STEPS:
        return Rule.UF_B10
    if way_is_clear(table, length) or not can_end(
        table, place, touched(table), table.steps_left, landing_places(table)
    ):
        return Rule.UF_B10
    if loser(table) == table.active and table.deed[table.chosen - 1] != Deed.FLOWN:
        return Rule.UF_B11
    if losers_left(table) == (length == 1) and table.to_share:
        return Rule.UF_B7
    return halt_is_wrong(table, length, place)


@rule
def halt_is_wrong(table: Table, length: int, place: int) -> int:
    """UF-B10 There is a step to make; UF-W3 or a witness is missing in the city just reached."""
    if table.phase == Phase.STEP:
        return ALLOWED if table.steps_left else Rule.UF_B10
    return ALLOWED if length > 1 and is_city(place) and witnesses_left(table, loser(table)) == 0 else Rule.UF_W3
