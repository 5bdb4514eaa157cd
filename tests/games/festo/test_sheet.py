"""The table in words (FO-C)."""

from tafelrunde.kernel import Reader
from tafelrunde.kernel.reading import table_of
from tests.games.festo.festo_table import FESTO, SARAH, TOM, at, kitchen

NAMES = ("Sarah", "Toby", "Joy", "Tom")


def sections(match):
    """The sections in English: their titles, or their first labels, with the rows."""
    reader = Reader(FESTO, "en", NAMES[: match.seats])
    found = {}
    for section in match.view(None).sheet():
        rows = table_of(reader, section)
        found[reader.say(section.title) if section.title else rows[0][0]] = rows
    return found


def test_round_event_and_phase():
    """FO-G1 FO-P4 What holds now."""
    match = at("act", event="applause", area="orc", helpers={TOM: {"orc": 1}}, mover=TOM)
    assert sections(match)["Round"] == [
        ["Round", "1/4"],
        ["Event", "Applause"],
        ["Effect", "Each dish cooked gives 1 VP."],
        ["Phase", "Action"],
        ["Acting", "Orc"],
        ["Start player", "Sarah"],
    ]


def test_markets_helpers_and_majorities():
    """FO-H1 FO-A3 Who is closed, what lies there, who stands there, and whose majority it is."""
    match = at("afternoon", covers={"elf": 3}, helpers={SARAH: {"troll": 2, "orc": 1}, TOM: {"troll": 1, "orc": 1}})
    rows = sections(match)["Markets and helpers"]
    assert rows[0] == ["", "Market", *NAMES]
    assert rows[1] == ["Troll", "3 meat", "2 ★", "", "", "1"]
    assert rows[3] == ["Orc", "3 spices", "1", "", "", "1"]
    assert rows[5] == ["Elf (closed)", "3 fruit", "", "", "", ""]
    assert sections(match)["Grocery store"][0][1].startswith("1 meat, 1 honey")


def test_the_buffet_with_prices_and_reservations():
    """FO-K2 FO-K3 FO-O1 By row and column, with what is left in the pile."""
    rows = sections(kitchen({}, reserved={"drink": [None, "1", None]}))["Buffet"]
    assert rows[0] == ["", "no surcharge", "1 more", "2 more", "Pile"]
    assert rows[4] == ["Drinks", "meat 1+2 = 6", "honey 2+1 = 7, Toby", "spices 1+2 = 6", "3"]
    assert sections(kitchen({}))["Roasts"] == [
        ["Roasts", "2 left, 6 of one colour: 14 VP"],
        ["Main courses", "2 left, 1 of each colour: 15 VP"],
    ]


def test_players_with_what_they_have():
    """FO-C5 FO-V1 Ingredients, helpers, discs, tokens and points; dishes by name."""
    told = {"cooked": [["roast", "roast"], []], "tokens": [3, 0], "discs_next": {0: {"elf": 2}}, "passed": [0, 1]}
    found = sections(kitchen({"meat": 3, "honey": 3}, **told))
    rows = {row[0]: row[1:] for row in found["Players"]}
    assert rows["meat"] == ["3", ""]
    assert rows["Helpers in hand"] == ["6", "6"]
    assert rows["Discs in hand"] == ["0", "2"]
    assert rows["Discs next round"] == ["Elf × 2", ""]
    assert rows["Passed"] == ["", "✓"]
    assert rows["Tokens"] == ["3", "0"]
    assert rows["VP"] == ["39", "6"]
    assert found["Dishes"] == [["Sarah", "Roast, Roast"]]


def test_a_payment_shows_what_is_owed():
    """FO-K5 The dish, and what is still to be paid."""
    match = kitchen({"meat": 6, "honey": 6, "salt": 1})
    match.play("cook roast")
    match.play("with honey")
    assert sections(match)["Round"][-2:] == [["Payment", "Roast"], ["Still to pay", "6 honey"]]
