"""Which rule forbids a move, kind by kind."""

from tafelrunde.games.astoria import moves
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.moves import CARD, COLOUR, GLYPH, GOAL_OF, INVASION_OF, KIND, ROLE_OF, SEAT
from tafelrunde.games.astoria.rules import (
    actions,
    battles,
    cards,
    cobalt,
    craft,
    darkness,
    glyphs,
    guards,
    invasion,
    setup,
    siege,
    specials,
    turn,
)
from tafelrunde.games.astoria.state import Phase, Table
from tafelrunde.kernel import rule


@rule
def may(table: Table, move: int) -> int:
    """The rule that forbids a move now, or ALLOWED. AS-E5 After the end nothing is played."""
    kind = KIND[move]
    if table.phase == Phase.OVER:
        return Rule.AS_E5
    if kind < moves.CHOOSE:
        return may_happen(table, move)
    if kind == moves.CHOOSE:
        return setup.may_choose_role(table, ROLE_OF[move] + 1)
    if kind < moves.TAP:
        return may_do(table, move)
    if kind == moves.TAP:
        return cards.may_tap(table, CARD[move])
    if kind == moves.ABILITY:
        return cards.may_use_ability(table, GLYPH[move])
    if kind < moves.READY:
        return may_spend(table, move)
    return may_answer(table, move) if kind < moves.GOAL_UNSEEN else only_seen(move)


@rule
def may_happen(table: Table, move: int) -> int:
    """What chance cannot bring now."""
    kind = KIND[move]
    if kind == moves.ARTEFACT:
        return setup.may_come_from_pile(table, CARD[move])
    if kind == moves.INVASION:
        return invasion.may_turn_up(table, INVASION_OF[move])
    if kind == moves.BATTLE:
        return invasion.may_battle(table, INVASION_OF[move])
    if kind == moves.LOOT:
        return darkness.may_loot(table, CARD[move])
    if kind == moves.GLIMPSE:
        return cobalt.may_glimpse(table, INVASION_OF[move])
    return may_be_dealt(table, move)


@rule
def may_be_dealt(table: Table, move: int) -> int:
    """AS-S1 AS-S4 AS-V1 The setup."""
    kind = KIND[move]
    if kind == moves.CHOOSER:
        return setup.may_be_chooser(table, SEAT[move])
    if kind == moves.ROLE:
        return setup.may_get_role(table, ROLE_OF[move] + 1)
    if kind == moves.WIZARD_CARD:
        return setup.may_get_wizard(table, COLOUR[move])
    if kind == moves.FIRST:
        return setup.may_be_first(table, COLOUR[move])
    return setup.may_get_goal(table, GOAL_OF[move])


@rule
def may_do(table: Table, move: int) -> int:
    """AS-A1 to AS-A5 AS-R2 Actions that everybody may have, and the end of the turn."""
    kind = KIND[move]
    if kind == moves.DRAW:
        return actions.may_draw(table)
    if kind == moves.GATHER:
        return actions.may_gather(table)
    if kind == moves.BURN:
        return actions.may_burn(table, COLOUR[move])
    if kind == moves.BUY:
        return actions.may_buy(table, COLOUR[move])
    if kind == moves.CRAFT:
        return craft.may_craft(table, CARD[move], COLOUR[move])
    if kind == moves.END:
        return turn.may_end_turn(table)
    if kind == moves.ENOUGH:
        return turn.may_be_enough(table)
    return may_do_boldly(table, move)


@rule
def may_do_boldly(table: Table, move: int) -> int:
    """AS-A9 to AS-A12 AS-X2 AS-V3 AS-V4 What those at court, exiles and special cards may do."""
    kind = KIND[move]
    if kind == moves.TRIBUTE:
        return actions.may_pay_tribute(table, COLOUR[move])
    if kind == moves.FIGHT:
        return battles.may_fight(table, GLYPH[move])
    if kind == moves.GUARD:
        return actions.may_post_guard(table)
    if kind == moves.ACCUSE:
        return actions.may_accuse(table, SEAT[move])
    if kind == moves.ATTACK:
        return battles.may_attack(table)
    if kind == moves.FETCH:
        return specials.may_fetch(table, COLOUR[move])
    if kind == moves.UNPICK:
        return specials.may_unpick(table, CARD[move], COLOUR[move])
    return specials.may_spoil(table, CARD[move])


@rule
def may_spend(table: Table, move: int) -> int:
    """AS-Y1 to AS-Y4 Fire, sulphur, nature and sun."""
    kind = KIND[move]
    if kind == moves.FIRE_ON_HORDES:
        return glyphs.may_fire_on_hordes(table)
    if kind == moves.FIRE_ON_MOB:
        return glyphs.may_fire_on_mob(table)
    if kind == moves.FIRE_ON_GUARD:
        return guards.may_fire_on_guard(table, SEAT[move])
    if kind == moves.SULPHUR_ON_GEM:
        return glyphs.may_sulphur(table, COLOUR[move])
    if kind == moves.NATURE_ON_HORDES:
        return glyphs.may_nature_on_hordes(table)
    if kind == moves.NATURE_ON_MOB:
        return glyphs.may_nature_on_mob(table)
    return glyphs.may_sun(table) if kind == moves.SUNSHINE else may_spend_darkly(table, move)


@rule
def may_spend_darkly(table: Table, move: int) -> int:
    """AS-Y5 AS-Y6 Darkness and cobalt."""
    kind = KIND[move]
    if kind == moves.STEAL:
        return darkness.may_steal(table, SEAT[move])
    if kind == moves.DARK_ON_KING:
        return darkness.may_darken_king(table)
    if kind == moves.DARK_ON_GUARD:
        return guards.may_dark_on_guard(table, SEAT[move])
    if kind == moves.SEIZE:
        return darkness.may_seize(table, CARD[move])
    return cobalt.may_look(table) if kind == moves.LOOK else cobalt.may_heal(table)


@rule
def may_answer(table: Table, move: int) -> int:
    """AS-A10 AS-K2 AS-L1 To be ready, to pass, to untap or to rest."""
    kind = KIND[move]
    if kind == moves.READY:
        return battles.may_be_ready(table)
    if kind == moves.PASS:
        return siege.may_pass(table)
    if kind == moves.UNTAP:
        return siege.may_untap(table, CARD[move])
    return siege.may_untap_ability(table) if kind == moves.UNTAP_ABILITY else siege.may_rest(table)


@rule
def only_seen(move: int) -> int:
    """The rule about a secret, for moves by which others learn of it: nobody plays them."""
    if KIND[move] == moves.GOAL_UNSEEN:
        return Rule.AS_S1
    if KIND[move] == moves.ARTEFACT_UNSEEN:
        return Rule.AS_A1
    return Rule.AS_Y6 if KIND[move] == moves.GLIMPSE_UNSEEN else Rule.AS_Y5
