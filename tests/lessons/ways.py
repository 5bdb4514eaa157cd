"""The lessons of all games, and the ways through them."""

import tafelrunde as tr
from tafelrunde.lessons import NEXT, follow, lessons_of

LESSONS = [(tr.game(name), lesson) for name in tr.games() for lesson in lessons_of(tr.game(name))]
IDS = [f"{game.name}-{lesson.name}" for game, lesson in LESSONS]


def taught():
    """The games that have lessons."""
    return list(dict.fromkeys(game for game, _ in LESSONS))


def next_thing(progress):
    """What leads on from where somebody stands: the first move that is expected, or NEXT."""
    step = progress.step
    if not step.expect:
        return NEXT
    return str(next(move for move in progress.match.legal if step.expects(move)))


def whole_way(game, lesson):
    """All that somebody does who does everything as expected."""
    way: list[str] = []
    while (progress := follow(game, lesson, way)).step is not None:
        way.append(next_thing(progress))
    return way


def moments(game, lesson):
    """Every step of a lesson: what was done before it, and where one stands then."""
    way = whole_way(game, lesson)
    for count in range(len(way)):
        yield way[:count], follow(game, lesson, way[:count])
