"""UFOs! Fritten aus dem All, by Petra Brandenburger: chip stands and restaurants for the whole world. For 2 to 5.

Rules: the German rules (Argentum, 2004); nothing is left out. The map and most tiles are reconstructed. No options.
"""

from tafelrunde.games.ufos import ledger, sight
from tafelrunde.games.ufos.box import BOX, LONGEST
from tafelrunde.games.ufos.moves import TABLE
from tafelrunde.games.ufos.rules import census, permission, scoring, sequence, setup
from tafelrunde.games.ufos.state import Table
from tafelrunde.kernel import Game

GAME = Game(
    __name__,
    Table,
    TABLE,
    (setup, sequence, permission, scoring, sight, census),
    seats=BOX["seats"]["counts"],
    ledger=ledger,
    reasons=scoring.REASONS,
    longest=LONGEST,
)
