"""UFOs! Fritten aus dem All, by Petra Brandenburger: chip stands and restaurants for the whole world. For 2 to 5.

Rules: the German rules (Argentum, 2004); nothing is left out. The map and most tiles are reconstructed.
Option: `later_points`, points for those who come later in the order of play.
"""

from tafelrunde.games.ufos.box import BOX, LONGEST
from tafelrunde.games.ufos.ledger import Rule
from tafelrunde.games.ufos.moves import MOVES
from tafelrunde.games.ufos.odds import prospects
from tafelrunde.games.ufos.rules import census, refusals, scoring, sequence, setup
from tafelrunde.games.ufos.sheet import sheet
from tafelrunde.games.ufos.state import Table
from tafelrunde.games.ufos.tally import tally
from tafelrunde.games.ufos.telling import TELLING
from tafelrunde.kernel import Game, Option

GAME = Game(
    __name__,
    Table,
    MOVES,
    setup=setup.setup,
    to_move=sequence.to_move,
    legal=sequence.legal,
    odds=sequence.odds,
    may=refusals.may,
    apply=sequence.apply,
    outcome=scoring.outcome,
    census=census.census,
    seats=BOX["seats"]["counts"],
    options=(Option("later_points", added=True),),
    rules=Rule,
    reasons=scoring.REASONS.names,
    longest=LONGEST,
    tally=tally,
    telling=TELLING,
    sheet=sheet,
    facts=prospects,
)
