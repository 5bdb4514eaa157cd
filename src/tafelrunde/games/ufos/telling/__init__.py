"""How UFOs! tells itself: a flight, a bump with all that comes of it, a try for a restaurant are each one deed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tafelrunde.games.ufos.telling.actions import tell_new, tell_stand_taken, tell_stands, tell_try, tell_turn_end
from tafelrunde.games.ufos.telling.asking import ask
from tafelrunde.games.ufos.telling.bumps import tell_bump
from tafelrunde.games.ufos.telling.flights import tell_flight, tell_movement_end
from tafelrunde.games.ufos.telling.turns import tell_setup, tell_start, tell_what_follows
from tafelrunde.kernel import Argument, Line, Move, Played, Seat, Step, Telling

__all__ = ["TELLING"]

IN_A_BUMP = ("support", "bump-roll", "push", "step", "witness", "no-witness")
GOES_ON_WITH = {
    "tile": ("tile", "first"),
    "fly": ("to", "onto"),
    "bump": IN_A_BUMP,
    **dict.fromkeys(IN_A_BUMP, IN_A_BUMP),
    "end-movement": ("end-turn",),
    "stand": ("stand",),
    "open": ("try-roll",),
    "take-over": ("try-roll",),
}
TELLS = {
    "tile": tell_setup,
    "first": tell_setup,
    "start": tell_start,
    "fly": tell_flight,
    "to": tell_flight,
    "onto": tell_flight,
    "end-movement": tell_movement_end,
    "bump": tell_bump,
    **dict.fromkeys(IN_A_BUMP, tell_bump),
    "stand": tell_stands,
    "take-stand": tell_stand_taken,
    "open": tell_try,
    "take-over": tell_try,
    "try-roll": tell_try,
    "new": tell_new,
    "end-turn": tell_turn_end,
}


def continues(deed: Sequence[Played], played: Played) -> bool:
    """Whether a move goes on with the deed before it."""
    return played.move.kind in GOES_ON_WITH.get(deed[-1].move.kind, ())


def tell(deed: Sequence[Step]) -> Iterator[Line]:
    """The lines of a deed, told by its first move, and what follows from its last: a new round, or the end."""
    yield from TELLS[deed[0].move.kind](deed)
    yield from tell_what_follows(deed[-1])


def choice(move: Move) -> Mapping[str, Argument]:
    """A seat that is chosen is called by its name."""
    return {"name": Seat(int(move.parts["seat"]))} if "seat" in move.parts else {}


TELLING = Telling(tell=tell, continues=continues, ask=ask, choice=choice)
