"""The table in words (AS-C4)."""

from tafelrunde.kernel import Reader
from tafelrunde.kernel.reading import table_of
from tests.games.astoria.astoria_table import ASTORIA, place
from tests.games.astoria.test_words import NAMES


def rows(match, you=None):
    """Everything on the sheet in English, by its label."""
    reader = Reader(ASTORIA, "en", NAMES[: match.seats], you)
    return {row[0]: row[1:] for section in match.view(you).sheet() for row in table_of(reader, section)}


def test_tracks_with_the_coming_siege_and_their_end():
    """AS-G1 AS-K1 AS-K2 If nothing happens: the king sickens, and a warlord harms him."""
    found = rows(place(hordes=4, reinforcement=3, unrest=2, warlords=["fire"]))
    assert found["Health of the king"] == ["6", "4 (−2)", "0"]
    assert found["Hordes"] == ["4", "7 (+3)", "10"]
    assert found["Mob"] == ["1", "3 (+2)", "10"]
    assert found["Rage of the dragon"] == ["0", "", "10"]


def test_the_round_and_its_card():
    """AS-I1 AS-I4 All six flow numbers, and the warlords with their strength."""
    found = rows(place(warlords=["fire", "sulphur"]))
    assert found["Flow"] == ["red 4, orange 6, yellow 2, green 5, blue 3, purple 1"]
    assert found["Warlords"] == ["warlord of fire, strength 12, warlord of sulphur, strength 10"]
    assert found["Reserve"] == ["10 blue, 10 purple"]
    assert found["Invasion pile"] == ["15"]


def test_players_and_their_artefacts():
    """AS-A5 AS-X1 AS-A12 What lies before each, with what is missing; exile, guards, accusations, points."""
    match = place(
        exile={2},
        guards={1: 2},
        cleared={1: {"mob": 1}},
        flask={0: {"red": 1}},
        slain={"sun": 3},
        ready={"alembic": 1},
        work={"ember-ring": (0, {"red": 1})},
    )
    found = rows(match)
    assert found["Guards"] == ["", "2", "", ""]
    assert found["Exile"] == ["", "", "✓", ""]
    assert found["Does not serve"] == ["", "Mob", "", ""]
    assert found["Trophies"] == ["", "", "", "sun"]
    assert found["Points"] == ["2", "0", "0", "5"]
    assert found["Anna"] == ["Ember Ring (1 of 3 gems; missing 1 red and 1 orange)"]
    assert found["Ben"] == ["Alembic (ready)"]


def test_what_the_viewer_alone_knows():
    """AS-S1 AS-Y6 Goal, hand and invasion cards looked at, for their owner only."""
    seen = [["i18"] + [None] * 17 if seat == 2 else [None] * 18 for seat in range(4)]
    match = place(hands={2: ["ember-ring"]}, glimpsed=[0, 0, 1, 0], foresight=seen)
    found = rows(match, 2)
    assert found["Your goal"] == ["Save the king"]
    assert found["Your hand"] == ["Ember Ring: 2 fire, 2 red and 1 orange"]
    assert found["Next invasion cards"] == ["dragon +2"]
    assert not {"Your goal", "Your hand", "Next invasion cards"} & set(rows(match))
