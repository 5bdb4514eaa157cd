"""The special cards of 5 and 6 players: what Servants and Deceivers do by tapping theirs (AS-V3, AS-V4)."""

from tafelrunde.games.astoria.box import DECEIVER, N_CARDS, N_COLOURS, SERVANT
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.moves import fetch_of, spoil_of, unpick_of
from tafelrunde.games.astoria.rules.craft import gems_on
from tafelrunde.games.astoria.rules.memory import remember_return
from tafelrunde.games.astoria.rules.turn import may_act, use_action
from tafelrunde.games.astoria.state import Lies, Table
from tafelrunde.kernel import ALLOWED, Row, offer, offer_if, rule


@rule
def may_fetch(table: Table, colour: int) -> int:
    """AS-V3 A Servant taps for any gem that is in the reserve."""
    broken = may_act(table)
    if broken:
        return broken
    if table.role[table.actor] != SERVANT or table.ability_tapped[table.actor]:
        return Rule.AS_V3
    return ALLOWED if table.reserve[colour] else Rule.AS_V3


@rule
def offer_fetch(table: Table, offered: Row) -> None:
    """AS-V3 Any gem in the reserve."""
    for colour in range(N_COLOURS):
        offer_if(offered, fetch_of[colour], table.reserve[colour] > 0)


@rule
def fetch(table: Table, colour: int) -> None:
    """AS-V3 The gem comes without power. AS-A8 It counts as the use of a card."""
    use_action(table)
    table.ability_tapped[table.actor] = 1
    table.reserve[colour] -= 1
    table.stock[table.actor, colour] += 1


@rule
def may_deceive(table: Table) -> int:
    """AS-V4 A Deceiver taps the special card, not while in exile."""
    broken = may_act(table)
    if broken:
        return broken
    seat = table.actor
    if table.role[seat] != DECEIVER or table.ability_tapped[seat] or table.exile[seat]:
        return Rule.AS_V4
    return ALLOWED


@rule
def may_unpick(table: Table, card: int, colour: int) -> int:
    """AS-V4 A gem of another player's artefact in work."""
    broken = may_deceive(table)
    if broken:
        return broken
    if table.lies[card] != Lies.IN_WORK or table.before[card] == table.actor + 1:
        return Rule.AS_V4
    return ALLOWED if table.placed[card, colour] else Rule.AS_V4


@rule
def offer_unpick(table: Table, card: int, offered: Row) -> None:
    """AS-V4 Each gem on another player's artefact in work."""
    if table.lies[card] == Lies.IN_WORK and table.before[card] != table.actor + 1:
        for colour in range(N_COLOURS):
            if table.placed[card, colour]:
                offer(offered, unpick_of[card, colour])


@rule
def unpick(table: Table, card: int, colour: int) -> None:
    """AS-V4 The gem goes back into its owner's stock, an empty card into the owner's hand."""
    use_action(table)
    table.ability_tapped[table.actor] = 1
    victim = table.before[card] - 1
    table.placed[card, colour] -= 1
    table.stock[victim, colour] += 1
    if gems_on(table, card) == 0:
        table.lies[card] = Lies.AWAY
        table.before[card] = 0
        table.hand[victim, card] = 1
        table.hand_size[victim] += 1
        remember_return(table, victim, card)


@rule
def may_spoil(table: Table, card: int) -> int:
    """AS-V4 A finished unused artefact of another player."""
    broken = may_deceive(table)
    if broken:
        return broken
    return ALLOWED if table.lies[card] == Lies.READY and table.before[card] != table.actor + 1 else Rule.AS_V4


@rule
def offer_spoil(table: Table, card: int, offered: Row) -> None:
    """AS-V4 Another player's finished unused artefact."""
    if table.lies[card] == Lies.READY and table.before[card] != table.actor + 1:
        offer(offered, spoil_of[card])


@rule
def spoil(table: Table, card: int) -> None:
    """AS-V4 It is tapped without effect."""
    use_action(table)
    table.ability_tapped[table.actor] = 1
    table.lies[card] = Lies.TAPPED


@rule
def offer_special(table: Table, offered: Row) -> None:
    """AS-V1 What the own special card does when it is tapped."""
    if table.ability_tapped[table.actor]:
        return
    if table.role[table.actor] == SERVANT:
        offer_fetch(table, offered)
    elif may_deceive(table) == ALLOWED:
        for card in range(N_CARDS):
            offer_spoil(table, card, offered)
            offer_unpick(table, card, offered)
