"""What there is to tell of a match: rounds that begin, cards taken and handed on, and what is turned up at the end.

Taking a card and handing on the rest is one deed, and so is everything that chance does before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tafelrunde.games.festival.spoken import Fields, laid, named, number_of, packet, printed, rounds, without
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
    table = view.fields()
    first, now = int(table["first"]), table["round_now"]
    yield Line(Phrase("event-round", {"round": now + 1, "rounds": rounds(view)}), weight="headline")
    if deed[0].move.kind == "first":
        yield Line(Phrase("log-first"), first, touches=[f"seat:{first}"])
    else:
        yield Line(_why_first(table, now - 1), first, touches=[f"seat:{first}"])
    cards = packet(table, first, now)
    if cards:
        yield Line(Phrase("log-drawn", {"cards": named(cards)}), first, touches=[f"card:{card}" for card in cards])
    elif table["packet_now"]:
        yield Line(Phrase("log-drawn-unseen", {"count": table["packet_now"]}), first)


def _why_first(table: Fields, round_: int) -> Phrase:
    """FV-N1 FV-N2 FV-N4 By which number somebody became first player, whether the number was tied, or why they stay."""
    first = int(table["first"])
    before = int(table["served"][round_][0])
    if first == before:
        return Phrase("log-first-stays")
    shown = {
        seat: number_of(row[round_])
        for seat, row in enumerate(table["open_card"])
        if row[round_] and table["lies"][seat][round_] == "up" and seat != before
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
        rest: dict[str, Argument] = {"target": Seat(to), "count": int(last.after.field("packet_now"))}
        yield Line(Phrase(f"log-take{unseen}-and-hand", seen | rest), step.seat, touches=[*touches, f"seat:{to}"])
        return
    yield Line(Phrase(f"log-take{unseen}", seen), step.seat, touches=touches)
    if step.after.fields(["round_now"]) != step.before.fields(["round_now"]):
        yield _discarded(step, card)
        yield from _turned_up(step.after)


def _discarded(step: Step, card: str | None) -> Line:
    """FV-R5 The last card of a round is known to who discards it."""
    table = step.before.fields()
    assert step.seat is not None
    cards = packet(table, step.seat, table["round_now"])
    if card is None or not cards:
        return Line(Phrase("log-discard-unseen"), step.seat, "detail")
    (left,) = without(cards, card)
    return Line(Phrase("log-discard", printed(left)), step.seat, "detail", [f"card:{left}"])


def _turned_up(view: View) -> Iterator[Line]:
    """FV-E1 At the end the cards that lay face down, seat by seat."""
    if view.to_move is not None:
        return
    table = view.fields()
    yield Line(Phrase("event-turned-up"), weight="headline")
    for seat in range(view.seats):
        cards = [laid(table, seat, at) for at, lies in enumerate(table["lies"][seat]) if lies == "down"]
        known = [card for card in cards if card]
        if known:
            touches = [f"seat:{seat}", *(f"card:{card}" for card in known)]
            yield Line(Phrase("log-turned-up", {"cards": named(known)}), seat, touches=touches)


def ask(view: View) -> Phrase:
    """What is being decided, with how many cards."""
    phase, count = view.fields(["phase"])["phase"], int(view.field("packet_now"))
    if view.to_move is None:
        return Phrase("event-turned-up")
    if view.seat == view.to_move:
        return Phrase(f"decide-{phase}", {"count": count})
    return Phrase(f"wait-{phase}", {"name": Seat(view.to_move)})


def choice(move: Move) -> Mapping[str, Argument]:
    """What is printed on the card of a choice."""
    return printed(move.parts["card"]) if "card" in move.parts else {}


TELLING = Telling(tell, continues, ask, choice)
