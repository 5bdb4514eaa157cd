"""Saving, loading, and never losing a match."""

import json
import os
import signal
from io import StringIO
from pathlib import Path

import pytest

import tafelrunde as tr
from tafelrunde.terminal import match_files
from tafelrunde.terminal.arguments import PlayArguments
from tests.terminal.sessions import FOUR_PEOPLE, WITH_BOTS, run, run_with, saved, to_the_end

pytestmark = pytest.mark.usefixtures("at_random")

KEYED = PlayArguments("festival", seats=4, bots=3, names=("Anna",), quick=True)


def going_on(file, **arguments):
    """PlayArguments to go on with a match."""
    return PlayArguments(load=Path(file), quick=True, **arguments)


def test_a_saved_match_goes_on_where_it_was_and_verifies_at_its_end(tmp_path, folder):
    """Save, leave, load, play to the end: the file at the end verifies, with dice from a key that was sealed before."""
    file = tmp_path / "anna.json"
    session = run(KEYED, "1", f"save {file}", "quit")
    assert f"Saved: {file}" in session.shown
    assert saved(folder) == []
    halfway = tr.Match.from_json(file.read_text("utf-8"))
    later = run(going_on(file, names=("Anna",)), *to_the_end())
    assert later.code == 0
    assert "Anna" in later.shown
    (end,) = saved(folder)
    verdict = tr.verify(end.read_text("utf-8"))
    assert verdict.ok
    assert verdict.match is not None
    assert verdict.match.commitment == halfway.commitment
    assert verdict.match.moves[: len(halfway.moves)] == halfway.moves


def test_the_commitment_is_shown_before_the_first_decision_and_the_key_after_the_last():
    """Whoever writes the commitment down can check that the dice were sealed before the match."""
    session = run(KEYED, *to_the_end())
    sealed = session.pages[0].split("Commitment: ")[1].replace("\n", "")[:64]
    assert len(sealed) == 64
    assert sealed in session.pages[-1].replace("\n", "")
    assert "their key is" in session.pages[-1].replace("\n", " ")


def test_save_without_a_name_and_again_into_the_same_file(folder):
    """`save` chooses a name in the default folder; the next one writes the same file, and the end of the match too."""
    session = run(WITH_BOTS, "1", "save", "1", "save", *to_the_end())
    assert session.shown.count("Saved: ") == 2
    (file,) = saved(folder)
    assert tr.verify(file.read_text("utf-8")).ok


def test_save_into_a_folder_or_over_a_file_asks_or_says_why_not(tmp_path):
    """A folder gets a new file; a file of somebody else is overwritten only if wanted; what cannot be is said."""
    other = tmp_path / "other.json"
    other.write_text("precious")
    run(WITH_BOTS, f"save {tmp_path}", f"save {other}", "no", "quit")
    assert other.read_text() == "precious"
    assert len(list(tmp_path.glob("festival-*.json"))) == 1
    run(WITH_BOTS, f"save {other}", "yes", "quit")
    assert json.loads(other.read_text("utf-8"))["game"] == "festival"
    session = run(WITH_BOTS, "save /proc/x.json", f"save {tmp_path}/no/such/folder.json", "save \0", "save ~nobody/x")
    assert session.shown.count("Not saved: ") == 4


def test_the_end_of_the_input_keeps_the_match(folder):
    """When the input ends in the middle of a match, it is kept in the default folder, and where is said."""
    session = run(WITH_BOTS, "1", "5")
    assert session.code == 0
    (file,) = saved(folder)
    assert f"The match is kept in {file}" in session.shown
    assert f"./tafel play --load {file}" in session.shown
    assert len(tr.Match.from_json(file.read_text("utf-8")).moves) > 20


def test_the_end_of_the_input_while_the_keyboard_is_handed_over(folder):
    """The match is kept too if nobody takes the keyboard."""
    run(FOUR_PEOPLE, "", "2", "1")
    assert len(saved(folder)) == 1


class Interrupted(StringIO):
    """A keyboard at which somebody presses Ctrl-C after some lines."""

    def __init__(self, typed, after):
        super().__init__(typed)
        self.lines, self.after = 0, after

    def readline(self, *_):
        self.lines += 1
        if self.lines in self.after:
            raise KeyboardInterrupt
        return super().readline()


def test_ctrl_c_asks_whether_to_save(folder):
    """Ctrl-C is `quit`: one may save, throw away, or stay."""
    stayed = run_with(WITH_BOTS, Interrupted("1\ncancel\n1\n", {2}))
    assert "Save the match? [yes/no/cancel]" in stayed.shown
    assert "Round 3 of 10" in stayed.shown
    assert len(saved(folder)) == 1
    thrown_away = run_with(WITH_BOTS, Interrupted("1\nno\n", {2}))
    assert thrown_away.code == 0
    assert len(saved(folder)) == 1
    saved_first = run_with(WITH_BOTS, Interrupted("1\n\n", {2}))
    assert saved_first.code == 0
    assert len(saved(folder)) == 2


def test_ctrl_c_twice_keeps_the_match(folder):
    """Whoever presses Ctrl-C again at the question leaves at once; the match is kept."""
    session = run_with(WITH_BOTS, Interrupted("1\n", {2, 3}))
    assert session.code == 130
    assert len(saved(folder)) == 1
    assert "The match is kept in" in session.shown


class Terminated(StringIO):
    """A keyboard at which the system ends the program after the first line."""

    def __init__(self, number):
        super().__init__("1\n")
        self.number = number

    def readline(self, *_):
        line = super().readline()
        if not line:
            os.kill(os.getpid(), self.number)
        return line


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_window_keeps_the_match(number, folder):
    """A hang-up or an order to end keeps the match and leaves with the signal's code; the old handlers come back."""
    before = signal.getsignal(number)
    session = run_with(WITH_BOTS, Terminated(number))
    assert session.code == 128 + number
    assert len(saved(folder)) == 1
    assert signal.getsignal(number) == before


def test_a_bot_that_breaks_does_not_take_the_match_with_it(folder, monkeypatch):
    """Whatever goes wrong, the match is kept before the error is shown."""

    class Broken:
        name = "Bruno"

        def choose(self, view):
            raise ZeroDivisionError

    monkeypatch.setattr("tafelrunde.terminal.menu.bot", lambda *_, **__: Broken())
    with pytest.raises(ZeroDivisionError):
        run(PlayArguments("festival", seats=4, bots=1, names=("A", "B", "C"), seed=5, quick=True), *["", "2", "1"] * 9)
    assert len(saved(folder)) == 1


def test_a_folder_that_cannot_be_written_to(tmp_path, monkeypatch):
    """If the folder cannot be used, the match is kept in the folder for temporary files."""
    (tmp_path / "blocked").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "blocked"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    session = run(WITH_BOTS, "1", "save")
    assert "Not saved: " in session.shown
    (file,) = tmp_path.glob("festival-*.json")
    assert f"The match is kept in {file}" in session.shown


def test_a_file_is_never_half_written(tmp_path, monkeypatch):
    """If writing fails, the old file is as it was and nothing else remains."""
    match = tr.game("festival").start(seats=4, seed=1)
    file = tmp_path / "match.json"
    match_files.write_match(match, file)
    before = file.read_text("utf-8")

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    match.play(match.legal[0])
    with pytest.raises(OSError, match="No space left"):
        match_files.write_match(match, file)
    assert file.read_text("utf-8") == before
    assert list(tmp_path.iterdir()) == [file]


def test_quit_with_nothing_to_lose(folder):
    """Before anything was decided, `quit` asks nothing and keeps nothing."""
    session = run(WITH_BOTS, "quit")
    assert "Save the match?" not in session.shown
    assert saved(folder) == []


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "there is no such file"),
        (b"", "this is no whole match file"),
        (b"{}", "this is no match file"),
        (b"\xff\xfe\x00", "it is not UTF-8 text"),
        (b" " * (16 * 2**20 + 1), "the file is larger than 16 MB; no match is"),
    ],
    ids=["missing", "empty", "no match", "no text", "huge"],
)
def test_loading_what_is_no_match(content, complaint, tmp_path):
    """A file that cannot be loaded is named, with what is wrong."""
    file = tmp_path / "x.json"
    if content is not None:
        file.write_bytes(content)
    session = run(going_on(file))
    assert session.code == 2
    assert complaint in session.flat
    assert "x.json" in session.shown


def test_loading_a_folder_or_the_match_of_another_game(tmp_path):
    """A folder is no match, and a match of Festival is none of another game."""
    assert "this is a folder, not a match file" in run(going_on(tmp_path)).flat
    file = tmp_path / "m.json"
    file.write_text(tr.game("festival").start(seats=4, seed=1).to_json())
    assert "is a match of festival, not of 'chess'" in run(going_on(file, game="chess")).flat


def test_a_match_without_its_key_can_be_looked_at(tmp_path):
    """A file without the key is shown, and where chance would have to go on it says why it cannot."""
    match = tr.game("festival").start(seats=4, key=bytes(32))
    while len(match.legal) != 4:
        match.play(match.legal[0])
    file = tmp_path / "sealed.json"
    file.write_text(match.to_json(with_key=False))
    session = run(going_on(file, bots=0), "", "1", "1")
    assert "this match was saved without its dice" in session.flat


def test_a_finished_match_shows_its_end_again(tmp_path, folder):
    """Loading a finished match shows how it ended, and keeps no second file."""
    match = tr.game("festival").start(seats=4, seed=1)
    while not match.over:
        match.play(match.legal[0])
    file = tmp_path / "over.json"
    file.write_text(match.to_json())
    session = run(going_on(file))
    assert session.code == 0
    assert "All rounds have been played." in session.shown
    assert f"./tafel verify {file}" in session.shown
    assert saved(folder) == []
