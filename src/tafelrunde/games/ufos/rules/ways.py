"""The ways of UFOs that are bumped away (UF-B8 to UF-B11)."""

from tafelrunde.games.ufos.box import ALL_IN_PLAY, BIT, MAP_FOR, MOST_STEPS, PLACES_ON_WAY
from tafelrunde.games.ufos.ledger import Rule
from tafelrunde.games.ufos.moves import step_to
from tafelrunde.games.ufos.rules.bumping import loser
from tafelrunde.games.ufos.rules.chart import lowest, near, neighbours, without_lowest
from tafelrunde.games.ufos.rules.fleet import places_of_others
from tafelrunde.games.ufos.state import Deed, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule, zeros


@rule
def landing_places(table: Table) -> int:
    """UF-B8 A bumped UFO must not end on a place with UFOs of another player; it may fly over anything."""
    return ALL_IN_PLAY[MAP_FOR[table.seats]] & ~places_of_others(table, loser(table))


@rule
def touched(table: Table) -> int:
    """UF-B10 The places the way has touched, its start included."""
    places = 0
    at = 0
    while at <= MOST_STEPS and table.way[at]:
        places |= BIT[table.way[at] - 1]
        at += 1
    return places


@rule
def can_end(table: Table, place: int, avoid: int, steps: int, ends: int) -> bool:
    """UF-B10 Whether exactly so many more steps, touching nothing twice, can lead from a place to one of the ends."""
    if steps == 0:
        return ends & BIT[place] != 0
    ahead = neighbours(table, place) & ~avoid
    if steps == 1:
        return ahead & ends != 0
    return can_end_far(table, ahead, avoid, steps, ends)


@rule
def can_end_far(table: Table, ahead: int, avoid: int, steps: int, ends: int) -> bool:
    """UF-B10 The same for longer ways: try one after the other, and go back where a way cannot go on."""
    untried = zeros(PLACES_ON_WAY)
    taken = zeros(PLACES_ON_WAY)
    untried[0] = ahead
    depth = 0
    while True:
        if depth == steps - 1:
            if untried[depth] & ends:
                return True
            untried[depth] = 0
        if untried[depth]:
            place = lowest(untried[depth])
            untried[depth] = without_lowest(untried[depth])
            avoid |= BIT[place]
            taken[depth] = BIT[place]
            depth += 1
            untried[depth] = neighbours(table, place) & ~avoid
        elif depth:
            depth -= 1
            avoid &= ~taken[depth]
        else:
            return False


@rule
def steps_to_nearest(table: Table, place: int, ends: int) -> int:
    """UF-B9 How far it is to the nearest place where a bumped UFO may end."""
    steps = 0
    seen = BIT[place]
    while seen & ends == 0:
        edge = seen
        while edge:
            seen |= neighbours(table, lowest(edge))
            edge = without_lowest(edge)
        steps += 1
    return steps


@rule
def place_of_pushed(table: Table) -> int:
    """UF-B10 Where the bumped UFO is on its way."""
    return table.ufos[loser(table), table.chosen - 1] - 1


@rule
def may_step(table: Table, place: int) -> int:
    """UF-B10 The winner chooses the way place by place; only steps from which it can still end are possible."""
    avoid = touched(table) | BIT[place]
    if touched(table) & BIT[place] or not near(table, place_of_pushed(table), place):
        return Rule.UF_B10
    if can_end(table, place, avoid, table.steps_left - 1, landing_places(table)):
        return ALLOWED
    return Rule.UF_B8 if table.steps_left == 1 else Rule.UF_B10


@rule
def offer_step(table: Table, offered: Row) -> None:
    """UF-B10 Every next place from which the way can still end."""
    avoid = touched(table)
    ends = landing_places(table)
    ahead = neighbours(table, place_of_pushed(table)) & ~avoid
    while ahead:
        place = lowest(ahead)
        ahead = without_lowest(ahead)
        if can_end(table, place, avoid | BIT[place], table.steps_left - 1, ends):
            offer(offered, step_to[place])


@rule
def step(table: Table, place: int) -> None:
    """UF-B10 One place further."""
    at = 0
    while table.way[at]:
        at += 1
    table.way[at] = place + 1
    table.ufos[loser(table), table.chosen - 1] = place + 1
    table.steps_left -= 1


@rule
def land(table: Table) -> None:
    """UF-B11 The way is over. A UFO of the attacker that was bumped away has no action this turn."""
    if loser(table) == table.active:
        table.deed[table.chosen - 1] = Deed.BUMPED
    table.chosen = 0
    at = 0
    while at <= MOST_STEPS and table.way[at]:
        table.way[at] = 0
        at += 1
