"""Festival as a game of OpenSpiel's, so that a search nobody here wrote can play it against ours.

Chance is drawn by the state itself, and a world that fits what a player knows is imagined by our kernel: the peer gets
both for free, and its own search, written in Python like ours, does the rest.
"""
# mypy: disable-error-code="import-not-found, import-untyped, misc, no-untyped-call, type-arg"

import random
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import tafelrunde as tr
from bench import peers
from bench.strength import SEATS, Wanted
from tafelrunde.bots.search import Budget, load_search, think
from tafelrunde.kernel import NATURE, OVER, engine
from tafelrunde.kernel.dice import new_dice
from tafelrunde.kernel.offer import room_for_chances, room_for_offers
from tafelrunde.kernel.record import bytes_of
from tafelrunde.lab.arena import APART
from tafelrunde.lab.diary import SEED, ways_of

SECONDS_A_DECISION = 0.1
UCT = 1.4
FEWEST_SIMULATIONS = 2

TYPE = pyspiel.GameType(
    short_name="tafelrunde_festival",
    long_name="Festival",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)


class FestivalGame(pyspiel.Game):
    """The game for OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=len(RULES.moves),
            max_chance_outcomes=0,
            num_players=SEATS,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=RULES.longest,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> "FestivalState":
        """A new match."""
        return FestivalState(self, RULES.start(seats=SEATS, seed=SEED).state_bytes())


class Workspace:
    """What the kernel needs to go on from one decision to the next, once for all states."""

    def __init__(self) -> None:
        self.tables = RULES.record.blank()
        self.seen = RULES.record.blank()
        self.offered, self.chances = room_for_offers(RULES.moves), room_for_chances(RULES.moves)
        self.asked = RULES.moves.asked()
        self.log = np.zeros((RULES.longest, 2), np.int64)
        self.dice = random.Random(SEED)

    def lay(self, cells: bytes) -> None:
        """Put a state on the table."""
        bytes_of(self.tables)[0] = np.frombuffer(cells, np.uint8)

    def go_on(self, cells: bytes, move: int) -> tuple[bytes, int, list[int]]:
        """Make a move, and all up to the next decision: the state then, whose decision it is, and what it may be."""
        self.lay(cells)
        who, choices, _ = engine.step(self.tables, move, 0, self.offered, self.chances, self.asked, self.log)
        while who == NATURE:
            drawn = self.dice.randrange(choices)
            who, choices, _ = engine.step(
                self.tables, engine.DRAWN, drawn, self.offered, self.chances, self.asked, self.log
            )
        return self.tables.tobytes(), who, sorted(self.offered[1 : 1 + choices].tolist()) if who >= 0 else []

    def view(self, cells: bytes, seat: int) -> bytes:
        """What a seat sees."""
        self.lay(cells)
        sight = RULES.sight
        engine.see(bytes_of(self.tables), seat, sight.keep, sight.counts, bytes_of(self.seen))
        return self.seen.tobytes()

    def imagined(self, cells: bytes, seat: int) -> bytes:
        """A state that fits what a seat sees."""
        self.lay(self.view(cells, seat))
        for count in RULES.record.counts:
            self.tables[count] = 0
        engine.imagine_world(self.tables, seat, new_dice(self.dice.getrandbits(32)))
        return self.tables.tobytes()

    def winners(self, cells: bytes) -> list[int]:
        """Who has won."""
        self.lay(cells)
        points, places = np.zeros((2, SEATS), np.int64)
        engine.finish(self.tables, points, places)
        return np.flatnonzero(places == 1).tolist()


class FestivalState(pyspiel.State):
    """A match as OpenSpiel sees it; all it holds can be shared by its clones."""

    def __init__(self, game: FestivalGame, cells: bytes) -> None:
        super().__init__(game)
        self.cells, self.who, self.legal = WORKSPACE.go_on(cells, engine.NOTHING)

    def current_player(self) -> int:
        """Whose turn it is."""
        return int(pyspiel.PlayerId.TERMINAL) if self.who == OVER else self.who

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal

    def _apply_action(self, action: int) -> None:
        self.cells, self.who, self.legal = WORKSPACE.go_on(self.cells, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(RULES.moves[action])

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.who == OVER

    def returns(self) -> list[float]:
        """The shares of the win."""
        winners = WORKSPACE.winners(self.cells) if self.who == OVER else []
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(SEATS)]

    def information_state_string(self, player: int | None = None) -> str:
        """What a player knows: the view of its seat."""
        return WORKSPACE.view(self.cells, self.who if player is None else player).hex()

    def __str__(self) -> str:
        return self.cells.hex()


class Timed(ismcts.ISMCTSBot):
    """OpenSpiel's information-set search, for so many seconds a decision instead of so many simulations."""

    def run_search(self, state: Any) -> Any:
        """Simulate until the time is up."""
        self.reset()
        if len(state.legal_actions()) == 1:
            return [(state.legal_actions()[0], 1.0)]
        self._root_node = self.create_new_node(state)
        end = time.perf_counter() + SECONDS_A_DECISION
        simulations = 0
        while simulations < FEWEST_SIMULATIONS or time.perf_counter() < end:
            self.run_simulation(self.sample_root_state(state))
            simulations += 1
        return self.get_final_policy(state, self._root_node)


def peer(game: FestivalGame, seed: int) -> Timed:
    """The peer's bot, with a new world for each simulation and random rollouts."""
    dice = np.random.RandomState(seed)
    bot = Timed(game, mcts.RandomRolloutEvaluator(1, dice), UCT, max_simulations=0, random_state=dice)
    bot.set_resampler(lambda state, player: FestivalState(game, WORKSPACE.imagined(state.cells, player)))
    return bot


@dataclass(frozen=True)
class AgainstPeer(Wanted):
    """Two of ours against two of the peer's, with the same time a decision."""

    game: str = "festival"
    one: str = "two of ours"
    others: str = f"two of {peers.OPEN_SPIEL}, ismcts"
    times: float = 1.3
    sides: int = 2

    @property
    def ways(self) -> list[str]:
        """How both play."""
        return [ways_of(self.game, SEATS), f"{SECONDS_A_DECISION} s", f"{peers.OPEN_SPIEL}, {UCT}"]

    def play(self, number: int) -> float:
        """Our share of the win of one match."""
        ours = {(number + step) % SEATS for step in ((0, 1) if number % 2 else (0, 2))}
        game = FestivalGame()
        theirs = peer(game, number)
        load_search(RULES)
        match = RULES.start(seats=SEATS, seed=SEED * APART + number)
        while match.to_move is not None:
            seat = match.to_move
            if seat in ours:
                budget = Budget(milliseconds=round(SECONDS_A_DECISION * 1000))
                match.play(think(match.view(seat), budget, seed=number).best)
            else:
                match.play(RULES.moves[int(theirs.step(FestivalState(game, match.state_bytes())))])
        return sum(seat in ours for seat in match.winners) / len(match.winners)


RULES = tr.game("festival")
WORKSPACE = Workspace()
