"""Festival, by Shinsuke Yamagami: directors of travelling circuses hire artists. Card drafting for 4 or 5.

Rules: the French translation by Cédric Blaise; nothing is left out. Options: `simplified` (30 cards, numbers as gold).
"""

from tafelrunde.games.festival import ledger, sight
from tafelrunde.games.festival.box import BOX, LONGEST
from tafelrunde.games.festival.moves import TABLE
from tafelrunde.games.festival.rules import census, scoring, sequence, setup
from tafelrunde.games.festival.state import Table
from tafelrunde.games.festival.tally import tally
from tafelrunde.kernel import Game, Option

GAME = Game(
    __name__,
    Table,
    TABLE,
    (setup, sequence, scoring, sight, census),
    seats=BOX["seats"]["counts"],
    options=(Option("simplified"),),
    ledger=ledger,
    reasons=scoring.REASONS,
    longest=LONGEST,
    tally=tally,
)
