"""Components and setup: what everybody gets, and who starts (AS-C, AS-S, AS-V1)."""

from tafelrunde.games.astoria.box import (
    CARDS_OF_A_COLOUR,
    CUBOID_START,
    GEMS,
    GOAL_COPIES,
    HAND_DEALT,
    HEALTH_START,
    N_CARDS,
    N_COLOURS,
    RAGE_START,
    ROLE_COPIES,
    SPECIAL_FROM,
    START_POWER,
    START_RESERVE,
    START_STOCK,
)
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.moves import artefact_is, choose_of, chooser_is, first_is, goal_is, role_is, wizard_is
from tafelrunde.games.astoria.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule, weigh, weigh_each


@rule
def setup(table: Table, seats: int, options: Row) -> None:
    """AS-C1 AS-C4 AS-S2 AS-S3 The tracks at their start, all gems in the reserve. AS-C3 AS-S5 All cards in their piles.
    AS-V1 With 5 and 6 players special cards are dealt or chosen before anything else."""
    table.seats = seats
    table.sickness_stops = options[0]
    table.specials = options[1]
    table.even_specials = options[2]
    for card in range(N_CARDS):
        table.pile[card] = 1
    for colour in range(N_COLOURS):
        table.reserve[colour] = GEMS
    table.hordes = CUBOID_START
    table.reinforcement = CUBOID_START
    table.mob = CUBOID_START
    table.unrest = CUBOID_START
    table.rage = RAGE_START
    table.health = HEALTH_START
    if not has_special_cards(table):
        table.phase = Phase.DEAL_WIZARDS
    else:
        table.phase = Phase.DRAW_CHOOSER if table.specials else Phase.DEAL_ROLES


@rule
def has_special_cards(table: Table) -> bool:
    """AS-V1 The Great Alchemist's rules are for 5 and 6 players."""
    return table.seats >= SPECIAL_FROM


@rule
def left_of(table: Table, seat: int) -> int:
    """AS-R1 The next seat clockwise."""
    return seat + 1 if seat + 1 < table.seats else 0


@rule
def seat_after(table: Table, seat: int, steps: int) -> int:
    """AS-R1 The seat so many places clockwise, fewer than there are seats."""
    return seat + steps if seat + steps < table.seats else seat + steps - table.seats


@rule
def steps_between(table: Table, seat: int, other: int) -> int:
    """AS-R1 How many places clockwise it is from a seat to another."""
    return other - seat if other >= seat else other + table.seats - seat


@rule
def roles_left(table: Table, role: int) -> int:
    """AS-V1 There are two of each special card; with 5 players one card is left over."""
    left = ROLE_COPIES[role]
    for seat in range(table.seats):
        left -= table.role[seat] == role
    return left


@rule
def goals_left(table: Table, goal: int) -> int:
    """AS-C2 AS-S1 Three goals to save the king and one of each traitor; those not dealt stay unseen."""
    left = GOAL_COPIES[goal]
    for seat in range(table.seats):
        left -= table.goal[seat] == goal + 1
    return left


@rule
def owner_of(table: Table, colour: int) -> int:
    """AS-S1 The seat with the wizard of a colour, or -1."""
    for seat in range(table.seats):
        if table.colour[seat] == colour + 1:
            return seat
    return -1


@rule
def odds_of_setup(table: Table, chances: Row) -> None:
    """AS-S1 Wizards and goals are dealt at random.
    AS-S4 The start player is the owner of a randomly drawn artefact's colour; the other colours are drawn again."""
    if table.phase <= Phase.DEAL_ROLES:
        odds_of_roles(table, chances)
    elif table.phase == Phase.DEAL_WIZARDS:
        for colour in range(N_COLOURS):
            weigh(chances, wizard_is[colour], owner_of(table, colour) < 0)
    elif table.phase == Phase.CHOOSE_FIRST:
        for colour in range(N_COLOURS):
            weigh(chances, first_is[colour], CARDS_OF_A_COLOUR if owner_of(table, colour) >= 0 else 0)
    elif table.phase == Phase.DEAL_GOALS:
        for goal in range(len(goal_is)):
            weigh(chances, goal_is[goal], goals_left(table, goal))
    else:
        weigh_each(chances, artefact_is, table.pile)


@rule
def odds_of_roles(table: Table, chances: Row) -> None:
    """AS-V1 A special card that is left, or a seat to choose first."""
    if table.phase == Phase.DRAW_CHOOSER:
        for seat in range(table.seats):
            weigh(chances, chooser_is[seat], 1)
    else:
        for special in range(len(role_is)):
            weigh(chances, role_is[special], roles_left(table, special + 1))


@rule
def may_be_chooser(table: Table, seat: int) -> int:
    """AS-V1 Who chooses first is drawn at random."""
    return ALLOWED if table.phase == Phase.DRAW_CHOOSER and seat < table.seats else Rule.AS_V1


@rule
def make_chooser(table: Table, seat: int) -> None:
    """AS-V1 From this seat on, special cards are chosen clockwise."""
    table.asked = seat
    table.phase = Phase.CHOOSE_ROLE


@rule
def may_choose_role(table: Table, role: int) -> int:
    """AS-V1 Any special card of which one is left."""
    return ALLOWED if table.phase == Phase.CHOOSE_ROLE and roles_left(table, role) > 0 else Rule.AS_V1


@rule
def offer_choose_role(table: Table, offered: Row) -> None:
    """AS-V1 Each kind of special card of which one is left."""
    for special in range(len(choose_of)):
        if roles_left(table, special + 1) > 0:
            offer(offered, choose_of[special])


@rule
def may_get_role(table: Table, role: int) -> int:
    """AS-V1 Special cards are dealt first, and only those that are left."""
    return ALLOWED if table.phase == Phase.DEAL_ROLES and roles_left(table, role) > 0 else Rule.AS_V1


@rule
def get_role(table: Table, role: int) -> None:
    """AS-V1 One special card for each player."""
    table.role[table.asked] = role
    table.asked = left_of(table, table.asked)
    if table.role[table.asked]:
        table.phase = Phase.DEAL_WIZARDS


@rule
def may_get_wizard(table: Table, colour: int) -> int:
    """AS-S1 Wizards are dealt once, at random."""
    return ALLOWED if table.phase == Phase.DEAL_WIZARDS and owner_of(table, colour) < 0 else Rule.AS_S1


@rule
def get_wizard(table: Table, colour: int) -> None:
    """AS-S1 Ten gems of the own colour, one of them the marker. AS-S2 What no player owns stays in the reserve.
    AS-V2 An Alchemist starts with full power and five gems. AS-V3 A Servant has all ten in stock."""
    seat = table.asked
    role = table.role[seat]
    table.colour[seat] = colour + 1
    table.stock[seat, colour] = START_STOCK[role]
    table.reserve[colour] = START_RESERVE[role]
    table.power[seat] = START_POWER[role]
    table.asked = left_of(table, seat)
    if table.colour[table.asked]:
        table.phase = Phase.CHOOSE_FIRST


@rule
def may_be_first(table: Table, colour: int) -> int:
    """AS-S4 The start player is drawn once, among the colours in play."""
    return ALLOWED if table.phase == Phase.CHOOSE_FIRST and owner_of(table, colour) >= 0 else Rule.AS_S4


@rule
def make_first(table: Table, colour: int) -> None:
    """AS-S4 Then the goals are dealt, from the start player on."""
    table.start = owner_of(table, colour)
    table.actor = table.start
    table.asked = table.start
    table.phase = Phase.DEAL_GOALS


@rule
def may_get_goal(table: Table, goal: int) -> int:
    """AS-S1 Each player gets one goal card, from what is left of the six."""
    return ALLOWED if table.phase == Phase.DEAL_GOALS and goals_left(table, goal) > 0 else Rule.AS_S1


@rule
def get_goal(table: Table, goal: int) -> None:
    """AS-S1 One secret goal for each player."""
    table.goal[table.asked] = goal + 1
    table.asked = left_of(table, table.asked)
    if table.asked == table.start:
        table.phase = Phase.DEAL_ARTEFACTS


@rule
def may_come_from_pile(table: Table, card: int) -> int:
    """AS-S1 AS-A1 Artefacts are dealt at the start, or drawn; only those still in the piles."""
    if table.phase != Phase.DEAL_ARTEFACTS and table.phase != Phase.DRAW:
        return Rule.AS_A1
    return ALLOWED if table.pile[card] else Rule.AS_A1


@rule
def into_hand(table: Table, seat: int, card: int) -> None:
    """AS-A1 An artefact card goes from the pile into a hand."""
    table.pile[card] = 0
    table.hand[seat, card] = 1
    table.hand_size[seat] += 1


@rule
def deal_artefact(table: Table, card: int) -> None:
    """AS-S1 Three artefact cards for each player."""
    into_hand(table, table.asked, card)
    if table.hand_size[table.asked] == HAND_DEALT:
        table.asked = left_of(table, table.asked)


@rule
def all_is_dealt(table: Table) -> bool:
    """AS-S1 Whether the player to be dealt to has everything already."""
    return table.phase == Phase.DEAL_ARTEFACTS and table.hand_size[table.asked] == HAND_DEALT
