"""Connect Four, the game from outside: it registers by an entry point, plays, refuses, and obeys the laws."""

import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tafelrunde as tr
from bench.positions import positions_after_each_ply
from tafelrunde.bots import next_free
from tafelrunde.kernel import Batch, Reader, playouts
from tafelrunde.kernel.reading import as_text
from tests.examples.outside import CONNECT_FOUR, installed, on_the_path

DRAW = "abffacdcadefdgedfgccccdaebgbaefabbbeedf"
LAST_OF_DRAW = "ggg"  # no other column is left, so the match drops these discs itself
MOST_LINES = 150


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Where Connect Four is installed."""
    return installed(tmp_path_factory.mktemp("somewhere else"))


@pytest.fixture(scope="module")
def game(folder):
    """Connect Four, as installed."""
    with on_the_path(folder):
        yield tr.game("connect_four")


def after(game, columns):
    """A match in which discs were dropped into these columns."""
    match = game.start(seats=2)
    for column in columns:
        match.play(f"drop {column}")
    return match


def told(command, **environment):
    """What a fresh Python says, started outside the checkout."""
    run = subprocess.run(
        (sys.executable, "-c", command), check=True, capture_output=True, text=True, env={**os.environ, **environment}
    )
    return run.stdout.strip()


def test_an_entry_point_is_all_it_takes_to_be_found(folder, tmp_path, monkeypatch):
    """Once installed the game is there by its name, for every process; before, it is not."""
    monkeypatch.chdir(tmp_path)
    ask = "import tafelrunde as tr; print('connect_four' in tr.games())"
    assert told(ask) == "False"
    assert told(ask, PYTHONPATH=str(folder)) == "True"
    start = "import tafelrunde as tr; print(*tr.game('connect_four').start(seats=2).legal, sep=', ')"
    assert told(start, PYTHONPATH=str(folder)) == "drop a, drop b, drop c, drop d, drop e, drop f, drop g"


def test_it_is_small():
    """The whole game is short, and so is how it reads; empty lines, and the words for players, are not counted."""
    files = (CONNECT_FOUR / "connect_four").rglob("*.py")
    assert sum(bool(line) for file in files for line in file.read_text("utf-8").splitlines()) < MOST_LINES


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_rule_is_told(game, lang):
    """Each id of the ledger has its paragraph in each language, and stands in a docstring of the code and of a test."""
    ids = game.rule_ids[1:]
    assert tuple(game.words.rulebook(lang)) == ids
    for source in (CONNECT_FOUR / "connect_four" / "rules.py", Path(__file__)):
        assert set(re.findall(r"\bCF-[A-Z]\d\b", source.read_text("utf-8"))) == set(ids)


def test_yellow_begins_on_an_empty_board(game):
    """CF-S1 Seat 0 begins, and all seven columns are free."""
    match = game.start(seats=2)
    assert match.to_move == 0
    assert [str(move) for move in match.legal] == [f"drop {column}" for column in "abcdefg"]
    assert match.position()["table"] == {"seats": 2, "drops": 0, "winner": None, "board": {}}


def test_the_players_take_turns_and_discs_pile_up(game):
    """CF-T1 CF-T2 The second disc in a column lies on the first, and belongs to the other player."""
    match = after(game, "dd")
    assert match.to_move == 0
    assert match.position()["table"]["board"] == {"d": ["yellow", "red", None, None, None, None]}


@pytest.mark.parametrize(
    "columns",
    ["aabbccd", "gagagag", "abbccdcddgd", "gffeededdad", "aabbddc"],
    ids=["across", "upright", "rising", "falling", "in the middle"],
)
def test_four_in_a_row_wins(game, columns):
    """CF-E1 Across, upright or along a diagonal, and also when the last disc fills the gap."""
    match = after(game, columns[:-1])
    winner = match.to_move
    assert not match.over
    match.play(f"drop {columns[-1]}")
    assert match.over
    assert match.winners == (winner,)
    assert match.points == tuple(int(seat == winner) for seat in range(2))
    assert match.outcome.places == tuple(1 if seat == winner else 2 for seat in range(2))
    assert match.outcome.reason == "four-in-a-row"


def test_a_full_board_is_a_draw(game):
    """CF-E2 With no cell left and no four in a row, both are first with nothing."""
    match = after(game, DRAW)
    assert "".join(move.parts["column"] for move in match.moves) == DRAW + LAST_OF_DRAW
    assert match.outcome.reason == "board-full"
    assert match.points == (0, 0)
    assert match.winners == (0, 1)


@pytest.mark.parametrize(
    ("columns", "column", "rule"),
    [("dddddd", "d", "CF-T2"), ("aabbccd", "e", "CF-E1"), (DRAW, "a", "CF-E2")],
    ids=["full column", "after a win", "after a draw"],
)
def test_a_refusal_names_its_rule(game, columns, column, rule):
    """CF-T2 CF-E1 CF-E2 A refused move changes nothing, and its rule is told in three languages."""
    match = after(game, columns)
    before = match.to_json()
    with pytest.raises(tr.Refused) as refused:
        match.play(f"drop {column}")
    assert match.to_json() == before
    assert refused.value.rule == rule
    assert refused.value.instead == match.legal
    assert str(match.why_not(f"drop {column}")) == str(refused.value)
    assert len({refused.value.text(lang) for lang in ("en", "de", "fr")}) == 3


def test_what_is_no_move_is_said_to_be_none(game):
    """A column that is not on the board, and a move of another game, are told apart from forbidden moves."""
    match = game.start(seats=2)
    with pytest.raises(tr.UnknownMove, match="'drop h' is no move of connect_four"):
        match.play("drop h")
    with pytest.raises(tr.UnknownMove, match="is a move of festival"):
        match.play(tr.game("festival").moves[0])


def test_its_author_checks_the_laws_with_one_line(folder, tmp_path):
    """The file of tests that comes with it passes in a fresh process, outside the checkout."""
    file = shutil.copy(CONNECT_FOUR / "tests" / "test_laws.py", tmp_path)
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", file)
    run = subprocess.run(
        command, check=False, capture_output=True, text=True, cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(folder)}
    )
    assert "1 passed" in run.stdout, run.stdout


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Anna drops a"), ("de", "Anna wirft eine"), ("fr", "Anna fait tomber")]
)
def test_it_reads_well(game, lang, said):
    """CF-T1 Log, question and board have words; the sheet shows the board from the top down."""
    match = after(game, "dd")
    reader = Reader(game, lang, ("Anna", "Ben"), 1)
    assert reader.line(match.tell(1)[0].lines[0]).startswith(said)
    assert game.words.has(lang, match.view(0).ask().code)
    assert game.words.has(lang, match.view(1).ask().code)
    sheet = as_text(reader, match.view(1).sheet()).splitlines()
    assert sheet[5].split() == ["2", "·", "·", "·", "●", "·", "·", "·"]
    assert sheet[6].split() == ["1", "·", "·", "·", "○", "·", "·", "·"]
    assert [sum(line.points for line in lines) for lines in after(game, "aabbccd").view(0).tally()] == [1, 0]


def test_matches_and_positions_survive_json(game):
    """A match comes back from its file, and goes on from any of its positions, byte for byte."""
    dice = random.Random(4)
    match = game.start(seats=2, seed=4)
    while not match.over:
        assert tr.Match.from_json(match.to_json()).state_bytes() == match.state_bytes()
        assert game.from_position(match.position()).state_bytes() == match.state_bytes()
        assert match.view(None).to_dict()["table"] == match.position()["table"]
        match.play(dice.choice(match.legal))
    assert tr.verify(match.to_json()).ok


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"board": {"d": [None, "yellow", None, None, None, None]}}, "CF-T2"),
        ({"board": {"d": ["red", None, None, None, None, None]}}, "CF-T1"),
        ({"drops": 2}, "CF-T1"),
        ({"winner": "yellow"}, "CF-E1"),
        ({"drops": 7, "board": {"a": ["yellow"] * 4 + [None] * 2, "b": ["red"] * 3 + [None] * 3}}, "CF-E1"),
        (
            {
                "drops": 8,
                "winner": "yellow",
                "board": {"a": ["yellow"] * 4 + [None] * 2, "b": ["red"] * 3 + [None] * 3, "c": ["red"] + [None] * 5},
            },
            "CF-E1",
        ),
    ],
    ids=["a disc floats", "red began", "a disc is missing", "nobody has four", "yellow has four", "red went on"],
)
def test_an_impossible_position_is_refused(game, change, rule):
    """CF-T1 CF-T2 CF-E1 The census names the rule that no match could have broken."""
    position = after(game, "d").position()
    position["table"] |= change
    with pytest.raises(tr.BadPosition, match=rule):
        game.from_position(position)


def test_as_many_positions_as_others_count(game):
    """The number of different positions after each of the first seven plies is the known one."""
    known = (7, 49, 238, 1120, 4263, 16422, 54859)
    assert positions_after_each_ply(game.start(seats=2), len(known)) == known


def test_whoever_begins_has_the_edge(game):
    """In random play yellow wins about 55 matches in 100; a few hundredths are draws. Both ends come up."""
    played = playouts(game, 20_000, seats=2, seed=1)
    assert played.points.mean(axis=0) == pytest.approx([0.556, 0.441], abs=0.02)
    assert set(played.reasons) == {0, 1}


def test_a_batch_plays_it_too(game):
    """Many matches at once: if both always drop into the leftmost free column, yellow has four in the bottom row."""
    batch = Batch(game, 3, 2)
    while not batch.ended.any():
        batch.step(batch.masks.argmax(axis=1))
    assert batch.ended.tolist() == [1, 1, 1]
    assert batch.points.tolist() == [[1, 0]] * 3


def test_bots_play_a_game_they_have_never_heard_of(game):
    """Search knows the kernel and no game: three in a row with the fourth place free is seen without any opinion."""
    match = game.start(seats=2)
    for move in ("drop a", "drop g", "drop b", "drop g", "drop c", "drop g"):
        match.play(move)
    assert type(match.to_move) is int
    bot = tr.bot(game, level=4, seed=1)
    assert bot.character.lines["en"] == "Thinks before each move."
    assert len({next_free(game, 4, taken).name for taken in ([], [bot.name])}) == 2
    assert str(bot.choose(match.view(0))) == "drop d"


MIND = """
from connect_four.table import COLUMN
from tafelrunde.kernel import rule

@rule
def prior(table, offered, weights):
    for i in range(offered[0]):
        weights[i] = 10.0 if COLUMN[offered[1 + i]] == FAVOURITE else 1.0
"""
CAST = """
[[character]]
level = 2
name = "Gelb"
temper = "cautious"
lines.en = "Always the same column."
lines.de = "Immer dieselbe Spalte."
lines.fr = "Toujours la même colonne."
"""
ASK = """
import tafelrunde as tr
match = tr.game("connect_four").start(seats=2)
greedy = tr.bot("connect_four", level=2, seed=1)
strong = tr.bot("connect_four", level=3, seed=1)
print(greedy.name, "|", greedy.choose(match.view(0)), "|", strong.name, "|", strong.choose(match.view(0)).kind)
"""


def test_a_game_brings_its_own_mind_and_cast(folder, tmp_path):
    """Beside its table lie `mind.py` and `cast.toml`: bots play by them, and a mind that changes is compiled anew."""
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    package = tmp_path / "connect_four"
    (package / "cast.toml").write_text(CAST, "utf-8")
    for favourite, letter in ((0, "a"), (5, "f")):
        (package / "mind.py").write_text(MIND.replace("FAVOURITE", str(favourite)), "utf-8")
        assert told(ASK, PYTHONPATH=str(tmp_path)) == f"Gelb | drop {letter} | Edda | drop"
