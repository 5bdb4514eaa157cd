"""The table of Festival in words: the round, what everybody collects, your hand, and what you remember of packets."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.festival.box import PROFESSIONS
from tafelrunde.games.festival.facts import remembered, served_first
from tafelrunde.games.festival.spoken import (
    Fields,
    laid,
    named,
    number_of,
    packet,
    profession_of,
    rounds,
    stars,
    without,
)
from tafelrunde.kernel import Argument, Cell, Phrase, Seat, Section, Sheet, SheetRow, View

STAR = "★"


def sheet(view: View) -> Sheet:
    """The sections of the sheet, in the order in which a player looks at the table."""
    table = view.fields()
    sections = [Section(list(_round(view, table))), _troupes(view, table)]
    if view.seat is not None and view.to_move is not None:
        memories = list(_memories(view))
        sections += [Section(memories, title=Phrase("label-remembered"))] if memories else []
    return sections


def _round(view: View, table: Fields) -> Iterator[SheetRow]:
    """FV-R1 FV-R4 The round, who began it, who holds the packet and who must be served first; the viewer's hand."""
    now = min(table["round_now"] + 1, rounds(view))
    yield SheetRow(Phrase("label-round"), [f"{now} / {rounds(view)}"])
    if view.to_move is None:
        return
    yield SheetRow(Phrase("label-pile"), [Phrase("cards", {"count": table["pile_count"]})])
    yield SheetRow(Phrase("label-first-player"), [Seat(int(table["first"]))])
    holds = Phrase("label-holds", {"name": Seat(int(table["holder"])), "count": table["packet_now"]})
    yield SheetRow(Phrase("label-packet"), [holds])
    if first := served_first(view):
        yield SheetRow(Phrase("label-must-be-served-first"), [[Seat(seat) for seat in first]])
    if view.seat == view.to_move and view.seat is not None:
        hand = packet(table, view.seat, table["round_now"])
        taken = laid(table, view.seat, table["round_now"])
        yield SheetRow(Phrase("label-hand"), [named(without(hand, taken) if taken else hand)])


def _troupes(view: View, table: Fields) -> Section:
    """FV-R6 A row for each profession: everybody's cards with their stars; then those face down and this round's."""
    seats = range(view.seats)
    rows = [
        SheetRow(Phrase("profession.plural", {"profession": each}), [_cards(table, seat, each) for seat in seats])
        for each in PROFESSIONS
    ]
    if view.to_move is not None:
        down = [sum(way == "down" for way in table["lies"][seat]) for seat in seats]
        rows.append(SheetRow(Phrase("label-face-down"), [count or None for count in down]))
        rows.append(SheetRow(Phrase("label-this-round"), [_this_round(table, seat) for seat in seats]))
    return Section(rows, columns=[Seat(seat) for seat in seats])


def _cards(table: Fields, seat: int, profession: str) -> Cell:
    """The numbers of a seat's cards of a profession and the sum of their stars; what only you know is in brackets."""
    cards, total = [], 0
    for round_, face_up in enumerate(table["open_card"][seat]):
        card = laid(table, seat, round_)
        if card and profession_of(card) == profession:
            cards.append((number_of(card), str(number_of(card)) if face_up else f"({number_of(card)})"))
            total += stars(card)
    return f"{' '.join(text for _, text in sorted(cards))} {total}{STAR}" if cards else None


def _this_round(table: Fields, seat: int) -> Cell:
    lies = table["lies"][seat][table["round_now"]]
    return None if lies == "not-yet" else Phrase("face", {"face": lies})


def _memories(view: View) -> Iterator[SheetRow]:
    """FV-R6 The cards the viewer handed on in rounds that are over and has not seen since, and where they can be."""
    for memory in reversed(remembered(view)):
        if memory.round == view.field("round_now"):
            continue
        about: dict[str, Argument] = {"cards": named(memory.cards)}
        if not memory.out:
            about["names"] = [Seat(seat) for seat in memory.hidden]
        where = Phrase("memory-out" if memory.out else "memory-hidden", about)
        yield SheetRow(Phrase("label-in-round", {"round": memory.round + 1}), [where])
