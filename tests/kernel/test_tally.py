"""The tally: where points come from is computed from what the game says it reads, and from nothing else."""

import random

import pytest

import tafelrunde as tr
from tafelrunde.kernel.tally import read_by
from tafelrunde.kernel.view import View

READ = {name: read_by(teller) for name in tr.games() if (teller := tr.game(name).tally) is not None}
DECLARED = [name for name, read in READ.items() if read is not None]


@pytest.mark.parametrize("which", DECLARED)
def test_a_tally_depends_on_the_fields_it_says_it_reads_alone(which):
    """Whoever looks, and whatever the other fields hold: here they are those of another moment and viewer."""
    game, dice = tr.game(which), random.Random(which)
    match = game.start(game.seats[-1], seed=1)
    views = []
    while not match.over:
        views += [match.view(viewer) for viewer in (*range(match.seats), None)]
        match.play(dice.choice(match.legal))
    for _ in range(300):
        one, other = dice.choice(views), dice.choice(views)
        table = other.table.copy()
        for field in READ[which] or ():
            table[field] = one.table[field]
        mixed = View(game, match.seats, match.options, other.viewer, table, other.to_move, other.legal)
        assert mixed.tally() == one.tally()
