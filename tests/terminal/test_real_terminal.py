"""On a real terminal: the second screen, handing over, Ctrl-C, a window that is closed."""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path

import pytest

import tafelrunde as tr
from tests.terminal.sessions import saved
from tests.terminal.test_secrets import CARD

TAFEL = Path(sys.executable).with_name("tafel")
PATIENCE = 120
ENTER_SECOND_SCREEN, LEAVE_SECOND_SCREEN, CLEAR = "\x1b[?1049h", "\x1b[?1049l", "\x1b[2J"


class Terminal:
    """A program on a terminal of 80 by 24."""

    def __init__(self, *args):
        self.shown = ""
        self.process, self.end = pty.fork()
        if self.process == 0:
            os.environ["TERM"] = "xterm-256color"
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests that run in the background ignore it
            os.execv(TAFEL, ["tafel", *args])
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def wait_for(self, *words):
        """Read until one of these is there; returns what was shown up to its end."""
        deadline = time.monotonic() + PATIENCE
        while not (found := [self.shown.index(each) + len(each) for each in words if each in self.shown]):
            if not self._read(deadline):
                raise AssertionError(f"{words} was never shown; the last was {self.shown[-2000:]!r}")
        before, self.shown = self.shown[: min(found)], self.shown[min(found) :]
        return before

    def type(self, line):
        """Type a line."""
        os.write(self.end, f"{line}\r".encode())

    def press(self, key):
        """Press one key."""
        os.write(self.end, key)

    def exit_code(self):
        """Read to the end and say how it ended."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])

    def _read(self, deadline):
        ready, _, _ = select.select([self.end], [], [], max(0, deadline - time.monotonic()))
        try:
            read = os.read(self.end, 65536) if ready else b""
        except OSError:
            read = b""
        self.shown += read.decode(errors="replace")
        return bool(read)


@pytest.fixture(autouse=True)
def compiled():
    """Compile before the clock runs."""
    tr.game("festival").start(seats=4, seed=1)


def test_two_people_at_one_keyboard(folder):
    """The screen is wiped before the keyboard changes hands, Ctrl-C asks, and afterwards the old screen is back."""
    people = ("--seats", "4", "--bots", "2", "--name", "Anna", "--name", "Ben")
    terminal = Terminal("play", "festival", *people, "--quick", "--seed", "5")
    everything = ""
    handed_over = 0
    while handed_over < 4:
        page = terminal.wait_for("press Enter when nobody else is looking.", "\n> ")
        everything += page
        if page.endswith("looking."):
            handed_over += 1
            wiped = page.rpartition(CLEAR)[2]
            assert "Hand the keyboard to " in wiped
            assert not CARD.search(wiped)
            terminal.type("")
        else:
            terminal.type("2" if "You hold" in page else "1")
    assert everything.count(ENTER_SECOND_SCREEN) == 1
    assert LEAVE_SECOND_SCREEN not in everything
    terminal.wait_for("\n> ")
    time.sleep(0.5)  # input() shows its prompt a moment before it can be interrupted
    terminal.press(b"\x03")
    terminal.wait_for("Save the match?")
    terminal.type("")
    assert LEAVE_SECOND_SCREEN in terminal.wait_for("The match is kept in ")
    assert terminal.exit_code() == 0
    assert len(saved(folder)) == 1


def test_pages_are_turned_with_enter():
    """The rulebook is longer than the screen: Enter turns its pages, any other answer goes back to the table."""
    terminal = Terminal("play", "festival", "--quick", "--seed", "3")
    terminal.wait_for("> ")
    terminal.type("rules")
    terminal.wait_for("Page 1 of ")
    terminal.type("")
    terminal.wait_for("Page 2 of ")
    terminal.type("q")
    terminal.wait_for("You hold")
    terminal.wait_for("> ")
    terminal.press(b"\x04")
    assert terminal.exit_code() == 0


def test_a_closed_window(folder):
    """When the window is closed, the match is kept."""
    terminal = Terminal("play", "festival", "--quick", "--seed", "3")
    terminal.wait_for("> ")
    terminal.type("1")
    terminal.wait_for("You hold")
    os.kill(terminal.process, signal.SIGHUP)
    assert terminal.exit_code() == 128 + signal.SIGHUP
    assert len(saved(folder)) == 1
