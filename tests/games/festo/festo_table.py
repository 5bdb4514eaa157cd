"""A table at which tests play Festo!: positions are told by what matters, the rest of the box is laid around it."""

from collections import Counter

import tafelrunde as tr

FESTO = tr.game("festo")
COLOURS = ("meat", "honey", "spices", "mushrooms", "fruit", "potatoes")
INGREDIENTS = (*COLOURS, "salt")
CHARACTERS = ("troll", "pixies", "orc", "magician", "elf", "dwarf")
OWN = dict(zip(CHARACTERS, COLOURS, strict=True))
ROWS = ("dessert", "side-dish", "appetiser", "drink")
SMALL = tuple(f"{row}-{colour}" for row in ROWS for colour in COLOURS)
LARGE = ("roast", "main-course")
LAYOUT = {row: [f"{row}-{colour}" for colour in COLOURS[:3]] for row in ROWS}
SARAH, TOBY, JOY, TOM = range(4)


def sparse(counts):
    """Counts without their zeros, as positions tell them."""
    return {name: count for name, count in counts.items() if count}


def rows(seats, told):
    """One mapping for each seat, from a list or from a mapping of seats."""
    found: list[dict[str, int]] = [{} for _ in range(seats)]
    for seat, row in told.items() if isinstance(told, dict) else enumerate(told or []):
        found[seat] = sparse(row)
    return found


def leader(pieces, area):
    """Who has more pieces in an area than anybody else, as positions tell it."""
    counts = [each.get(area, 0) for each in pieces]
    most = max(counts)
    return str(counts.index(most)) if most and counts.count(most) == 1 else None


def setting(phase, seats=4, *, event=None, earlier=(), magical=False, **told):
    """A whole position: the phase, and whatever is told of the table; ingredients, dishes and helpers are completed.

    Without `event` it is a match without events. `helpers`, `discs`, `owned`, `cooked` are told for each seat.
    """
    round_now = told.pop("round_now", 0)
    market = {area: {OWN[area]: 3} for area in CHARACTERS} | told.pop("market", {})
    store = told.pop("store", dict.fromkeys(COLOURS, 1))
    owned = rows(seats, told.pop("owned", None))
    helpers = rows(seats, told.pop("helpers", None))
    discs = rows(seats, told.pop("discs", None))
    cooked = rows(seats, [Counter(dishes) for dishes in told.pop("cooked", [])])
    display = {row: [*shown, None, None, None][:3] for row, shown in (LAYOUT | told.pop("display", {})).items()}
    reserved = {row: list(seen) for row, seen in told.pop("reserved", {}).items()}
    stock = sparse({area: sparse(lying) for area, lying in (market | {"grocer": store}).items()})
    gone = Counter(dish for each in display.values() for dish in each if dish)
    for each in cooked:
        gone.update(each)
    used: Counter[str] = Counter()
    for each in (*stock.values(), *owned):
        used.update(each)
    standing = Counter(int(seat) for each in reserved.values() for seat in each if seat is not None)
    first = told.pop("first", 0)
    mover = told.pop("mover", first)
    pieces = [Counter(helpers[seat]) + Counter(discs[seat]) for seat in range(seats)]
    area = told.pop("area", "troll")
    in_action = phase in ("act", "lift", "drop", "send", "reserve", "trade", "fetch", "lay")
    majority = told.pop("majority", leader(pieces, area) if in_action else None)
    table = {
        "seats": seats,
        "magical_dishes": int(magical),
        "events": int(event is not None),
        "phase": phase,
        "round_now": round_now,
        "holder": str(told.pop("holder", first)),
        "first": str(first),
        "mover": str(mover),
        "supply": sparse(
            {colour: 14 - used[colour] for colour in COLOURS} | {"salt": seats + 1 - used["salt"]},
        ),
        "stock": stock,
        "moved": told.pop("moved", {}),
        "covers": told.pop("covers", {}),
        "dice_left": told.pop("dice_left", 0),
        "event_of": [*earlier, event, None, None, None, None][:4],
        "pile": {dish: 1 for dish in SMALL if not gone[dish]},
        "display": {row: shown for row, shown in display.items() if any(shown)},
        "reserved": {row: [None if seat is None else str(seat) for seat in seen] for row, seen in reserved.items()},
        "large": sparse({dish: seats - gone[dish] for dish in LARGE}),
        "owned": owned,
        "cooked": cooked,
        "tokens": told.pop("tokens", [0] * seats),
        "in_hand": [6 - sum(helpers[seat].values()) - standing[seat] for seat in range(seats)],
        "helpers": helpers,
        "discs": discs,
        "discs_next": rows(seats, told.pop("discs_next", None)),
        "passed": told.pop("passed", [0] * seats),
        "area": area,
        "majority": majority,
        "used": told.pop("used", 0),
        "taking": told.pop("taking", 0),
        "thanked": told.pop("thanked", 0),
        "piece": told.pop("piece", "helper"),
        "lifted": told.pop("lifted", None),
        "lifted_from": told.pop("lifted_from", None),
        "progress": told.pop("progress", 0),
        "dish_now": told.pop("dish_now", None),
        "price": told.pop("price", {}),
    }
    assert not told, told
    return {
        "game": "festo",
        "edition": FESTO.edition,
        "seats": seats,
        "options": {"magical_dishes": magical, "events": event is not None},
        "table": table,
    }


def at(phase, seats=4, *, dice=(), **told):
    """A match in such a position; NATURE's next moves are `dice`."""
    return FESTO.from_position(setting(phase, seats, **told), dice=dice)


def kitchen(owned, seats=2, **told):
    """A match in which the first seat is to cook with these ingredients; the next could cook a roast."""
    told.setdefault("market", {area: {} for area in CHARACTERS})
    told.setdefault("store", {})
    others = told.pop("others", {1: {"potatoes": 6}})
    return FESTO.from_position(setting("cook", seats, owned={0: owned, **others}, **told), seed=1)


def opening(seats=4, *, first=0, event=None, magical=False, dice=()):
    """A match from its very start, with the usual dishes, up to the giving of the card."""
    script = [f"first is {first}", *(f"draw {dish}" for shown in LAYOUT.values() for dish in shown)]
    script += [f"event {event}"] if event else []
    return FESTO.start(
        seats=seats, dice=[*script, *dice], options={"magical_dishes": magical, "events": event is not None}
    )


def table(match):
    """What lies on the table."""
    return match.position()["table"]


def market(match, area):
    """What lies in a market or in the grocery store."""
    return table(match)["stock"].get(area, {})


def owned(match, seat):
    """The ingredients of a seat."""
    return table(match)["owned"][seat]


def supply(match, ingredient):
    """How many are left in a supply."""
    return table(match)["supply"].get(ingredient, 0)


def helpers(match, seat):
    """Where the helpers of a seat stand."""
    return table(match)["helpers"][seat]


def legal(match):
    """What may be played, in notation."""
    return {str(move) for move in match.legal}


def kinds(match):
    """The kinds of moves that may be played."""
    return {move.kind for move in match.legal}


def refused(match, move):
    """The rule that forbids a move."""
    refusal = match.why_not(move)
    return refusal.rule if refusal else None


def play(match, *moves):
    """Several moves in a row."""
    for move in moves:
        match.play(move)


def place_all(match, seat, *areas):
    """The helpers of a seat, one after the other; in the morning the rest is held back."""
    assert match.to_move == seat
    for area in areas:
        match.play(f"place {area}")
    if table(match)["phase"] == "morning" and match.to_move == seat:
        match.play("done")


def everyone_passes(match):
    """The cooking comes to its end."""
    while not match.over and table(match)["phase"] == "cook":
        match.play("pass")
