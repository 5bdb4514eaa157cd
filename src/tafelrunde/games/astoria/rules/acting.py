"""The decisions of a turn: its actions and the effects of glyphs, offered and done (AS-R2, AS-A, AS-Y, AS-V)."""

from tafelrunde.games.astoria import moves
from tafelrunde.games.astoria.box import COBALT, DARK_HAND, DARKNESS, FIRE, GREEN, SULPHUR, WIZARD
from tafelrunde.games.astoria.moves import (
    CARD,
    COLOUR,
    FACTION_OF,
    GLYPH,
    KIND,
    ROLE_OF,
    SEAT,
)
from tafelrunde.games.astoria.rules import (
    actions,
    battles,
    cards,
    cobalt,
    craft,
    darkness,
    glyphs,
    guards,
    setup,
    specials,
    turn,
)
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import ALLOWED, Row, inlined, offer, rule


@inlined
def offer_turn(table: Table, offered: Row) -> None:
    """AS-R2 Actions while there are some left, AS-A8 effects while there are glyphs, and ending the turn."""
    if table.actions_left:
        offer_actions(table, offered)
        craft.offer_cards(table, offered)
        offer(offered, moves.end)
    elif table.craft_again:
        craft.offer_cards(table, offered)
        offer(offered, moves.enough)
    else:
        offer(offered, moves.end)
    if turn.has_glyphs(table):
        offer_effects(table, offered)


@inlined
def offer_actions(table: Table, offered: Row) -> None:
    """AS-A1 to AS-A4, AS-A8 the ability card, AS-V1 a special card; AS-X1 and what only some may do."""
    actions.offer_power_and_gems(table, offered)
    cards.offer_abilities(table, offered)
    if table.role[table.actor] != WIZARD:
        specials.offer_specials(table, offered)
    if table.exile[table.actor]:
        if battles.may_attack(table) == ALLOWED:
            offer(offered, moves.attack)
    else:
        actions.offer_tributes(table, offered)
        battles.offer_fights(table, offered)
        if actions.may_post_guard(table) == ALLOWED:
            offer(offered, moves.guard)
        actions.offer_accusations(table, offered)


@rule
def offer_effects(table: Table, offered: Row) -> None:
    """AS-Y1 AS-Y2 AS-Y3 AS-Y4 AS-Y5 AS-Y6 What the glyphs at hand can do."""
    if glyphs.may_sun(table) == ALLOWED:
        offer(offered, moves.sunshine)
    if table.glyphs[FIRE]:
        glyphs.offer_fire(table, offered)
        guards.offer_fire_on_guards(table, offered)
    if table.glyphs[SULPHUR]:
        glyphs.offer_sulphur(table, offered)
    if table.glyphs[GREEN]:
        glyphs.offer_nature(table, offered)
    if table.glyphs[COBALT]:
        cobalt.offer_cobalt(table, offered)
    if table.glyphs[DARKNESS] >= DARK_HAND:
        darkness.offer_darkness(table, offered)
        guards.offer_darkness_on_guards(table, offered)


@inlined
def do(table: Table, move: int) -> None:
    """AS-A1 to AS-A5 Actions that everybody may have; AS-R2 the end of a turn; AS-V1 the choice of a special card."""
    kind = KIND[move]
    if kind == moves.CRAFT:
        craft.craft(table, CARD[move], COLOUR[move])
    elif kind == moves.BURN:
        actions.burn(table, COLOUR[move])
    elif kind == moves.BUY:
        actions.buy(table, COLOUR[move])
    elif kind == moves.DRAW:
        actions.begin_draw(table)
    elif kind == moves.GATHER:
        actions.gather_power(table)
    elif kind == moves.END or kind == moves.ENOUGH:
        turn.stop_turn(table)
    elif kind == moves.CHOOSE:
        setup.get_role(table, ROLE_OF[move] + 1)
    else:
        do_boldly(table, move)


@rule
def do_boldly(table: Table, move: int) -> None:
    """AS-A9 to AS-A12 AS-X2 AS-V3 AS-V4 What those at court, exiles and special cards do."""
    kind = KIND[move]
    if kind == moves.ACCUSE:
        actions.accuse(table, SEAT[move], FACTION_OF[move])
    elif kind == moves.ATTACK:
        battles.begin_attack(table)
    elif kind == moves.TRIBUTE:
        actions.pay_tribute(table, COLOUR[move])
    elif kind == moves.FIGHT:
        battles.begin_fight(table, GLYPH[move])
    elif kind == moves.GUARD:
        actions.post_guard(table)
    elif kind == moves.FETCH:
        specials.fetch(table, COLOUR[move])
    elif kind == moves.UNPICK:
        specials.unpick(table, CARD[move], COLOUR[move])
    else:
        specials.spoil(table, CARD[move])


@rule
def spend(table: Table, move: int) -> None:
    """AS-Y1 to AS-Y4 Fire, sulphur, nature and sun."""
    kind = KIND[move]
    if kind == moves.FIRE_ON_HORDES:
        glyphs.fire_on_hordes(table)
    elif kind == moves.FIRE_ON_MOB:
        glyphs.fire_on_mob(table)
    elif kind == moves.FIRE_ON_GUARD:
        guards.fire_on_guard(table, SEAT[move])
    elif kind == moves.SULPHUR_ON_GEM:
        glyphs.sulphur(table, COLOUR[move])
    elif kind == moves.NATURE_ON_HORDES:
        glyphs.nature_on_hordes(table)
    elif kind == moves.NATURE_ON_MOB:
        glyphs.nature_on_mob(table)
    elif kind == moves.SUNSHINE:
        glyphs.sun(table)
    else:
        spend_darkly(table, move)


@rule
def spend_darkly(table: Table, move: int) -> None:
    """AS-Y5 AS-Y6 Darkness and cobalt."""
    kind = KIND[move]
    if kind == moves.STEAL:
        darkness.steal(table, SEAT[move])
    elif kind == moves.DARK_ON_KING:
        darkness.darken_king(table)
    elif kind == moves.DARK_ON_GUARD:
        guards.dark_on_guard(table, SEAT[move])
    elif kind == moves.SEIZE:
        darkness.seize(table, CARD[move])
    elif kind == moves.LOOK:
        cobalt.look(table)
    else:
        cobalt.heal(table)
