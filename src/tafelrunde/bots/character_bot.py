"""Bots with the strength, temper and name of a character of the roster."""

from __future__ import annotations

import logging
import random

from tafelrunde.bots.opinion import PriorBot
from tafelrunde.bots.roster import ATTENTION, GREEDY, LONGEST_THOUGHT, TEMPERS, Character
from tafelrunde.bots.search import Budget, Searcher, Temper, search_is_loaded
from tafelrunde.kernel import Move, View

_log = logging.getLogger(__name__)


class CharacterBot:
    """A bot for one seat of one match. One that searches keeps its tree from one decision to the next."""

    def __init__(self, character: Character, seed: int | None = None, *, patient: bool = True) -> None:
        self.character = character
        self.patient = patient
        """Whether it waits until search is compiled, or plays greedily till then."""
        self._prior_bot = PriorBot(ATTENTION.get(character.level, 1.0), seed)
        self._searcher = None
        if character.level > GREEDY:
            win, place = TEMPERS[character.temper]
            self._searcher = Searcher(Temper(win, place), seed=random.Random(seed).getrandbits(32))

    @property
    def level(self) -> int:
        """How strong it is, from 1 to 6."""
        return self.character.level

    @property
    def name(self) -> str:
        """What it is called."""
        return self.character.name

    def choose(self, view: View) -> Move:
        """A legal move. Should search fail, one that is patient makes that with the highest prior."""
        if self._searcher is None or len(view.legal) == 1 or not (self.patient or search_is_loaded(view.game)):
            return self._prior_bot.choose(view)
        iterations = self.character.iterations
        budget = Budget(iterations, LONGEST_THOUGHT, until_clear=iterations is None)
        try:
            return self._searcher.think(view, budget).best
        except Exception:  # whatever goes wrong in search, the match goes on
            if not self.patient:
                raise  # a table replaces the bot, and says where that happened
            _log.exception("search failed: game %s, level %s, seat %s", view.game.name, self.level, view.seat)
            return PriorBot().choose(view)
