"""The plain actions: drawing, power and gems, tribute, guards, accusations (AS-A1 to AS-A4, AS-A9, AS-A11, AS-A12)."""

from tafelrunde.games.astoria import moves
from tafelrunde.games.astoria.box import (
    GUARD_PRICE,
    HAND_MOST,
    N_CARDS,
    N_COLOURS,
    N_FACTIONS,
    PAYS_TRIBUTE,
    POWER_MOST,
)
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.rules.invasion import flow
from tafelrunde.games.astoria.rules.setup import into_hand
from tafelrunde.games.astoria.rules.turn import banish, may_act, use_other_action
from tafelrunde.games.astoria.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, inlined, offer, offer_if, rule


@rule
def pile_is_empty(table: Table) -> bool:
    """AS-A1 AS-S5 Whether the three piles, which are one to us, are used up."""
    for card in range(N_CARDS):
        if table.pile[card]:
            return False
    return True


@rule
def may_draw(table: Table) -> int:
    """AS-A1 With fewer than 5 hand cards, while there is something to draw."""
    broken = may_act(table)
    if broken:
        return broken
    return Rule.AS_A1 if table.hand_size[table.actor] >= HAND_MOST or pile_is_empty(table) else ALLOWED


@inlined
def offer_draw(table: Table, offered: Row) -> None:
    """AS-A1 Drawing, if the hand is not full."""
    offer_if(offered, moves.draw, may_draw(table) == ALLOWED)


@rule
def draw(table: Table) -> None:
    """AS-A1 Chance brings the card."""
    use_other_action(table)
    table.phase = Phase.DRAW


@rule
def draw_artefact(table: Table, card: int) -> None:
    """AS-A1 The card goes into the own hand."""
    into_hand(table, table.actor, card)
    table.phase = Phase.ACT


@rule
def gain_power(table: Table, amount: int) -> None:
    """AS-C5 Power runs up to 20; what is above is lost."""
    table.power[table.actor] = min(table.power[table.actor] + amount, POWER_MOST)


@rule
def may_gather(table: Table) -> int:
    """AS-A2 AS-R2 Unless the power is at its maximum: that would change nothing."""
    broken = may_act(table)
    if broken:
        return broken
    return Rule.AS_R2 if table.power[table.actor] == POWER_MOST else ALLOWED


@inlined
def offer_gather(table: Table, offered: Row) -> None:
    """AS-A2 Power, if it is not at its maximum."""
    offer_if(offered, moves.gather, may_gather(table) == ALLOWED)


@rule
def gather(table: Table) -> None:
    """AS-A2 Power +1."""
    use_other_action(table)
    gain_power(table, 1)


@rule
def may_burn(table: Table, colour: int) -> int:
    """AS-A3 A gem from the own stock, never from the flask, an artefact or the marker."""
    broken = may_act(table)
    if broken:
        return broken
    return ALLOWED if table.stock[table.actor, colour] else Rule.AS_A3


@inlined
def offer_burn(table: Table, colour: int, offered: Row) -> None:
    """AS-A3 A gem from the own stock."""
    offer_if(offered, moves.burn_of[colour], table.stock[table.actor, colour] > 0)


@rule
def burn(table: Table, colour: int) -> None:
    """AS-A3 The gem goes to the reserve, power rises by the flow of its colour."""
    use_other_action(table)
    table.stock[table.actor, colour] -= 1
    table.reserve[colour] += 1
    gain_power(table, flow(table, colour))


@rule
def may_buy(table: Table, colour: int) -> int:
    """AS-A4 The gem must be in the reserve and the power must be there."""
    broken = may_act(table)
    if broken:
        return broken
    if table.reserve[colour] == 0 or table.power[table.actor] < flow(table, colour):
        return Rule.AS_A4
    return ALLOWED


@inlined
def offer_buy(table: Table, colour: int, offered: Row) -> None:
    """AS-A4 A gem from the reserve that the power pays for."""
    is_paid = table.power[table.actor] >= flow(table, colour)
    offer_if(offered, moves.buy_of[colour], (table.reserve[colour] > 0) & is_paid)


@rule
def buy(table: Table, colour: int) -> None:
    """AS-A4 Power falls by the flow of the colour, a gem comes from the reserve."""
    use_other_action(table)
    table.power[table.actor] -= flow(table, colour)
    table.reserve[colour] -= 1
    table.stock[table.actor, colour] += 1


@rule
def may_pay_tribute(table: Table, colour: int) -> int:
    """AS-A9 A red or yellow gem. AS-X1 Not from exile. AS-R2 Without rage it would change nothing."""
    broken = may_act(table)
    if broken:
        return broken
    if table.exile[table.actor]:
        return Rule.AS_X1
    if PAYS_TRIBUTE[colour] == 0 or table.stock[table.actor, colour] == 0:
        return Rule.AS_A9
    return ALLOWED if table.rage else Rule.AS_R2


@inlined
def offer_pay_tribute(table: Table, offered: Row) -> None:
    """AS-A9 A red or yellow gem, while the dragon rages."""
    if table.rage:
        for colour in range(N_COLOURS):
            if PAYS_TRIBUTE[colour] and table.stock[table.actor, colour]:
                offer(offered, moves.tribute_of[colour])


@rule
def pay_tribute(table: Table, colour: int) -> None:
    """AS-A9 The gem goes to the reserve, the dragon's rage falls by 1."""
    use_other_action(table)
    table.stock[table.actor, colour] -= 1
    table.reserve[colour] += 1
    table.rage -= 1


@rule
def may_post_guard(table: Table) -> int:
    """AS-A11 5 power and a gem of the own colour from the stock. AS-X1 Not from exile."""
    broken = may_act(table)
    if broken:
        return broken
    seat = table.actor
    if table.exile[seat]:
        return Rule.AS_X1
    if table.power[seat] < GUARD_PRICE or table.stock[seat, table.colour[seat] - 1] == 0:
        return Rule.AS_A11
    return ALLOWED


@inlined
def offer_post_guard(table: Table, offered: Row) -> None:
    """AS-A11 A guard of the own colour."""
    if may_post_guard(table) == ALLOWED:
        offer(offered, moves.guard)


@rule
def post_guard(table: Table) -> None:
    """AS-A11 The gem goes into the guard room."""
    use_other_action(table)
    seat = table.actor
    table.power[seat] -= GUARD_PRICE
    table.stock[seat, table.colour[seat] - 1] -= 1
    table.guards[seat] += 1


@rule
def may_accuse(table: Table, seat: int) -> int:
    """AS-A12 Another player whose goal is not shown; exiles can be accused but cannot accuse."""
    broken = may_act(table)
    if broken:
        return broken
    if table.exile[table.actor]:
        return Rule.AS_X1
    if seat >= table.seats or seat == table.actor or table.shown[seat]:
        return Rule.AS_A12
    return ALLOWED


@inlined
def offer_accuse(table: Table, offered: Row) -> None:
    """AS-A12 Each other player whose goal is not shown, of each of the three factions."""
    for seat in range(table.seats):
        if seat != table.actor and table.shown[seat] == 0:
            for faction in range(N_FACTIONS):
                offer(offered, moves.accuse_of[seat, faction])


@rule
def accuse(table: Table, seat: int, faction: int) -> None:
    """AS-A12 Right: the card is shown and the accused goes into exile. Wrong: nothing is shown and the accuser goes.
    AS-K1 A traitor is unmasked, also one who was in exile already."""
    use_other_action(table)
    traitor = faction + 1
    if table.goal[seat] == traitor + 1:
        table.shown[seat] = table.goal[seat]
        table.unmasked_now = 1
        banish(table, seat)
    else:
        table.cleared[seat, faction] = 1
        banish(table, table.actor)
