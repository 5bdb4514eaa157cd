"""The order of play: whose decision it is, what may be decided, what chance may bring, and what comes next."""

from tafelrunde.games.astoria import moves
from tafelrunde.games.astoria.box import CARD_GLYPH, COBALT
from tafelrunde.games.astoria.moves import (
    CARD,
    COLOUR,
    GLYPH,
    GOAL_OF,
    INVASION_OF,
    KIND,
    ROLE_OF,
    SEAT,
    battle_is,
    glimpse_of,
    invasion_is,
)
from tafelrunde.games.astoria.rules import (
    acting,
    actions,
    battles,
    cards,
    cobalt,
    darkness,
    guards,
    invasion,
    setup,
    siege,
    turn,
)
from tafelrunde.games.astoria.state import BY_CHANCE, Phase, Table
from tafelrunde.kernel import NATURE, OVER, Row, inlined, rule


@rule
def to_move(table: Table) -> int:
    """AS-R1 The seat at turn; in between whoever is asked to choose, answer, protect, defend or rest."""
    if BY_CHANCE[table.phase]:
        return NATURE
    return OVER if table.phase == Phase.OVER else table.asked


@rule
def odds(table: Table, chances: Row) -> None:
    """AS-S1 AS-S5 AS-A1 AS-Y5 Each card that may come is as likely as any other."""
    if table.phase <= Phase.DEAL_ARTEFACTS or table.phase == Phase.DRAW:
        setup.odds_of_setup(table, chances)
    elif table.phase == Phase.INVADE:
        invasion.weigh_next(table, chances, invasion_is)
    elif table.phase == Phase.BATTLE:
        invasion.weigh_next(table, chances, battle_is)
    elif table.phase == Phase.GLIMPSE:
        cobalt.weigh_glimpse(table, chances, glimpse_of)
    else:
        darkness.weigh_loot(table, chances)


@rule
def legal(table: Table, offered: Row) -> None:
    """AS-R2 A turn; AS-Y7 AS-K2 a source of a glyph or none; AS-L1 cards to untap; AS-A10 AS-X2 cards for a battle."""
    if table.phase == Phase.ACT:
        acting.offer_turn(table, offered)
    elif table.phase == Phase.RECOVER:
        siege.offer_untap_ability(table, offered)
        siege.offer_untap(table, offered)
        siege.offer_rest(offered)
    elif table.phase == Phase.ANSWER:
        cards.offer_sources(table, table.foe - 1, offered)
        siege.offer_pass(offered)
    elif table.phase == Phase.PROTECT:
        cards.offer_sources(table, COBALT, offered)
        siege.offer_pass(offered)
    elif table.phase == Phase.CHOOSE_ROLE:
        setup.offer_choose_role(table, offered)
    else:
        cards.offer_all_sources(table, offered)
        battles.offer_be_ready(table, offered)


@rule
def apply(table: Table, move: int) -> None:
    """Make a move, and end the turn when nothing is left of it."""
    kind = KIND[move]
    if kind < moves.CHOOSE:
        happen(table, move)
    elif kind < moves.TAP:
        acting.do(table, move)
    elif kind == moves.TAP:
        make(table, CARD_GLYPH[CARD[move]], cards.tap(table, CARD[move]))
    elif kind == moves.ABILITY:
        make(table, GLYPH[move], cards.use_ability(table, GLYPH[move]))
    elif kind < moves.READY:
        acting.spend(table, move)
    else:
        answer(table, move)
    if turn.turn_is_over(table):
        end_turn(table)


@inlined
def happen(table: Table, move: int) -> None:
    """AS-R1 AS-A1 AS-A10 AS-Y5 AS-Y6 Cards in the course of play; before that, AS-S1 AS-S4 AS-V1 the setup."""
    kind = KIND[move]
    if kind == moves.INVASION:
        invasion.turn_up(table, INVASION_OF[move])
    elif kind == moves.ARTEFACT and table.phase == Phase.DRAW:
        actions.draw_artefact(table, CARD[move])
    elif kind == moves.ARTEFACT:
        setup.deal_artefact(table, CARD[move])
        if setup.all_is_dealt(table):
            invasion.begin_round(table, table.start)
    elif kind == moves.BATTLE:
        battles.battle(table, INVASION_OF[move])
    elif kind == moves.LOOT:
        darkness.loot(table, CARD[move])
    elif kind == moves.GLIMPSE:
        cobalt.glimpse(table, INVASION_OF[move])
    elif kind == moves.GOAL:
        setup.get_goal(table, GOAL_OF[move])
    else:
        deal(table, move)


@rule
def deal(table: Table, move: int) -> None:
    """AS-V1 AS-S1 AS-S4 Roles or who chooses one first, wizards, the start player."""
    kind = KIND[move]
    if kind == moves.WIZARD_CARD:
        setup.get_wizard(table, COLOUR[move])
    elif kind == moves.ROLE:
        setup.get_role(table, ROLE_OF[move] + 1)
    elif kind == moves.CHOOSER:
        setup.make_chooser(table, SEAT[move])
    else:
        setup.make_first(table, COLOUR[move])


@inlined
def make(table: Table, glyph: int, count: int) -> None:
    """AS-A8 Glyphs add up; AS-X2 a defender's are counted apart; AS-K2 AS-Y7 one card answers or protects."""
    if table.phase == Phase.ANSWER:
        siege.answer_warlord(table)
    elif table.phase == Phase.PROTECT:
        guards.spare(table)
    elif table.phase == Phase.DEFEND:
        table.defence[glyph] += count
        table.defends[table.asked] = 1
    else:
        if table.phase == Phase.ACT:
            turn.use_action(table)
        table.glyphs[glyph] += count


@inlined
def answer(table: Table, move: int) -> None:
    """AS-A10 AS-X2 Ready for battle; AS-K2 AS-Y7 a warlord or a guard left alone; AS-L1 recovery."""
    kind = KIND[move]
    if kind == moves.READY:
        battles.be_ready(table)
    elif kind == moves.PASS:
        if table.phase == Phase.ANSWER:
            siege.leave_warlord(table)
        else:
            guards.decline_to_protect(table)
    elif kind == moves.UNTAP:
        siege.untap(table, CARD[move])
    elif kind == moves.UNTAP_ABILITY:
        siege.untap_ability(table)
    else:
        siege.rest(table)


@inlined
def end_turn(table: Table) -> None:
    """AS-R1 The next player clockwise is at turn; after the last comes the siege."""
    turn.close_turn(table)
    following = setup.left_of(table, table.actor)
    if following == table.start:
        table.asked = table.start
        table.actor = table.start
        siege.besiege(table)
    else:
        turn.begin_turn(table, following)
