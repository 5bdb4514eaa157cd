"""The command line: verify, warm, and what they say when something is wrong."""

import json
import os
import subprocess
import sys
from itertools import groupby
from pathlib import Path

import pytest

import tafelrunde as tr

TAFEL = Path(sys.executable).with_name("tafel")


def tafel(*args, **settings):
    """Run a command of the command line."""
    environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": "200", **settings}
    return subprocess.run((TAFEL, *map(str, args)), check=False, capture_output=True, text=True, env=environment)


@pytest.fixture(scope="module")
def finished():
    """A finished match with sealed dice, as its file tells it."""
    match = tr.game("festival").start(seats=4, key=bytes(range(32)))
    while not match.over:
        match.play(match.legal[-1])
    return json.loads(match.to_json())


def written(folder, told):
    """A file that tells this."""
    file = folder / "match.json"
    file.write_text(json.dumps(told), "utf-8")
    return file


def test_verify_says_what_holds(finished, tmp_path):
    """A finished match holds: its moves, its key, its dice and its outcome."""
    file = written(tmp_path, finished)
    said = tafel("verify", file)
    assert said.returncode == 0
    assert said.stdout.splitlines() == [
        f"{file}: the match holds",
        f"  ✓ all {len(finished['moves'])} moves follow the rules of festival, edition 1",
        f"  ✓ the key fits the commitment {finished['dice']['commitment']}",
        "  ✓ all 50 dice and draws fell as the key decides",
        "  ✓ points and places are right",
    ]


def test_verify_names_the_card_that_was_exchanged(finished, tmp_path):
    """Two discards that changed places break no rule, but the dice say otherwise, and verify says where."""
    moves = list(finished["moves"])
    rounds = [
        list(group) for drawn, group in groupby(range(len(moves)), lambda at: moves[at].startswith("draw")) if drawn
    ]
    taken = [move.split()[1] for move in moves if move.startswith("take")]
    first, last = (
        next(at for at in drawn if moves[at].split()[1] not in taken[4 * number : 4 * number + 4])
        for number, drawn in ((0, rounds[0]), (9, rounds[9]))
    )
    moves[first], moves[last] = moves[last], moves[first]
    said = tafel("verify", written(tmp_path, {**finished, "moves": moves}))
    assert said.returncode == 1
    assert "the match does not hold" in said.stdout
    drawn = finished["moves"][first]
    assert f"  ✗ move {first + 1}: the dice say {drawn}, the file {moves[first]!r}" in said.stdout.splitlines()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda told: told["outcome"]["points"].reverse(), "the moves do not lead to the outcome the file tells"),
        (
            lambda told: told["outcome"]["points"].reverse(),
            "the file was altered after it was written: its checksum does not fit",
        ),
        (
            lambda told: told["dice"].update(commitment="0" * 64),
            "the key of the dice does not fit the commitment that was published before the first move",
        ),
        (lambda told: told["moves"].__delitem__(slice(3, None)), "the file is truncated: moves are missing at its end"),
        (lambda told: told.pop("dice"), '"dice" is missing'),
        (
            lambda told: told.update(edition=99),
            "the match was played by edition 99 of festival, the rules here are edition 1",
        ),
    ],
    ids=["points", "checksum", "commitment", "truncated", "no dice", "edition"],
)
def test_verify_says_exactly_what_was_tampered_with(change, complaint, finished, tmp_path):
    """Whatever is altered in a file, the line that says so is the same every time."""
    told = json.loads(json.dumps(finished))
    change(told)
    file = written(tmp_path, told)
    said = tafel("verify", file)
    assert said.returncode == 1
    assert said.stdout.splitlines()[:1] == [f"{file}: the match does not hold"]
    assert f"  ✗ {complaint}" in said.stdout.splitlines()


def test_verify_is_not_content_with_half_a_match(tmp_path):
    """A match that is not over, or whose key is secret, is not proven: what is unchecked is said, and it fails."""
    match = tr.game("festival").start(seats=4)
    file = tmp_path / "match.json"
    file.write_text(match.to_json(), "utf-8")
    said = tafel("verify", file)
    assert said.returncode == 1
    assert f"{file}: the match is not proven" in said.stdout
    assert "  ? not checked: the match is not over" in said.stdout
    assert "  ? not checked: the key of the dice has not been published" in said.stdout


def test_verify_reads_several_files_and_fails_if_one_does(finished, tmp_path):
    """Each file gets its verdict; one that is missing does not hide the others."""
    file = written(tmp_path, finished)
    said = tafel("verify", tmp_path / "missing.json", file, tmp_path)
    assert said.returncode == 1
    assert f"{tmp_path / 'missing.json'}: the match does not hold\n  ✗ there is no such file" in said.stdout
    assert f"{file}: the match holds" in said.stdout
    assert f"{tmp_path}: the match does not hold\n  ✗ this is a folder, not a match file" in said.stdout


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "this is no whole match file"),
        (b"\xff\xfe{}", "this is no match file: it is not UTF-8 text"),
        (b"[" * 100_000, "this is no whole match file"),
        (b"[1, 2]", "this is no match file"),
        (b"\0" * (16 * 2**20 + 1), "the file is larger than 16 MB; no match is"),
    ],
    ids=["empty", "no text", "deep", "list", "huge"],
)
def test_verify_reads_anything(content, complaint, tmp_path):
    """A file that is no match is refused in a sentence, not with a traceback."""
    file = tmp_path / "x"
    file.write_bytes(content)
    said = tafel("verify", file)
    assert said.returncode == 1
    assert f"  ✗ {complaint}" in said.stdout
    assert "Traceback" not in said.stdout + said.stderr


def test_verify_without_a_file_says_what_is_missing():
    """At least one file is needed."""
    said = tafel("verify")
    assert said.returncode != 0
    assert "FILE" in said.stdout + said.stderr


def test_warm_compiles_and_says_so():
    """`warm festival` makes every group of Festival ready; the second time there is nothing left to do."""
    assert tafel("warm", "festival").returncode == 0
    again = tafel("warm", "festival")
    assert again.returncode == 0
    assert again.stdout.startswith("festival is ready: ")
    assert {"match", "batch", "playouts"} <= set(again.stdout.strip(".\n").replace(",", "").split())
    assert again.stderr == ""


def test_warm_has_nothing_to_do_where_rules_run_interpreted(tmp_path):
    """Interpreted rules are not compiled, and `warm` says so."""
    said = tafel("warm", "festival", TAFELRUNDE_INTERPRETED="1", TAFELRUNDE_CACHE=tmp_path)
    assert said.returncode == 0
    assert said.stdout == "Rules run interpreted here, so there is nothing to compile.\n"


def test_warm_knows_its_games():
    """A game that there is not is named, with those there are."""
    said = tafel("warm", "chess")
    assert said.returncode == 2
    assert "there is no game 'chess'" in said.stdout + said.stderr
    assert "Traceback" not in said.stderr


def test_play_is_a_command():
    """`tafel play` reads its options, plays what is piped into it, and keeps the match."""
    said = subprocess.run(
        (
            TAFEL,
            "play",
            "festival",
            "--seats",
            "4",
            "--bots",
            "3",
            "--name",
            "Anna",
            "--option",
            "simplified=true",
            "--seed",
            "3",
            "--level",
            "1",
            "--language",
            "de",
        ),
        input="1\nende\nnein\n",
        check=False,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert said.returncode == 0
    assert "Runde 1 von 6" in said.stdout
    assert "Die Partie speichern?" in said.stdout
    assert "Traceback" not in said.stderr
