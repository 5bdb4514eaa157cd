"""Battles told in a line: what was tapped, the card drawn, both sums, and what they decided (AS-A10, AS-X2, AS-Y7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tafelrunde.games.astoria.box import FLOW, GLYPHS, GUARD_STRENGTH, INVASIONS, N_COLOURS, WARLORD_STRENGTH
from tafelrunde.games.astoria.state import Ending, Phase
from tafelrunde.games.astoria.telling.phrases import Phrases, glyphs, line, made, tapped
from tafelrunde.kernel import Argument, Line, Phrase, Seat, Step, View
from tafelrunde.kernel.telling import touched_by


def fought(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-A10 A fight against a warlord; while it lasts, with what was tapped so far."""
    first = deed[0]
    glyph = first.move.parts["glyph"]
    needed = int(WARLORD_STRENGTH[GLYPHS.number(glyph)])
    own, counts = _armed(deed)
    touches = [each for step in deed for each in touched_by(step.move)]
    told: dict[str, Argument] = {"glyph": glyph, "needed": needed}
    if deed[-1].move.kind != "battle":
        code = "log-fight-with" if own else "log-fight"
        yield line(code, first.seat, "deed", touches, cards=own, glyphs=glyphs(counts), **told)
        return
    drawn = deed[-1].move.parts["invasion"]
    yield _drawn(drawn, counts)
    strength = _strength(counts, drawn)
    code = "log-fight-won" if strength >= needed else "log-fight-lost"
    yield line(code, first.seat, "deed", touches, cards=own, glyphs=glyphs(counts), strength=strength, **told)


def attacked(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-X2 An attack on the castle, who defends it with what, and how it ends."""
    first = deed[0]
    own, counts = _armed([step for step in deed if step.seat == first.seat])
    yield line("log-attack-with" if own else "log-attack", first.seat, cards=own, glyphs=glyphs(counts))
    defence = [0] * N_COLOURS
    for seat in dict.fromkeys(step.seat for step in deed if step.seat not in (None, first.seat)):
        cards, more = _armed([step for step in deed if step.seat == seat])
        defence = [had + new for had, new in zip(defence, more, strict=True)]
        code = "log-defend" if cards else "log-stand-by"
        yield line(code, seat, "deed" if cards else "detail", cards=cards, glyphs=glyphs(more))
    if deed[-1].move.kind == "battle":
        yield _drawn(deed[-1].move.parts["invasion"], [a + d for a, d in zip(counts, defence, strict=True)])
        yield _decided(deed[-1], counts, defence)


def _decided(step: Step, attack: Sequence[int], defence: Sequence[int]) -> Line:
    before, drawn = step.before, step.move.parts["invasion"]
    actor = before.field("actor")
    own, others = guards_of_attack(before), guards_of_defence(before)
    fallen = step.after.field("ending") == Ending.CASTLE + 1
    return line(
        "event-castle-falls" if fallen else "event-castle-holds",
        actor,
        "headline" if fallen else "deed",
        touched_by(step.move),
        attack=_sum(_strength(attack, drawn), own),
        defence=_sum(_strength(defence, drawn), others),
    )


def _sum(strength: int, guards: int) -> int | Phrase:
    """The strength of a side with its guards."""
    total = strength + guards * GUARD_STRENGTH
    return Phrase("sum-with-guards", {"sum": total, "guards": guards}) if guards else total


def guards_of_attack(view: View) -> int:
    """AS-X2 The attacker's own guards."""
    return int(view.field("guards")[view.field("actor")])


def guards_of_defence(view: View) -> int:
    """AS-X2 The guards of all others at court, and of exiles who tapped a card to defend."""
    guards, exile, defends = view.field("guards"), view.field("exile"), view.field("defends")
    return sum(int(guards[seat]) for seat in range(view.seats) if not exile[seat] or defends[seat])


def killed(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-Y1 AS-Y5 AS-Y7 A guard attacked; killed, or saved by somebody."""
    first = deed[0]
    target = Seat(int(first.move.parts["seat"]))
    yield line(f"log-{first.move.kind}", first.seat, "deed", touched_by(first.move), target=target)
    asked = [step for step in deed[1:] if step.before.field("phase") == Phase.PROTECT]
    for step in asked:
        if step.move.kind != "pass":
            yield line("event-guard-saved", step.seat, cards=[tapped(step.move)], target=target)
            return
    last = asked[-1] if asked else first
    if last.after.field("phase") != Phase.PROTECT:
        yield line("event-guard-killed", target.seat)


def answered(step: Step) -> Line:
    """AS-K2 A warlord answered, or left to others."""
    glyph = GLYPHS[step.before.field("foe") - 1]
    if step.move.kind == "pass":
        return line("log-pass", step.seat, "detail", glyph=glyph)
    return line("log-answer", step.seat, "deed", touched_by(step.move), glyph=glyph, cards=[tapped(step.move)])


def _armed(steps: Sequence[Step]) -> tuple[Phrases, list[int]]:
    """What was tapped, and the glyphs it made."""
    counts, cards = [0] * N_COLOURS, []
    for step in steps:
        if step.move.kind in ("tap", "ability"):
            glyph, count = made(step.before, step.before.field("asked"), step.move)
            counts[glyph] += count
            cards.append(tapped(step.move))
    return list(cards), counts


def flow_numbers(card: str) -> list[int]:
    """AS-I1 The flow numbers of an invasion card."""
    return [int(FLOW[INVASIONS.number(card), glyph]) for glyph in range(N_COLOURS)]


def _strength(counts: Sequence[int], drawn: str) -> int:
    return sum(flow * count for flow, count in zip(flow_numbers(drawn), counts, strict=True))


def _drawn(card: str, counts: Sequence[int]) -> Line:
    """The card that decides, with the flow numbers that matter."""
    flows = flow_numbers(card)
    told = [Phrase("glyph-flow", {"glyph": GLYPHS[i], "flow": flows[i]}) for i in range(N_COLOURS) if counts[i]]
    code = "battle-flow" if told else "battle-card"
    return line(code, None, "detail", [f"invasion:{card}"], invasion=card, flow=list(told))


BATTLES: dict[str, Callable[[Sequence[Step]], Iterator[Line]]] = {"fight": fought, "attack": attacked}
