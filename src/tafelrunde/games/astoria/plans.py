"""Cheap plans for sparring partners, all of them about the castle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tafelrunde.games.astoria.box import GLYPHS, GOALS, OWN_GLYPHS, SAVE
from tafelrunde.games.astoria.state import Phase
from tafelrunde.games.astoria.tally import tally
from tafelrunde.kernel import View


@dataclass(frozen=True)
class Rush:
    """A traitor who makes glyphs from the start: posts guards, accuses falsely, and attacks in every turn after.

    The more guards are posted first, the longer they look like defenders of the castle.
    """

    guards: int

    @staticmethod
    def suits(view: View) -> bool:
        """Whether the seat is a traitor, with 5 and 6 seats a Great Alchemist."""
        return makes_glyphs(view) and goal(view) != SAVE

    def moves(self, view: View) -> Sequence[str]:
        """The attack as soon as there is one, before it the way into exile."""
        legal = [str(move) for move in view.legal]
        if view.field("phase") == Phase.ATTACK:
            own = f"ability {GLYPHS[int(view.field('colour')[view.viewer]) - 1]}"
            return [own, *(move for move in legal if move.startswith("tap")), "ready"]
        if view.field("phase") != Phase.ACT:
            return []
        if view.field("exile")[view.viewer]:
            return ["attack", "draw", "gather", "end"]
        if view.field("guards")[view.viewer] < self.guards and "guard" in legal:
            return ["guard"]
        return [move for move in legal if move.startswith("accuse") and move.endswith(self.blames(view))]

    def blames(self, view: View) -> str:
        """The faction of which to accuse somebody: the own one, because that is sure to be wrong."""
        return GOALS[goal(view)]


class Usurpation(Rush):
    """Serves the king, but takes the castle while nobody has more points: then nobody's goal counts."""

    @staticmethod
    def suits(view: View) -> bool:
        """Whether the seat serves the king, with 5 and 6 seats as a Great Alchemist, who starts with 20 power."""
        return makes_glyphs(view) and goal(view) == SAVE

    def moves(self, view: View) -> Sequence[str]:
        """Those of a rush, in turns in which the seat leads."""
        return super().moves(view) if leads(view) or view.field("phase") == Phase.ATTACK else []

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


PLANS = {"rusher": Rush(guards=1), "besieger": Rush(guards=3), "usurper": Usurpation(guards=0)}
