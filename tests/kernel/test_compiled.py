"""How rules run: compiled through their entries, or interpreted as the Python they are."""

import os
import subprocess
import sys

import pytest

ASK_A_RULE = """
import numpy as np
from tafelrunde.kernel import below, rank
from tafelrunde.kernel.dice import new_dice
points, places = np.array([3, 5, 3]), np.zeros(3, np.int64)
try:
    rank(points, places)
    print(places.tolist(), 0 <= below(new_dice(1), 7) < 7)
except TypeError as error:
    print("TypeError", error)
"""


@pytest.mark.parametrize("interpreted", ["0", "1"])
def test_a_rule_called_from_python_does_not_crash(interpreted):
    """Whoever tries a rule at the prompt gets what it says, or an error in words; the process lives on."""
    environment = os.environ | {"TAFELRUNDE_INTERPRETED": interpreted}
    said = subprocess.run(
        (sys.executable, "-c", ASK_A_RULE), env=environment, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, f"ended with {said.returncode}: {said.stderr}"
    assert said.stdout.strip() == "[2, 1, 2] True" or said.stdout.startswith("TypeError ")


USE_ZEROS = """
import numpy as np
from pathlib import Path
from tafelrunde.kernel import rule, zeros
from tafelrunde.kernel.compiled import INTS, NUMBER, entry

SEATS, CARDS = 3, 4

@rule
def fill(whole, parts, start):
    for seat in range(SEATS):
        whole[seat] += start + seat
        for card in range(CARDS):
            parts[seat, card] += whole[seat] / 2 + card

@rule
def total(start):
    whole, parts = zeros(SEATS), zeros((SEATS, CARDS), np.float64)
    fill(whole, parts, start)
    sum_ = 0.0
    for seat in range(SEATS):
        for card in range(CARDS):
            sum_ += parts[seat, card]
    return int(10 * sum_) + whole[whole[0] - start]

@entry("match", INTS, NUMBER)
def totals(found, start):
    for i in range(len(found)):
        found[i] = total(start + i)

found = np.zeros(3, np.int64)
totals(found, 5)
print(found.tolist())
"""

MAKE_A_SET = """
import numpy as np
from tafelrunde.kernel import rule
from tafelrunde.kernel.compiled import INTS, entry

@rule
def is_early(phase):
    return phase in {1, 2}

@entry("match", INTS)
def ask(found):
    found[0] = is_early(found[1])

ask(np.zeros(2, np.int64))
"""


def run_file(text, folder, interpreted):
    """Run a text as a file of its own, because entries belong to files."""
    file = folder / "rules.py"
    file.write_text(text, encoding="utf-8")
    environment = os.environ | {"TAFELRUNDE_INTERPRETED": interpreted, "TAFELRUNDE_CACHE": str(folder)}
    return subprocess.run((sys.executable, file), env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("interpreted", ["0", "1"])
def test_zeros_are_new_each_time_and_the_same_however_rules_run(interpreted, tmp_path):
    """A rule called again finds its arrays at zero, compiled or interpreted."""
    said = run_file(USE_ZEROS, tmp_path, interpreted)
    assert said.stdout.strip() == "[545, 606, 667]", said.stderr


def test_a_rule_that_makes_a_set_is_refused_in_words(tmp_path):
    """Rules have the stack alone; who makes more is told what there is."""
    said = run_file(MAKE_A_SET, tmp_path, "0")
    assert "TafelError: a rule makes an array, list, set or text" in said.stderr
