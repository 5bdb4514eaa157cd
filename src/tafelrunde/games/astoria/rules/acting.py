"""The decisions of a turn: its actions and the effects of glyphs, offered and done (AS-R2, AS-A, AS-Y, AS-V)."""

from tafelrunde.games.astoria import moves
from tafelrunde.games.astoria.box import COBALT, DARK_HAND, DARKNESS, FIRE, GREEN, N_CARDS, N_COLOURS, SULPHUR, WIZARD
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
from tafelrunde.kernel import Row, inlined, rule


@inlined
def offer_turn(table: Table, offered: Row) -> None:
    """AS-R2 Actions while there are some left, AS-A8 effects while there are glyphs, and ending the turn."""
    if table.actions_left:
        offer_actions(table, offered)
        offer_cards(table, offered)
        turn.offer_end_turn(offered)
    elif table.craft_again:
        offer_cards(table, offered)
        turn.offer_be_enough(offered)
    else:
        turn.offer_end_turn(offered)
    if turn.has_glyphs(table):
        offer_effects(table, offered)


@inlined
def offer_actions(table: Table, offered: Row) -> None:
    """AS-A1 to AS-A4, AS-A8 the ability card, AS-V1 a special card; AS-X1 and what only some may do."""
    actions.offer_draw(table, offered)
    actions.offer_gather(table, offered)
    for colour in range(N_COLOURS):
        actions.offer_burn(table, colour, offered)
        actions.offer_buy(table, colour, offered)
    cards.offer_use_ability(table, offered)
    if table.role[table.actor] != WIZARD:
        specials.offer_special(table, offered)
    if table.exile[table.actor]:
        battles.offer_attack(table, offered)
    else:
        actions.offer_pay_tribute(table, offered)
        battles.offer_fight(table, offered)
        actions.offer_post_guard(table, offered)
        actions.offer_accuse(table, offered)


@inlined
def offer_cards(table: Table, offered: Row) -> None:
    """AS-A5 Artefacts to work on, AS-A8 and while there are actions finished ones to use."""
    seat = table.actor
    for card in range(N_CARDS):
        if table.hand[seat, card] or table.before[card] == seat + 1:
            if craft.is_at_work_on(table, seat, card):
                craft.offer_craft(table, card, offered)
            elif table.actions_left:
                cards.offer_tap(table, card, offered)


@rule
def offer_effects(table: Table, offered: Row) -> None:
    """AS-Y1 AS-Y2 AS-Y3 AS-Y4 AS-Y5 AS-Y6 What the glyphs at hand can do."""
    glyphs.offer_sun(table, offered)
    if table.glyphs[FIRE]:
        glyphs.offer_fire_on_hordes(table, offered)
        glyphs.offer_fire_on_mob(table, offered)
        guards.offer_fire_on_guard(table, offered)
    if table.glyphs[SULPHUR]:
        glyphs.offer_sulphur(table, offered)
    if table.glyphs[GREEN]:
        glyphs.offer_nature_on_hordes(table, offered)
        glyphs.offer_nature_on_mob(table, offered)
    if table.glyphs[COBALT]:
        cobalt.offer_look(table, offered)
        cobalt.offer_heal(table, offered)
    if table.glyphs[DARKNESS] >= DARK_HAND:
        darkness.offer_steal(table, offered)
        darkness.offer_darken_king(table, offered)
        darkness.offer_seize(table, offered)
        guards.offer_dark_on_guard(table, offered)


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
        actions.draw(table)
    elif kind == moves.GATHER:
        actions.gather(table)
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
        battles.attack(table)
    elif kind == moves.TRIBUTE:
        actions.pay_tribute(table, COLOUR[move])
    elif kind == moves.FIGHT:
        battles.fight(table, GLYPH[move])
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
