"""A bump as it is told: who meets whom, who supports whom, the dice, and the ways of those who lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from tafelrunde.games.ufos.box import ATTACKER, CITIES, PLACES, SIDES
from tafelrunde.games.ufos.reckoning import bump_modifiers
from tafelrunde.games.ufos.telling.phrases import at, away_from, chosen_kind, die_and, fight_in, modifiers, place, to
from tafelrunde.kernel import Argument, Line, Phrase, Seat, Step, View


def tell_bump(deed: Sequence[Step]) -> Iterator[Line]:
    """UF-B1 UF-B4 UF-B5 UF-B7 The bump, its supporters, its dice, and each UFO that was sent away."""
    rolls = [step for step in deed if step.move.kind == "bump-roll"]
    meeting = next((step.after for step in deed if step.move.kind == "bump"), deed[0].before)
    if rolls:
        yield from tell_supporters(deed)
        for step in rolls:
            yield from tell_roll(step)
    elif meeting.field("support").any() or deed[0].move.kind in ("bump", "support"):
        yield tell_attack(meeting)
        yield from tell_supporters(deed)
    yield from tell_ways(deed)


def sides(view: View) -> tuple[int, int]:
    """UF-B1 The attacker and the defender."""
    return int(view.field("active")), int(view.field("rival")) - 1


def tell_attack(view: View) -> Line:
    """UF-B1 Who bumps whom."""
    attacker, defender = sides(view)
    told = Phrase("log-attack", {"target": Seat(defender), "at": at(fight_in(view))})
    return Line(told, attacker, touches=touched(view))


def touched(view: View) -> list[str]:
    """The place of a bump and its two sides."""
    return [f"place:{fight_in(view)}", *(f"seat:{seat}" for seat in sides(view))]


def tell_supporters(deed: Sequence[Step]) -> Iterator[Line]:
    """UF-B4 Whom the others support."""
    for step in deed:
        if step.move.kind == "support":
            side = step.move.parts["side"]
            about: dict[str, Argument] = {"side": side}
            if side != "nobody":
                about["target"] = Seat(sides(step.before)[SIDES.number(side) - ATTACKER])
            yield Line(Phrase("log-no-side" if side == "nobody" else "log-side", about), step.seat, "detail")


def tell_roll(step: Step) -> Iterator[Line]:
    """UF-B5 Both dice with what is added to them, and what they decide: a tie, or who wins and by how much."""
    view = step.before
    attacker, defender = sides(view)
    values = [sum(added.values()) for added in bump_modifiers(view)]
    dice = [int(step.move.parts[side]) for side in ("attack", "defence")]
    difference = dice[0] + values[0] - dice[1] - values[1]
    about: dict[str, Argument] = {
        "at": at(fight_in(view)),
        "target": Seat(defender),
        "attack": die_and(dice[0], values[0]),
        "defence": die_and(dice[1], values[1]),
        "count": abs(difference),
    }
    if not difference:
        yield Line(Phrase("log-bump-tied", about), attacker, "detail", touched(view))
        return
    yield Line(Phrase("log-bump-won" if difference > 0 else "log-bump-lost", about), attacker, touches=touched(view))
    yield from tell_values(view)


def tell_values(view: View) -> Iterator[Line]:
    """UF-B2 Where each side has its bump value from."""
    for seat, added in zip(sides(view), bump_modifiers(view), strict=True):
        if added:
            yield Line(Phrase("log-bump-value", {"each": modifiers("bump", added)}), seat, "detail")


def tell_ways(deed: Sequence[Step]) -> Iterator[Line]:
    """UF-B7 UF-B10 UF-W1 Each UFO that was sent away: over which places, where to, and who saw it."""
    starts = [number for number, step in enumerate(deed) if step.move.kind == "push"]
    if deed[0].move.kind in ("step", "witness", "no-witness"):
        starts = [0, *starts]
    for start, end in pairwise([*starts, len(deed)]):
        yield from tell_way(deed[start:end])


def tell_way(steps: Sequence[Step]) -> Iterator[Line]:
    """UF-B10 The way of one UFO so far."""
    first = steps[0].after if steps[0].move.kind == "push" else steps[0].before
    loser, winner = loser_of(first), int(first.field("decider"))
    way = [PLACES[each - 1] for each in first.field("way").tolist()[1:] if each]
    way += [step.move.parts["place"] for step in steps if step.move.kind == "step"]
    left = first.field("steps_left") - sum(step.move.kind == "step" for step in steps)
    seen = [name for name in way if name in CITIES and was_seen(steps, name, loser)]
    about: dict[str, Argument] = {
        "target": Seat(loser),
        "ufo": chosen_kind(first),
        "count": int(left),
        "over": [place(name) for name in way[:-1]],
        "overs": len(way[:-1]),
        "seen": [place(name) for name in seen],
        "seers": len(seen),
    }
    touches = [f"seat:{loser}", *(f"place:{name}" for name in way)]
    if not way:
        yield Line(Phrase("log-sent", about), winner, touches=touches)
    elif left:
        yield Line(Phrase("log-drifting", about | {"over": [place(name) for name in way]}), winner, touches=touches)
    else:
        yield Line(Phrase("log-landed", about | {"to": to(way[-1])}), winner, touches=touches)
    yield from tell_witnesses(steps, loser)


def loser_of(view: View) -> int:
    """UF-B6 The side that does not decide."""
    attacker, defender = sides(view)
    return attacker if view.field("decider") == defender else defender


def was_seen(steps: Sequence[Step], city: str, loser: int) -> bool:
    """UF-W1 Whether a witness from the supply saw a UFO in a city."""
    number = CITIES.number(city)
    return any(
        step.move.parts.get("place") == city
        and step.after.field("witnesses")[loser][number] > step.before.field("witnesses")[loser][number]
        for step in steps
    )


def tell_witnesses(steps: Sequence[Step], loser: int) -> Iterator[Line]:
    """UF-W3 What the winner did because no witness was left in supply."""
    for step in steps:
        if step.move.kind not in ("witness", "no-witness"):
            continue
        there = PLACES[step.before.field("ufos")[loser][step.before.field("chosen") - 1] - 1]
        about: dict[str, Argument] = {"target": Seat(loser), "at": at(there)}
        if step.move.kind == "witness":
            city = step.move.parts["city"]
            about = {"target": Seat(loser), "from": away_from(city), "to": to(there)}
            yield Line(Phrase("log-witness-moved", about), step.seat, "detail", [f"city:{city}", f"city:{there}"])
        else:
            yield Line(Phrase("log-witnesses-left", about), step.seat, "detail", [f"city:{there}"])
