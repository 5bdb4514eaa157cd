"""What there is to tell of a match: rounds that begin, cards taken and handed on, and what is turned up at the end.

Taking a card and handing on the rest is one deed, and so is everything that chance does before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tafelrunde.games.festival.box import CARDS
from tafelrunde.games.festival.spoken import laid, named, number_of, printed, rounds, without
from tafelrunde.games.festival.state import Lies
from tafelrunde.kernel import Argument, Line, Move, Phrase, Played, Seat, Step, Telling, View


def continues(deed: Sequence[Played], played: Played) -> bool:
    """Chance goes on with what chance began, and who took a card hands on the rest."""
    return played.seat == deed[-1].seat and (played.seat is None or played.move.kind == "hand")


def tell(deed: Sequence[Step]) -> Iterator[Line]:
    """The lines of a deed: a round begins, or a seat takes a card."""
    if deed[0].seat is None:
        yield from _round_begins(deed)
    else:
        yield from _taken(deed)


def _round_begins(deed: Sequence[Step]) -> Iterator[Line]:
    """FV-R1 Who begins, and why; the cards drawn are named to who draws them."""
    view = deed[-1].after
    first, now = view.field("first"), view.field("round_now")
    yield Line(Phrase("event-round", {"round": now + 1, "rounds": rounds(view)}), weight="headline")
    if deed[0].move.kind == "first":
        yield Line(Phrase("log-first"), first, touches=[f"seat:{first}"])
    else:
        yield Line(_why_first(view, now - 1), first, touches=[f"seat:{first}"])
    cards = _handed(view, first)
    if cards:
        yield Line(Phrase("log-drawn", {"cards": named(cards)}), first, touches=[f"card:{card}" for card in cards])
    elif count := view.field("packet_now"):
        yield Line(Phrase("log-drawn-unseen", {"count": count}), first)


def _handed(view: View, seat: int) -> list[str]:
    """The cards a seat was handed in this round, as far as the viewer knows them."""
    return [CARDS[card - 1] for card in view.field("handed")[seat, view.field("round_now")].tolist() if card]


def _why_first(view: View, round_: int) -> Phrase:
    """FV-N1 FV-N2 FV-N4 By which number somebody became first player, whether the number was tied, or why they stay."""
    first = view.field("first")
    before = view.field("served")[round_, 0] - 1
    if first == before:
        return Phrase("log-first-stays")
    laid_up = zip(view.field("lies")[:, round_].tolist(), view.field("open_card")[:, round_].tolist(), strict=True)
    shown = {
        seat: number_of(CARDS[card - 1])
        for seat, (lies, card) in enumerate(laid_up)
        if card and lies == Lies.UP and seat != before
    }
    tied = sum(number == shown[first] for number in shown.values()) > 1
    return Phrase("log-first-tied" if tied else "log-first-lowest", {"number": shown[first]})


def _taken(deed: Sequence[Step]) -> Iterator[Line]:
    """FV-R2 FV-R3 FV-R5 A card is taken, and the rest handed on or, at the end of the round, discarded."""
    step, last = deed[0], deed[-1]
    card = step.move.parts.get("card")
    seen: dict[str, Argument] = {} if card is None else printed(card) | {"face": step.move.parts["face"]}
    touches = [] if card is None else [f"card:{card}"]
    unseen = "-unseen" if card is None else ""
    if last.move.kind == "hand":
        to = int(last.move.parts["seat"])
        rest: dict[str, Argument] = {"target": Seat(to), "count": last.after.field("packet_now")}
        yield Line(Phrase(f"log-take{unseen}-and-hand", seen | rest), step.seat, touches=[*touches, f"seat:{to}"])
        return
    yield Line(Phrase(f"log-take{unseen}", seen), step.seat, touches=touches)
    if step.after.to_move != step.seat:
        yield _discarded(step, card)
        yield from _turned_up(step.after)


def _discarded(step: Step, card: str | None) -> Line:
    """FV-R5 The last card of a round is known to who discards it."""
    assert step.seat is not None
    cards = _handed(step.before, step.seat)
    if card is None or not cards:
        return Line(Phrase("log-discard-unseen"), step.seat, "detail")
    (left,) = without(cards, card)
    return Line(Phrase("log-discard", printed(left)), step.seat, "detail", [f"card:{left}"])


def _turned_up(view: View) -> Iterator[Line]:
    """FV-E1 At the end the cards that lay face down, seat by seat."""
    if view.to_move is not None:
        return
    table = view.fields(["lies", "open_card", "secret_card"])
    yield Line(Phrase("event-turned-up"), weight="headline")
    for seat in range(view.seats):
        cards = [laid(table, seat, at) for at, lies in enumerate(table["lies"][seat]) if lies == "down"]
        known = [card for card in cards if card]
        if known:
            touches = [f"seat:{seat}", *(f"card:{card}" for card in known)]
            yield Line(Phrase("log-turned-up", {"cards": named(known)}), seat, touches=touches)


def ask(view: View) -> Phrase:
    """What is being decided, with how many cards."""
    phase, count = view.fields(["phase"])["phase"], view.field("packet_now")
    if view.to_move is None:
        return Phrase("event-turned-up")
    if view.seat == view.to_move:
        return Phrase(f"decide-{phase}", {"count": count})
    return Phrase(f"wait-{phase}", {"name": Seat(view.to_move)})


def choice(move: Move) -> Mapping[str, Argument]:
    """What is printed on the card of a choice."""
    return printed(move.parts["card"]) if "card" in move.parts else {}


TELLING = Telling(tell, continues, ask, choice)
