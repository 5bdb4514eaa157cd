"""The table of Festo! in words: the round, the stalls, the buffet, the players."""

from __future__ import annotations

from tafelrunde.games.festo.box import (
    AREAS,
    CHARACTERS,
    COLOUR_OF,
    COLOURS,
    COLUMNS,
    DISCS,
    DISHES,
    EVENTS,
    GROCER,
    INGREDIENTS,
    LARGE,
    N_AREAS,
    N_COLOURS,
    N_ROWS,
    N_SMALL,
    OTHER_AMOUNT,
    OWN_AMOUNT,
    POINTS_OF,
    ROUNDS,
    ROWS,
    SURCHARGE,
)
from tafelrunde.games.festo.facts import facts
from tafelrunde.games.festo.state import Phase
from tafelrunde.games.festo.tally import tally
from tafelrunde.games.festo.telling.phrases import areas, closed, dishes, goods, pieces
from tafelrunde.kernel import Cell, Phrase, Seat, Section, Sheet, SheetRow, View

MAJORITY = "★"
"""Stands behind the helpers of who has the absolute majority."""
YES = "✓"


def sheet(view: View) -> Sheet:
    """What a person wants to read, in order."""
    return [now(view), stalls(view), supplies(view), buffet(view), large_dishes(view), players(view), *cooked(view)]


def now(view: View) -> Section:
    """FO-G1 The round, its event, the phase, and what is being paid for."""
    phase, round_now = view.field("phase"), view.field("round_now")
    rows = [row("round", f"{round_now + 1}/{ROUNDS}")]
    if event := int(view.field("event_of")[round_now]):
        name = EVENTS[event - 1]
        rows += [row("event", Phrase("event", {"event": name})), row("effect", Phrase("event.effect", {"event": name}))]
    if phase < Phase.OVER:
        rows.append(row("phase", Phrase("stage", {"stage": stage(phase)})))
    if Phase.ACT <= phase <= Phase.GROCER:
        rows.append(row("acting", Phrase("area", {"area": AREAS[view.field("area")]})))
    if phase > Phase.CHOOSE_FIRST:
        rows.append(row("start-player", Seat(view.field("holder"))))
    if dish := view.field("dish_now"):
        rows.append(row("payment", Phrase("dish", {"dish": DISHES[dish - 1]})))
    if owed := goods(view.field("price")):
        rows.append(row("owed", owed))
    return Section(rows)


def stage(phase: int) -> str:
    """The part of a round that a phase belongs to."""
    if phase <= Phase.GIVE:
        return "preparation"
    if phase <= Phase.MORNING:
        return "morning"
    if phase <= Phase.AFTERNOON:
        return "afternoon"
    return "action" if phase <= Phase.GROCER else "cooking"


def stalls(view: View) -> Section:
    """FO-C1 FO-A2 The characters and the grocer: who is closed, what lies there, and who stands there."""
    stock, standing, majority, shut = view.field("stock"), pieces(view), facts(view).majority, closed(view)
    rows = []
    for area in range(N_AREAS):
        name = Phrase("area-closed" if AREAS[area] in shut else "area", {"area": AREAS[area]})
        cells: list[Cell] = [goods(stock[area]) or None if area != GROCER else None]
        for seat, counts in enumerate(standing):
            here = counts[area]
            cells.append(f"{here} {MAJORITY}" if here and majority.get(AREAS[area]) == seat else here or None)
        rows.append(SheetRow(name, cells))
    return Section(rows, label("stalls"), [label("market"), *seats(view)])


def buffet(view: View) -> Section:
    """FO-P3 FO-K3 The small dishes by row and column, with their prices, surcharges and reservations."""
    display, reserved, pile = view.field("display"), view.field("reserved"), view.field("pile")
    rows = []
    for kind in range(N_ROWS):
        cells: list[Cell] = []
        for column in range(COLUMNS):
            if dish := int(display[kind, column]):
                reserver = int(reserved[kind, column])
                cells.append([printed(dish - 1), *([Seat(reserver - 1)] if reserver else [])])
            else:
                cells.append(None)
        cells.append(int(pile[kind * N_COLOURS : (kind + 1) * N_COLOURS].sum()))
        rows.append(SheetRow(Phrase("type", {"type": ROWS[kind]}), cells))
    columns = [Phrase("label-column", {"count": int(SURCHARGE[column])}) for column in range(COLUMNS)]
    return Section(rows, label("buffet"), [*columns, label("in-pile")])


def printed(dish: int) -> Phrase:
    """FO-K2 What is printed on a small dish."""
    own, other = int(OWN_AMOUNT[dish]), int(OTHER_AMOUNT[dish])
    points, colour = int(POINTS_OF[dish]), COLOURS[COLOUR_OF[dish]]
    return Phrase("dish-printed", {"colour": colour, "count": own, "other": other, "points": points})


def large_dishes(view: View) -> Section:
    """FO-S3 FO-K4 How many roasts and main courses are left, what they cost and score."""
    left, rows = view.field("large"), []
    for kind, name in enumerate(LARGE):
        count, points = int(left[kind]), int(POINTS_OF[N_SMALL + kind])
        told = Phrase("large-printed", {"dish": name, "count": count, "points": points})
        rows.append(SheetRow(Phrase("type", {"type": name}), [told]))
    return Section(rows)


def players(view: View) -> Section:
    """FO-C5 FO-V1 What every player has: ingredients, helpers, discs, points."""
    rows = []
    owned = view.field("owned")
    for i, name in enumerate(INGREDIENTS):
        cells: list[Cell] = [int(owned[seat, i]) or None for seat in range(view.seats)]
        rows.append(SheetRow(Phrase("ingredient", {"ingredient": name}), cells))
    laid = view.field("discs_next")
    at_hand = DISCS - view.field("discs").sum(1) - laid.sum(1)
    rows.append(row("in-hand", *view.field("in_hand")[: view.seats].tolist()))
    rows.append(row("discs-in-hand", *at_hand[: view.seats].tolist()))
    if laid.any():
        names = [[name for name, count in zip(CHARACTERS, each, strict=True) for _ in range(count)] for each in laid]
        rows.append(row("discs-next", *(areas(each) or None for each in names[: view.seats])))
    if view.field("passed").any():
        rows.append(row("passed", *(YES if each else None for each in view.field("passed")[: view.seats])))
    rows.append(row("tokens", *view.field("tokens")[: view.seats].tolist()))
    rows.append(row("points", *(sum(line.points for line in lines) for lines in tally(view))))
    return Section(rows, label("players"), seats(view))


def cooked(view: View) -> list[Section]:
    """FO-K6 The dishes before each player."""
    rows = []
    for seat in range(view.seats):
        names = [DISHES[dish] for dish, count in enumerate(view.field("cooked")[seat]) for _ in range(count)]
        if names:
            rows.append(SheetRow(Seat(seat), [dishes(names)]))
    return [Section(rows, label("dishes"))] if rows else []


def supplies(view: View) -> Section:
    """FO-P2 FO-C2 What lies in the grocery store, and what is left in the supplies."""
    store, supply = view.field("stock")[GROCER], view.field("supply")
    return Section([row("store", goods(store) or None), row("supply", goods(supply) or None)])


def label(name: str) -> Phrase:
    """A label of the game's words."""
    return Phrase(f"label-{name}")


def row(name: str, *cells: Cell) -> SheetRow:
    """A row with a label of the game's words."""
    return SheetRow(label(name), list(cells))


def seats(view: View) -> list[Phrase | Seat]:
    """A column for each seat."""
    return [Seat(seat) for seat in range(view.seats)]
