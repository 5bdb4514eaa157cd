"""Laws about whole matches: JSON gives them back, logs tell nothing hidden, and what was recorded replays."""

from __future__ import annotations

import json
from pathlib import Path

from tafelrunde.kernel import Game, Match
from tafelrunde.testkit.broken import LawBroken, Place
from tafelrunde.testkit.setups import Setup

STOP_EVERY = 40


def everything_survives_json(setup: Setup, seed: int = 1) -> None:
    """Law 4: match, position, view and move come back from JSON as they were, in the middle and at the end."""
    for decision, match in enumerate(setup.random_match(seed)):
        if match.over or decision % STOP_EVERY == 1:
            lost = _lost(match)
            if lost:
                raise LawBroken(4, f"{lost} does not survive JSON", Place(setup, seed, move=len(match.moves)))


def _lost(match: Match) -> str:
    """What does not come back as it was; nothing if all does."""
    again = Match.from_json(match.to_json())
    placed = match.game.from_position(json.loads(json.dumps(match.position())))
    for what, copy in (("the match", again), ("the position", placed)):
        if copy.state_bytes() != match.state_bytes() or copy.legal != match.legal:
            return what
    if again.to_json() != match.to_json():
        return "the match"
    for seat in (*range(match.seats), None):
        view = match.view(seat).to_dict()
        if json.loads(json.dumps(view)) != view:
            return f"the view of {'a spectator' if seat is None else f'seat {seat}'}"
    return next((f"the move {move}" for move in match.legal if match.game.moves.find(str(move)) is not move), "")


def logs_are_views_too(setup: Setup, seed: int = 1) -> None:
    """Law 5: what a seat may not see of a move is not in its log, and its own decisions are there in full."""
    *_, match = setup.random_match(seed)
    playable = setup.game.moves.of_nature + setup.game.moves.of_seats
    for seat in (*range(setup.seats), None):
        seen = match.moves_seen_by(seat)
        for number, (played, learned) in enumerate(zip(match.played, seen, strict=True)):
            place = Place(setup, seed, move=number, seat="spectator" if seat is None else str(seat))
            if learned == played.move:
                continue
            if played.seat == seat and seat is not None:
                raise LawBroken(5, f"its own move {played.move} is seen as {learned}", place)
            if learned.number < playable:
                raise LawBroken(5, f"{played.move} is seen as {learned}, which is another move", place)


def recorded_matches_show_every_ending(game: Game, folder: Path) -> None:
    """Law 9: the recorded matches replay byte for byte, and show every ending and every number of seats."""
    reasons, seats = set(), set()
    for file in sorted(folder.glob("*.json")):
        text = file.read_text(encoding="utf-8").rstrip("\n")
        match = Match.from_json(text)
        if match.outcome is None:
            raise LawBroken(9, f"{file.name} of {game.name} is not played to the end")
        if match.to_json() != text:
            raise LawBroken(9, f"{file.name} of {game.name} does not replay byte for byte")
        reasons.add(match.outcome.reason)
        seats.add(match.seats)
    missing = [*sorted(set(game.reasons) - reasons), *(f"{n} seats" for n in sorted(set(game.seats) - seats))]
    if missing:
        raise LawBroken(9, f"no recorded match of {game.name} shows: {', '.join(missing)}")
