"""A match from the beginning, step by step, as one viewer saw it; or, once it is over, with everything open."""

from __future__ import annotations

from tafelrunde.kernel import Match
from tafelrunde.kernel.source import sealed
from tafelrunde.server.tables.table import Viewer
from tafelrunde.server.tables.telling import difference, move_told, tally_of
from tafelrunde.server.wire.parts import Fields, Outcome, Told
from tafelrunde.server.wire.rest import Replay, Step


def replay(name: str, file: str, viewer: Viewer, everything: bool, names: list[str]) -> Replay:
    """The replay of a match file. This takes a while: call it in a thread."""
    told = Match.from_json(file)
    moves = told.moves if everything else told.moves_seen_by(viewer)
    start = told.game.read_position(told.start_position)[2] if told.start_position is not None else None
    match = Match(told.game, told.seats, told.options, sealed(None, ()), start, retraced=True)
    before = first = _fields(match, viewer, everything)
    steps: list[Step] = []
    at = 0
    said = None
    while at < len(moves):
        played = match.resume(said)
        if played:
            lines = [Told(each.seat, move_told(move)) for each, move in zip(played, moves[at:], strict=False)]
            at += len(played)
            after = _fields(match, viewer, everything)
            steps.append(Step(played[0].seat, lines, difference(before, after)))
            before = after
        said = str(told.moves[at]) if at < len(moves) else None
    return Replay(
        name,
        told.game.name,
        told.game.edition,
        told.seats,
        told.options,
        viewer,
        everything,
        names,
        first,
        steps,
        _outcome(told),
        tally_of(told, viewer) if told.over else None,
    )


def _fields(match: Match, viewer: Viewer, everything: bool) -> Fields:
    if everything:
        table: Fields = match.position()["table"]
        return table
    return match.view(viewer).fields()


def _outcome(match: Match) -> Outcome | None:
    ended = match.outcome
    if ended is None:
        return None
    return Outcome(ended.reason, list(ended.points), list(ended.places), match.key.hex() if match.key else "")
