"""Festival, by Shinsuke Yamagami: directors of travelling circuses hire artists. Card drafting for 4 or 5.

Rules: the French translation by Cédric Blaise; nothing is left out. Options: `simplified` (30 cards, numbers as gold).
"""

from tafelrunde.games.festival import sight
from tafelrunde.games.festival.box import BOX, LONGEST
from tafelrunde.games.festival.facts import facts
from tafelrunde.games.festival.ledger import Rule
from tafelrunde.games.festival.moves import MOVES
from tafelrunde.games.festival.rules import census, refusals, scoring, sequence, setup
from tafelrunde.games.festival.sheet import sheet
from tafelrunde.games.festival.state import Table
from tafelrunde.games.festival.tally import tally
from tafelrunde.games.festival.telling import TELLING
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
    seen=sight.seen,
    imagine=sight.imagine,
    census=census.census,
    seats=BOX["seats"]["counts"],
    options=(Option("simplified"),),
    rules=Rule,
    reasons=scoring.REASONS.names,
    longest=LONGEST,
    tally=tally,
    telling=TELLING,
    sheet=sheet,
    facts=facts,
)
