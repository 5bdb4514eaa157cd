"""What follows from a move: exile, unmasked traitors, finished artefacts, the siege, the end."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.astoria.box import CARDS, FACTIONS, GLYPHS, GOALS
from tafelrunde.games.astoria.state import ENDINGS, Ending, Lies, Phase
from tafelrunde.games.astoria.telling.phrases import line
from tafelrunde.kernel import Line, Phrase, Seat, Step, View

_IN_TURN = range(Phase.ACT, Phase.BATTLE + 1)
_IN_SIEGE = {Phase.ANSWER, Phase.RECOVER, Phase.INVADE}
_OF_SIEGE = {Ending.HORDES, Ending.MOB, Ending.HORDES_AND_MOB, Ending.SICKNESS, Ending.ROUNDS}


def consequences(step: Step) -> Iterator[Line]:
    """Everything that a move brought about beside what it says itself, in the order in which it happened."""
    before, after = step.before, step.after
    if step.move.kind == "accuse":
        yield _verdict(step)
    for seat in range(after.seats):
        if after.field("exile")[seat] and not before.field("exile")[seat]:
            yield line("event-exile", seat, "deed", [f"seat:{seat}"])
    if step.move.kind == "craft":
        yield from _finished(step)
    if before.field("phase") in _IN_TURN and _siege_came(after):
        yield from _siege(step)
    elif before.field("phase") == Phase.ANSWER and after.field("health") < before.field("health"):
        yield from _unanswered(before, after)
    if after.field("phase") == Phase.OVER:
        yield line(f"reason-{ENDINGS[after.field('ending') - 1]}", None, "headline")
        yield line("event-goals", goals=[_goal_of(after, seat) for seat in range(after.seats)])


def _verdict(step: Step) -> Line:
    """AS-A12 Whether the accusation was right."""
    seat, faction = int(step.move.parts["seat"]), step.move.parts["faction"]
    if is_right(step):
        return line("event-unmasked", seat, "deed", [f"seat:{seat}"], goal=faction)
    return line("event-cleared", seat, "deed", [f"seat:{seat}"], faction=faction)


def is_right(step: Step) -> bool:
    """AS-A12 Whether somebody was accused of what they are."""
    seat, faction = int(step.move.parts["seat"]), FACTIONS.number(step.move.parts["faction"])
    return not step.after.field("cleared")[seat, faction]


def _finished(step: Step) -> Iterator[Line]:
    """AS-A6 The artefact is finished, and the king's health rises."""
    name = step.move.parts["card"]
    if step.after.field("lies")[CARDS.number(name)] == Lies.READY:
        health = step.before.field("health") + 1
        yield line("event-finished", step.seat, "deed", [f"card:{name}"], card=name, health=health)


def _siege_came(after: View) -> bool:
    if after.field("phase") == Phase.OVER:
        return after.field("ending") - 1 in _OF_SIEGE
    return after.field("phase") in _IN_SIEGE


def _siege(step: Step) -> Iterator[Line]:
    """AS-G1 AS-K1 AS-K2 Mob and hordes advance, the king sickens, warlords nobody can answer harm him."""
    after = step.after
    yield line("event-siege", None, "headline")
    told = {name: after.field(name) for name in ("hordes", "reinforcement", "mob", "unrest")}
    yield line("log-siege", None, "deed", ["track:hordes", "track:mob"], **told)
    ending = after.field("ending") - 1
    if ending in (Ending.HORDES, Ending.MOB, Ending.HORDES_AND_MOB, Ending.SICKNESS):
        return
    warlords = [int(each) - 1 for each in after.field("warlords") if each]
    foe = after.field("foe")
    harmed = warlords[: warlords.index(foe - 1)] if foe else warlords
    health = after.field("health") + len(harmed)
    if _sickens(step):
        yield line("event-sickness", None, "deed", ["track:health"], health=health)
    for warlord in harmed:
        health -= 1
        yield _harm(warlord, health)


def _sickens(step: Step) -> bool:
    """AS-K1 Whether no traitor has been unmasked, so far or in this round."""
    if step.move.kind == "accuse" and is_right(step):
        return False
    if step.before.options["sickness_stops"] == "that round":
        return not step.before.field("unmasked_now")
    return not step.before.field("shown").any()


def _unanswered(before: View, after: View) -> Iterator[Line]:
    """AS-K2 Nobody answered the warlord, and perhaps nobody could answer the next ones."""
    health = before.field("health")
    warlords = [int(each) for each in before.field("warlords") if each]
    first = warlords.index(before.field("foe"))
    for warlord in warlords[first : first + health - after.field("health")]:
        health -= 1
        yield _harm(warlord - 1, health)


def _harm(warlord: int, health: int) -> Line:
    return line("event-warlord-harms", None, "deed", ["track:health"], glyph=GLYPHS[warlord], health=health)


def _goal_of(view: View, seat: int) -> Phrase:
    return Phrase("goal-of", {"name": Seat(seat), "goal": GOALS[view.field("shown")[seat] - 1]})
