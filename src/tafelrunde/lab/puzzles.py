"""Mining puzzles: strong bots play, and where one move is clearly best, doubled search must agree before it is kept."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tafelrunde.bots import bot
from tafelrunde.bots.search import Budget, Expectation, expect, think
from tafelrunde.kernel import Game, Match, Move, View
from tafelrunde.lessons.puzzle import Puzzle, Wrong, puzzles_of
from tafelrunde.review import loss

ITERATIONS = 3000
"""Of the first search; doubled to confirm what it found, and ten times that much to check what is kept."""
GLANCE = 400
"""Iterations that tell whether a position is worth a search: most are not."""
PROMISING = 0.04
"""By so much of the win, or with so many of the visits (`MOST_VISITS`), a move must lead at that first glance."""
MOST_VISITS = 0.7
CLEARLY = 0.08
"""By so much of the win the answer must beat every other move, beyond what chance explains."""
RIVALS = 4
"""So many other moves are looked at as closely as the answer."""
LEVEL = 4
MOST_OF_A_THEME = 0.6
FEWEST, MOST_MOVES = 3, 60
DEEPER = 10
OF_A_MATCH = 2
EVERY = 3
"""One decision in so many is looked at, by chance, so that puzzles come from all parts of a match."""


@dataclass
class Mined:
    """A puzzle, and whether a search ten times as deep finds the same answer."""

    puzzle: Puzzle
    stable: bool


def collect(game: Game, wanted: int, seed: int, progress: Callable[[list[Puzzle]], None]) -> float:
    """Find so many puzzles that deeper search agrees with; the share of those mined of which that is true.

    `progress` is given all that are kept so far, again and again. No theme takes more than its part of all.
    """
    kept: list[Puzzle] = []
    themes: Counter[str] = Counter()
    agreed = mined = 0
    for each in mine(game, seed):
        if each is not None:
            mined, agreed = mined + 1, agreed + each.stable
            theme = each.puzzle.theme(game)
            if each.stable and themes[theme] < wanted * MOST_OF_A_THEME:
                themes[theme] += 1
                kept.append(each.puzzle)
        progress(sorted(kept, key=lambda puzzle: (puzzle.theme(game), -puzzle.wrong[0].cost)))
        if len(kept) == wanted:
            break
    return agreed / max(mined, 1)


def agreement(game: Game, iterations: int = ITERATIONS * 2 * DEEPER, seed: int = 4) -> float:
    """The share of a game's puzzles to which a search of so many iterations finds the answer."""
    puzzles = puzzles_of(game)
    found = [answer_of(each.match(game).view(each.seat), iterations, seed) == each.answer for each in puzzles]
    return sum(found) / max(len(found), 1)


def mine(game: Game, seed: int = 1) -> Iterator[Mined | None]:
    """Puzzles without end; None after each match that is over, to show that work goes on."""
    dice = random.Random(seed)
    for number in range(1 << 30):
        seats = game.seats[number % len(game.seats)]
        yield from _of_match(game, seats, dice.getrandbits(32), dice)
        yield None


def _of_match(game: Game, seats: int, seed: int, dice: random.Random) -> Iterator[Mined]:
    match = game.start(seats, seed=seed)
    players = [bot(game, LEVEL, seed=dice.getrandbits(32)) for _ in range(seats)]
    decided: list[str] = []
    found = 0
    while not match.over:
        view = _view(match)
        if found < OF_A_MATCH and FEWEST <= len(view.legal) <= MOST_MOVES and not dice.randrange(EVERY):
            puzzle = _puzzle(view, seed, decided) if _is_promising(view) else None
            if puzzle is not None:
                found += 1
                yield Mined(puzzle, answer_of(view, ITERATIONS * 2 * DEEPER, seed=3) == puzzle.answer)
        move = players[view.viewer].choose(view)
        decided.append(str(move))
        match.play(move)


def _view(match: Match) -> View:
    assert match.to_move is not None
    return match.view(match.to_move)


def answer_of(view: View, iterations: int, seed: int) -> str:
    """The move that a search finds best."""
    return str(think(view, Budget(iterations=iterations), seed=seed).best)


def _is_promising(view: View) -> bool:
    best, rival, *_ = think(view, Budget(iterations=GLANCE)).moves
    lead = best.win_shares[view.viewer] - rival.win_shares[view.viewer]
    return lead > PROMISING or best.visits > GLANCE * MOST_VISITS


def _puzzle(view: View, seed: int, decided: list[str]) -> Puzzle | None:
    """The puzzle of a view, if one move is clearly best in two searches, the second twice as long."""
    found: dict[Move, Expectation] = {}
    for number, iterations in enumerate((ITERATIONS, ITERATIONS * 2), 1):
        best, *rivals = (each.move for each in think(view, Budget(iterations=iterations), seed=number).moves)
        if found and best != next(iter(found)):
            return None
        found = {each: _after(view, each, iterations, number) for each in (best, *rivals[:RIVALS])}
        if not all(_beats(found[best], found[rival], view.viewer) for rival in rivals[:RIVALS]):
            return None
    answer, *others = found
    wrong = sorted((_wrong(view, found[answer], move, found[move]) for move in others), key=lambda each: each.cost)
    share = round(found[answer].win_shares[view.viewer], 3)
    return Puzzle(view.seats, seed, list(decided), view.viewer, str(answer), share, wrong)


def _wrong(view: View, best: Expectation, move: Move, after: Expectation) -> Wrong:
    lost = loss(best, after, view.viewer)
    return Wrong(str(move), round(lost.wins, 3), round(lost.points, 1), lost.serves, round(lost.gain, 3))


def _after(view: View, move: Move, iterations: int, seed: int) -> Expectation:
    return expect(view, Budget(iterations=iterations // 2), only=move, seed=seed)


def _beats(one: Expectation, other: Expectation, seat: int) -> bool:
    lost = loss(one, other, seat)
    return lost.wins > CLEARLY + lost.margin
