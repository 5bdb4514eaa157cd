"""Bots: they receive views, never states, and answer with a move."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from tafelrunde.bots.character_bot import CharacterBot
from tafelrunde.bots.opinion import opinion
from tafelrunde.bots.ranking import moves_to_show
from tafelrunde.bots.roster import LEVELS, Character, cast, character, characters, free_name, next_free
from tafelrunde.bots.search import Budget, Considered, Searcher, Thought, search_is_loaded
from tafelrunde.kernel import Game, Move, View

__all__ = [
    "LEVELS",
    "Bot",
    "Character",
    "CharacterBot",
    "bot",
    "cast",
    "characters",
    "free_name",
    "hint",
    "moves_to_show",
    "next_free",
]


FORESEEN = 5
"""Of so many moves a hint says what the seat would decide next."""


class Bot(Protocol):
    """Whoever decides for a seat."""

    def choose(self, view: View) -> Move:
        """One of the legal moves of the view."""


def bot(
    game: Game | str, level: int = 3, *, name: str | None = None, seed: int | None = None, patient: bool = True
) -> CharacterBot:
    """A bot of some strength for a game: the character of a name, or the first of its level.

    Without a seed it never plays the same way twice. One that is not patient plays greedily as long as search is still
    being compiled.
    """
    return CharacterBot(character(game, level, name), seed, patient=patient)


def hint(view: View, milliseconds: int = 1000, *, threads: int = 1, seed: int = 0, patient: bool = True) -> Thought:
    """The moves of a view, the best first, with what to expect of each.

    `thought.moves[0].points` and `.win_shares` are what each seat may expect of the best move, and `.margin(seat)` how
    far its win share may be off; `.then` is what the seat would decide next. Who is not patient gets the moves by their
    priors, without expectations, as long as search is still being compiled.
    """
    if not (patient or search_is_loaded(view.game)):
        moves, liked = opinion(view, seed)
        ranked = tuple(Considered(moves[i]) for i in (-liked).argsort())
        return Thought(ranked, (), 0)
    searcher = Searcher(seed=seed)
    thought = searcher.think(view, Budget(milliseconds=milliseconds, threads=threads))
    first, rest = thought.moves[:FORESEEN], thought.moves[FORESEEN:]
    return replace(thought, moves=(*(searcher.foresee(view, each) for each in first), *rest))
