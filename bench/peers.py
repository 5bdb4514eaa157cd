"""How fast the peers are: OpenSpiel's own loops, each on one core, as the benchmark compares them with ours.

A decision is a move of a player, forced ones included; a move of chance is played and timed but not counted.
"""
# mypy: disable-error-code="import-not-found, import-untyped"

import itertools
import random
import time
import timeit
from collections import Counter
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from importlib.metadata import version
from typing import Any

import pyspiel

from bench.report import Rate, in_turns

__all__ = [
    "OPEN_SPIEL",
    "Ply",
    "Rate",
    "a_deal_and_its_length",
    "connect_four",
    "connect_four_positions",
    "connect_four_rollouts",
    "crazy_eights",
    "crazy_eights_rollouts",
    "hearts_clone",
    "hearts_clone_net",
    "team_dominoes",
]

Game = Any
State = Any

OPEN_SPIEL = f"OpenSpiel {version('open_spiel')}"

MATCHES = 500
DEALS, ROLLOUTS = 100, 50
CLONES = 20_000
PYTHON_MATCHES = 50
HALF_THE_CARDS = 26
SEED = 1


@dataclass(frozen=True, slots=True)
class Ply:
    """What the first plies of a game can lead to: distinct positions, and the sequences of moves that reach them."""

    number: int
    positions: int
    sequences: int


def crazy_eights(seats: int = 5, seconds: float = 3.0) -> Rate:
    """Decisions a second of whole C++ matches of Crazy Eights between uniformly random C++ bots."""
    return _bots(f"crazy_eights(players={seats})", seconds)


def connect_four(seconds: float = 3.0) -> Rate:
    """Decisions a second of whole C++ matches of Connect Four between uniformly random C++ bots."""
    return _bots("connect_four", seconds)


def crazy_eights_rollouts(seats: int = 5, seconds: float = 3.0) -> Rate:
    """Decisions a second of C++ rollouts of Crazy Eights after the deal, which no bot and no Python interrupts."""
    return _rollouts(f"crazy_eights(players={seats})", seconds)


def connect_four_rollouts(seconds: float = 3.0) -> Rate:
    """Decisions a second of C++ rollouts of Connect Four, which no bot and no Python interrupts."""
    return _rollouts("connect_four", seconds)


def connect_four_positions(plies: int = 6) -> list[Ply]:
    """What Connect Four can look like after each of the first plies, a position that ends the match included.

    Sequences of moves are counted through the positions: as many lead to a position as led to those before it.
    """
    start = pyspiel.load_game("connect_four").new_initial_state()
    states, ways = {str(start): start}, Counter({str(start): 1})
    counted = []
    for number in range(1, plies + 1):
        reached: dict[str, State] = {}
        reached_ways: Counter[str] = Counter()
        for board, state in states.items():
            for move in state.legal_actions():
                child = state.child(move)
                reached.setdefault(str(child), child)
                reached_ways[str(child)] += ways[board]
        states, ways = reached, reached_ways
        counted.append(Ply(number, len(states), ways.total()))
    return counted


def hearts_clone(seconds: float = 3.0) -> Rate:
    """Clones a second of a C++ Hearts state with half of the cards played, made, wrapped and dropped from Python."""
    return _clones("hearts, half played, from Python", _half_played_hearts(), seconds)


def hearts_clone_net(seconds: float = 3.0) -> Rate:
    """The same without Python's share, for comparison with clones made inside compiled code.

    What the call and the wrapping cost is taken from cloning the smallest state, an empty tic-tac-toe board, in the
    same way. That is about a tenth less than a C++ loop over the same virtual call reaches.
    """
    smallest = pyspiel.load_game("tic_tac_toe").new_initial_state()
    call, whole = in_turns(partial(_clones, "tic_tac_toe", smallest), hearts_clone, seconds=seconds / 2)
    net = 1 / (1 / whole.per_second - 1 / call.per_second)
    return Rate("hearts, half played, call subtracted", OPEN_SPIEL, net, "clones", (net,))


def team_dominoes(seconds: float = 3.0) -> Rate:
    """Decisions a second of a plain Python loop over a game that is itself written in Python, its deal included.

    The deal is sampled with the standard library, which is several times faster here than NumPy's `choice`.
    """
    import_module("open_spiel.python.games.team_dominoes")  # registers the game, and takes half a second
    game = pyspiel.load_game("python_team_dominoes")
    dice = random.Random(SEED)

    def run() -> tuple[int, float]:
        decisions = 0
        begun = time.perf_counter()
        for _ in range(PYTHON_MATCHES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    _draw(state, dice)
                else:
                    state.apply_action(dice.choice(state.legal_actions()))
                    decisions += 1
        return decisions, time.perf_counter() - begun

    return Rate.best_of("python_team_dominoes, Python loop", OPEN_SPIEL, "decisions", run, seconds)


def _bots(game_name: str, seconds: float) -> Rate:
    """Whole matches by `evaluate_bots`, from the empty table to the last move.

    It plays the very state it is given, so the decisions of exactly the timed matches can be counted afterwards, from
    the histories of their states.
    """
    game = pyspiel.load_game(game_name)
    bots = _random_bots(game)
    seeds = itertools.count(SEED)

    def run() -> tuple[int, float]:
        states = []
        begun = time.perf_counter()
        for _ in range(MATCHES):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            states.append(state)
        elapsed = time.perf_counter() - begun
        return sum(map(_decisions, states)), elapsed

    return Rate.best_of(f"{game_name}, evaluate_bots", OPEN_SPIEL, "decisions", run, seconds)


def _rollouts(game_name: str, seconds: float) -> Rate:
    """Random rollouts of a `RandomRolloutEvaluator`, reached by a tree search of a single simulation.

    The search cannot start at a move of chance, so the deal is made before and not timed. The rollouts are not to be
    seen from Python; as many matches by random bots from the same deals say how many decisions they take on average
    (within one per cent).
    """
    game = pyspiel.load_game(game_name)
    deals, decisions = _sample(game_name)
    search = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=SEED,
        verbose=False,
    )

    def run() -> tuple[int, float]:
        begun = time.perf_counter()
        for deal in deals:
            search.mcts_search(deal)
        return decisions, time.perf_counter() - begun

    return Rate.best_of(f"{game_name}, rollouts after the deal", OPEN_SPIEL, "decisions", run, seconds)


def a_deal_and_its_length(game_name: str) -> tuple[State, float]:
    """The state after a deal with something to decide, and how many decisions a random match from a deal takes."""
    deals, decisions = _sample(game_name)
    return next(deal for deal in deals if len(deal.legal_actions()) > 1), decisions / (DEALS * ROLLOUTS)


@cache
def _sample(game_name: str) -> tuple[list[State], int]:
    """Some deals, and how many decisions random bots take when they play each of them as often as it is rolled out."""
    game = pyspiel.load_game(game_name)
    bots = _random_bots(game)
    dice = random.Random(SEED)
    deals = [_dealt(game, dice) for _ in range(DEALS)]
    decisions = 0
    for deal, seed in itertools.product(deals, range(ROLLOUTS)):
        state = deal.clone()
        pyspiel.evaluate_bots(state, bots, seed)
        decisions += _decisions(state)
    return deals, decisions


def _clones(name: str, state: State, seconds: float) -> Rate:
    timer = timeit.Timer(state.clone)
    return Rate.best_of(name, OPEN_SPIEL, "clones", lambda: (CLONES, timer.timeit(CLONES)), seconds)


def _half_played_hearts() -> State:
    """A random match of Hearts, taken back to where half of the cards were played."""
    game = pyspiel.load_game("hearts")
    ended = game.new_initial_state()
    pyspiel.evaluate_bots(ended, _random_bots(game), SEED)
    state = game.new_initial_state()
    for move in ended.history()[:-HALF_THE_CARDS]:
        state.apply_action(move)
    return state


def _random_bots(game: Game) -> list[Any]:
    return [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())]


def _dealt(game: Game, dice: random.Random) -> State:
    """The state before the first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        _draw(state, dice)
    return state


def _draw(state: State, dice: random.Random) -> None:
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(dice.choices(outcomes, odds)[0])


def _decisions(state: State) -> int:
    return sum(move.player >= 0 for move in state.full_history())
