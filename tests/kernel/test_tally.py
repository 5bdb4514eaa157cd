"""The tally: where points come from is computed from what the game says it reads, and from nothing else."""

import random

import pytest

import tafelrunde as tr
from tafelrunde.kernel.tally import read_by
from tafelrunde.kernel.view import View
from tafelrunde.testkit import setups

READ = {name: read_by(teller) for name in tr.games() if (teller := tr.game(name).tally) is not None}
DECLARED = [name for name, read in READ.items() if read is not None]


@pytest.mark.parametrize("setup", [each for name in DECLARED for each in setups(tr.game(name))], ids=str)
def test_a_tally_depends_on_the_fields_it_says_it_reads_alone(setup):
    """Whoever looks, and whatever the other fields hold: here they are those of another moment and viewer."""
    game, dice = setup.game, random.Random(1)
    views = []
    for match in setup.random_match(seed=1):
        views += [match.view(viewer) for viewer in (*range(match.seats), None) if not match.over]
    for _ in range(300):
        one, other = dice.choice(views), dice.choice(views)
        table = other.table.copy()
        for field in READ[game.name] or ():
            table[field] = one.table[field]
        mixed = View(game, setup.seats, match.options, other.viewer, table, other.to_move, other.legal)
        assert mixed.tally() == one.tally()
