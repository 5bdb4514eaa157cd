"""The events (FO-N)."""

from tests.games.festo.festo_table import (
    CHARACTERS,
    COLOURS,
    JOY,
    SARAH,
    TOBY,
    TOM,
    at,
    everyone_passes,
    kinds,
    kitchen,
    legal,
    market,
    opening,
    owned,
    place_all,
    play,
    refused,
    supply,
    table,
)

EARLIER = ("fair-shares", "day-off", "open-doors")


def turned_up(event, seats=4, **told):
    """A match in which the next round was prepared with this event."""
    match = at(
        "cook", seats, event="open-doors" if event != "open-doors" else "applause", dice=[f"event {event}"], **told
    )
    everyone_passes(match)
    return match


def shopping(event, seats=4, dice=()):
    """A match that begins with this event, up to the first placing."""
    match = opening(seats, event=event, dice=dice)
    match.play("give 0")
    return match


def test_rich_harvest():
    """FO-N1 One more in every market, up to 5, while the supply lasts."""
    left: dict[str, dict[str, int]] = {area: {} for area in CHARACTERS} | {
        "elf": {"fruit": 2},
        "troll": {},
        "orc": {"honey": 3},
    }
    match = turned_up("rich-harvest", market=left, owned={SARAH: {"meat": 10}}, store={"meat": 1})
    assert market(match, "pixies") == {"honey": 4}
    assert market(match, "elf") == {"fruit": 5}
    assert market(match, "orc") == {"honey": 3, "spices": 2}
    assert market(match, "troll") == {"meat": 3}
    assert supply(match, "meat") == 0


def test_poor_harvest():
    """FO-N2 One less in every market: its own colour, or else the first in board order; an empty one loses nothing."""
    hoard = {"spices": 13, "fruit": 14, "meat": 13}
    left: dict[str, dict[str, int]] = {area: {} for area in CHARACTERS} | {"orc": {"honey": 1, "mushrooms": 1}}
    match = turned_up("poor-harvest", market=left, owned={SARAH: hoard}, store={"spices": 1, "meat": 1})
    assert market(match, "pixies") == {"honey": 2}
    assert market(match, "orc") == {"mushrooms": 1}
    assert market(match, "elf") == {}
    assert market(match, "troll") == {}


def test_full_shelves():
    """FO-N3 One more on every shelf, up to 3."""
    match = turned_up("full-shelves", store={"meat": 2, "honey": 1, "fruit": 3})
    assert market(match, "grocer") == {"meat": 3, "honey": 3, "fruit": 3, "spices": 2, "mushrooms": 2, "potatoes": 2}


def test_salt_caravan():
    """FO-N4 In player order from the present holder, one salt each while there is any."""
    match = turned_up("salt-caravan", first=JOY, owned={SARAH: {"salt": 2}, TOM: {"salt": 1}})
    assert [owned(match, seat).get("salt", 0) for seat in range(4)] == [2, 0, 1, 2]
    assert supply(match, "salt") == 0
    assert match.to_move == JOY
    match = turned_up("salt-caravan", owned={SARAH: {"salt": 5}})
    assert [owned(match, seat).get("salt", 0) for seat in range(4)] == [5, 0, 0, 0]


def test_early_birds():
    """FO-N5 No roll in the morning, all characters available; in the afternoon the dice are rolled."""
    match = shopping("early-birds", 2, dice=["roll 1", "roll 1", "roll 2"])
    assert legal(match) == {f"place {area}" for area in (*CHARACTERS, "grocer")} | {"done"}
    play(match, "done", "done")
    assert table(match)["phase"] == "afternoon"
    assert table(match)["covers"] == {"troll": 2, "pixies": 1}


def test_late_opening():
    """FO-N6 No roll in the afternoon, all characters available."""
    match = shopping("late-opening", 2, dice=["roll 1", "roll 1", "roll 2"])
    assert refused(match, "place troll") == "FO-H1"
    play(match, "done", "done")
    assert table(match)["phase"] == "afternoon"
    assert table(match)["covers"] == {}
    assert refused(match, "place troll") is None


def test_open_doors():
    """FO-N7 One die fewer in both rolls: two, with five players one."""
    match = shopping("open-doors", 2, dice=["roll 1", "roll 1", "roll 2", "roll 3"])
    assert table(match)["covers"] == {"troll": 2}
    play(match, "done", "done")
    assert table(match)["covers"] == {"pixies": 1, "orc": 1}
    assert table(shopping("open-doors", 5, dice=["roll 6"]))["covers"] == {"dwarf": 1}


def test_day_off():
    """FO-N8 No second roll: what was closed in the morning stays closed."""
    match = shopping("day-off", 2, dice=["roll 1", "roll 5", "roll 5"])
    play(match, "done", "done")
    assert table(match)["phase"] == "afternoon"
    assert table(match)["covers"] == {"troll": 1, "elf": 2}
    place_all(match, 0, *["orc"] * 6)
    place_all(match, 1, *["dwarf"] * 6)
    assert table(match)["covers"] == {}


def test_fair_shares():
    """FO-N9 Nobody may take a whole market; the rest of the turn stays as it is."""
    match = at("act", event="fair-shares", area="magician", helpers={SARAH: {"magician": 3}, TOM: {"magician": 1}})
    assert refused(match, "take all") == "FO-N9"
    assert legal(match) == {"ability helper", "take mushrooms", "withdraw"}
    assert (
        refused(at("act", event="fair-shares", area="elf", helpers={SARAH: {"elf": 1}, TOM: {"elf": 1}}), "take all")
        == "FO-A3"
    )


def test_double_magic():
    """FO-N10 The ability twice, with two helpers, before taking ingredients; not a third time."""
    match = at("act", event="double-magic", area="magician", helpers={SARAH: {"magician": 4}})
    play(match, "ability helper", "ability helper")
    assert owned(match, SARAH) == {"salt": 2}
    assert refused(match, "ability helper") == "FO-A4"
    play(match, "take mushrooms", "take mushrooms")
    assert owned(match, SARAH) == {"salt": 2, "mushrooms": 2}


def test_double_magic_at_the_dwarf():
    """FO-N10 FO-D1 FO-D2 Discs only if at hand; in round 4 twice 2 points."""
    match = at("act", event="double-magic", area="dwarf", helpers={SARAH: {"dwarf": 3}})
    play(match, "ability helper", "disc elf", "disc elf")
    assert refused(match, "ability helper") == "FO-D1"
    told = {"area": "dwarf", "round_now": 1, "helpers": {SARAH: {"dwarf": 2}}, "discs": {SARAH: {"dwarf": 1}}}
    match = at("act", event="double-magic", earlier=EARLIER[:1], **told)
    play(match, "ability helper", "disc elf", "ability disc", "disc orc")
    assert table(match)["discs_next"][SARAH] == {"elf": 1, "orc": 1}
    match = at("act", event="double-magic", earlier=EARLIER, round_now=3, area="dwarf", helpers={SARAH: {"dwarf": 3}})
    play(match, "ability helper", "ability helper")
    assert table(match)["tokens"][SARAH] == 4


def test_double_magic_and_the_troll():
    """FO-N10 FO-T3 What was moved with the first use is not moved with the second."""
    match = at(
        "act",
        event="double-magic",
        market={area: {} for area in CHARACTERS} | {"elf": {"fruit": 1}},
        store={},
        helpers={SARAH: {"troll": 3}},
    )
    play(match, "ability helper", "drop at troll")
    assert refused(match, "ability helper") == "FO-T3"


def test_magic_lull():
    """FO-N11 No abilities, also not the Dwarf's points in round 4; discs and reservations stay."""
    match = at(
        "act",
        event="magic-lull",
        area="magician",
        helpers={SARAH: {"magician": 2}},
        reserved={"drink": [TOM, None, None]},
    )
    assert refused(match, "ability helper") == "FO-N11"
    assert kinds(match) == {"take-all", "take", "withdraw"}
    assert table(match)["reserved"] == {"drink": [str(TOM), None, None]}
    match = at(
        "act",
        event="magic-lull",
        earlier=EARLIER,
        round_now=3,
        area="dwarf",
        helpers={SARAH: {"dwarf": 2}},
        discs={TOBY: {"dwarf": 1}},
    )
    assert refused(match, "ability helper") == "FO-N11"


def test_fresh_from_the_kitchen():
    """FO-N12 No surcharge in columns 2 and 3."""
    match = kitchen({"spices": 1, "honey": 2}, event="fresh-from-the-kitchen")
    match.play("cook drink-spices")
    assert table(match)["cooked"][0] == {"drink-spices": 1}
    assert owned(match, 0) == {}
    assert refused(kitchen({"spices": 1, "honey": 2}, event="applause"), "cook drink-spices") == "FO-K2"


def test_applause():
    """FO-N13 Each dish cooked gives 1 point, large or small."""
    match = kitchen({"meat": 1, "honey": 8}, event="applause", passed=[0, 1], round_now=3, earlier=EARLIER)
    play(match, "cook drink-meat", "cook roast")
    assert table(match)["tokens"] == [2, 0]


def test_gourmets():
    """FO-N14 Each roast or main course gives 2 points, small dishes none."""
    has = dict.fromkeys(COLOURS, 1) | {"meat": 2, "honey": 9}
    match = kitchen(has, event="gourmets", passed=[0, 1], round_now=3, earlier=EARLIER)
    play(match, "cook drink-meat", "cook main-course")
    assert table(match)["tokens"] == [2, 0]
    match.play("cook roast")
    assert table(match)["tokens"] == [4, 0]


def test_an_event_holds_for_its_round_only():
    """FO-P4 FO-N13 What was applause in the last round is none in this one."""
    match = kitchen({"honey": 6}, event="gourmets", earlier=("applause",), round_now=1)
    match.play("cook roast")
    assert table(match)["tokens"] == [2, 0]
