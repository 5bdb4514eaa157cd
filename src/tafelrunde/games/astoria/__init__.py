"""Astoria, by Christophe Finas: hidden loyalties around a sick king. The epic game for 3 to 6.

Rules: a German short form of the epic game; nothing is left out. What is printed on the components is reconstructed.
Options: `sickness_stops`, whether unmasking a traitor keeps the king from sickening "for good" or only "that round".
"""

from tafelrunde.games.astoria import ledger, sight
from tafelrunde.games.astoria.box import BOX, LONGEST
from tafelrunde.games.astoria.moves import TABLE
from tafelrunde.games.astoria.rules import census, scoring, sequence, setup
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import Game, Option

GAME = Game(
    __name__,
    Table,
    TABLE,
    (setup, sequence, scoring, sight, census),
    seats=BOX["seats"]["counts"],
    options=(Option("sickness_stops", "for good", ("for good", "that round")),),
    ledger=ledger,
    reasons=scoring.REASONS,
    longest=LONGEST,
)
