"""How UFOs! tells itself: by deed, with every die and what it decided."""

from tafelrunde.kernel import Reader
from tests.games.ufos.ufos_table import UFOS, begin, lay, play

NAMES = ("Anna", "Ben", "Clara", "David", "Eva")


def told(match, seat=None, lang="en"):
    """The log as somebody reads it."""
    reader = Reader(UFOS, lang, NAMES[: match.seats], seat)
    return [reader.line(line) for deed in match.tell(seat) for line in deed.lines]


def asked(match, seat, lang="en"):
    """The question as somebody reads it."""
    return Reader(UFOS, lang, NAMES[: match.seats], seat).say(match.view(seat).ask())


def test_the_setup_is_one_line():
    """UF-S2 UF-S3 Tiles and start player in one line, then the villages, then the first round."""
    assert told(begin(2, first=1), 0) == [
        "The city tiles are laid out. Ben is drawn to begin.",
        "Ben starts in Capilla del Monte.",
        "You start in Rachel.",
        "Round 1",
    ]


def test_a_flight_is_one_line():
    """UF-M1 From where and to where; while it is being chosen, from where."""
    match = lay("standard roswell, standard hana", "standard cairo, standard cairo")
    match.play("fly standard from roswell")
    assert told(match) == ["Anna is about to fly a standard UFO from Roswell."]
    match.play("to mexico")
    assert told(match) == ["Anna flies a standard UFO from Roswell to Mexico City."]
    assert told(match, 0) == ["You fly your standard UFO from Roswell to Mexico City."]
    assert told(match, lang="de") == ["Anna fliegt mit einem Standard-UFO von Roswell nach Mexiko-Stadt."]
    assert told(match, lang="fr") == ["Anna envoie un OVNI standard de Roswell à Mexico."]


def test_a_calmer_tells_what_it_takes_back():
    """UF-W4 City by city, also if it comes home or stays."""
    told_of = {"restaurants": {0: {"mexico": 1}}, "witnesses": {0: {"mexico": 2, "cairo": 1}}}
    match = lay("standard rachel, standard rachel, calmer hana", "standard rio, standard rio", **told_of)
    play(match, "fly calmer from hana", "to hana")
    assert told(match) == [
        "Anna flies a calmer from Hana and back to Hana.",
        "Anna takes back 2 witnesses in Mexico City.",
    ]
    match = lay("standard rachel, standard rachel, calmer cairo", "standard rio, standard rio", **told_of)
    match.play("end movement")
    assert told(match) == ["Anna takes back 1 witness in Cairo."]


def test_a_try_tells_its_die_with_everything_that_was_added():
    """UF-A6 UF-A7 UF-X2 What was rolled, what for, against what, and what came of it."""
    match = lay(
        "standard london, standard nazca",
        "standard rachel, standard shag_harbour",
        stands={"trans": 0, "furnas": 0},
        witnesses={0: {"london": 2}},
        dice=["die 10"],
    )
    play(match, "end movement", "restaurant in london")
    assert told(match, 0)[-3:] == [
        "You roll 10 (+2 for 2 stands and −4 for 2 witnesses): 8 against 8 in London, your restaurant opens.",
        "You take back 2 witnesses in London.",
        "You control 1 city now.",
    ]


def test_a_takeover_tells_whose_restaurant_it_was():
    """UF-A5 UF-M4 The announcement and the try, to who does it and to whom it is done."""
    match = lay(
        "standard berlin, standard nazca",
        "standard rachel, standard shag_harbour",
        restaurants={1: {"berlin": 2}},
        dice=["die 3"],
    )
    play(match, "fly standard from berlin", "onto seat 1", "end movement", "take over seat 1 in berlin")
    assert told(match, 1)[-2:] == [
        "Anna puts a standard UFO on one of your restaurants in Berlin to take it over.",
        "Anna rolls 3 (−4 for 2 restaurants of other players): -1 against 3 in Berlin, you keep your restaurant.",
    ]


def test_stands_in_a_row_are_one_line():
    """UF-A2 UF-A3 Those opened one after the other; one that is taken over tells whose it was."""
    match = lay("standard hana, standard nazca, bumper siwa", "standard rachel, standard rachel", stands={"siwa": 1})
    play(match, "end movement", "stand in hana", "stand in nazca", "take over stand in siwa")
    assert told(match) == ["Anna opens stands in Hana and Nazca.", "Anna takes over Ben’s stand in Siwa."]


def test_a_bump_is_told_with_supporters_ties_and_ways():
    """UF-B2 UF-B4 UF-B5 UF-B10 UF-W1 From the attack to the place where the loser lands."""
    match = lay(
        "standard cairo, standard cairo, bumper falcon_lake",
        "standard rachel, standard rio",
        "standard los_angeles, standard berlin",
        dice=["dice 1 against 4", "dice 5 against 5"],
    )
    play(match, "fly bumper from falcon_lake", "to rachel", "end movement")
    assert told(match, 1)[1:] == ["Anna bumps you in Rachel."]
    assert asked(match, 2) == "Anna bumps Ben in Rachel. Whom do you support?"
    match.play("support attacker")
    assert told(match, 1)[1:] == [
        "Clara supports Anna, the attacker.",
        "Bump in Rachel: Anna 1 + 3, you 4. A tie, the dice are rolled again.",
        "Bump in Rachel: Anna 5 + 3, you 5. Anna wins by 3.",
        "Anna adds +1 as the attacker, +1 for a leading bumper and +1 for 1 supporting UFO.",
        "Anna sends your standard UFO 3 places.",
    ]
    assert asked(match, 0) == "Lead Ben’s standard UFO on from Rachel: 3 places to go."
    match.play("drift to falcon_lake")
    assert told(match, 1)[-1] == "Anna sends your standard UFO over Falcon Lake, 2 places to go."
    play(match, "drift to new_york", "drift to gulf_breeze")
    assert told(match, 1)[-1] == (
        "Anna sends your standard UFO over Falcon Lake and New York to Gulf Breeze. A witness saw it: New York."
    )


def test_a_witness_from_elsewhere_is_told():
    """UF-W3 The winner moves one, or does not."""
    match = lay(
        "standard cairo, standard cairo, bumper falcon_lake",
        "standard rachel, standard rio",
        witnesses={1: {"rio": 12}},
        dice=["dice 5 against 6"],
    )
    play(match, "fly bumper from falcon_lake", "to rachel", "end movement", "drift to los_angeles")
    assert asked(match, 0) == "Ben has no witness left. Do you move one to Los Angeles from another city?"
    match.play("witness from rio")
    assert told(match)[-1] == "Ben has no witness left: Anna moves one from Rio de Janeiro to Los Angeles."


def test_a_turn_without_an_action_and_a_new_ufo_are_told():
    """UF-U1 UF-A1 So that no turn passes in silence."""
    match = lay(
        "standard london, standard hana", "standard rio, standard rio", restaurants={0: {"london": 1, "cairo": 1}}
    )
    match.play("new bumper in london")
    play(match, "end movement", "end turn")
    assert told(match) == [
        "Anna gives up a turn for a new bumper in London.",
        "Ben ends the turn without an action.",
        "Round 2",
    ]


def test_the_end_tells_who_brought_it_about():
    """UF-E1 Whoever controls enough cities ends the match; who has won is told of every game alike."""
    held = dict.fromkeys(("los_angeles", "new_york", "mexico", "rio"), 1)
    match = lay(
        "standard london, standard hana", "standard siwa, standard siwa", restaurants={0: held}, dice=["die 12"]
    )
    play(match, "end movement", "restaurant in london", "end turn")
    assert told(match)[-2:] == [
        "Anna controls 5 cities now.",
        "Anna controls enough cities: that ends the match.",
    ]


def test_the_tally_tells_every_city():
    """UF-E2 Restaurants by city, stands, witnesses."""
    match = lay(
        "standard london, standard hana",
        "standard siwa, standard siwa",
        stands={"hana": 0, "trans": 0},
        restaurants={0: {"london": 2}},
        witnesses={0: {"rio": 1}},
    )
    reader = Reader(UFOS, "en", NAMES[:2], None)
    lines = [(line.rule, line.points, reader.say(line.phrase)) for line in match.view(None).tally()[0]]
    assert lines == [
        ("UF-E2", 16, "2 restaurants in London"),
        ("UF-E2", 2, "2 stands"),
        ("UF-E2", -2, "1 witness"),
    ]


def test_the_sheet_shows_who_holds_what_where():
    """UF-N1 A city with its resistance, its free sites, and a star for who controls it."""
    match = lay(
        "standard london, standard hana",
        "standard siwa, standard siwa",
        restaurants={0: {"london": 1}},
        stands={"siwa": 1},
    )
    text = str(match.view(0))
    assert "London          8 · 1/2" in text
    assert "1★" in text
    assert "standard UFO in London, standard UFO in Hana" in text
    assert "1 of 5 cities controlled by one player" in text
