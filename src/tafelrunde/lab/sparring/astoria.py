"""Cheap plans in Astoria, all of them about the castle."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.bots import bot
from tafelrunde.bots.roster import GREEDY
from tafelrunde.games.astoria.box import GLYPHS, GOALS, OWN_GLYPHS, SAVE
from tafelrunde.games.astoria.state import Phase
from tafelrunde.games.astoria.tally import tally
from tafelrunde.kernel import Move, View
from tafelrunde.lab.sparring import Plan


class Rusher:
    """A traitor who makes glyphs from the start: posts a guard, accuses falsely, and attacks in every turn after."""

    guards = 1

    def __init__(self, seed: int) -> None:
        self._otherwise = bot("astoria", GREEDY, seed=seed)

    @staticmethod
    def suits(view: View) -> bool:
        """Whether the seat is a traitor, with 5 and 6 seats a Great Alchemist."""
        return makes_glyphs(view) and goal(view) != SAVE

    def choose(self, view: View) -> Move:
        """The first move of the plan that is legal."""
        legal = {str(move): move for move in view.legal}
        planned = (legal[each] for each in self.plan(view, list(legal)) if each in legal)
        return next(planned, None) or self._otherwise.choose(view)

    def plan(self, view: View, legal: list[str]) -> Iterable[str]:
        """What to do, the dearest first; nothing where the plan has no say."""
        if view.field("phase") == Phase.ATTACK:
            own = f"ability {GLYPHS[int(view.field('colour')[view.viewer]) - 1]}"
            return [own, *(move for move in legal if move.startswith("tap")), "ready"]
        if view.field("phase") != Phase.ACT:
            return []
        if view.field("exile")[view.viewer]:
            return ["attack", "draw", "gather", "end"]
        if self.still_prepares(view) and "guard" in legal:
            return ["guard"]
        return [move for move in legal if move.startswith("accuse") and move.endswith(self.blames(view))]

    def still_prepares(self, view: View) -> bool:
        """Whether to post another guard before the accusation."""
        return bool(view.field("guards")[view.viewer] < self.guards)

    def blames(self, view: View) -> str:
        """The faction of which to accuse somebody: the own one, because that is sure to be wrong."""
        return GOALS[goal(view)]


class Besieger(Rusher):
    """A patient rusher: the guards that are posted first look like defenders of the castle."""

    guards = 3


class Usurper(Rusher):
    """Serves the king, but takes the castle while nobody has more points: then nobody's goal counts."""

    guards = 0

    @staticmethod
    def suits(view: View) -> bool:
        """Whether the seat serves the king, with 5 and 6 seats as a Great Alchemist, who starts with 20 power."""
        return makes_glyphs(view) and goal(view) == SAVE

    def plan(self, view: View, legal: list[str]) -> Iterable[str]:
        """The plan of the rusher, in turns in which the seat leads."""
        return super().plan(view, legal) if leads(view) or view.field("phase") == Phase.ATTACK else []

    def blames(self, view: View) -> str:
        """Any faction: right or wrong, both will do."""
        return ""


def leads(view: View) -> bool:
    """Whether no other seat has more points so far."""
    points = [sum(line.points for line in lines) for lines in tally(view)]
    return points[view.viewer] == max(points)


def goal(view: View) -> int:
    """The goal of the seat that looks."""
    return int(view.field("goal")[view.viewer]) - 1


def makes_glyphs(view: View) -> bool:
    """Whether the ability card of the seat that looks makes glyphs."""
    return bool(OWN_GLYPHS[view.field("role")[view.viewer]])


PARTNERS: dict[str, Plan] = {"rusher": Rusher, "besieger": Besieger, "usurper": Usurper}
