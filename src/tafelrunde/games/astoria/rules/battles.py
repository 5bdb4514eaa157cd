"""Battles: against a warlord, and for the castle (AS-A10, AS-X2)."""

from tafelrunde.games.astoria import moves
from tafelrunde.games.astoria.box import GUARD_STRENGTH, N_COLOURS, WARLORD_CARD, WARLORD_STRENGTH
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.rules.cards import can_make_any
from tafelrunde.games.astoria.rules.invasion import draw_for_battle, strength
from tafelrunde.games.astoria.rules.king import finish
from tafelrunde.games.astoria.rules.setup import seat_after, steps_between
from tafelrunde.games.astoria.rules.turn import has_glyphs, lose_glyphs, may_act, stop_turn, use_other_action
from tafelrunde.games.astoria.state import Ending, Phase, Place, Table
from tafelrunde.kernel import ALLOWED, Row, inlined, offer, rule


@rule
def may_fight(table: Table, warlord: int) -> int:
    """AS-A10 A living warlord, with at least one card to tap. AS-X1 Not from exile."""
    broken = may_act(table)
    if broken:
        return broken
    if table.exile[table.actor]:
        return Rule.AS_X1
    if table.invasion_at[WARLORD_CARD[warlord]] != Place.ALIVE or not can_make_any(table, table.actor):
        return Rule.AS_A10
    return ALLOWED


@rule
def offer_fight(table: Table, offered: Row) -> None:
    """AS-A10 Any living warlord, if there is a card to tap."""
    if table.warlords[0] and can_make_any(table, table.actor):
        for place in range(N_COLOURS):
            if table.warlords[place]:
                offer(offered, moves.fight_with[table.warlords[place] - 1])


@rule
def fight(table: Table, warlord: int) -> None:
    """AS-A10 The warlord is chosen; unspent glyphs do not enter the fight (AS-A8)."""
    use_other_action(table)
    table.foe = warlord + 1
    table.phase = Phase.FIGHT


@rule
def may_attack(table: Table) -> int:
    """AS-X2 An exile's action, but not in the turn in which they went into exile."""
    broken = may_act(table)
    if broken:
        return broken
    return ALLOWED if table.exile[table.actor] and table.new_exile == 0 else Rule.AS_X2


@inlined
def offer_attack(table: Table, offered: Row) -> None:
    """AS-X2 The castle, for an exile."""
    if may_attack(table) == ALLOWED:
        offer(offered, moves.attack)


@rule
def attack(table: Table) -> None:
    """AS-X2 The attack ends the turn."""
    use_other_action(table)
    table.actions_left = 0
    table.phase = Phase.ATTACK


@rule
def may_be_ready(table: Table) -> int:
    """AS-A10 Cards are tapped in a battle, in a fight at least one. AS-X2 For the castle none need be."""
    if table.phase == Phase.FIGHT:
        return ALLOWED if has_glyphs(table) else Rule.AS_A10
    return ALLOWED if table.phase == Phase.ATTACK or table.phase == Phase.DEFEND else Rule.AS_A10


@inlined
def offer_be_ready(table: Table, offered: Row) -> None:
    """AS-A10 AS-X2 To tap no more cards."""
    if may_be_ready(table) == ALLOWED:
        offer(offered, moves.ready)


@rule
def be_ready(table: Table) -> None:
    """AS-A10 AS-X2 The next one taps cards, or a card is drawn."""
    if table.phase == Phase.FIGHT:
        table.phase = Phase.BATTLE
    elif table.phase == Phase.ATTACK:
        ask_defenders(table, 1)
    else:
        ask_defenders(table, steps_between(table, table.actor, table.asked) + 1)


@rule
def ask_defenders(table: Table, steps: int) -> None:
    """AS-X2 Clockwise from the attacker's left all others, exiles too, may tap cards to defend."""
    for step in range(steps, table.seats):
        seat = seat_after(table, table.actor, step)
        if can_make_any(table, seat):
            table.asked = seat
            table.phase = Phase.DEFEND
            return
    table.asked = table.actor
    table.phase = Phase.BATTLE


@rule
def battle(table: Table, card: int) -> None:
    """AS-A10 AS-X2 A card is drawn, and its flow numbers decide."""
    draw_for_battle(table, card)
    if table.foe:
        decide_fight(table, card)
    else:
        decide_attack(table, card)


@rule
def decide_fight(table: Table, card: int) -> None:
    """AS-A10 At least the warlord's strength: it is dead and a trophy. Otherwise the turn ends at once."""
    warlord = table.foe - 1
    won = strength(table.glyphs, card) >= WARLORD_STRENGTH[warlord]
    table.foe = 0
    lose_glyphs(table)
    table.phase = Phase.ACT
    if won:
        fall(table, warlord)
    else:
        stop_turn(table)


@rule
def fall(table: Table, warlord: int) -> None:
    """AS-A10 The dead warlord is a trophy; AS-K2 the others move up."""
    table.invasion_at[WARLORD_CARD[warlord]] = Place.DEAD
    table.slayer[warlord] = table.actor + 1
    to = 0
    for place in range(N_COLOURS):
        other = table.warlords[place]
        table.warlords[place] = 0
        if other and other != warlord + 1:
            table.warlords[to] = other
            to += 1


@rule
def guards_in_defence(table: Table) -> int:
    """AS-X2 The defence counts every guard of every player not in exile, and those of exiles who tap a card for it."""
    count = 0
    for seat in range(table.seats):
        if table.exile[seat] == 0 or table.defends[seat]:
            count += table.guards[seat]
    return count


@rule
def decide_attack(table: Table, card: int) -> None:
    """AS-X2 Each own guard adds 5. More than the defence: the match ends. Otherwise only the turn does."""
    attack = strength(table.glyphs, card) + table.guards[table.actor] * GUARD_STRENGTH
    defence = strength(table.defence, card) + guards_in_defence(table) * GUARD_STRENGTH
    for glyph in range(N_COLOURS):
        table.defence[glyph] = 0
    for seat in range(table.seats):
        table.defends[seat] = 0
    if attack > defence:
        finish(table, Ending.CASTLE)
    else:
        stop_turn(table)
