"""What is told of a match, how the table reads, and where the points come from. The sentences are in `words/`."""

from collections.abc import Iterator, Sequence

from liars_dice.table import FACES
from tafelrunde.kernel import Argument, Line, Phrase, Seat, Section, SheetRow, Step, TallyLine, Telling, View


def bid(name: str) -> dict[str, Argument]:
    """A bid as arguments of a message: 3x5 is three dice that show a 5."""
    count, _, face = name.partition("x")
    return {"count": int(count), "face": face}


def dice(counts: dict[str, int]) -> list[Seat | Phrase]:
    """Dice one by one, from how many show each face."""
    return [Phrase("die", {"face": face}) for face in FACES for _ in range(counts.get(face, 0))]


def tell(deed: Sequence[Step]) -> Iterator[Line]:
    """LD-R1 A round begins, LD-B1 somebody bids, or LD-D2 somebody doubts and all dice are shown."""
    step, before, after = deed[-1], deed[-1].before.fields(), deed[-1].after.fields()
    if step.seat is None:
        yield Line(Phrase("event-round", {"count": sum(after["left"])}), weight="headline")
        if step.after.seat is not None and (own := dice(after["dice"][step.after.seat])):
            yield Line(Phrase("log-roll", {"dice": own}), step.after.seat)
    elif step.move.kind == "bid":
        yield Line(Phrase("log-bid", bid(step.move.parts["bid"])), step.seat)
    else:
        claim = bid(before["bid"])
        found = sum(shown.get(str(claim["face"]), 0) for shown in after["shown"])
        yield Line(Phrase("log-doubt", {"target": Seat(int(before["bidder"])), "found": found, **claim}), step.seat)
        for seat, shown in enumerate(after["shown"]):
            if shown:
                yield Line(Phrase("log-shown", {"dice": dice(shown)}), seat, "detail")
        (loser,) = (seat for seat, left in enumerate(after["left"]) if left < before["left"][seat])
        yield Line(Phrase("log-lost", {"left": after["left"][loser]}), loser)


def sheet(view: View) -> list[Section]:
    """The bid and your dice; then how many dice everybody has, and what was shown last."""
    now = view.fields()
    rows = [SheetRow(Phrase("label-bid"), [Phrase("claim", bid(now["bid"]))])] if now["bid"] else []
    if view.seat is not None and (own := dice(now["dice"][view.seat])):
        rows += [SheetRow(Phrase("label-own"), [own])]
    cups = [SheetRow(Phrase("label-left"), now["left"])]
    cups += [SheetRow(Phrase("label-shown"), list(map(dice, now["shown"])))]
    return [*([Section(rows)] if rows else []), Section(cups, columns=[Seat(seat) for seat in range(view.seats)])]


def tally(view: View) -> list[list[TallyLine]]:
    """LD-E2 A point for the last one with dice."""
    last = [TallyLine("LD-E2", 1, Phrase("tally-last"))]
    return [last if view.to_move is None and left else [] for left in view.fields(["left"])["left"]]


TELLING = Telling(tell, choice=lambda move: bid(move.parts["bid"]) if move.parts else {})
