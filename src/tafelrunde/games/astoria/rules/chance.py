"""What chance brings: setup, cards from the piles, a card out of a hand."""

from tafelrunde.games.astoria.ledger import AS_A1, AS_S1, AS_Y5, AS_Y6
from tafelrunde.games.astoria.moves import (
    ARTEFACT,
    ARTEFACT_UNSEEN,
    BATTLE,
    CARD,
    COLOUR,
    FIRST,
    GLIMPSE,
    GLIMPSE_UNSEEN,
    GOAL,
    GOAL_OF,
    GOAL_UNSEEN,
    INVASION,
    INVASION_OF,
    KIND,
    LOOT,
    ROLE,
    ROLE_OF,
    WIZARD_CARD,
    artefact_is,
    battle_is,
    glimpse_of,
    invasion_is,
    loot_is,
)
from tafelrunde.games.astoria.rules.actions import draw_artefact
from tafelrunde.games.astoria.rules.battles import battle
from tafelrunde.games.astoria.rules.glyphs import loot, may_loot
from tafelrunde.games.astoria.rules.invasion import (
    begin_round,
    glimpse,
    may_battle,
    may_glimpse,
    may_turn_up,
    turn_up,
    weigh_glimpse,
    weigh_next,
)
from tafelrunde.games.astoria.rules.setup import (
    all_is_dealt,
    deal_artefact,
    get_goal,
    get_role,
    get_wizard,
    make_first,
    may_be_first,
    may_come_from_pile,
    may_get_goal,
    may_get_role,
    may_get_wizard,
    odds_of_setup,
)
from tafelrunde.games.astoria.state import (
    ACTING,
    BATTLING,
    DEAL_ARTEFACTS,
    DRAWING,
    GLIMPSING,
    INVADING,
    Table,
)
from tafelrunde.kernel import Row, rule, weigh


@rule
def odds(table: Table, chances: Row) -> None:
    """AS-S1 AS-S5 AS-A1 AS-Y5 Each card that may come is as likely as any other."""
    if table.phase <= DEAL_ARTEFACTS or table.phase == DRAWING:
        odds_of_setup(table, chances)
    elif table.phase == INVADING:
        weigh_next(table, chances, invasion_is)
    elif table.phase == BATTLING:
        weigh_next(table, chances, battle_is)
    elif table.phase == GLIMPSING:
        weigh_glimpse(table, chances, glimpse_of)
    else:
        for card in range(len(artefact_is)):
            weigh(chances, loot_is[card], table.hand[table.prey - 1, card])


@rule
def waits_for_chance(table: Table) -> bool:
    """AS-S1 AS-R1 AS-A1 AS-A10 AS-Y5 AS-Y6 Whether chance is to bring something."""
    if table.phase <= INVADING:
        return True
    if ACTING < table.phase <= GLIMPSING:
        return True
    return table.phase == BATTLING


@rule
def may_happen(table: Table, move: int) -> int:
    """The rule that forbids a move of chance now; nobody ever plays what is only seen."""
    kind = KIND[move]
    if kind == ROLE:
        return may_get_role(table, ROLE_OF[move] + 1)
    if kind == WIZARD_CARD:
        return may_get_wizard(table, COLOUR[move])
    if kind == FIRST:
        return may_be_first(table, COLOUR[move])
    if kind == GOAL:
        return may_get_goal(table, GOAL_OF[move])
    if kind == ARTEFACT:
        return may_come_from_pile(table, CARD[move])
    if kind == INVASION:
        return may_turn_up(table, INVASION_OF[move])
    if kind == BATTLE:
        return may_battle(table, INVASION_OF[move])
    if kind == GLIMPSE:
        return may_glimpse(table, INVASION_OF[move])
    return may_loot(table, CARD[move])


@rule
def only_seen(move: int) -> int:
    """The rule about a secret, for moves by which others learn of it: nobody plays them."""
    if KIND[move] == GOAL_UNSEEN:
        return AS_S1
    if KIND[move] == ARTEFACT_UNSEEN:
        return AS_A1
    return AS_Y6 if KIND[move] == GLIMPSE_UNSEEN else AS_Y5


@rule
def happen(table: Table, move: int) -> None:
    """AS-R1 AS-A1 AS-A10 AS-Y5 AS-Y6 Cards in the course of play."""
    kind = KIND[move]
    if kind == INVASION:
        turn_up(table, INVASION_OF[move])
    elif kind == LOOT:
        loot(table, CARD[move])
    elif kind == GLIMPSE:
        glimpse(table, INVASION_OF[move])
    elif kind == BATTLE:
        battle(table, INVASION_OF[move])
    elif kind == ARTEFACT and table.phase == DRAWING:
        draw_artefact(table, CARD[move])
    else:
        deal(table, move)


@rule
def deal(table: Table, move: int) -> None:
    """AS-S1 AS-S4 AS-V1 The setup, one card after the other, AS-R1 and then the first round."""
    kind = KIND[move]
    if kind == ARTEFACT:
        deal_artefact(table, CARD[move])
        if all_is_dealt(table):
            begin_round(table, table.start)
    elif kind == GOAL:
        get_goal(table, GOAL_OF[move])
    elif kind == WIZARD_CARD:
        get_wizard(table, COLOUR[move])
    elif kind == ROLE:
        get_role(table, ROLE_OF[move] + 1)
    else:
        make_first(table, COLOUR[move])
