"""Positions that no match can come to are refused, by the rule they break."""

import pytest

import tafelrunde as tr
from tests.games.astoria.astoria_table import ASTORIA, describe


def refusal(position):
    """The rule for which a position is refused."""
    with pytest.raises(tr.BadPosition) as caught:
        ASTORIA.from_position(position, seed=1)
    return str(caught.value).removeprefix("no match can come to this: ").split()[0]


def told(rule, seats=4, **changes):
    """Whether a table with these fields is refused for this rule."""
    position = describe(seats)
    position["table"] |= changes
    assert refusal(position) == rule


def test_the_plainest_table_is_possible():
    """AS-C3 So is every other that only differs in what may differ."""
    assert ASTORIA.from_position(describe(), seed=1).to_move == 0
    assert ASTORIA.from_position(describe(6), seed=1).to_move == 0


def test_every_piece_is_counted():
    """AS-C2 AS-C3 AS-S1 Gems, goals, artefacts and hands."""
    told("AS-C3", reserve={"blue": 9, "purple": 10})
    told("AS-C3", reserve={"blue": 10, "purple": 10, "red": 1})
    told("AS-C2", goal=["mob", "mob", "save", "save"])
    told("AS-C2", goal=["save", "save", "save", "save"])
    told("AS-S1", goal=["save", None, "mob", "dragon"])
    told("AS-C3", hand=[{"alembic": 1}, {}, {}, {}], hand_size=[1, 0, 0, 0])
    told("AS-C3", hand_size=[1, 0, 0, 0])
    told("AS-C3", pile={})
    told("AS-S1", colour=["red", "red", "yellow", "green"])
    told("AS-V1", role=["wizard", "wizard", "servant", "wizard"])
    told("AS-V1", seats=5, role=["servant", "servant", "servant", "alchemist", "deceiver"])


def test_tracks_stay_on_the_board():
    """AS-C4 AS-C5 AS-E1 AS-E3 AS-I3 And a match that goes on has no track at its end."""
    told("AS-C4", hordes=11)
    told("AS-C4", unrest=5)
    told("AS-C4", reinforcement=0)
    told("AS-C5", power=[21, 0, 0, 0])
    told("AS-E1", hordes=10)
    told("AS-I3", rage=10)
    told("AS-E3", health=0)
    told("AS-E3", health=10)
    told("AS-E1", ending="castle")
    told("AS-R1", round_now=60)


def test_artefacts_on_the_table_make_sense():
    """AS-A5 AS-A6 Gems only on work in progress, on their spaces, and not on all of them."""
    pile = {card: 1 for card in describe()["table"]["pile"] if card != "ember-ring"}
    lies = {"lies": {"ember-ring": "in-work"}, "before": {"ember-ring": "0"}, "pile": pile}
    told("AS-A5", **lies)
    told("AS-A5", placed={"ember-ring": {"blue": 1}}, **lies)
    told("AS-A5", placed={"ember-ring": {"red": 2, "orange": 1}}, **lies)
    told("AS-A6", placed={"alembic": {"yellow": 1}})
    told("AS-C3", lies={"ember-ring": "ready"}, pile=pile)
    told("AS-C3", lies={"ember-ring": "ready"}, before={"ember-ring": "5"}, pile=pile)


def test_accusations_and_shown_goals_are_true():
    """AS-A12 AS-K1 Only traitors are shown, and they are in exile."""
    told("AS-A12", shown=[None, None, None, "dragon"], exile=[0, 0, 0, 1])
    told("AS-A12", shown=[None, None, None, "barbarians"])
    told("AS-A12", shown=["save", None, None, None], exile=[1, 0, 0, 0])
    told("AS-A12", cleared=[{}, {}, {}, {"barbarians": 1}])
    told("AS-K1", unmasked_now=1)


def test_invasion_cards_lie_where_they_can():
    """AS-R1 AS-I4 AS-A10 AS-C3 One card is open; the living stand in a row; the dead have a slayer."""
    told("AS-R1", open_invasion=None)
    told("AS-R1", invasion_at={})
    told("AS-R1", invasion_at={"i02": "open", "i03": "open"})
    told("AS-I4", invasion_at={"i02": "open", "i01": "alive"})
    told("AS-I4", invasion_at={"i02": "open", "i01": "alive"}, warlords=[None, "fire", None, None, None, None])
    told("AS-A10", invasion_at={"i02": "open", "i01": "dead"})
    told("AS-C3", invasion_at={"i02": "open", "i03": "dead"})


def test_foresight_and_memory_are_true():
    """AS-Y6 AS-Y5 AS-V4 Who has looked saw the same, and what is remembered is in a hand."""
    rows = [[None] * 18 for _ in range(4)]
    told("AS-Y6", glimpsed=[1, 0, 0, 0])
    told("AS-Y6", glimpsed=[1, 0, 0, 0], foresight=[["i02", *rows[0][1:]], *rows[1:]])
    two = [["i05", *rows[0][1:]], ["i11", *rows[0][1:]], *rows[2:]]
    told("AS-Y6", glimpsed=[1, 1, 0, 0], foresight=two)
    told("AS-Y6", looked=1)
    told("AS-Y5", memory=[{"alembic": 2}, {}, {}, {}])
    told("AS-Y5", memory_least=[[0, 1, 0, 0], *[[0] * 4] * 3])
    told("AS-V4", rumour={"alembic": [1, 0, 0, 0]})
    told("AS-V4", rumour_least=[1, 0, 0, 0])


def test_the_phase_has_what_it_needs():
    """AS-R2 AS-A1 AS-A10 AS-K2 AS-L1 AS-X2 AS-Y5 AS-Y7 AS-V3 Somebody is asked who can be."""
    told("AS-R2", actions_left=0)
    told("AS-R2", actions_left=5)
    told("AS-R2", asked="1")
    told("AS-R2", phase="invade", glyphs={"fire": 1}, actions_left=0, round_now=1)
    told("AS-A10", phase="fight")
    told("AS-A10", phase="fight", foe="fire")
    told("AS-A10", foe="fire")
    told("AS-A10", phase="answer", actions_left=0)
    told("AS-L1", phase="recover", actions_left=2)
    told("AS-X2", phase="attack", actions_left=0)
    told("AS-X2", new_exile=1)
    told("AS-X2", defence={"fire": 1})
    told("AS-Y7", prey="1")
    told("AS-Y5", phase="loot", prey="1")
    told("AS-Y7", phase="protect", asked="1", prey="2")
    told("AS-V3", craft_again=1)
    told("AS-A8", phase="draw", glyphs={"fire": 1})


def test_a_setup_is_dealt_in_order():
    """AS-S1 AS-V1 Nothing lies on the table before it is dealt."""
    told("AS-V1", phase="deal-roles", actions_left=0)
    told("AS-S1", phase="deal-wizards", actions_left=0)
    told("AS-S1", phase="deal-goals", actions_left=0)


def test_endings_agree_with_the_tracks():
    """AS-E1 AS-E3 AS-E4 AS-E7 AS-I3 AS-X2 A finished match says what ended it, and shows all goals."""
    goals = describe()["table"]["goal"]
    over = {"phase": "over", "actions_left": 0, "shown": goals}
    told("AS-E1", **over)
    told("AS-I3", ending="dragon", **over)
    told("AS-E1", ending="hordes", **over)
    told("AS-E1", ending="mob", **over)
    told("AS-E3", ending="sickness", **over)
    told("AS-E4", ending="cured", **over)
    told("AS-X2", ending="castle", **over)
    told("AS-E7", ending="rounds", **over)
    told("AS-A12", ending="rounds", round_now=59, **(over | {"shown": [None] * 4}))
