"""The siege: mob and hordes rise, the king sickens, warlords are answered, cards recover (AS-G1, AS-K, AS-L1)."""

from tafelrunde.games.astoria import moves
from tafelrunde.games.astoria.box import MOST_ROUNDS, N_CARDS, N_COLOURS, RECOVERS, TRACK_MOST
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.rules.cards import can_make
from tafelrunde.games.astoria.rules.invasion import begin_round
from tafelrunde.games.astoria.rules.king import finish, weaken_king
from tafelrunde.games.astoria.rules.setup import left_of, seat_after, steps_between
from tafelrunde.games.astoria.state import Ending, Lies, Phase, Table
from tafelrunde.kernel import ALLOWED, Row, inlined, offer, rule


@rule
def besiege(table: Table) -> None:
    """AS-G1 The mob rises by the unrest, the hordes by the reinforcement, each at most to 10, which ends the match."""
    table.mob = min(table.mob + table.unrest, TRACK_MOST)
    table.hordes = min(table.hordes + table.reinforcement, TRACK_MOST)
    if table.mob == TRACK_MOST and table.hordes == TRACK_MOST:
        finish(table, Ending.HORDES_AND_MOB)
    elif table.mob == TRACK_MOST:
        finish(table, Ending.MOB)
    elif table.hordes == TRACK_MOST:
        finish(table, Ending.HORDES)
    else:
        sicken(table)


@rule
def is_unmasked(table: Table) -> bool:
    """AS-K1 Whether a traitor has been unmasked: in this match, or by the option in this round."""
    if table.sickness_stops:
        return table.unmasked_now == 1
    for seat in range(table.seats):
        if table.shown[seat]:
            return True
    return False


@rule
def sicken(table: Table) -> None:
    """AS-K1 If no traitor has been unmasked, the king's health falls by 1. AS-K2 Then the warlords are faced."""
    if not is_unmasked(table):
        weaken_king(table, Ending.SICKNESS)
    if table.phase != Phase.OVER:
        face_warlords(table, 0, 0)


@rule
def face_warlords(table: Table, place: int, steps: int) -> None:
    """AS-K2 For each living warlord in order, those who make its glyph are asked clockwise from the start player; if
    nobody answers, the king's health falls by 1."""
    while place < N_COLOURS and table.warlords[place]:
        table.foe = table.warlords[place]
        for step in range(steps, table.seats):
            seat = seat_after(table, table.start, step)
            if can_make(table, seat, table.foe - 1):
                table.asked = seat
                table.phase = Phase.ANSWER
                return
        weaken_king(table, Ending.SICKNESS)
        if table.phase == Phase.OVER:
            return
        place += 1
        steps = 0
    table.foe = 0
    rest_after(table)


@rule
def place_of_foe(table: Table) -> int:
    """AS-K2 Where in the row the warlord stands that is being answered."""
    place = 0
    while table.warlords[place] != table.foe:
        place += 1
    return place


@rule
def answer_warlord(table: Table) -> None:
    """AS-K2 One card answers one warlord; the surplus is lost."""
    face_warlords(table, place_of_foe(table) + 1, 0)


@rule
def may_pass(table: Table) -> int:
    """AS-K2 AS-Y7 Nobody must answer a warlord or protect a guard."""
    return ALLOWED if table.phase == Phase.ANSWER or table.phase == Phase.PROTECT else Rule.AS_K2


@inlined
def offer_pass(offered: Row) -> None:
    """AS-K2 AS-Y7 To make no glyph."""
    offer(offered, moves.pass_by)


@rule
def leave_warlord(table: Table) -> None:
    """AS-K2 The next one is asked."""
    face_warlords(table, place_of_foe(table), steps_between(table, table.start, table.asked) + 1)


@rule
def rest_after(table: Table) -> None:
    """AS-E7 After the siege of round 60 the match ends as by sickness. AS-L1 Otherwise cards recover."""
    if table.round_now + 1 == MOST_ROUNDS:
        finish(table, Ending.ROUNDS)
    else:
        ask_to_rest(table, 0)


@rule
def has_tapped(table: Table, seat: int) -> bool:
    """AS-L1 Whether a seat has a tapped card."""
    if table.ability_tapped[seat]:
        return True
    for card in range(N_CARDS):
        if table.lies[card] == Lies.TAPPED and table.before[card] == seat + 1:
            return True
    return False


@rule
def ask_to_rest(table: Table, steps: int) -> None:
    """AS-L1 Clockwise from the start player each may untap 2 own cards. AS-R1 Then a new round begins to the left."""
    for step in range(steps, table.seats):
        seat = seat_after(table, table.start, step)
        if has_tapped(table, seat):
            table.asked = seat
            table.actions_left = RECOVERS
            table.phase = Phase.RECOVER
            return
    table.actions_left = 0
    table.round_now += 1
    begin_round(table, left_of(table, table.start))


@rule
def may_untap(table: Table, card: int) -> int:
    """AS-L1 An own tapped artefact."""
    if table.phase != Phase.RECOVER or table.lies[card] != Lies.TAPPED or table.before[card] != table.asked + 1:
        return Rule.AS_L1
    return ALLOWED


@rule
def offer_untap(table: Table, offered: Row) -> None:
    """AS-L1 Any own tapped artefact."""
    for card in range(N_CARDS):
        if table.lies[card] == Lies.TAPPED and table.before[card] == table.asked + 1:
            offer(offered, moves.untap_of[card])


@rule
def untap(table: Table, card: int) -> None:
    """AS-L1 The artefact can be used again."""
    table.lies[card] = Lies.READY
    go_on_resting(table)


@rule
def may_untap_ability(table: Table) -> int:
    """AS-L1 The own tapped ability card."""
    return ALLOWED if table.phase == Phase.RECOVER and table.ability_tapped[table.asked] else Rule.AS_L1


@rule
def offer_untap_ability(table: Table, offered: Row) -> None:
    """AS-L1 The own ability card, if it is tapped."""
    if table.ability_tapped[table.asked]:
        offer(offered, moves.untap_ability)


@rule
def untap_ability(table: Table) -> None:
    """AS-L1 The ability card can be used again."""
    table.ability_tapped[table.asked] = 0
    go_on_resting(table)


@rule
def go_on_resting(table: Table) -> None:
    """AS-L1 Up to 2 cards."""
    table.actions_left -= 1
    if table.actions_left == 0 or not has_tapped(table, table.asked):
        rest(table)


@rule
def may_rest(table: Table) -> int:
    """AS-L1 Nobody must untap."""
    return ALLOWED if table.phase == Phase.RECOVER else Rule.AS_L1


@inlined
def offer_rest(offered: Row) -> None:
    """AS-L1 To untap no more."""
    offer(offered, moves.rest)


@rule
def rest(table: Table) -> None:
    """AS-L1 The next one is asked."""
    ask_to_rest(table, steps_between(table, table.start, table.asked) + 1)
