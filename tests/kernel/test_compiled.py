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
