"""What a viewer can work out from the view: the coming siege, the battle in progress, and the own goal.

Boards show it. It uses nothing but the view, so it tells nobody more than they may know.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

from msgspec import Struct

from tafelrunde.games.astoria.box import (
    BARBARIANS,
    CARDS_OF_A_COLOUR,
    DRAGON,
    FLOW,
    GLYPHS,
    GOAL_POINTS,
    GOALS,
    GUARD_STRENGTH,
    INVASIONS,
    MOB,
    N_COLOURS,
    N_INVASIONS,
    OTHER_GLYPHS,
    OWN_GLYPHS,
    SAVE,
    TRACK_MOST,
    WARLORD_STRENGTH,
)
from tafelrunde.games.astoria.state import Lies, Phase, Place
from tafelrunde.games.astoria.tally import strongest, tally
from tafelrunde.games.astoria.telling.battles import guards_of_attack, guards_of_defence
from tafelrunde.kernel import Row, View

Glyph = Annotated[str, GLYPHS]
Goal = Annotated[str, GOALS]
Invasion = Annotated[str, INVASIONS]


class Track(Struct, frozen=True):
    """A track now, after the coming siege if nothing happens before, and where it ends the match."""

    now: int
    after_siege: int
    ends_at: int


class Warlord(Struct, frozen=True):
    """AS-K2 A living warlord: it takes 1 of the king's health unless one of those who can answer it does."""

    glyph: Glyph
    answered_by: list[int]
    """The seats with an untapped card that makes its glyph."""


class Siege(Struct, frozen=True):
    """AS-G1 AS-K1 AS-K2 What the coming siege does if nothing happens before and nobody answers a warlord."""

    health: Track
    hordes: Track
    mob: Track
    rage: Track
    sickens: bool
    warlords: list[Warlord]
    """Those still to be faced, in their order."""


class Drawn(Struct, frozen=True):
    """A card that may be drawn for the battle, and what it would make of it."""

    invasion: Invasion
    attack: int
    defence: int
    wins: bool
    """Whether the fighter or attacker would win."""


class Battle(Struct, frozen=True):
    """AS-A10 AS-X2 The battle in progress, as tapped so far: the cards that may be drawn, each as likely as another."""

    foe: Glyph | None
    """The warlord, or None for the castle."""
    guards_attacking: int
    guards_defending: int
    cards: list[Drawn]
    chance: float


class Prospect(Struct, frozen=True):
    """The own goal: what it would score now, and what makes it come true."""

    goal: Goal
    points_now: int
    """The own points if the match ended now by the king's sickness."""
    points_besides: int
    """Of these, everything but the goal."""
    to_go: int
    """Steps until the track of the goal is at its end."""
    leads: bool
    """AS-E3 Whether the faction of the goal would win by the king's sickness."""


class Forecast(Struct, frozen=True):
    """Everything that can be worked out; what does not apply now is None."""

    siege: Siege | None
    battle: Battle | None
    goal: Prospect | None


def forecast(view: View) -> Forecast:
    """What a viewer can work out from the view alone."""
    phase = view.field("phase")
    playing = Phase.INVADE <= phase < Phase.OVER
    in_battle = Phase.FIGHT <= phase <= Phase.BATTLE
    return Forecast(
        siege(view) if playing else None,
        battle(view) if in_battle else None,
        goal(view) if playing and view.seat is not None else None,
    )


def siege(view: View) -> Siege:
    """AS-G1 AS-K1 AS-K2 The tracks after the coming siege; while one is going on, what is left of it."""
    going_on = view.field("phase") in (Phase.ANSWER, Phase.RECOVER)
    living = [each - 1 for each in view.field("warlords") if each]
    sickens = not is_unmasked(view) and not going_on
    if view.field("phase") == Phase.ANSWER:
        living = living[living.index(view.field("foe") - 1) :]
    elif view.field("phase") == Phase.RECOVER:
        living = []
    growth = 0 if going_on else 1
    health = max(view.field("health") - sickens - len(living), 0)
    return Siege(
        Track(view.field("health"), health, 0),
        _grown(view.field("hordes"), growth * view.field("reinforcement")),
        _grown(view.field("mob"), growth * view.field("unrest")),
        _grown(view.field("rage"), 0),
        sickens,
        [Warlord(GLYPHS[each], [seat for seat in range(view.seats) if can_make(view, seat, each)]) for each in living],
    )


def can_make(view: View, seat: int, glyph: int) -> bool:
    """AS-K2 Whether a seat has an untapped card that makes a glyph: everybody sees all of them."""
    if not view.field("ability_tapped")[seat]:
        role = view.field("role")[seat]
        own = view.field("colour")[seat] == glyph + 1
        if (OWN_GLYPHS if own else OTHER_GLYPHS)[role]:
            return True
    cards = slice(glyph * CARDS_OF_A_COLOUR, (glyph + 1) * CARDS_OF_A_COLOUR)
    mine = view.field("before")[cards] == seat + 1
    return bool((mine & (view.field("lies")[cards] == Lies.READY)).any())


def _grown(now: int, by: int) -> Track:
    return Track(now, min(now + by, TRACK_MOST), TRACK_MOST)


def is_unmasked(view: View) -> bool:
    """AS-K1 Whether an unmasked traitor keeps the king from sickening."""
    if view.options["sickness_stops"] == "that round":
        return bool(view.field("unmasked_now"))
    return bool(view.field("shown").any())


def battle(view: View) -> Battle:
    """AS-A10 AS-X2 All cards that may come, by what this viewer has seen of the pile."""
    foe = view.field("foe")
    own = 0 if foe else guards_of_attack(view)
    others = 0 if foe else guards_of_defence(view)
    cards = []
    for card in next_cards(view):
        attack = _strength(view.field("glyphs"), card) + own * GUARD_STRENGTH
        if foe:
            needed = int(WARLORD_STRENGTH[foe - 1])
            cards.append(Drawn(INVASIONS[card], attack, needed, attack >= needed))
        else:
            defence = _strength(view.field("defence"), card) + others * GUARD_STRENGTH
            cards.append(Drawn(INVASIONS[card], attack, defence, attack > defence))
    chance = Fraction(sum(each.wins for each in cards), max(len(cards), 1))
    return Battle(GLYPHS[foe - 1] if foe else None, own, others, cards, float(chance))


def next_cards(view: View) -> list[int]:
    """AS-R3 AS-Y6 The invasion cards that may come next: one, for a viewer who has looked at it."""
    if view.seat is not None and view.field("glimpsed")[view.seat]:
        return [int(view.field("foresight")[view.seat, 0]) - 1]
    places = view.field("invasion_at")
    for place in (Place.PILE, Place.DISCARDS):
        found = [card for card in range(N_INVASIONS) if places[card] == place]
        if found:
            return found
    return []


def _strength(glyphs: Row, card: int) -> int:
    return sum(int(glyphs[glyph]) * int(FLOW[card, glyph]) for glyph in range(N_COLOURS))


def goal(view: View) -> Prospect | None:
    """AS-E1 AS-E3 AS-E4 The own goal."""
    seat = view.seat
    if seat is None or not view.field("goal")[seat]:
        return None
    own = int(view.field("goal")[seat]) - 1
    tracks = {SAVE: "health", BARBARIANS: "hordes", DRAGON: "rage", MOB: "mob"}
    besides = sum(each.points for each in tally(view)[seat])
    leads = own != SAVE and strongest(view) == own
    to_go = TRACK_MOST - view.field(tracks[own])
    return Prospect(GOALS[own], besides + GOAL_POINTS * leads, besides, to_go, leads)
