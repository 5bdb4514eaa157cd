"""What Festival tells: rounds and who begins them, cards taken and handed on, discards, and the sheet."""

import random

import pytest

from tafelrunde.kernel import Reader
from tafelrunde.kernel.reading import as_text
from tests.games.festival.festival_table import FESTIVAL, after, deal, play_at_random

NAMES = ("Anna", "Ben", "Clara", "David", "Eva")


def told(match, you, lang="en"):
    """The lines a seat reads, all deeds one after the other."""
    reader = Reader(FESTIVAL, lang, NAMES[: match.seats], you)
    return [reader.line(line) for deed in match.tell(you) for line in deed.lines]


def sheet(match, you):
    """The sheet as a seat reads it."""
    view = match.view(you)
    return as_text(Reader(FESTIVAL, "en", NAMES[: match.seats], you), view.sheet())


@pytest.fixture
def round_one():
    """A first round: Anna shows a 2, Ben hides, Clara shows a 1, David hides the last but one."""
    return after("0:d2+ 1:g2- 2:d1+ 3:c9- / t3")


def test_a_round_begins_with_who_draws_what():
    """FV-R1 The first player reads the cards; the others read how many they are."""
    match = deal("d1 d2 g2 t3 c9")
    assert told(match, 0) == [
        "Round 1 of 10",
        "Drawn by lot: you begin the first round.",
        "You draw Dancer 1, Dancer 2, Gladiator 2, Tamer 3 and Clown 9 ★★.",
    ]
    assert told(match, 1)[-1] == "Anna draws 5 cards."


def test_taking_and_handing_on_is_one_line(round_one):
    """FV-R2 FV-R3 A card face down is named only to who took it; the reader is told who hands the cards to them."""
    assert told(round_one, 1)[3:5] == [
        "Anna takes the Dancer 2, face up, and hands the other 4 cards to you.",
        "You take the Gladiator 2, face down, and hand the other 3 cards to Clara.",
    ]
    assert told(round_one, 3)[4] == "Ben takes a card, face down, and hands the other 3 cards to Clara."


def test_a_discard_is_known_to_who_discards_it(round_one):
    """FV-R5 The others learn that there was one."""
    assert "You discard the Tamer 3; it is out of the game." in told(round_one, 3)
    assert "David discards the other card, face down; it is out of the game." in told(round_one, 2)


@pytest.mark.parametrize(
    ("laid", "why"),
    [
        ("0:d2+ 1:g2- 2:d1+ 3:c9- / t3", "Clara begins: 1 was the lowest number face up."),
        ("0:d1+ 1:d2+ 2:g2+ 3:c9- / t3", "Clara begins: 2 was the lowest number face up, and Clara laid it later."),
        ("0:d1+ 1:d2- 2:g2- 3:c9- / t3", "Anna begins again: nobody else laid a card face up."),
    ],
    ids=["lowest", "tied", "stays"],
)
def test_who_begins_is_told_with_the_reason(laid, why):
    """FV-N1 FV-N2 FV-N4 The number that decided, that it was tied, or that nobody else lay face up."""
    assert why in told(after(laid), 3)


def test_at_the_end_everybody_reads_what_lay_face_down():
    """FV-E1 Seat by seat, and a spectator reads it too."""
    match = FESTIVAL.start(4, seed=2)
    play_at_random(match, random.Random(2))
    lines = told(match, None)
    turned_up = lines[lines.index("All face-down cards are turned up.") + 1 :]
    assert [line.split(" turns up ")[0] for line in turned_up] == list(NAMES[:4])
    table = match.view(None).fields()
    for line, ways, cards in zip(turned_up, table["lies"], table["open_card"], strict=True):
        for way, card in zip(ways, cards, strict=True):
            if way == "down":
                assert card.replace("-", " ").capitalize() in line


def test_the_sheet_says_what_a_player_looks_for(round_one):
    """FV-R4 FV-R6 Own hidden cards in brackets, who must be served first, and what may still lie face down."""
    ben, david = sheet(round_one, 1), sheet(round_one, 3)
    assert "(2) 1★" in ben
    assert "(2) 1★" not in david
    assert "Must be served first  Anna" in ben
    assert "Round 1  Tamer 3 and Clown 9 ★★ – face down: David; 1 out of the game" in ben
    assert "Round 1  Tamer 3 – out of the game" in david
