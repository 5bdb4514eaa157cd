"""The grocery store (FO-Y)."""

from tests.games.festo.festo_table import JOY, SARAH, TOBY, TOM, at, legal, market, owned, refused, table

STORE = {"mushrooms": 3, "honey": 2, "fruit": 1}


def at_grocer(helpers, *, first=0, **told):
    """A match in which the characters are done and the grocer's turn begins."""
    told.setdefault("store", STORE)
    before = {seat: dict(standing) for seat, standing in helpers.items()}
    before.setdefault(first, {})["dwarf"] = 1
    match = at("act", area="dwarf", helpers=before, first=first, mover=first, **told)
    match.play("withdraw")
    return match


def test_the_worked_example():
    """FO-W4 FO-Y1 FO-Y2 Tom with 4 helpers gets the card and at most 3 mushrooms; Joy takes 2 honey, Toby 1 fruit."""
    match = at_grocer({TOM: {"grocer": 4}, JOY: {"grocer": 2}, TOBY: {"grocer": 1}}, owned={TOM: {"meat": 6}})
    assert match.to_move == TOM
    assert table(match)["holder"] == str(TOM)
    assert legal(match) == {
        *("buy 1 mushrooms", "buy 2 mushrooms", "buy 3 mushrooms"),
        *("buy 1 honey", "buy 2 honey", "buy 1 fruit", "withdraw"),
    }
    match.play("buy 3 mushrooms")
    assert match.to_move == JOY
    match.play("buy 2 honey")
    assert match.to_move == TOBY
    match.play("buy 1 fruit")
    assert [owned(match, seat) for seat in range(4)] == [{}, {"fruit": 1}, {"honey": 2}, {"mushrooms": 3, "meat": 6}]
    assert market(match, "grocer") == {}
    assert table(match)["phase"] == "cook"
    assert table(match)["first"] == str(TOM)


def test_tied_at_the_grocer_the_first_in_player_order_gets_the_card():
    """FO-Y1 Also in the order of taking."""
    match = at_grocer({TOBY: {"grocer": 2}, TOM: {"grocer": 2}}, first=JOY)
    assert table(match)["holder"] == str(TOM)
    assert match.to_move == TOM
    match.play("withdraw")
    assert match.to_move == TOBY


def test_nobody_at_the_grocer_leaves_the_card_where_it_is():
    """FO-Y1 It stays."""
    match = at_grocer({}, first=JOY, owned={JOY: {"meat": 9, "honey": 9}})
    assert table(match)["holder"] == str(JOY)
    assert table(match)["phase"] == "cook"


def test_player_order_stays_until_the_cooking():
    """FO-Y1 The order at the grocer is that of the round, though the card has changed hands."""
    match = at_grocer(
        {SARAH: {"grocer": 1}, TOBY: {"grocer": 1}, TOM: {"grocer": 2}}, owned={TOM: {"meat": 9, "honey": 9}}
    )
    assert table(match)["holder"] == str(TOM)
    assert table(match)["first"] == str(SARAH)
    match.play("withdraw")
    assert match.to_move == SARAH
    match.play("withdraw")
    match.play("withdraw")
    assert table(match)["phase"] == "cook"
    assert match.to_move == TOM


def test_discs_sent_to_the_grocer_count():
    """FO-Y1 FO-Y2 One helper and one disc beat one helper, and take two."""
    match = at(
        "act", area="dwarf", round_now=1, helpers={SARAH: {"dwarf": 1, "grocer": 1}, TOM: {"grocer": 1}},
        discs={TOM: {"grocer": 1}}, store=STORE,
    )  # fmt: skip
    match.play("withdraw")
    assert match.to_move == TOM
    assert table(match)["holder"] == str(TOM)
    assert refused(match, "buy 2 mushrooms") is None


def test_all_from_one_shelf_and_no_more_than_helpers():
    """FO-Y2 Up to one for each helper, of one colour, as far as the shelf goes."""
    match = at_grocer({TOM: {"grocer": 2}})
    assert refused(match, "buy 3 mushrooms") == "FO-Y2"
    assert refused(match, "buy 2 fruit") == "FO-Y2"
    assert refused(match, "buy 1 meat") == "FO-Y2"
    match.play("buy 1 honey")
    assert owned(match, TOM) == {"honey": 1}
    assert table(match)["in_hand"][TOM] == 6
    assert refused(match, "buy 1 honey") == "FO-Y2"
