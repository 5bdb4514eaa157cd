"""Astoria, by Christophe Finas: hidden loyalties around a sick king. The epic game for 3 to 6.

Rules: a German short form of the epic game; nothing is left out. What is printed on the components is reconstructed.
Options: `sickness_stops`, whether unmasking a traitor keeps the king from sickening "for good" or only "that round";
`specials`, whether the special cards of 5 and 6 players are "dealt" or "chosen"; `even_specials`, points for those who
are no Great Alchemist.
"""

from tafelrunde.games.astoria import sight
from tafelrunde.games.astoria.box import BOX, LONGEST
from tafelrunde.games.astoria.groups import GROUPS
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.moves import MOVES
from tafelrunde.games.astoria.rules import census, refusals, scoring, sequence, setup
from tafelrunde.games.astoria.sheet import sheet
from tafelrunde.games.astoria.state import Table
from tafelrunde.games.astoria.tally import tally
from tafelrunde.games.astoria.telling import TELLING
from tafelrunde.games.astoria.telling.forecast import forecast
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
    options=(
        Option("sickness_stops", "for good", ("for good", "that round")),
        Option("specials", "dealt", ("dealt", "chosen")),
        Option("even_specials", added=True),
    ),
    rules=Rule,
    reasons=scoring.REASONS,
    longest=LONGEST,
    tally=tally,
    telling=TELLING,
    sheet=sheet,
    facts=forecast,
    groups=GROUPS,
)
