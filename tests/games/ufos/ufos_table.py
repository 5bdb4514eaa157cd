"""A table at which tests play UFOs!, in a short hand.

UFOs are written one after the other, `"standard roswell, bumper london"`. The tiles always lie the same way.
"""

import tafelrunde as tr

UFOS = tr.game("ufos")
TILES = {
    "los_angeles": "5-2",
    "new_york": "7-2",
    "mexico": "6-1",
    "rio": "9-1",
    "london": "8-2",
    "berlin": "3-2",
    "moscow": "10-2",
    "cairo": "4-2",
    "cape_town": "5-1",
    "delhi": "6-2",
    "beijing": "3-3",
    "tokyo": "8-3",
    "sydney": "11-1",
}
ON_SMALL_MAP = ("los_angeles", "new_york", "mexico", "rio", "london", "berlin", "cairo")
HOMES = ("rachel", "capilla", "kulusuk", "emilcin", "ubud")


def cities(seats):
    """The cities in play."""
    return [city for city in TILES if seats > 3 or city in ON_SMALL_MAP]


def tiling(seats):
    """NATURE's moves that lay out the tiles."""
    return [f"tile {TILES[city]} in {city}" for city in cities(seats)]


def begin(seats=2, first=0, dice=()):
    """A match in which everybody has put their first UFOs on the homes above."""
    match = UFOS.start(seats=seats, dice=[*tiling(seats), f"first is {first}", *dice])
    for i in range(seats):
        match.play(f"start in {HOMES[(first + i) % seats]}")
    return match


def fleet(told):
    """The UFOs of one seat."""
    found: dict[str, str] = {}
    for each in told.split(", "):
        kind, place = each.split()
        found[f"{kind}-{1 + sum(name.startswith(kind) for name in found)}"] = place
    return found


def position(ufos, *, stands=None, restaurants=None, witnesses=None, active=0, **fields):
    """The beginning of a turn; `restaurants` and `witnesses` are a mapping of cities for each seat that has some."""
    seats = len(ufos)
    told = begin(seats).position()
    table = told["table"]
    table["ufos"] = [fleet(each) for each in ufos]
    table["stand"] = {village: str(seat) for village, seat in (stands or {}).items()}
    for name, held in (("restaurants", restaurants or {}), ("witnesses", witnesses or {})):
        table[name] = [held.get(seat, {}) for seat in range(seats)]
    table["counter"] = [
        sum(all(seat == other or city not in table["restaurants"][other] for other in range(seats)) for city in mine)
        for seat, mine in enumerate(table["restaurants"])
    ]
    table["active"] = table["decider"] = str(active)
    table.update(fields)
    return told


def lay(*ufos, dice=(), **told):
    """A match from the beginning of a turn."""
    return UFOS.from_position(position(ufos, **told), dice=dice)


def play(match, *moves):
    """Play several moves."""
    for move in moves:
        match.play(move)
    return match


def legal(match, kind=None):
    """The legal moves in notation, of one kind if asked."""
    return {str(move) for move in match.legal if kind in (None, move.kind)}


def rule(match, move):
    """The rule that forbids a move."""
    return match.why_not(move).rule


def table(match):
    """What lies on the table."""
    return match.position()["table"]


def phase(match):
    """The phase of the turn."""
    return table(match)["phase"]
