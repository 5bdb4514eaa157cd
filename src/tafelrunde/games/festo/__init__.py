"""Festo!, by Arve D. Fühler: halflings send helpers to market and cook for the feast. Worker placement for 2 to 5.

Rules: the publisher's, in English and German; nothing is left out. The faces of dishes and events are not public and
were reconstructed. Options: `magical_dishes` (the variant of the rules), `events` (off: without event cards).
"""

from tafelrunde.games.festo import ledger, sight
from tafelrunde.games.festo.box import BOX, LONGEST
from tafelrunde.games.festo.moves import TABLE
from tafelrunde.games.festo.rules import census, choices, refusals, scoring, sequence, setup
from tafelrunde.games.festo.state import Table
from tafelrunde.games.festo.tally import tally
from tafelrunde.kernel import Game, Option

GAME = Game(
    __name__,
    Table,
    TABLE,
    (setup, sequence, choices, refusals, scoring, sight, census),
    seats=BOX["seats"]["counts"],
    options=(Option("magical_dishes"), Option("events", True)),
    ledger=ledger,
    reasons=scoring.REASONS,
    longest=LONGEST,
    tally=tally,
)
