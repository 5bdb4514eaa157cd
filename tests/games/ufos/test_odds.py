"""Odds for people: what their UFOs could try for and bump (UF-A6, UF-A7, UF-B2, UF-B5)."""

import os
import random
import subprocess
import sys
from itertools import product

import pytest

import tafelrunde as tr
from tafelrunde.games.ufos.odds import prospects
from tests.games.ufos.ufos_table import UFOS, lay, legal, play, table

YELLOW = "standard rachel, standard shag_harbour"
LOOK = """
from tafelrunde.games.ufos.odds import prospects
from tests.games.ufos.ufos_table import lay
match = lay("standard kulusuk, calmer trans, standard nazca", "standard rachel, standard furnas", stands={"trans": 0})
print(prospects(match.view(None)))
"""


def tries(match, city):
    """The tries in a city, by where the UFO is now."""
    return {each.start: each for each in prospects(match.view(None)).tries if each.city == city}


def bump(match, place):
    """The bump in a place."""
    found = [each for each in prospects(match.view(None)).bumps if each.place == place]
    assert len(found) == 1
    return found[0]


def test_an_opening_names_every_modifier():
    """UF-A6 UF-A7 UF-X2 Two stands, two witnesses against 8, after a flight: ten or more on the die."""
    match = lay(
        "standard kulusuk, standard nazca", YELLOW, stands={"trans": 0, "furnas": 0}, witnesses={0: {"london": 2}}
    )
    found = tries(match, "london")["kulusuk"]
    assert (found.kind, found.ufo, found.seat, found.resistance) == ("open", "standard", None, 8)
    assert found.modifiers == {"stands-near": 2, "witnesses": -4}
    assert (found.needed, found.wins, found.rolls) == (10, 3, 12)


def test_a_calmer_takes_the_witnesses_back_before_it_tries():
    """UF-A7 UF-W4 It costs one, whether it stays or comes; a standard UFO beside it acts, and it helps."""
    match = lay("standard hana, standard nazca, calmer london", YELLOW, witnesses={0: {"london": 2}})
    assert tries(match, "london")["london"].modifiers == {"acting-ufo": -1}
    match = lay("standard kulusuk, standard nazca, calmer trans", YELLOW, witnesses={0: {"london": 2}})
    assert tries(match, "london")["trans"].modifiers == {"acting-ufo": -1}
    match = lay("standard kulusuk, standard nazca, calmer london", YELLOW, witnesses={0: {"london": 2}})
    assert tries(match, "london")["kulusuk"].modifiers == {"further-ufos": 1}


def test_a_takeover_is_a_prospect_before_it_is_announced():
    """UF-M4 UF-A5 UF-X3 One stand, two witnesses, two red restaurants against 3: ten or more on the die."""
    match = lay(
        "standard berlin, standard nazca",
        YELLOW,
        stands={"trans": 0},
        restaurants={1: {"berlin": 2}},
        witnesses={0: {"berlin": 2}},
    )
    found = tries(match, "berlin")["berlin"]
    assert (found.kind, found.seat, found.needed, found.wins) == ("take-over", 1, 10, 3)
    assert found.modifiers == {"stands-near": 1, "witnesses": -4, "foreign-restaurants": -4}
    play(match, "fly standard from berlin", "onto seat 1")
    assert tries(match, "berlin") == {"berlin": found}
    match.play("end movement")
    assert tries(match, "berlin") == {"berlin": found}


def test_a_bump_counts_both_sides():
    """UF-B2 UF-B5 UF-X1 A lead of two: 26 of 36 rolls win, 4 are rolled again."""
    match = lay("standard cairo, standard cairo, bumper falcon_lake", YELLOW)
    found = bump(match, "rachel")
    assert (found.ufo, found.start, found.seat) == ("bumper", "falcon_lake", 1)
    assert (found.own, found.against) == ({"attacking": 1, "leader": 1}, {})
    assert (found.wins, found.rolls) == (26, 32)


def test_supporters_count_once_they_have_said_so():
    """UF-B4 UF-B2 And only in the bump they were asked about."""
    others = "standard talkeetna, standard talkeetna", "standard los_angeles, standard ubud"
    match = lay("standard cairo, standard falcon_lake", YELLOW, *others)
    assert (bump(match, "rachel").wins, bump(match, "rachel").rolls) == (21, 31)
    play(match, "fly standard from falcon_lake", "to rachel", "end movement", "support defender")
    found = bump(match, "rachel")
    assert found.against == {"supporters": 2}
    assert (found.wins, found.rolls) == (10, 31)


def test_outside_of_turns_there_are_no_prospects():
    """UF-A1 Before the first turn, and after the last."""
    match = UFOS.start(seats=2, seed=1)
    found = prospects(match.view(0))
    assert not found.tries
    assert not found.bumps


def after(match, dice, *moves):
    """The same position after some moves and the end of the movement, with scripted dice; nobody takes sides."""
    twin = play(UFOS.from_position(match.position(), dice=dice), *moves)
    if "end movement" in legal(twin):
        twin.play("end movement")
    while "support nobody" in legal(twin):
        twin.play("support nobody")
    return twin


def flight(each, place):
    """The moves by which a UFO comes to a place, if it has to."""
    return (f"fly {each.ufo} from {each.start}", f"to {place}") if each.start != place else ()


def tried(match, each, face):
    """Whether a try succeeds with a face of the die."""
    moves = flight(each, each.city)
    if each.kind == "take-over":
        moves = (f"fly {each.ufo} from {each.city}", f"onto seat {each.seat}")
    twin = after(match, [f"die {face}"], *moves)
    twin.play(f"restaurant in {each.city}" if each.kind == "open" else f"take over seat {each.seat} in {each.city}")
    held, had = (table(now)["restaurants"][match.to_move].get(each.city, 0) for now in (twin, match))
    return held > had


def bumped(match, each, attack, defence):
    """Who moves UFOs away after a roll; None if it is a tie."""
    try:
        twin = after(match, [f"dice {attack} against {defence}"], *flight(each, each.place))
    except tr.DiceExhausted:
        return None
    return next((played.seat for played in twin.played if played.move.kind == "push"), twin.to_move)


def turns(seats, count):
    """Moments of random matches at which a turn begins."""
    rng = random.Random(seats)
    for seed in range(count):
        match = UFOS.start(seats=seats, seed=seed)
        for _ in range(rng.randrange(30, 600)):
            if not match.over:
                match.play(rng.choice(match.legal))
        while not match.over and (table(match)["phase"] != "move" or table(match)["deed"] or table(match)["announced"]):
            match.play(rng.choice(match.legal))
        if not match.over:
            yield match, rng


@pytest.mark.parametrize("seats", UFOS.seats)
def test_prospects_are_what_playing_them_out_with_every_roll_brings(seats):
    """UF-A6 UF-B5 Every face of the die, and every pair of faces, in matches of their own."""
    kinds = set()
    for match, rng in turns(seats, 25):
        found = prospects(match.view(None))
        for each in rng.sample(found.tries, min(2, len(found.tries))):
            assert sum(tried(match, each, face) for face in range(1, 13)) == each.wins
            kinds.add(each.kind)
        for each in rng.sample(found.bumps, min(1, len(found.bumps))):
            winners = [bumped(match, each, *roll) for roll in product(range(1, 7), repeat=2)]
            assert sum(winner is not None for winner in winners) == each.rolls
            assert winners.count(match.to_move) == each.wins
            kinds.add("bump")
    assert kinds >= {"open", "bump"}


@pytest.mark.parametrize("seats", UFOS.seats)
def test_every_flight_that_leads_to_dice_is_a_prospect(seats):
    """UF-A4 UF-B1 And no other: what may be tried or bumped after a flight is told before it."""
    for match, rng in turns(seats, 25):
        found = prospects(match.view(None))
        fly = rng.choice(sorted(legal(match, "fly")))
        aimed = play(UFOS.from_position(match.position(), dice=[]), fly)
        to = rng.choice(sorted(legal(aimed, "to")))
        _, ufo, _, start = fly.split()
        place = to.removeprefix("to ")
        told = {each.city for each in found.tries if (each.ufo, each.start, each.city) == (ufo, start, place)}
        fights = {each.place for each in found.bumps if (each.ufo, each.start, each.place) == (ufo, start, place)}
        if place == start:
            continue
        try:
            there = after(match, [], fly, to)
        except tr.DiceExhausted:
            assert (told, fights) == (set(), {place})
            continue
        assert fights == set()
        assert told == {place for move in legal(there, "open") if move == f"restaurant in {place}"}


def test_odds_are_the_same_interpreted():
    """The rules fill parts of rows, which both ways of running them can do."""
    said = [
        subprocess.run(
            (sys.executable, "-c", LOOK),
            env=os.environ | {"TAFELRUNDE_INTERPRETED": interpreted},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for interpreted in ("0", "1")
    ]
    assert said[0] == said[1]
    assert "Bump(" in said[0]
