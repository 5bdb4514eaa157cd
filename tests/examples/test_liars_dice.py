"""Liar's Dice, the game from outside with secrets and chance: it plays, refuses, tells itself, and obeys the laws."""

import os
import random
import re
import shutil
import subprocess
import sys
from itertools import chain
from pathlib import Path

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.kernel import Reader
from tests.examples.outside import LIARS_DICE, installed, on_the_path
from tests.games import test_telling as tellings

NAMES = ("Anna", "Ben", "Clara")
MOST_LINES = 250


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Where Liar's Dice is installed."""
    return installed(tmp_path_factory.mktemp("somewhere"), LIARS_DICE)


@pytest.fixture(scope="module")
def game(folder):
    """Liar's Dice, found by its entry point."""
    with on_the_path(folder):
        yield tr.game("liars_dice")


def rolled(game, *cups, **how):
    """A match whose first round has these dice under the cups."""
    dice = [f"seat {seat} rolls {face}" for seat, cup in enumerate(cups) for face in cup]
    return game.start(seats=len(cups), dice=chain(dice, how.get("then", ())))


def test_it_is_small():
    """The whole game is short; empty lines, and the words for players, are not counted."""
    lines = [line for file in LIARS_DICE.rglob("liars_dice/*.py") for line in file.read_text("utf-8").splitlines()]
    assert sum(bool(line) for line in lines) < MOST_LINES


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_rule_is_told(game, lang):
    """Each id of the ledger has its paragraph in each language, and stands in a docstring of a test."""
    assert tuple(game.words.rulebook(lang)) == game.rule_ids[1:]
    assert set(re.findall(r"\bLD-[A-Z]\d\b", Path(__file__).read_text("utf-8"))) == set(game.rule_ids[1:])


def test_everybody_begins_with_five_dice_and_sees_their_own(game):
    """LD-S1 LD-R1 Seat 0 begins; a view has the own dice, and of the others only how many they rolled."""
    match = rolled(game, "12345", "66111")
    assert match.to_move == 0
    table = match.view(1).to_dict()["table"]
    assert table["left"] == table["rolled"] == [5, 5]
    assert table["dice"] == [None, {"1": 3, "6": 2}]
    assert {str(move) for move in match.moves_seen_by(1)[:5]} == {"seat 0 rolls a die"}


def test_bids_rise_and_end_with_the_dice_there_are(game):
    """LD-B1 LD-B2 As many with a higher face, or more; never more than ten of two times five."""
    match = rolled(game, "12345", "66111")
    match.play("bid 2x5")
    assert str(match.legal[0]) == "bid 2x6"
    assert match.why_not("bid 2x5").rule == match.why_not("bid 1x6").rule == "LD-B2"
    assert match.why_not("bid 11x1").rule == "LD-B1"
    match = rolled(game, "12345", "66111", then=["seat 0 rolls 1"] * 4 + ["seat 1 rolls 1"] * 5)
    match.play("bid 10x6")  # nothing is higher, so the next seat has to doubt it and is not asked
    assert match.position()["table"]["left"] == [4, 5]


def test_there_must_be_a_bid_to_doubt(game):
    """LD-D1 Whoever begins a round has to bid."""
    match = rolled(game, "12345", "66111")
    assert match.why_not("doubt").rule == "LD-D1"
    assert "doubt" not in map(str, match.legal)


@pytest.mark.parametrize(("bid", "loser"), [("bid 4x1", 1), ("bid 5x1", 0)], ids=["true", "a lie"])
def test_whoever_is_wrong_loses_a_die_and_begins(game, bid, loser):
    """LD-D2 LD-N1 There are four 1s: doubting four costs the doubter, having bid five the bidder."""
    dice = [f"seat {seat} rolls 1" for seat in (loser, 1 - loser) for _ in range(4 if seat == loser else 5)]
    match = rolled(game, "12345", "66111", then=dice)
    match.play(bid)
    match.play("doubt")
    table = match.position()["table"]
    assert table["left"] == [5 - (loser == 0), 5 - (loser == 1)]
    assert table["shown"] == [dict.fromkeys("12345", 1), {"1": 3, "6": 2}]
    assert match.to_move == loser


def test_the_last_one_with_dice_wins(game):
    """LD-E1 LD-E2 LD-N1 Random matches of three: who has no dice is never to move, and one has all in the end."""
    for seed in range(20):
        match, dice = game.start(seats=3, seed=seed), random.Random(seed)
        while not match.over:
            assert match.view(None).fields()["left"][match.to_move] > 0
            match.play(dice.choice(match.legal))
        left = match.view(None).fields()["left"]
        assert [bool(count) for count in left] == [seat in match.winners for seat in range(3)]
        assert sum(match.points) == 1
        assert match.why_not("doubt").rule == "LD-E2"


def test_it_is_told_in_sentences(game):
    """LD-D2 Bids and doubts, what was under the cups, and who lost: in the words of each language."""
    match = rolled(game, "12345", "66111", then=["seat 1 rolls 1"] * 4 + ["seat 0 rolls 1"] * 5)
    match.play("bid 4x1")
    match.play("doubt")
    reader = Reader(game, "en", NAMES[:2], 0)
    lines = [reader.line(line) for deed in match.tell(0) for line in deed.lines]
    assert lines[:8] == [
        "A round with 10 dice",
        "You roll 1, 2, 3, 4 and 5.",
        "You bid 4 dice showing a 1.",
        "Ben doubts that there are 4 dice showing a 1, as you said. There are 4.",
        "You had 1, 2, 3, 4 and 5.",
        "Ben had 1, 1, 1, 6 and 6.",
        "Ben loses a die and has 4 left.",
        "A round with 9 dice",
    ]


def test_what_lies_under_other_cups_is_told_to_nobody(game):
    """LD-R1 Two worlds that differ under another cup are told, laid out and counted alike."""
    one, other = rolled(game, "12345", "66111"), rolled(game, "12345", "23456")
    for viewer in (0, None):
        views = [match.view(viewer) for match in (one, other)]
        told = [msgspec.json.encode((m.tell(viewer), v.sheet())) for m, v in zip((one, other), views, strict=True)]
        assert told[0] == told[1]
    assert one.view(1).sheet() != other.view(1).sheet()


def test_what_it_tells_has_words_and_no_secrets(game):
    """LD-R1 What holds for what our games tell holds for this one, in every language and for everybody."""
    tellings.test_everything_told_has_words(game.name)
    tellings.test_a_deed_reads_well_while_it_grows(game.name)
    tellings.test_the_tally_adds_up_to_the_points(game.name)
    tellings.test_worlds_that_look_alike_are_told_alike(game.name)


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"left": [0, 5]}, "LD-N1"),
        ({"phase": "over"}, "LD-E2"),
        ({"rolled": [5, 4]}, "LD-R1"),
        ({"bid": "3x5"}, "LD-B1"),
        ({"bid": "3x5", "bidder": "0"}, "LD-B1"),
        ({"shown": [{"1": 1}, {}]}, "LD-D2"),
    ],
    ids=["no dice", "nobody has won", "a die is missing", "nobody bid", "out of turn", "shown too early"],
)
def test_an_impossible_position_is_refused(game, change, rule):
    """LD-N1 LD-E2 LD-R1 LD-B1 LD-D2 The census names the rule that no match could have broken."""
    position = rolled(game, "12345", "66111").position()
    position["table"] |= change
    with pytest.raises(tr.BadPosition, match=rule):
        game.from_position(position)


def test_bots_use_its_mind_and_bear_the_names_of_its_cast(game):
    """At first sight a bot doubts what cannot be, bids on what it sees, and wins nearly always against random play."""
    bot = tr.bot(game, level=2, seed=1)
    assert bot.name == "Honest Joe"
    for bid, doubts in (("bid 10x5", True), ("bid 1x6", False)):
        match = rolled(game, "11111", "66666")
        match.play(bid)
        assert (str(bot.choose(match.view(1))) == "doubt") == doubts
    won = 0
    for seed in range(20):
        match, dice = game.start(seats=2, seed=seed), random.Random(seed)
        while not match.over:
            match.play(bot.choose(match.view(0)) if match.to_move == 0 else dice.choice(match.legal))
        won += 0 in match.winners
    assert won >= 18


def test_its_author_checks_the_laws_with_one_line(folder, tmp_path):
    """The test that comes with the game passes, in a process and a folder of its own."""
    file = shutil.copy(LIARS_DICE / "tests" / "test_liars_dice.py", tmp_path)
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", file)
    run = subprocess.run(
        command, check=False, capture_output=True, text=True, cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(folder)}
    )
    assert "1 passed" in run.stdout, run.stdout
