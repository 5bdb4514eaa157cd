"""What is being decided, told to whoever decides and to those who wait."""

from __future__ import annotations

from tafelrunde.games.astoria.box import COLOURS, FLOW, GLYPHS, POWER_MOST, WARLORD_STRENGTH
from tafelrunde.games.astoria.state import ENDINGS, Phase
from tafelrunde.games.astoria.telling.phrases import glyphs
from tafelrunde.kernel import Argument, Move, Phrase, Seat, View

_ASKED = {
    Phase.CHOOSE_ROLE: "choose-role",
    Phase.PROTECT: "protect",
    Phase.FIGHT: "fight",
    Phase.ATTACK: "attack",
    Phase.DEFEND: "defend",
    Phase.ANSWER: "answer",
    Phase.RECOVER: "recover",
}
_BY_FLOW = {"burn", "buy"}


def ask(view: View) -> Phrase:
    """The question to the seat that decides; for the others, what they wait for."""
    if view.to_move is None or view.to_move < 0:
        ending = view.field("ending")
        return Phrase(f"reason-{ENDINGS[ending - 1]}") if ending else Phrase("wait-chance")
    told = about(view)
    if view.seat == view.to_move:
        return Phrase(f"decide-{question(view)}", told)
    return Phrase(f"wait-{_ASKED.get(view.field('phase'), 'act')}", told | {"name": Seat(view.to_move)})


def question(view: View) -> str:
    """What exactly is asked; in a turn that depends on what is left of it."""
    phase = view.field("phase")
    if phase == Phase.DEFEND and not view.field("glyphs").any():
        return "defend-against-guards"
    if phase != Phase.ACT:
        return _ASKED[phase]
    if view.field("actions_left"):
        return "act-with-glyphs" if view.field("glyphs").any() else "act"
    return "second-gem" if view.field("craft_again") else "glyphs"


def about(view: View) -> dict[str, Argument]:
    """What questions speak of: actions, glyphs, the warlord, the guard in danger, the attacker."""
    told: dict[str, Argument] = {
        "actions_left": view.field("actions_left"),
        "glyphs": list(glyphs(view.field("glyphs"))),
        "attacker": Seat(view.field("actor")),
    }
    if foe := view.field("foe"):
        told |= {"foe": GLYPHS[foe - 1], "strength": int(WARLORD_STRENGTH[foe - 1])}
    if prey := view.field("prey"):
        told["target"] = Seat(prey - 1)
    return told


def choice(move: Move) -> dict[str, Argument]:
    """A seat that is meant is called by its name; without a table, power has no number."""
    if move.kind in _BY_FLOW:
        return {"power": 0}
    return {"name": Seat(int(move.parts["seat"]))} if "seat" in move.parts else {}


def choice_now(view: View, move: Move) -> dict[str, Argument]:
    """AS-A3 AS-A4 The power that a gem brings when burnt, as far as there is room for it, or costs when bought."""
    if move.kind not in _BY_FLOW:
        return {}
    flow = int(FLOW[view.field("open_invasion") - 1, COLOURS.number(move.parts["colour"])])
    room = POWER_MOST - int(view.field("power")[view.field("actor")])
    return {"power": min(flow, room) if move.kind == "burn" else flow}
