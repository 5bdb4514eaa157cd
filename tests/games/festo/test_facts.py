"""What the board of Festo! is told besides the view: majorities and surcharges."""

from tests.games.festo.festo_table import JOY, SARAH, TOBY, at, kitchen


def test_an_absolute_majority_is_more_than_anybody_else_has():
    """FO-A3 FO-C5 Discs count as helpers; of those tied nobody has it; the grocer knows none."""
    helpers = {SARAH: {"orc": 2, "elf": 1, "grocer": 2}, TOBY: {"orc": 2, "troll": 1}, JOY: {"elf": 1}}
    match = at("act", round_now=1, mover=TOBY, helpers=helpers, discs={JOY: {"elf": 1}})
    assert match.view(None).facts().majority == {"troll": TOBY, "elf": JOY}


def test_while_the_players_act_it_stays_with_who_had_it_first():
    """FO-A3 It was seen when the turn of the character began."""
    told = {"area": "elf", "mover": TOBY, "helpers": {TOBY: {"elf": 1}, JOY: {"elf": 1, "dwarf": 1}}}
    facts = at("act", **told, majority=str(SARAH)).view(None).facts()
    assert facts.majority == {"elf": SARAH, "dwarf": JOY}
    assert at("act", **told).view(None).facts().majority == {"dwarf": JOY}


def test_the_surcharge_of_each_column():
    """FO-K3 FO-N12 One more, two more, and nothing when it is fresh from the kitchen."""
    assert kitchen({}).view(0).facts().surcharges == [0, 1, 2]
    assert kitchen({}, event="fresh-from-the-kitchen").view(0).facts().surcharges == [0, 0, 0]
