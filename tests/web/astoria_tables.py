"""Tables of Astoria for the browser, laid before seat 0."""

from tests.games.astoria.astoria_table import place

MINE = {"ember-ring": 0, "fire-wand": 0}
OTHERS = {
    1: ("solar-rod", "thorn-bow", "azure-shield"),
    2: ("dawn-mirror", "root-sceptre", "oracle-orb"),
    3: ("alembic", "acorn-charm", "raven-blade"),
    4: ("sulphur-censer", "cobalt-seal", "shade-lantern"),
    5: ("brimstone-vial", "blessed-bell", "skull-sceptre"),
}
SOME = {"red": 1, "orange": 1, "yellow": 1, "green": 1, "blue": 1, "purple": 1}


def crowded(**more):
    """Six seats with special roles, and everybody has a lot of everything: artefacts, gems, guards, trophies."""
    ready = MINE | {card: seat for seat, cards in OTHERS.items() for card in cards[:2]}
    told = {
        "hands": {
            0: ["flame-dagger", "phoenix-staff", "noon-crown", "book-of-the-sun", "oak-heart"],
            1: ["book-of-cobalt"],
        },
        "ready": ready,
        "tapped": {"sun-medal": 0, **{cards[2]: seat for seat, cards in OTHERS.items()}},
        "work": {
            "book-of-fire": (0, {"red": 1, "orange": 1}),
            "book-of-sulphur": (1, {"yellow": 1, "green": 1, "blue": 1}),
            "book-of-nature": (2, {"green": 1, "orange": 1}),
        },
        "guards": {0: 1, 1: 2, 2: 1, 3: 2, 4: 1, 5: 2},
        "flask": {0: {"red": 1, "yellow": 1, "green": 1, "blue": 1}, 1: {"orange": 2, "purple": 1}},
        "power": {0: 4, 1: 7, 2: 10, 3: 13, 4: 16, 5: 20},
        "stock": {
            0: SOME | {"red": 2},
            1: {"orange": 2, "yellow": 1, "green": 1, "purple": 1},
            2: {"yellow": 3, "blue": 1},
            3: {"green": 2, "red": 1},
            4: {"blue": 3},
            5: {"purple": 2},
        },
        "warlords": ["fire", "sun", "nature", "cobalt"],
        "slain": {"darkness": 2, "sulphur": 0},
        "cleared": {1: {"dragon": 1}},
        "exile": {3},
        "shown": {4: "barbarians"},
        "goals": ("save", "save", "mob", "dragon", "barbarians", "save"),
        "health": 4,
        "rage": 5,
        "hordes": 6,
        "mob": 4,
        "reinforcement": 3,
        "unrest": 2,
        "round_now": 6,
        "discards": ("i03", "i05", "i06", "i08", "i09"),
        "seed": 3,
    }
    return place(6, **(told | more))
