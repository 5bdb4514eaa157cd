"""The census of what each seat has: colour, role, goal and gems (AS-C, AS-S, AS-V)."""

from tafelrunde.games.astoria.box import (
    DECEIVER,
    GEMS,
    MARKER_GEMS,
    N_CARDS,
    N_COLOURS,
    N_FACTIONS,
    N_GOALS,
    POWER_MOST,
    ROLE_COPIES,
    SAVE,
    WIZARD,
)
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.rules.setup import goals_left, has_special_cards, roles_left, seat_after, steps_between
from tafelrunde.games.astoria.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, rule


@rule
def has_goal(table: Table, seat: int) -> bool:
    """AS-S1 Goals are dealt from the start player on."""
    if table.phase != Phase.DEAL_GOALS:
        return table.phase > Phase.DEAL_GOALS
    return steps_between(table, table.start, seat) < steps_between(table, table.start, table.asked)


@rule
def seats_are_wrong(table: Table) -> int:
    """AS-S1 One wizard each. AS-V1 Special cards with 5 and 6 players only. AS-C5 Power up to 20."""
    for role in range(1, len(ROLE_COPIES)):
        if roles_left(table, role) < 0:
            return Rule.AS_V1
    for seat in range(table.seats):
        if role_is_wrong(table, seat):
            return Rule.AS_V1
        if wizard_is_wrong(table, seat):
            return Rule.AS_S1
        if table.power[seat] > POWER_MOST:
            return Rule.AS_C5
        if table.exile[seat] > 1 or table.ability_tapped[seat] > 1:
            return Rule.AS_X1
    return dealing_is_wrong(table)


@rule
def role_is_wrong(table: Table, seat: int) -> bool:
    """AS-V1 With 5 and 6 players everybody has a special card, once they are dealt."""
    if not has_special_cards(table):
        return table.role[seat] != WIZARD or table.phase <= Phase.DEAL_ROLES
    return table.role[seat] >= len(ROLE_COPIES) or (table.role[seat] == WIZARD and table.phase > Phase.DEAL_ROLES)


@rule
def wizard_is_wrong(table: Table, seat: int) -> bool:
    """AS-S1 Everybody has a colour of their own, once the wizards are dealt."""
    colour = table.colour[seat]
    if colour == 0:
        return table.phase > Phase.DEAL_WIZARDS
    for other in range(seat):
        if colour == table.colour[other]:
            return True
    return colour > N_COLOURS or table.phase <= Phase.DEAL_ROLES


@rule
def dealing_is_wrong(table: Table) -> int:
    """AS-S1 AS-V1 AS-S4 While something is dealt or chosen, the seat whose turn it is has none yet."""
    if table.phase <= Phase.DEAL_ROLES and roles_are_wrong(table):
        return Rule.AS_V1
    if table.phase == Phase.DEAL_WIZARDS and is_out_of_turn(table, table.colour):
        return Rule.AS_S1
    if table.phase <= Phase.CHOOSE_FIRST and table.actor != table.start:
        return Rule.AS_S4
    for seat in range(table.seats):
        if table.colour[seat] == 0 and (table.power[seat] or table.exile[seat] or table.ability_tapped[seat]):
            return Rule.AS_V2
    return ALLOWED


@rule
def roles_are_wrong(table: Table) -> bool:
    """AS-V1 Special cards are dealt or chosen, as the option says; who chooses first is drawn before that."""
    if (table.phase == Phase.DEAL_ROLES) == (table.specials == 1):
        return True
    if table.phase == Phase.DRAW_CHOOSER:
        return roles_left(table, WIZARD) + table.seats != 0
    return is_out_of_turn(table, table.role)


@rule
def is_out_of_turn(table: Table, given: Row) -> bool:
    """AS-S1 AS-V1 Something is given clockwise up to the seat asked: whether somebody has it and the next has not."""
    before = 0
    for step in range(table.seats):
        seat = seat_after(table, table.asked, step)
        if before and given[seat] == 0:
            return True
        before = given[seat]
    return given[table.asked] != 0


@rule
def goals_are_wrong(table: Table) -> int:
    """AS-C2 Goals in their number. AS-A12 Shown goals are true and make exiles, wrong accusations are wrong."""
    for goal in range(N_GOALS):
        if goals_left(table, goal) < 0:
            return Rule.AS_C2
    somebody_shown = False
    for seat in range(table.seats):
        if table.goal[seat] > N_GOALS or (table.goal[seat] != 0) != has_goal(table, seat):
            return Rule.AS_S1
        somebody_shown = somebody_shown or table.shown[seat] != 0
        if shown_goal_is_wrong(table, seat):
            return Rule.AS_A12
        for faction in range(N_FACTIONS):
            traitor = faction + 1
            if table.cleared[seat, faction] > (table.goal[seat] != traitor + 1):
                return Rule.AS_A12
    return Rule.AS_K1 if table.unmasked_now and not somebody_shown else ALLOWED


@rule
def shown_goal_is_wrong(table: Table, seat: int) -> bool:
    """AS-A12 Only unmasked traitors have shown their goal, and are in exile; AS-E5 at the end all are shown."""
    shown = table.shown[seat]
    if table.phase == Phase.OVER:
        return shown != table.goal[seat]
    return shown != 0 and (shown != table.goal[seat] or shown == SAVE + 1 or table.exile[seat] == 0)


@rule
def gems_are_wrong(table: Table) -> int:
    """AS-C3 Ten gems of each colour: in the reserve, in stocks and flasks, on artefacts, as markers and guards.
    AS-V1 A Deceiver has no flask."""
    for colour in range(N_COLOURS):
        count = table.reserve[colour]
        for seat in range(table.seats):
            if table.role[seat] == DECEIVER and table.flask[seat, colour]:
                return Rule.AS_V1
            count += table.stock[seat, colour] + table.flask[seat, colour]
            if table.colour[seat] == colour + 1:
                count += table.guards[seat] + MARKER_GEMS[table.role[seat]]
            elif table.colour[seat] == 0 and table.guards[seat]:
                return Rule.AS_S1
        for card in range(N_CARDS):
            count += table.placed[card, colour]
        if count != GEMS:
            return Rule.AS_C3
    return ALLOWED
