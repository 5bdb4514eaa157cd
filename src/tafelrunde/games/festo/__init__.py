"""Festo!, by Arve D. Fühler: halflings send helpers to market and cook for the feast. Worker placement for 2 to 5.

Rules: the publisher's, in English and German; nothing is left out. The faces of dishes and events are not public and
were reconstructed. Options: `magical_dishes` (the variant of the rules), `events` (off: without event cards).
"""

from tafelrunde.games.festo.box import BOX, LONGEST
from tafelrunde.games.festo.facts import facts
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.moves import MOVES
from tafelrunde.games.festo.rules import census, refusals, scoring, sequence, setup
from tafelrunde.games.festo.sheet import sheet
from tafelrunde.games.festo.state import Table
from tafelrunde.games.festo.tally import tally
from tafelrunde.games.festo.telling import TELLING
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
    options=(Option("magical_dishes"), Option("events", True)),
    rules=Rule,
    reasons=scoring.REASONS,
    longest=LONGEST,
    tally=tally,
    telling=TELLING,
    sheet=sheet,
    facts=facts,
)
