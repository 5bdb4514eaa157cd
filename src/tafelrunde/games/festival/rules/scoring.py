"""End and scoring (FV-E), and the simplified count (FV-X2): of the cards in sight, which at the end are all."""

from enum import IntEnum, auto

from tafelrunde.games.festival.box import (
    FLOOR,
    MORE_THAN_ALL_STARS,
    MOST_SEATS,
    N_PROFESSIONS,
    NUMBER,
    PROFESSION,
    SOLE_MOST,
    SOLE_SECOND,
    STARS,
    TIED_MOST,
    TIED_SECOND,
    TWO_STAR_CARD,
    TWO_STARS,
    VARIETY,
)
from tafelrunde.games.festival.rules.round import laid
from tafelrunde.games.festival.rules.setup import rounds_of
from tafelrunde.games.festival.state import Table
from tafelrunde.kernel import Grid, Names, Row, rank, rule, zeros


class Reason(IntEnum):
    """Why a match ends: all rounds are played, or the pile is used up."""

    ROUNDS = 0
    PILE = auto()


REASONS = Names.of("reason", Reason)


@rule
def turn_up(table: Table) -> None:
    """FV-E1 After the last round every face-down card is turned up."""
    for seat in range(table.seats):
        for round_ in range(rounds_of(table)):
            table.open_card[seat, round_] = laid(table, seat, round_)


@rule
def count_stars(table: Table, stars: Grid) -> None:
    """FV-E2 Stars are counted for each player and profession."""
    for seat in range(table.seats):
        for round_ in range(rounds_of(table)):
            card = laid(table, seat, round_) - 1
            if card >= 0:
                stars[seat, PROFESSION[card]] += STARS[card]


@rule
def highest_below(stars: Grid, seats: int, profession: int, limit: int) -> int:
    """FV-E2 The most stars anybody has in a profession, below a limit."""
    highest = 0
    for seat in range(seats):
        if highest < stars[seat, profession] < limit:
            highest = stars[seat, profession]
    return highest


@rule
def how_many_have(stars: Grid, seats: int, profession: int, count: int) -> int:
    """FV-E3 FV-E4 How many are tied with so many stars."""
    tied = 0
    for seat in range(seats):
        tied += stars[seat, profession] == count
    return tied


@rule
def award(stars: Grid, seats: int, profession: int, points: Row) -> None:
    """FV-E2 Sole most 6 gold, sole second 3. FV-E3 Tied for most 4 each, and no second prize.
    FV-E4 Tied second behind a sole most 1 each. FV-E5 Without a star nothing is won."""
    most = highest_below(stars, seats, profession, MORE_THAN_ALL_STARS)
    leaders = how_many_have(stars, seats, profession, most)
    second = highest_below(stars, seats, profession, most)
    seconds = how_many_have(stars, seats, profession, second)
    for seat in range(seats):
        own = stars[seat, profession]
        if own == most and own > 0:
            points[seat] += SOLE_MOST if leaders == 1 else TIED_MOST
        elif own == second and own > 0 and leaders == 1:
            points[seat] += SOLE_SECOND if seconds == 1 else TIED_SECOND


@rule
def different_professions(stars: Grid, seat: int) -> int:
    """FV-E6 How many professions a player has; three, four or five are worth gold."""
    different = 0
    for profession in range(N_PROFESSIONS):
        different += stars[seat, profession] > 0
    return different


@rule
def two_star_cards(table: Table, seat: int) -> int:
    """FV-E7 Each two-star card costs 1 gold."""
    count = 0
    for round_ in range(rounds_of(table)):
        card = laid(table, seat, round_) - 1
        count += card >= 0 and STARS[card] == TWO_STARS
    return count


@rule
def sum_of_numbers(table: Table, seat: int) -> int:
    """FV-X2 In the simplified game each card is worth its number."""
    total = 0
    for round_ in range(rounds_of(table)):
        card = laid(table, seat, round_) - 1
        if card >= 0:
            total += NUMBER[card]
    return total


@rule
def outcome(table: Table, points: Row, places: Row) -> int:
    """FV-E8 Nobody ends below zero. FV-E9 Most gold wins; tied players share the win.
    FV-X3 The simplified game ends when the pile is used up."""
    if table.simplified:
        for seat in range(table.seats):
            points[seat] = sum_of_numbers(table, seat)
        rank(points, places)
        return Reason.PILE
    stars = zeros((MOST_SEATS, N_PROFESSIONS))
    count_stars(table, stars)
    for profession in range(N_PROFESSIONS):
        award(stars, table.seats, profession, points)
    for seat in range(table.seats):
        gold = points[seat] + VARIETY[different_professions(stars, seat)]
        gold += two_star_cards(table, seat) * TWO_STAR_CARD
        points[seat] = max(gold, FLOOR)
    rank(points, places)
    return Reason.ROUNDS
