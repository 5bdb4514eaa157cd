"""What the viewers of a match imagine."""

from tafelrunde.games.astoria.box import CARDS
from tests.games.astoria.astoria_table import ASTORIA


def worlds(match, seat, count=60):
    """Tables a seat imagines."""
    view = match.view(seat)
    return [ASTORIA.record.wrap(view.imagine(seed)) for seed in range(count)]


def together(match, seat, cards, count=60):
    """The hands in which a viewer imagines these cards to be at the same time; None is the pile."""
    numbers = [CARDS.number(card) for card in cards]
    return {
        tuple(next((each for each in range(match.seats) if world.hand[each, card]), None) for card in numbers)
        for world in worlds(match, seat, count)
    }


def holders(match, seat, card, count=60):
    """The hands in which a viewer imagines a card."""
    return {holder for (holder,) in together(match, seat, [card], count)}
