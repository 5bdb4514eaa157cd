"""What the seat at turn may do: every action and every effect of the glyphs at hand (AS-A, AS-Y, AS-X)."""

from tafelrunde.games.astoria.box import (
    COBALT,
    DARK_ARTEFACT,
    DARK_GUARD,
    DARK_HAND,
    DARKNESS,
    FIRE,
    FIRE_GUARD,
    GREEN,
    N_CARDS,
    N_COLOURS,
    N_FACTIONS,
    PAYS_TRIBUTE,
    SULPHUR,
    WIZARD,
)
from tafelrunde.games.astoria.moves import (
    accuse_of,
    attack,
    burn_of,
    buy_of,
    dark_on_guard,
    dark_on_king,
    draw,
    end,
    enough,
    fight_with,
    fire_on_guard,
    fire_on_hordes,
    fire_on_mob,
    gather,
    guard,
    heal,
    look,
    nature_on_hordes,
    nature_on_mob,
    seize_of,
    steal_from,
    sulphur_on,
    sunshine,
    tap_of,
    tribute_of,
)
from tafelrunde.games.astoria.rules.actions import (
    may_accuse,
    may_buy,
    may_draw,
    may_gather,
    may_pay_tribute,
    may_post_guard,
)
from tafelrunde.games.astoria.rules.battles import may_attack, may_fight
from tafelrunde.games.astoria.rules.cards import is_usable, offer_abilities
from tafelrunde.games.astoria.rules.craft import is_at_work_on, offer_crafts
from tafelrunde.games.astoria.rules.glyphs import (
    may_darken_king,
    may_fire_on_hordes,
    may_fire_on_mob,
    may_heal,
    may_look,
    may_nature_on_hordes,
    may_nature_on_mob,
    may_seize,
    may_steal,
    may_sulphur,
    may_sun,
)
from tafelrunde.games.astoria.rules.guards import may_dark_on_guard, may_fire_on_guard
from tafelrunde.games.astoria.rules.specials import offer_specials
from tafelrunde.games.astoria.rules.turn import has_glyphs
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def offer_turn(table: Table, offered: Row) -> None:
    """AS-R2 Actions while there are some left, AS-A8 effects while there are glyphs, and ending the turn."""
    if table.actions_left:
        offer_actions(table, offered)
        offer_cards(table, offered)
        offer(offered, end)
    elif table.craft_again:
        offer_cards(table, offered)
        offer(offered, enough)
    else:
        offer(offered, end)
    if has_glyphs(table):
        offer_effects(table, offered)


@rule
def offer_actions(table: Table, offered: Row) -> None:
    """AS-A1 AS-A2 AS-A3 AS-A4 Drawing, power and gems; AS-A8 the ability card; AS-X1 what only some may do."""
    if may_draw(table) == ALLOWED:
        offer(offered, draw)
    if may_gather(table) == ALLOWED:
        offer(offered, gather)
    for colour in range(N_COLOURS):
        if table.stock[table.actor, colour]:
            offer(offered, burn_of[colour])
        if may_buy(table, colour) == ALLOWED:
            offer(offered, buy_of[colour])
    offer_abilities(table, offered)
    if table.role[table.actor] != WIZARD:
        offer_specials(table, offered)
    if table.exile[table.actor]:
        if may_attack(table) == ALLOWED:
            offer(offered, attack)
    else:
        offer_courtly_actions(table, offered)


@rule
def offer_courtly_actions(table: Table, offered: Row) -> None:
    """AS-A9 AS-A10 AS-A11 AS-A12 Tribute, fights, guards and accusations are not for exiles."""
    for colour in range(N_COLOURS):
        if PAYS_TRIBUTE[colour] and may_pay_tribute(table, colour) == ALLOWED:
            offer(offered, tribute_of[colour])
    for place in range(N_COLOURS):
        if table.warlords[place] and may_fight(table, table.warlords[place] - 1) == ALLOWED:
            offer(offered, fight_with[table.warlords[place] - 1])
    if may_post_guard(table) == ALLOWED:
        offer(offered, guard)
    for seat in range(table.seats):
        if may_accuse(table, seat) == ALLOWED:
            for faction in range(N_FACTIONS):
                offer(offered, accuse_of[seat, faction])


@rule
def offer_cards(table: Table, offered: Row) -> None:
    """AS-A5 Artefacts to work on, AS-A8 and finished ones to use."""
    seat = table.actor
    for card in range(N_CARDS):
        if table.hand[seat, card] or table.before[card] == seat + 1:
            if is_at_work_on(table, seat, card):
                offer_crafts(table, card, offered)
            elif table.actions_left and is_usable(table, seat, card):
                offer(offered, tap_of[card])


@rule
def offer_effects(table: Table, offered: Row) -> None:
    """AS-Y1 AS-Y2 AS-Y3 AS-Y4 AS-Y5 AS-Y6 What the glyphs at hand can do."""
    if may_sun(table) == ALLOWED:
        offer(offered, sunshine)
    if table.glyphs[FIRE]:
        offer_fire(table, offered)
    if table.glyphs[SULPHUR]:
        for colour in range(N_COLOURS):
            if may_sulphur(table, colour) == ALLOWED:
                offer(offered, sulphur_on[colour])
    if table.glyphs[GREEN]:
        offer_nature(table, offered)
    if table.glyphs[COBALT]:
        offer_cobalt(table, offered)
    if table.glyphs[DARKNESS] >= DARK_HAND:
        offer_darkness(table, offered)


@rule
def offer_nature(table: Table, offered: Row) -> None:
    """AS-Y3 Nature on hordes and mob."""
    if may_nature_on_hordes(table) == ALLOWED:
        offer(offered, nature_on_hordes)
    if may_nature_on_mob(table) == ALLOWED:
        offer(offered, nature_on_mob)


@rule
def offer_cobalt(table: Table, offered: Row) -> None:
    """AS-Y6 Cobalt on the pile and the king."""
    if may_look(table) == ALLOWED:
        offer(offered, look)
    if may_heal(table) == ALLOWED:
        offer(offered, heal)


@rule
def offer_fire(table: Table, offered: Row) -> None:
    """AS-Y1 Fire on hordes, mob and guards."""
    if may_fire_on_hordes(table) == ALLOWED:
        offer(offered, fire_on_hordes)
    if may_fire_on_mob(table) == ALLOWED:
        offer(offered, fire_on_mob)
    if table.glyphs[FIRE] >= FIRE_GUARD:
        for seat in range(table.seats):
            if may_fire_on_guard(table, seat) == ALLOWED:
                offer(offered, fire_on_guard[seat])


@rule
def offer_darkness(table: Table, offered: Row) -> None:
    """AS-Y5 Darkness on hands, the king, guards and artefacts."""
    for seat in range(table.seats):
        if may_steal(table, seat) == ALLOWED:
            offer(offered, steal_from[seat])
    if may_darken_king(table) == ALLOWED:
        offer(offered, dark_on_king)
    if table.glyphs[DARKNESS] >= DARK_GUARD:
        for seat in range(table.seats):
            if may_dark_on_guard(table, seat) == ALLOWED:
                offer(offered, dark_on_guard[seat])
    if table.glyphs[DARKNESS] >= DARK_ARTEFACT:
        for card in range(N_CARDS):
            if may_seize(table, card) == ALLOWED:
                offer(offered, seize_of[card])
