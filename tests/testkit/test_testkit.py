"""The laws find what is wrong with a game, and say where."""

from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.testkit import LawBroken, Setup, check_laws, random_matches_obey, rules_run_the_same, watch
from tests.testkit.high_card import FAULTS, GAME

FOUND = {
    "endless": (1, "longer than its game allows"),
    "forbidden": (2, "not the moves that nothing forbids: raise"),
    "leak": (5, "not their consequences"),
    "other-view": (6, "not the view it was imagined from"),
    "other-mover": (6, "somebody else is to move"),
    "no-world": (6, "does not pass the census (HC-D1)"),
    "seen-otherwise": (6, "see a move otherwise in a world it imagines"),
    "too-many": (7, "a move more in a world it imagines: raise"),
    "too-few": (7, "a move less in a world it imagines: raise"),
    "miscounted": (8, "the census does not come out (HC-T1)"),
}
FIELDS = {"leak": "last_dealt: ", "other-view": "card["}


def high_card(fault):
    return Setup(GAME, 2, {"fault": fault})


def broken_by(fault) -> Any:
    """What the laws find in a game with a fault."""
    with pytest.raises(LawBroken) as found:
        random_matches_obey(high_card(fault))
    return found.value


def test_a_game_without_fault_passes():
    """The same game obeys the laws, however its rules run."""
    random_matches_obey(high_card("none"))
    rules_run_the_same([high_card("none")], "interpreted")


@pytest.mark.parametrize("fault", FAULTS[1:])
def test_every_fault_is_found(fault):
    """Each fault breaks its law; match, move, seat and options are named."""
    broken = broken_by(fault)
    law, what = FOUND[fault]
    assert broken.law == law
    assert what in str(broken)
    assert f"in high_card, 2 seats, fault={fault}, seed 1, match " in str(broken)
    assert broken.place.seat in {"0", "1", "spectator", "NATURE"}
    assert len(broken.moves) == broken.place.move <= GAME.longest
    assert broken.fields[0].startswith(FIELDS[fault]) if fault in FIELDS else not broken.fields


@pytest.mark.parametrize("fault", ["too-many", "too-few"])
def test_what_a_mover_may_do_must_not_depend_on_what_it_does_not_see(fault):
    """Law 7: whether the mover imagines a move too many or too few, the match told is one in which it is wrong."""
    broken = broken_by(fault)
    hidden = broken.moves[1 - int(broken.place.seat)]
    assert hidden in {"deal low", "deal middle"}


def test_the_inspector_sees_enough():
    """It ends when it has seen all matches, or as many moves as it was told."""
    assert watch(high_card("none"), 50, 1_000_000).matches == 50
    few = watch(high_card("none"), 1_000_000, 1000)
    assert few.matches < 1000
    assert few.decisions > 400


def test_a_registered_game_is_checked_by_name():
    """A game that does not exist is said to be none."""
    with pytest.raises(tr.TafelError, match="there is no game"):
        check_laws("no_such_game")
