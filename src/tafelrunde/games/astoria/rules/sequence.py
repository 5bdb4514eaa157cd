"""The order of play: whose decision it is, what may be decided, and what comes next."""

from tafelrunde.games.astoria.box import CARD_GLYPH, COBALT
from tafelrunde.games.astoria.ledger import AS_E5
from tafelrunde.games.astoria.moves import (
    ABILITY,
    CARD,
    DRAW,
    GLYPH,
    GOAL_UNSEEN,
    KIND,
    PASS,
    READY,
    TAP,
    UNTAP,
    UNTAP_ABILITY,
    pass_by,
    ready,
    rest,
)
from tafelrunde.games.astoria.rules.battles import be_ready, may_be_ready
from tafelrunde.games.astoria.rules.cards import (
    may_tap,
    may_use_ability,
    offer_sources,
    offer_taps,
    tap,
    use_ability,
)
from tafelrunde.games.astoria.rules.chance import happen, may_happen, odds, only_seen, waits_for_chance
from tafelrunde.games.astoria.rules.deeds import do, may_do
from tafelrunde.games.astoria.rules.effects import may_spend, spend
from tafelrunde.games.astoria.rules.guards import decline_to_protect, spare
from tafelrunde.games.astoria.rules.offers import offer_turn
from tafelrunde.games.astoria.rules.setup import left_of
from tafelrunde.games.astoria.rules.siege import (
    answer_warlord,
    besiege,
    leave_warlord,
    may_pass,
    may_rest,
    may_untap,
    may_untap_ability,
    offer_untaps,
    stop_resting,
    untap,
    untap_ability,
)
from tafelrunde.games.astoria.rules.turn import begin_turn, close_turn, turn_is_over, use_action
from tafelrunde.games.astoria.state import (
    ACTING,
    ANSWERING,
    DEFENDING,
    ENDED,
    PROTECTING,
    RECOVERING,
    Table,
)
from tafelrunde.kernel import ALLOWED, NATURE, OVER, Row, offer, rule

__all__ = ["apply", "legal", "may", "odds", "to_move"]


@rule
def to_move(table: Table) -> int:
    """AS-R1 The seat at turn; in between whoever is asked to answer, protect, defend or rest."""
    if table.phase == ENDED:
        return OVER
    return NATURE if waits_for_chance(table) else table.asked


@rule
def legal(table: Table, offered: Row) -> None:
    """AS-R2 A turn; AS-Y7 AS-K2 a source of a glyph or none; AS-L1 cards to untap; AS-A10 AS-X2 cards for a battle."""
    if table.phase == ACTING:
        offer_turn(table, offered)
    elif table.phase == RECOVERING:
        offer_untaps(table, offered)
        offer(offered, rest)
    elif table.phase == ANSWERING:
        offer_sources(table, table.foe - 1, offered)
        offer(offered, pass_by)
    elif table.phase == PROTECTING:
        offer_sources(table, COBALT, offered)
        offer(offered, pass_by)
    else:
        offer_taps(table, offered)
        if may_be_ready(table) == ALLOWED:
            offer(offered, ready)


@rule
def may(table: Table, move: int) -> int:
    """The rule that forbids a move now, or ALLOWED. AS-E5 After the end nothing is played."""
    kind = KIND[move]
    if table.phase == ENDED:
        return AS_E5
    if kind < DRAW:
        return may_happen(table, move)
    if kind < TAP:
        return may_do(table, move)
    if kind == TAP:
        return may_tap(table, CARD[move])
    if kind == ABILITY:
        return may_use_ability(table, GLYPH[move])
    if kind < READY:
        return may_spend(table, move)
    return may_answer(table, move) if kind < GOAL_UNSEEN else only_seen(move)


@rule
def may_answer(table: Table, move: int) -> int:
    """AS-A10 AS-K2 AS-L1 The rule that forbids to be ready, to pass, to untap or to rest now."""
    kind = KIND[move]
    if kind == READY:
        return may_be_ready(table)
    if kind == PASS:
        return may_pass(table)
    if kind == UNTAP:
        return may_untap(table, CARD[move])
    return may_untap_ability(table) if kind == UNTAP_ABILITY else may_rest(table)


@rule
def apply(table: Table, move: int) -> None:
    """Make a move, and end the turn when nothing is left of it."""
    kind = KIND[move]
    if kind < DRAW:
        happen(table, move)
    elif kind < TAP:
        do(table, move)
    elif kind == TAP:
        make(table, CARD_GLYPH[CARD[move]], tap(table, CARD[move]))
    elif kind == ABILITY:
        make(table, GLYPH[move], use_ability(table, GLYPH[move]))
    elif kind < READY:
        spend(table, move)
    else:
        answer(table, move)
    if turn_is_over(table):
        end_turn(table)


@rule
def make(table: Table, glyph: int, count: int) -> None:
    """AS-A8 Glyphs add up; AS-X2 a defender's are counted apart; AS-K2 AS-Y7 one card answers or protects."""
    if table.phase == ANSWERING:
        answer_warlord(table)
    elif table.phase == PROTECTING:
        spare(table)
    elif table.phase == DEFENDING:
        table.defence[glyph] += count
    else:
        if table.phase == ACTING:
            use_action(table)
        table.glyphs[glyph] += count


@rule
def answer(table: Table, move: int) -> None:
    """AS-A10 AS-X2 Ready for battle; AS-K2 AS-Y7 a warlord or a guard left alone; AS-L1 recovery."""
    kind = KIND[move]
    if kind == READY:
        be_ready(table)
    elif kind == PASS:
        if table.phase == ANSWERING:
            leave_warlord(table)
        else:
            decline_to_protect(table)
    elif kind == UNTAP:
        untap(table, CARD[move])
    elif kind == UNTAP_ABILITY:
        untap_ability(table)
    else:
        stop_resting(table)


@rule
def end_turn(table: Table) -> None:
    """AS-R1 The next player clockwise is at turn; after the last comes the siege."""
    close_turn(table)
    following = left_of(table, table.actor)
    if following == table.start:
        table.asked = table.start
        table.actor = table.start
        besiege(table)
    else:
        begin_turn(table, following)
