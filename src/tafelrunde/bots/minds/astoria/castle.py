"""What exile and the castle are worth: exile is the way of traitors to the castle, and guards are in that way."""

from __future__ import annotations

from tafelrunde.bots.mind import Floats
from tafelrunde.bots.minds.astoria.battles import NOW, RESTED, chance_against_all
from tafelrunde.bots.minds.astoria.points import standing
from tafelrunde.bots.minds.astoria.tracks import is_traitor
from tafelrunde.bots.minds.astoria.workshop import GEM, POWER
from tafelrunde.games.astoria.box import GOAL_POINTS, GUARD_PRICE, GUARD_STRENGTH
from tafelrunde.games.astoria.rules.setup import steps_between
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import rule

# In points: what exile costs who serves the king, and a traitor, who gains by it when the castle can be taken.
EXILE = 6.0
EXILE_OF_TRAITOR = 3.0
# In points: the castle taken, lost to another, and each action that a failed attack takes away.
CASTLE = 14.0
CASTLE_LOST = 40.0
GIVEN_UP = 1.0
# How much strength makes a storm to come sure that is even as things stand: as the court fears, and as a traitor hopes.
FEARED = 20.0
HOPED = 10.0


@rule
def odds_of_storm(ahead: float, sure: float) -> float:
    """How likely a storm to come is to succeed, while both sides still prepare."""
    return min(max((ahead + sure) / (2 * sure), 0.0), 1.0)


@rule
def cost_of_exile(table: Table, seat: int, strengths: Floats, risk: float) -> float:
    """What a seat loses by going into exile: it leaves the castle to the exiles there are.

    To a traitor the castle is nearer then, if it is weakly defended.
    """
    if table.exile[seat]:
        return 0.0
    left = CASTLE_LOST * (danger(table, seat, strengths, strengths[NOW, seat], 0.0, strengths[RESTED, seat]) - risk)
    if not is_traitor(table, seat):
        return EXILE + left
    ahead = strengths[RESTED, seat]
    for other in range(table.seats):
        if other != seat and table.exile[other] == 0:
            ahead -= strengths[RESTED, other] + GUARD_STRENGTH  # there is time to post another guard
    return EXILE_OF_TRAITOR + left - CASTLE * odds_of_storm(ahead, HOPED)


@rule
def worth_of_attack(table: Table, seat: int) -> float:
    """What it is worth to storm the castle: the match, if the own points are enough then."""
    mine = standing(table, seat) + GOAL_POINTS * is_traitor(table, seat)
    best = 0
    for other in range(table.seats):
        if other != seat:
            best = max(best, standing(table, other))
    worth = CASTLE if mine > best else -CASTLE
    return worth * chance_against_all(table, seat) - GIVEN_UP * table.actions_left


@rule
def danger(table: Table, seat: int, strengths: Floats, tapped: float, posted: float, gone: float) -> float:
    """How likely an exile is to take the castle at the next turn, if a seat first taps or posts so much strength.

    Who comes before the recovery finds tapped what is tapped; who comes after it finds only what is gone for good.
    """
    most = 0.0
    for exile in range(table.seats):
        if exile != seat and table.exile[exile]:
            soon = steps_between(table, table.start, exile) > steps_between(table, table.start, table.actor)
            when = NOW if soon else RESTED
            ahead = strengths[when, exile] - posted + (tapped if soon else gone)
            for other in range(table.seats):
                if table.exile[other] == 0:
                    ahead -= strengths[when, other]
            most = max(most, odds_of_storm(ahead, FEARED))
    return most


@rule
def worth_of_guard(table: Table, seat: int, strengths: Floats, risk: float) -> float:
    """What it is worth to post a guard: as much as it lowers the risk that an exile takes the castle."""
    gain = 0.0
    if risk > 0.0:
        gain = CASTLE_LOST * (risk - danger(table, seat, strengths, 0.0, 1.0 * GUARD_STRENGTH, 0.0))
    return gain - POWER * GUARD_PRICE - GEM


@rule
def cost_of_tapping(table: Table, seat: int, strengths: Floats, tapped: float, risk: float) -> float:
    """What it costs that so much strength does not defend the castle."""
    if table.exile[seat]:
        return 0.0
    return CASTLE_LOST * (danger(table, seat, strengths, tapped, 0.0, 0.0) - risk)
