"""The actions of a turn, the effects of glyphs, and the invasion card, each in a line with what it did."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tafelrunde.games.astoria.box import (
    CARDS,
    COLOURS,
    DECEIVER,
    FLOW,
    N_COLOURS,
    POWER_MOST,
    SULPHUR,
    SUN,
    SUN_EXTRA,
)
from tafelrunde.games.astoria.telling.phrases import card, gems, glyphs, line, made, tapped
from tafelrunde.kernel import Argument, Line, Phrase, Seat, Step, move_line
from tafelrunde.kernel.telling import touched_by

Teller = Callable[[Sequence[Step]], Iterator[Line]]


def _gather(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-A2 Power gathered."""
    yield line("log-gather", deed[0].seat, count=len(deed))


def _burn(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-A3 Gems burnt, and the power they brought."""
    yield _with_gems(deed, "log-burn", power=sum(map(_gained, deed)))


def _buy(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-A4 Gems bought, and the power they cost."""
    yield _with_gems(deed, "log-buy", power=sum(map(_flow, deed)))


def _tribute(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-A9 Gems for the dragon, and its rage then."""
    yield _with_gems(deed, "log-tribute", rage=deed[0].before.field("rage") - len(deed))


def _sulphur(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-Y2 Gems out of the flask."""
    yield _with_gems(deed, "log-sulphur")


def _craft(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-A5 Gems placed on one artefact."""
    yield _with_gems(deed, "log-craft", card=deed[0].move.parts["card"])


def _with_gems(deed: Sequence[Step], code: str, **arguments: Argument) -> Line:
    counts = [0] * N_COLOURS
    for step in deed:
        counts[COLOURS.number(step.move.parts["colour"])] += 1
    touches = [each for step in deed for each in touched_by(step.move)]
    return line(code, deed[0].seat, "deed", touches, gems=gems(counts), **arguments)


def _flow(step: Step) -> int:
    return int(FLOW[step.before.field("open_invasion") - 1, COLOURS.number(step.move.parts["colour"])])


def _gained(step: Step) -> int:
    """AS-C5 What goes beyond the maximum is lost."""
    return min(_flow(step), POWER_MOST - int(step.before.field("power")[step.seat]))


def _draw(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-A1 How many cards; which, to whoever drew them."""
    found = [card(step.move.parts["card"]) for step in deed if step.move.kind == "artefact"]
    yield _hidden_things(deed, "draw", "cards", list(found))


def _look(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-Y6 How many invasion cards; which, to whoever looked."""
    names = [step.move.parts["invasion"] for step in deed if step.move.kind == "glimpse"]
    yield _hidden_things(deed, "look", "invasions", [Phrase("invasion", {"invasion": each}) for each in names])


def _hidden_things(deed: Sequence[Step], kind: str, name: str, seen: list[Seat | Phrase]) -> Line:
    count = sum(step.move.kind == kind for step in deed)
    if seen:
        return Line(Phrase(f"log-{kind}-seen", {"count": count, name: seen}), deed[0].seat)
    return line(f"log-{kind}", deed[0].seat, count=count)


def _steal(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-Y5 A card out of a hand; which, to thief and victim."""
    for step in deed:
        if step.move.kind == "steal":
            target = Seat(int(step.move.parts["seat"]))
            found = [each for each in deed if each.number == step.number + 1 and each.move.kind == "loot"]
            if found:
                told = found[0].move.parts["card"]
                yield line("log-steal-seen", step.seat, "deed", [f"card:{told}"], target=target, card=told)
            else:
                yield line("log-steal", step.seat, "deed", touched_by(step.move), target=target)


def _tap(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-A8 Cards tapped, and the glyphs they made."""
    counts = [0] * N_COLOURS
    for step in deed:
        glyph, count = made(step.before, step.before.field("asked"), step.move)
        counts[glyph] += count
    touches = [each for step in deed for each in touched_by(step.move)]
    cards = [tapped(step.move) for step in deed]
    yield line("log-tap", deed[0].seat, "deed", touches, cards=list(cards), glyphs=glyphs(counts))


def _on_track(track: str) -> Teller:
    def told(deed: Sequence[Step]) -> Iterator[Line]:
        """AS-Y1 AS-Y3 Hordes or mob driven back, and where they are then."""
        fallen = min(len(deed), deed[0].before.field(track))
        at = deed[0].before.field(track) - fallen
        yield line(f"log-{deed[0].move.kind}", deed[0].seat, "deed", [f"track:{track}"], count=fallen, at=at)
        unrest = deed[0].before.field("unrest")
        if deed[0].move.kind == "fire-mob" and deed[0].after.field("unrest") > unrest:
            yield line("event-unrest", None, "detail", ["track:unrest"], unrest=unrest + 1)

    return told


def _sun(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-Y4 AS-V4 Sun turned into power; a Deceiver's sulphur too."""
    step = deed[0]
    found, seat = step.before.field("glyphs"), step.seat
    suns = int(found[SUN]) + (int(found[SULPHUR]) if step.before.field("role")[seat] == DECEIVER else 0)
    power = min(suns + SUN_EXTRA, POWER_MOST - int(step.before.field("power")[seat]))
    yield line("log-sun", seat, count=suns, power=power)


def _heal(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-Y6 The king healed."""
    yield line("log-heal", deed[0].seat, health=deed[0].before.field("health") + len(deed))


def _darken(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-Y5 The king weakened."""
    yield line("log-dark-king", deed[0].seat, health=deed[0].before.field("health") - 1)


def _of_owner(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-Y5 AS-V4 An artefact that lies before another."""
    step = deed[0]
    owner = int(step.before.field("before")[CARDS.number(step.move.parts["card"])]) - 1
    yield move_line(step, target=Seat(owner))


def _guard(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-A11 A guard posted, and how many the seat has then."""
    yield line("log-guard", deed[0].seat, count=int(deed[0].before.field("guards")[deed[0].seat]) + 1)


def _recovery(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-L1 Cards untapped."""
    cards = [tapped(step.move) for step in deed if step.move.kind != "rest"]
    if cards:
        yield line("log-untap", deed[0].seat, "detail", cards=list(cards))
    else:
        yield line("log-rest", deed[0].seat, "detail")


def _invasion(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-R1 AS-I2 AS-I3 AS-I4 The round and its card, with what the card did."""
    step = deed[0]
    yield line("event-round", None, "headline", round=step.before.field("round_now") + 1)
    told = {name: step.after.field(name) for name in ("reinforcement", "rage")}
    yield line("log-invasion", None, "deed", touched_by(step.move), invasion=step.move.parts["invasion"], **told)


def _quietly(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-R2 AS-V3 The end of a turn, or of a craft action."""
    yield line(f"log-{deed[0].move.kind}", deed[0].seat, "detail")


ACTIONS: dict[str, Teller] = {
    "gather": _gather,
    "burn": _burn,
    "buy": _buy,
    "tribute": _tribute,
    "sulphur": _sulphur,
    "craft": _craft,
    "draw": _draw,
    "look": _look,
    "steal": _steal,
    "tap": _tap,
    "ability": _tap,
    "fire-hordes": _on_track("hordes"),
    "nature-hordes": _on_track("hordes"),
    "fire-mob": _on_track("mob"),
    "nature-mob": _on_track("mob"),
    "sun": _sun,
    "heal": _heal,
    "dark-king": _darken,
    "seize": _of_owner,
    "unpick": _of_owner,
    "spoil": _of_owner,
    "guard": _guard,
    "untap": _recovery,
    "untap-ability": _recovery,
    "rest": _recovery,
    "invasion": _invasion,
    "end": _quietly,
    "enough": _quietly,
}
