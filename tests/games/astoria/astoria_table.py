"""A table at which tests play Astoria: say what differs from the plainest one, the rest comes by itself.

Seat 0 is red, 1 orange, 2 yellow, 3 green, 4 blue, 5 purple. Gems that are nowhere else are in the reserve, artefacts
in the pile, invasion cards in theirs. It is the turn of seat 0, who started the round; `i02` lies open, whose flow is
red 4, orange 6, yellow 2, green 5, blue 3, purple 1.
"""

from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.games.astoria.box import (
    ACTIONS,
    CARDS,
    COLOURS,
    GEMS,
    GLYPHS,
    INVASIONS,
    MARKER_GEMS,
    ROLES,
    START_POWER,
    START_STOCK,
    WARLORD,
    WARLORD_CARD,
)

ASTORIA = tr.game("astoria")
FLOW = {"red": 4, "orange": 6, "yellow": 2, "green": 5, "blue": 3, "purple": 1}
SAVERS = ("save", "save", "save", "barbarians", "dragon", "mob")
SPECIALS = ("alchemist", "servant", "deceiver", "alchemist", "servant", "deceiver")
HAMMERS = ("i02", "i03", "i05")


def deal(seats=4, *, roles=SPECIALS, first="red", goals=SAVERS, invasion="i02", dice=()):
    """A match from its setup on, with the first cards of the box in hand."""
    colours = list(COLOURS)[:seats]
    cards = list(CARDS)[: 3 * seats]
    script = [f"role {role}" for role in roles[:seats]] if seats > 4 else []
    script = script[:5]
    script += [f"wizard {colour}" for colour in colours[:5]] + [f"first {first}"]
    script += [f"goal {goal}" for goal in goals[:seats]][:5] + [f"artefact {card}" for card in cards]
    return ASTORIA.start(seats=seats, dice=[*script, f"invasion {invasion}", *dice])


def row(axis: Any, values: Any) -> dict[str, int]:
    """What is not zero, by name."""
    return {name: int(values[name]) for name in axis if values.get(name)}


def place(seats: Any = 4, *, dice: Any = (), seed: Any = None, options: Any = None, **told: Any) -> Any:
    """A match that goes on from a table; everything told differs from the plainest one."""
    position = describe(seats, options, **told)
    if seed is None:
        return ASTORIA.from_position(position, dice=dice)
    return ASTORIA.from_position(position, seed=seed)


def describe(seats: int = 4, options: Any = None, **told: Any) -> dict[str, Any]:
    """The position of such a table. Lists have an entry a seat; `hands`, `stock` and `flask` are told by seat."""

    def by_seat(name: str, otherwise: Any) -> list[Any]:
        found = told.pop(name, {})
        return [found.get(seat, otherwise(seat)) for seat in range(seats)]

    chosen = {"sickness_stops": "for good", "specials": "dealt"} | (options or {})
    special = list(told.pop("roles", SPECIALS))[:seats]
    roles = special if seats > 4 else ["wizard"] * seats
    number = [ROLES.number(role) for role in roles]
    actor, start = told.pop("actor", 0), told.pop("start", 0)
    guards = by_seat("guards", lambda seat: 0)
    flask = by_seat("flask", lambda seat: {})
    before, lies, placed = _artefacts(told)
    given = told.pop("stock", {})
    stock = []
    for seat in range(seats):
        colour = COLOURS[seat]
        used = guards[seat] + sum(each.get(colour, 0) for each in flask)
        used += sum(gems.get(colour, 0) for gems in placed.values())
        stock.append(given.get(seat, {colour: int(START_STOCK[number[seat]]) - used}))
    reserve = {}
    for i, colour in enumerate(COLOURS):
        elsewhere = sum(each.get(colour, 0) for each in [*stock, *flask, *placed.values()])
        elsewhere += guards[i] + int(MARKER_GEMS[number[i]]) if i < seats else 0
        reserve[colour] = GEMS - elsewhere
    hands = by_seat("hands", lambda seat: [])
    held = {card for hand in hands for card in hand}
    exile = set(told.pop("exile", ()))
    shown = by_seat("shown", lambda seat: None)
    goals = list(told.pop("goals", SAVERS))[:seats]
    table: dict[str, Any] = {
        "seats": seats,
        "sickness_stops": ["for good", "that round"].index(chosen["sickness_stops"]),
        "specials": ["dealt", "chosen"].index(chosen["specials"]),
        "phase": "act",
        "ending": None,
        "round_now": 0,
        "start": str(start),
        "actor": str(actor),
        "asked": str(actor),
        "actions_left": int(ACTIONS[seats]),
        "hordes": 1,
        "reinforcement": 1,
        "mob": 1,
        "unrest": 1,
        "rage": 0,
        "health": 6,
        "unrest_raised": 0,
        "unmasked_now": 0,
        "glyphs": {},
        "defence": {},
        "defends": [0] * seats,
        "sun_used": 0,
        "craft_again": 0,
        "looked": 0,
        "new_exile": 0,
        "prey": None,
        "foe": None,
        "colour": list(COLOURS)[:seats],
        "role": roles,
        "power": by_seat("power", lambda seat: int(START_POWER[number[seat]])),
        "exile": [int(seat in exile or shown[seat] is not None) for seat in range(seats)],
        "ability_tapped": by_seat("ability_tapped", lambda seat: 0),
        "guards": guards,
        "stock": [row(COLOURS, each) for each in stock],
        "flask": [row(COLOURS, each) for each in flask],
        "reserve": row(COLOURS, reserve),
        "shown": shown,
        "cleared": by_seat("cleared", lambda seat: {}),
        "goal": goals,
        "lies": lies,
        "before": before,
        "placed": placed,
        "hand": [dict.fromkeys(hand, 1) for hand in hands],
        "hand_size": [len(hand) for hand in hands],
        "pile": {card: 1 for card in told.pop("pile", CARDS) if card not in held and card not in lies},
        "rumour": {},
        "rumour_least": [0] * seats,
        "rumour_most": [0] * seats,
        "memory": [{} for _ in range(seats)],
        "memory_least": [[0] * seats for _ in range(seats)],
        "memory_most": [[0] * seats for _ in range(seats)],
        **_invasions(seats, told),
        "glimpsed": [0] * seats,
        "foresight": [[None] * len(INVASIONS) for _ in range(seats)],
    }
    unknown = set(told) - set(table)
    assert not unknown, f"{unknown} is no part of a table"
    table |= told
    return {"game": "astoria", "edition": ASTORIA.edition, "seats": seats, "options": chosen, "table": table}


def _artefacts(told: dict[str, Any]) -> Any:
    """`ready` and `tapped` give a seat for each finished artefact, `work` a seat and the gems on it."""
    before, lies, placed = {}, {}, {}
    for way in ("ready", "tapped"):
        for card, seat in told.pop(way, {}).items():
            before[card], lies[card] = str(seat), way
    for card, (seat, gems) in told.pop("work", {}).items():
        before[card], lies[card], placed[card] = str(seat), "in-work", gems
    return before, lies, placed


def _invasions(seats: int, told: dict[str, Any]) -> dict[str, Any]:
    """`warlords` are the living in their order, `slain` gives their slayers, `discards` lie there, `open` is open."""
    living, slain = list(told.pop("warlords", ())), told.pop("slain", {})
    opened = told.pop("open", "i02")
    places = dict.fromkeys(told.pop("discards", ()), "discards")
    if opened:
        glyph = WARLORD[INVASIONS.number(opened)]
        if glyph:
            living += [GLYPHS[glyph - 1]] if GLYPHS[glyph - 1] not in [*living, *slain] else []
        else:
            places[opened] = "open"
    for glyphs, name in ((living, "alive"), (slain, "dead")):
        for glyph in glyphs:
            places[INVASIONS[WARLORD_CARD[GLYPHS.number(glyph)]]] = name
    return {
        "invasion_at": places,
        "open_invasion": opened,
        "warlords": [living[i] if i < len(living) else None for i in range(len(GLYPHS))],
        "slayer": {glyph: str(seat) for glyph, seat in slain.items()},
    }


def table(match: Any) -> Any:
    """What lies on the table, by name."""
    return match.position()["table"]


def play(match: Any, *moves: str) -> Any:
    """Play these moves; returns the table afterwards."""
    for move in moves:
        match.play(move)
    return table(match)


def legal(match: Any) -> set[str]:
    """What the seat to move may do, in notation."""
    return {str(move) for move in match.legal}


def offered(match: Any, *kinds: str) -> set[str]:
    """What the seat to move may do, of these kinds."""
    return {str(move) for move in match.legal if move.kind in kinds}


def refused(match: Any, move: str) -> str:
    """The rule that refuses a move; playing it leaves everything as it was."""
    before = match.state_bytes()
    with pytest.raises(tr.Refused) as caught:
        match.play(move)
    assert match.state_bytes() == before
    assert caught.value.rule == match.why_not(move).rule
    return caught.value.rule


def to_siege(match: Any) -> Any:
    """Everybody ends their turn; returns the table when something is asked again, or all is over."""
    now = match.position()["table"]["round_now"]
    while not match.over and table(match)["phase"] == "act" and table(match)["round_now"] == now:
        match.play("end")
    return table(match)
