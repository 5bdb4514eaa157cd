"""Components and setup (UF-C, UF-S)."""

import pytest

from tafelrunde.games.ufos.box import BOX, MAP, NEIGHBOURS, PLACES
from tests.games.ufos.ufos_table import HOMES, ON_SMALL_MAP, UFOS, begin, cities, lay, legal, rule, table, tiling

LARGE, SMALL = 1, 0


def adjacent(size, a, b):
    """Whether two places are adjacent on a map."""
    return bool(int(NEIGHBOURS[size, PLACES.number(a)]) >> PLACES.number(b) & 1)


def test_the_map_has_thirteen_cities_and_three_times_as_many_villages():
    """UF-C1 Adjacent is what a line joins; no city touches another city, and all places hang together."""
    assert len(MAP["cities"]) == 13
    assert len(MAP["villages"]) == 39
    assert adjacent(LARGE, "london", "trans")
    assert adjacent(LARGE, "trans", "london")
    assert not adjacent(LARGE, "london", "berlin")
    for line in MAP["lines"]:
        assert not (line["a"] in MAP["cities"] and line["b"] in MAP["cities"])
    for size, count in ((SMALL, 28), (LARGE, 52)):
        reached, ahead = {"london"}, ["london"]
        while ahead:
            place = ahead.pop()
            new = {other for other in PLACES if adjacent(size, place, other)} - reached
            reached |= new
            ahead += new
        assert len(reached) == count


def test_every_place_has_a_name_in_three_languages():
    """UF-C1 Names in English, German and French, and a spot on the canvas."""
    width, height = MAP["canvas"]
    for place in (*MAP["cities"].values(), *MAP["villages"].values()):
        assert set(place["name"]) == {"en", "de", "fr"}
        assert 0 <= place["x"] <= width
        assert 0 <= place["y"] <= height


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_words_call_the_places_by_their_names(lang):
    """UF-C1 The names on the map are those in the log."""
    for city, told in MAP["cities"].items():
        assert UFOS.words.say(lang, "city", city=city) == told["name"][lang]
    for village, told in MAP["villages"].items():
        assert UFOS.words.say(lang, "village", village=village) == told["name"][lang]
        assert UFOS.words.say(lang, "place", place=village) == told["name"][lang]


def test_each_colour_has_its_pieces():
    """UF-C2 10 restaurants, 12 stands, 12 witnesses, 3 standard UFOs, 3 bumpers, 2 calmers; five colours."""
    supply = BOX["supply"]
    assert (supply["restaurants"], supply["stands"], supply["witnesses"]) == (10, 12, 12)
    assert dict(zip(BOX["ufos"]["kinds"], BOX["ufos"]["counts"], strict=True)) == {
        "standard": 3,
        "bumper": 3,
        "calmer": 2,
    }
    assert len(BOX["colours"]["ids"]) == 5


def test_there_are_eighteen_different_city_tiles():
    """UF-C3 Resistances from 3 to 12, one to three hamburgers; the known tiles are among them."""
    tiles = [tuple(tile) for tile in BOX["tiles"]["all"]]
    assert len(tiles) == len(set(tiles)) == 18
    assert {resistance for resistance, _ in tiles} == set(range(3, 13))
    assert {(6, 1), (4, 2), (3, 2)} <= set(tiles)


def test_dice_have_six_and_twelve_faces_and_all_see_the_counter():
    """UF-C4 Two d6, one d12, and a counter that everybody sees."""
    kinds = [move.kind for move in UFOS.moves]
    assert kinds.count("bump-roll") == 36
    assert kinds.count("try-roll") == 12
    assert begin(3).view(None).to_dict()["table"]["counter"] == [0, 0, 0]


@pytest.mark.parametrize(("seats", "open_"), [(2, False), (3, False), (4, True), (5, True)])
def test_the_pacific_is_crossed_only_on_the_large_map(seats, open_):
    """UF-C5 The three lines over the Pacific are in play with 4 and 5 players only."""
    pacific = [(line["a"], line["b"]) for line in MAP["lines"] if line["pacific"]]
    assert sorted(pacific) == [("hana", "nan_madol"), ("hanga_roa", "kaikoura"), ("talkeetna", "dalnegorsk")]
    ufos = ["standard hana, standard rio"] + [f"standard {home}, standard {home}" for home in HOMES[: seats - 1]]
    match = lay(*ufos)
    match.play("fly standard from hana")
    assert ("to nan_madol" in legal(match)) == open_
    if not open_:
        assert rule(match, "to nan_madol") == "UF-S1"


@pytest.mark.parametrize("seats", [2, 3])
def test_few_players_use_the_small_map(seats):
    """UF-S1 Only 7 cities and 21 villages are in play."""
    match = UFOS.start(seats=seats, dice=[*tiling(seats), "first is 0"])
    assert set(table(match)["tile"]) == set(ON_SMALL_MAP)
    assert len(match.legal) == 21
    assert rule(match, "start in talkeetna") == "UF-S1"


@pytest.mark.parametrize("seats", [4, 5])
def test_many_players_use_the_large_map(seats):
    """UF-S1 UF-S2 All 13 cities get a tile, all 39 villages may be chosen."""
    match = UFOS.start(seats=seats, dice=[*tiling(seats), "first is 0"])
    assert set(table(match)["tile"]) == set(cities(seats))
    assert len(match.legal) == 39


def test_every_tile_lies_on_one_city_at_most():
    """UF-S2 The tiles are shuffled; each city gets another one."""
    for seed in range(20):
        laid = list(table(UFOS.start(seats=5, seed=seed))["tile"].values())
        assert len(set(laid)) == len(laid) == 13


def test_tiles_are_laid_out_only_once():
    """UF-S2 Later no tile is laid any more."""
    assert rule(begin(2), "tile 12-2 in london") == "UF-S2"


def test_everybody_chooses_a_village_from_the_start_player_on():
    """UF-S3 The start player is drawn by lot; each puts two standard UFOs on a village nobody has chosen."""
    match = UFOS.start(seats=3, dice=[*tiling(3), "first is 2"])
    assert match.to_move == 2
    match.play("start in roswell")
    assert match.to_move == 0
    assert rule(match, "start in roswell") == "UF-S3"
    match.play("start in hana")
    match.play("start in siwa")
    assert table(match)["ufos"] == [
        {"standard-1": "hana", "standard-2": "hana"},
        {"standard-1": "siwa", "standard-2": "siwa"},
        {"standard-1": "roswell", "standard-2": "roswell"},
    ]
    assert match.to_move == 2
    assert rule(match, "start in nazca") == "UF-S3"
    assert rule(match, "first is 1") == "UF-S3"


def test_the_counters_begin_at_zero():
    """UF-S4 Nobody controls a city."""
    assert table(begin(5))["counter"] == [0] * 5
