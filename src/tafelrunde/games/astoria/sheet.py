"""The table of Astoria in words: the tracks, the round, the players, the artefacts, and what the viewer alone knows."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.games.astoria.box import (
    CARD_GLYPH,
    CARD_MAKES,
    CARDS,
    COLOURS,
    FACTIONS,
    GLYPHS,
    GOALS,
    INVASIONS,
    N_CARDS,
    N_COLOURS,
    N_INVASIONS,
    NEEDS,
    ROLES,
    SPACES,
    WARLORD_STRENGTH,
    WIZARD,
)
from tafelrunde.games.astoria.state import LYING, Lies, Phase, Place
from tafelrunde.games.astoria.tally import tally
from tafelrunde.games.astoria.telling.battles import flow_numbers
from tafelrunde.games.astoria.telling.forecast import Track, siege
from tafelrunde.games.astoria.telling.phrases import Phrases, glyphs
from tafelrunde.kernel import Argument, Cell, Names, Phrase, Seat, Section, Sheet, SheetRow, View

YES = "✓"


def sheet(view: View) -> Sheet:
    """What a person wants to read, in order."""
    parts = [tracks(view), now(view), players(view), artefacts(view), own(view)]
    return [part for part in parts if part.rows]


def tracks(view: View) -> Section:
    """AS-C4 AS-G1 AS-K1 Each track now, after the coming siege if nothing happens, and where it ends the match."""
    coming = siege(view)
    rows = [
        SheetRow(label(name), [track.now, _after(track), track.ends_at])
        for name, track in (
            ("health", coming.health),
            ("hordes", coming.hordes),
            ("mob", coming.mob),
            ("rage", coming.rage),
        )
    ]
    return Section(rows, label("tracks"), [label("now"), label("siege"), label("end")])


def _after(track: Track) -> Cell:
    change = track.after_siege - track.now
    return f"{track.after_siege} ({'+' if change > 0 else '−'}{abs(change)})" if change else None


def now(view: View) -> Section:
    """AS-R1 AS-I1 AS-I4 The round, its card and flow, the warlords, what lies in the middle, glyphs at hand."""
    rows = [row("round", view.field("round_now") + 1)]
    if card := view.field("open_invasion"):
        name = INVASIONS[card - 1]
        flows = flow_numbers(name)
        rows.append(row("invasion", Phrase("invasion", {"invasion": name})))
        rows.append(
            row("flow", [Phrase("flow-of", {"colour": COLOURS[i], "count": flows[i]}) for i in range(N_COLOURS)])
        )
    rows.append(row("warlords", [_warlord(each - 1) for each in view.field("warlords") if each]))
    rows.append(row("reserve", [stones(i, n) for i, n in enumerate(view.field("reserve")) if n]))
    rows.append(row("pile", view.field("pile_count")))
    places = view.field("invasion_at")
    for name, place in (("invasions", Place.PILE), ("discards", Place.DISCARDS)):
        rows.append(row(name, sum(int(places[card] == place) for card in range(N_INVASIONS))))
    if Phase.ACT <= view.field("phase") <= Phase.BATTLE:
        rows.append(row("actions", view.field("actions_left")))
    rows.append(row("glyphs", glyphs(view.field("glyphs"))))
    rows.append(row("defence", glyphs(view.field("defence"))))
    return Section([each for each in rows if each.cells != [[]]])


def _warlord(glyph: int) -> Phrase:
    return Phrase("warlord-strength", {"glyph": GLYPHS[glyph], "strength": int(WARLORD_STRENGTH[glyph])})


def players(view: View) -> Section:
    """AS-S1 AS-X1 AS-A12 What lies before each player."""
    points = [sum(each.points for each in lines) for lines in tally(view)]
    cells: dict[str, list[Cell]] = {
        "colour": [_named("colour", COLOURS, int(each) - 1) for each in view.field("colour")],
        "role": [_named("role", ROLES, int(each)) if each != WIZARD else None for each in view.field("role")],
        "power": [int(each) for each in view.field("power")],
        "stock": [[stones(i, n) for i, n in enumerate(each) if n] for each in view.field("stock")],
        "flask": [[stones(i, n) for i, n in enumerate(each) if n] for each in view.field("flask")],
        "hand-size": [int(each) for each in view.field("hand_size")],
        "ability": [label("tapped") if each else label("untapped") for each in view.field("ability_tapped")],
        "guards": [int(each) or None for each in view.field("guards")],
        "exile": [YES if each else None for each in view.field("exile")],
        "trophies": [_trophies(view, seat) for seat in range(view.seats)],
        "cleared": [_factions(each) for each in view.field("cleared")],
        "shown": [_named("goal", GOALS, int(each) - 1) for each in view.field("shown")],
        "points": list(points),
    }
    rows = [SheetRow(label(name), each[: view.seats]) for name, each in cells.items() if any(each[: view.seats])]
    return Section(rows, None, [Seat(seat) for seat in range(view.seats)])


def _named(kind: str, names: Names, number: int) -> Cell:
    return Phrase(kind, {kind: names[number]}) if number >= 0 else None


def _trophies(view: View, seat: int) -> Cell:
    found: Phrases = [
        Phrase("glyph", {"glyph": GLYPHS[i]}) for i, by in enumerate(view.field("slayer")) if by == seat + 1
    ]
    return found or None


def _factions(cleared: Iterable[int]) -> Cell:
    found: Phrases = [Phrase("faction", {"faction": FACTIONS[i]}) for i, each in enumerate(cleared) if each]
    return found or None


def artefacts(view: View) -> Section:
    """AS-A5 AS-A6 The artefacts before each player: finished ones, and those in work with what they lack."""
    lies, before = view.field("lies"), view.field("before")
    rows = []
    for seat in range(view.seats):
        cards = [card for card in range(N_CARDS) if lies[card] != Lies.AWAY and before[card] == seat + 1]
        if cards:
            rows.append(SheetRow(Seat(seat), [[_artefact(view, card) for card in cards]]))
    return Section(rows, label("artefacts"))


def _artefact(view: View, card: int) -> Phrase:
    lies, placed = view.field("lies")[card], view.field("placed")[card]
    told: dict[str, Argument] = {"card": CARDS[card], "state": LYING[lies]}
    told |= {"count": int(placed.sum()), "spaces": int(SPACES[card])}
    if lies != Lies.IN_WORK:
        return Phrase("card-state", told)
    lacks = [int(NEEDS[card, i]) - int(placed[i]) for i in range(N_COLOURS)]
    return Phrase("card-missing", told | {"missing": [stones(i, n) for i, n in enumerate(lacks) if n]})


def own(view: View) -> Section:
    """AS-S1 AS-Y6 What only the viewer knows: goal, hand, invasion cards looked at."""
    seat = view.seat
    if seat is None or not view.field("goal")[seat]:
        return Section([])
    rows = [row("goal", Phrase("goal", {"goal": GOALS[view.field("goal")[seat] - 1]}))]
    if hand := [_in_hand(card) for card in range(N_CARDS) if view.field("hand")[seat, card]]:
        rows.append(row("hand", list(hand)))
    looked_at = [int(each) for each in view.field("foresight")[seat] if each]
    if seen := [Phrase("invasion", {"invasion": INVASIONS[each - 1]}) for each in looked_at]:
        rows.append(row("foresight", list(seen)))
    return Section(rows)


def _in_hand(card: int) -> Phrase:
    needs: Phrases = [stones(i, NEEDS[card, i]) for i in range(N_COLOURS) if NEEDS[card, i]]
    makes, glyph = int(CARD_MAKES[card]), GLYPHS[CARD_GLYPH[card]]
    return Phrase("card-makes", {"card": CARDS[card], "makes": makes, "glyph": glyph, "missing": needs})


def stones(colour: int, count: int) -> Phrase:
    """So many of a colour."""
    return Phrase("stones", {"colour": COLOURS[colour], "count": int(count)})


def label(name: str) -> Phrase:
    """A label of the table."""
    return Phrase(f"label-{name}")


def row(name: str, cell: Cell) -> SheetRow:
    """A label and its value."""
    return SheetRow(label(name), [cell])
