"""The box of Festival: what box.toml says, as tables the rules can index."""

import tomllib
from pathlib import Path

import numpy as np

from tafelrunde.kernel import Names, Row, Seats

BOX = tomllib.loads(Path(__file__).with_name("box.toml").read_text(encoding="utf-8"))

PROFESSIONS = Names("profession", BOX["professions"]["ids"])
NUMBERS = Names("number", map(str, BOX["numbers"]["all"]))
CARDS = Names("card", (f"{profession}-{number}" for profession in PROFESSIONS for number in NUMBERS))
SEATS = Seats(max(BOX["seats"]["counts"]))

N_PROFESSIONS = len(PROFESSIONS)
N_CARDS = len(CARDS)
N_CARDS_OR_NONE = N_CARDS + 1
MOST_SEATS = len(SEATS)
ROUNDS = int(BOX["rounds"]["count"])
EXTRA_CARDS = int(BOX["rounds"]["extra_cards"])
PACKET = MOST_SEATS + EXTRA_CARDS

# What is printed on each of the kinds of card.
NUMBER = np.array([number for _ in PROFESSIONS for number in BOX["numbers"]["all"]])
PROFESSION = np.array([profession for profession in range(N_PROFESSIONS) for _ in NUMBERS])
STARS = np.array(BOX["stars"]["by_number"])[NUMBER - 1]

# How many of each there are: all of them; without those that four players leave out; in the simplified game.
_copies = np.array(BOX["copies"]["by_number"])[NUMBER - 1]
ALL_COPIES: Row = _copies
COPIES_FOR_FOUR: Row = np.where(np.isin(NUMBER, BOX["seats"]["removed_with_4"]), 0, _copies)
SIMPLE_COPIES: Row = np.where(np.isin(NUMBER, BOX["simplified"]["numbers"]), _copies, 0)
SIMPLE_CARDS = int(BOX["simplified"]["cards"])
FEWEST_SEATS = min(BOX["seats"]["counts"])

TWO_STARS = int(STARS.max())
MORE_THAN_ALL_STARS = int(STARS.sum()) * len(CARDS)
SOLE_MOST, SOLE_SECOND = BOX["gold"]["sole_most"], BOX["gold"]["sole_second"]
TIED_MOST, TIED_SECOND = BOX["gold"]["tied_most"], BOX["gold"]["tied_second"]
VARIETY: Row = np.array(BOX["gold"]["different_professions"])
TWO_STAR_CARD = BOX["gold"]["two_star_card"]
FLOOR = BOX["gold"]["floor"]

LONGEST = BOX["bounds"]["longest_match_moves"]
