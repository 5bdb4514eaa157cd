"""Festival on the screen: what everybody collects, who must be served first, and what you remember of the packets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.games.festival.box import PROFESSIONS
from tafelrunde.kernel import Move, View
from tafelrunde.terminal.drawing import Look
from tafelrunde.terminal.festival_facts import (
    colour,
    drawn,
    laid,
    must_be_served_first,
    on_card,
    packet,
    packet_is_used_up,
    rounds,
    stars,
    without,
)
from tafelrunde.terminal.telling import Arguments, Told

STAR = "★"
RIBBON = "⚑"
LAID_NOW = {"up": "△", "down": "▼"}
NAME_WIDTH, CARDS_WIDTH = 16, 7


class FestivalLook(Look):
    """Festival told and drawn."""

    # Told

    def arguments(self, move: Move) -> Arguments:
        """Messages speak of a card's profession and number."""
        told = super().arguments(move)
        return told | on_card(move.parts["card"]) if "card" in told else told

    def about(self, view: View) -> Arguments:
        """Messages speak of how many cards are in hand."""
        return {"count": int(view.field("packet_now"))}

    def sentences(self, view: View, told: Sequence[Told], at: int) -> Iterator[Text]:
        """Beside the moves: rounds that begin, cards that leave the game, cards that are turned up."""
        if drawn(told, at) and not (at and drawn(told, at - 1)):
            round_ = sum(drawn(told, i) and not (i and drawn(told, i - 1)) for i in range(at + 1))
            if round_ > 1:
                first = next((each.seat for each in told[at:] if each.seat is not None), view.to_move)
                yield Text(self.said("event-first", name=self.name(first)) or "")
            yield Text(self.said("event-round", round=round_, rounds=rounds(view)) or "", style="bold")
        yield from super().sentences(view, told, at)
        if told[at].move.kind.startswith("take") and packet_is_used_up(view, told, at):
            yield Text(self._discarded(view, told, at))
            if view.to_move is None and at == len(told) - 1:
                yield Text(self.said("event-turned-up") or "")

    def _discarded(self, view: View, told: Sequence[Told], at: int) -> str:
        seat = told[at].seat
        if seat == view.seat:
            round_ = sum(packet_is_used_up(view, told, i) for i in range(at))
            (left,) = without(packet(view, round_), told[at].move.parts["card"])
            return self.said("log-discard", who="you", name=self.name(seat), **on_card(left)) or ""
        return self.said("log-discard-unseen", name=self.name(seat)) or ""

    # Drawn

    def heading(self, view: View) -> list[str]:
        """The round and the pile."""
        now = min(int(view.field("round_now")) + 1, rounds(view))
        pile = self.said("cards", count=int(view.field("pile_count")))
        return [
            self.said("event-round", round=now, rounds=rounds(view)) or "",
            f"{self.label('pile')}{self.voice.say('colon')}{pile}",
        ]

    def draw(self, view: View) -> list[RenderableType]:
        """A row for each seat: its cards by profession with their stars, those face down, and how it laid now."""
        told = view.fields()
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, border_style="dim", pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column(max_width=NAME_WIDTH, no_wrap=True)
        for profession in PROFESSIONS:
            name = self.said(f"profession-{profession}") or profession
            table.add_column(Text(name, style=colour(profession)), min_width=CARDS_WIDTH)
        table.add_column(self.label("face_down"), justify="right")
        for seat in range(view.seats):
            cards = [self._cards(view, told, seat, profession) for profession in PROFESSIONS]
            table.add_row(self.seat(view, seat), *cards, self._face_down(told, seat))
        lines: list[RenderableType] = [table]
        first = [self.sitters[seat].sign() for seat in range(view.seats) if must_be_served_first(told, seat)]
        if first:
            lines.append(self._labelled("must_be_served_first", Text(", ").join(first)))
        if view.seat is not None and view.seat == view.to_move:
            hand = packet(view, told["round_now"])
            if told["phase"] == "hand":
                hand = without(hand, laid(told, view.seat, told["round_now"]))
            lines.append(self._labelled("hand", Text(self.cards(hand))))
        return lines

    def seat(self, view: View, seat: int) -> Text:
        """Who is to move, the ribbon of those who must be served first, emblem and name."""
        told = view.fields()
        mark = "▶" if view.to_move == seat else RIBBON if must_be_served_first(told, seat) else " "
        return Text.assemble((f"{mark} ", "bold"), self.sitters[seat].sign(), style="bold" if seat == view.seat else "")

    def _labelled(self, label: str, text: Text) -> Text:
        ribbon = f"{RIBBON} " if label == "must_be_served_first" else ""
        return Text.assemble((f"{ribbon}{self.label(label)}{self.voice.say('colon')}", "dim"), text)

    def cards(self, names: Sequence[str]) -> str:
        """Cards in a row, those with two stars marked."""
        return ", ".join(
            (self.said("card", **on_card(name)) or name) + (STAR * stars(name) if stars(name) > 1 else "")
            for name in names
        )

    def _cards(self, view: View, told: dict[str, Any], seat: int, profession: str) -> Text:
        """What a seat has of a profession; your own face-down cards stand in brackets."""
        text, total = Text(), 0
        face_up = told["open_card"][seat]
        known = [open_ or own for open_, own in zip(face_up, told["secret_card"][seat] or face_up, strict=True)]
        for card, open_ in sorted(zip(known, face_up, strict=True), key=lambda pair: pair[0] or ""):
            if card and on_card(card)["profession"] == profession:
                number = on_card(card)["number"]
                text.append(f"{number} " if open_ else f"({number}) ")
                total += stars(card)
        return text.append(f"{total}{STAR}", style="bold yellow") if total else text

    def _face_down(self, told: dict[str, Any], seat: int) -> str:
        """How many cards lie face down, and whether one was laid so in this round."""
        if told["phase"] == "over":
            return ""
        count = sum(way == "down" for way in told["lies"][seat])
        now = told["lies"][seat][told["round_now"]]
        return f"{LAID_NOW.get(now, '')} {count}" if count or now != "not-yet" else ""

    def notes(self, view: View) -> list[Text]:
        """What you handed on in each round that is over, and where it can be now."""
        return [] if view.seat is None or view.to_move is None else list(self._memories(view, view.seat))

    def _memories(self, view: View, viewer: int) -> Iterator[Text]:
        told = view.fields()
        for round_ in reversed(range(told["round_now"])):
            order = [int(seat) for seat in told["served"][round_] if seat is not None]
            later = order[order.index(viewer) + 1 :]
            unseen = without(packet(view, round_), laid(told, viewer, round_))
            for seat in later:
                if told["open_card"][seat][round_]:
                    unseen = without(unseen, told["open_card"][seat][round_])
            hidden = [self.name(seat) for seat in later if told["lies"][seat][round_] == "down"]
            message = "festival-hidden" if hidden else "festival-out"
            about: Arguments = {"round": round_ + 1, "cards": self.cards(unseen), "names": ", ".join(hidden)}
            yield Text(self.voice.say(message, **about), style="dim")
