"""What is being decided, told to whoever decides and to those who wait."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.ufos.box import CITIES
from tafelrunde.games.ufos.state import Phase
from tafelrunde.games.ufos.telling.bumps import loser_of, sides
from tafelrunde.games.ufos.telling.phrases import at, away_from, chosen_kind, fight_in, ufo_place
from tafelrunde.games.ufos.telling.turns import reason_of
from tafelrunde.kernel import Argument, Phrase, Seat, View

Asked = tuple[str, dict[str, Argument]]


def ask(view: View) -> Phrase:
    """The question for whoever is to move, and what the others are waiting for."""
    if view.to_move is None:
        return Phrase(f"reason-{reason_of(view)}")
    code, about = QUESTIONS[Phase(view.field("phase"))](view)
    if view.seat == view.to_move:
        return Phrase(f"decide-{code}", about)
    return Phrase(f"wait-{code}", about | {"name": Seat(view.to_move)})


def _flight(view: View) -> Asked:
    kinds = {move.kind for move in view.legal}
    return "flight", {"new": "yes" if "new" in kinds else "no"}


def _target(view: View) -> Asked:
    start = ufo_place(view, int(view.field("active")), view.field("chosen") - 1)
    piece = "restaurant" if start in CITIES else "stand"
    may_be_put = any(move.kind == "onto" for move in view.legal)
    return "target", {"ufo": chosen_kind(view), "from": away_from(start), "piece": piece if may_be_put else "none"}


def _side(view: View) -> Asked:
    attacker, defender = sides(view)
    return "side", {"attacker": Seat(attacker), "defender": Seat(defender), "at": at(fight_in(view))}


def _share(view: View) -> Asked:
    loser, fight = loser_of(view), view.field("fight")
    ufos = int((view.field("ufos")[loser] == fight).sum())
    return "share-out", {"target": Seat(loser), "ufos": ufos, "count": max(view.field("to_share"), ufos)}


def _way(view: View) -> Asked:
    loser = loser_of(view)
    here = ufo_place(view, loser, view.field("chosen") - 1)
    about: dict[str, Argument] = {"target": Seat(loser), "ufo": chosen_kind(view), "from": away_from(here)}
    return "way", about | {"count": view.field("steps_left")}


def _witness(view: View) -> Asked:
    loser = loser_of(view)
    here = ufo_place(view, loser, view.field("chosen") - 1)
    return "witness-from", {"target": Seat(loser), "to": Phrase("to-place", {"place": here})}


def _action(view: View) -> Asked:
    return "action", {"count": len(view.legal) - 1}


QUESTIONS: dict[Phase, Callable[[View], Asked]] = {
    Phase.START: lambda view: ("village", {}),
    Phase.MOVE: _flight,
    Phase.AIM: _target,
    Phase.BUMP: lambda view: ("next-bump", {}),
    Phase.SUPPORT: _side,
    Phase.SHARE: _share,
    Phase.STEP: _way,
    Phase.WITNESS: _witness,
    Phase.ACT: _action,
}
