"""What is hidden in Festo!: nothing but what has not been drawn yet (FO-S2, FO-S5)."""

import random

from tests.games.festo.festo_table import COLOURS, FESTO, LAYOUT, opening, table


def test_everybody_sees_everything():
    """FO-S2 FO-S5 Every seat and every spectator sees the same table and the same moves, all along."""
    match = FESTO.start(seats=3, seed=8, options={"magical_dishes": True})
    rng = random.Random(8)
    while not match.over:
        shown = [match.view(seat).to_dict()["table"] for seat in (0, 1, 2, None)]
        assert all(each == table(match) for each in shown)
        match.play(rng.choice(match.legal))
    for seat in (0, 1, 2, None):
        assert match.moves_seen_by(seat) == match.moves


def test_piles_have_no_order():
    """FO-S2 FO-P3 A pile is a set of dishes: whichever of them comes next is drawn when it is needed."""
    match = opening()
    assert set(table(match)["pile"]) == {f"{row}-{colour}" for row in LAYOUT for colour in COLOURS[3:]}
    assert set(table(match)["pile"].values()) == {1}


def test_the_events_to_come_are_not_in_the_state():
    """FO-S5 Only the events seen so far are there; the four to come and the ten put away cannot be told apart."""
    match = opening(event="day-off")
    assert table(match)["event_of"] == ["day-off", None, None, None]
    assert not any("event" in name for name in table(match) if name not in ("event_of", "events"))


def test_a_world_imagined_is_the_world():
    """FO-S2 FO-S5 There is nothing to fill in."""
    match = opening(3)
    for seat in (0, None):
        assert match.view(seat).imagine(1).tobytes() == match.state_bytes()
