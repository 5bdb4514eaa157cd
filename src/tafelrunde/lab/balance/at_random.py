"""Balance by random play: what ten thousand random matches for each number of seats say about a game's numbers.

Random play is not good play: the note shows that matches end, how wins and endings are spread, and how often each
component comes into play.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tafelrunde.kernel import Game, Playouts, playouts
from tafelrunde.lab.balance.page import RANDOM, put
from tafelrunde.lab.figures import SEAT_COLOURS, Chart, draw

MATCHES = 10_000
BINS = 24
MOST_NAMES = 26
LABEL_EVERY = 4


@dataclass(frozen=True)
class Note:
    """The playouts of one game for each number of seats, with the default options."""

    game: Game
    by_seats: dict[int, Playouts]

    @property
    def matches(self) -> int:
        """How many matches were played for each number of seats."""
        return len(next(iter(self.by_seats.values())).points)


def measure(game: Game, *, matches: int = MATCHES, seed: int = 1, threads: int = 1) -> Note:
    """Play random matches with every number of seats."""
    return Note(
        game,
        {
            seats: playouts(game, matches, seats=seats, seed=seed, threads=threads, keep_tables=True)
            for seats in game.seats
        },
    )


def win_shares(played: Playouts) -> list[float]:
    """The share of wins of each seat in percent; a shared win is shared out."""
    wins = played.places == 1
    return [float(share) for share in (wins / wins.sum(axis=1, keepdims=True)).mean(axis=0) * 100]


def markdown(note: Note) -> str:
    """The note in Markdown."""
    lines = [
        f"{note.matches:,} random matches for each number of seats, with the default options.",
        "",
        f"![Points and wins by seat in random play]({note.game.name}-balance.svg)",
        "",
        "| seats | decisions (5 % / 50 % / 95 %) | points (mean ± sd) | of winners | wins by seat |",
        "|---|---|---|---|---|",
    ]
    for seats, played in note.by_seats.items():
        low, middle, high = np.percentile(played.lengths, [5, 50, 95])
        shares = " / ".join(f"{share:.1f} %" for share in win_shares(played))
        lines.append(
            f"| {seats} | {low:.0f} / {middle:.0f} / {high:.0f}"
            f" | {played.points.mean():.1f} ± {played.points.std():.1f}"
            f" | {played.points.max(axis=1).mean():.1f} | {shares} |"
        )
    lines += ["", "| way of ending |" + "".join(f" {seats} seats |" for seats in note.by_seats)]
    lines.append("|---|" + "---|" * len(note.by_seats))
    for number, reason in enumerate(note.game.reasons):
        ended = (f" {(played.reasons == number).mean() * 100:.1f} % |" for played in note.by_seats.values())
        lines.append(f"| {reason} |" + "".join(ended))
    lines += ["", *_moves(note)]
    return "\n".join(lines)


def _moves(note: Note) -> list[str]:
    """How often each kind of move is made in a match, and for each named part of it."""
    lines = ["| move, times in a match |" + "".join(f" {seats} seats |" for seats in note.by_seats)]
    lines.append("|---|" + "---|" * len(note.by_seats))
    groups: dict[str, list[int]] = {}
    for move in note.game.moves:
        groups.setdefault(move.kind, []).append(move.number)
        for part, value in move.parts.items():
            if 1 < len(note.game.moves.names(move.kind, part)) <= MOST_NAMES and part != "seat":
                groups.setdefault(f"{move.kind}, {part} {value}", []).append(move.number)
    for group, numbers in groups.items():
        counts = [played.played[numbers].sum() / note.matches for played in note.by_seats.values()]
        if any(counts):
            lines.append(f"| {group} |" + "".join(f" {count:.2f} |" for count in counts))
    return lines


def drawn(note: Note) -> str:
    """The plot: how points spread, and who wins, for each number of seats."""
    charts = []
    for seats, played in note.by_seats.items():
        least, most = int(played.points.min()), int(played.points.max())
        wide = -(-(most + 1 - least) // BINS)
        spread, edges = np.histogram(played.points, np.arange(least, most + 1 + wide, wide))
        labels = [str(edge) if i % LABEL_EVERY == 0 else "" for i, edge in enumerate(edges[:-1].tolist())]
        fair = 100 / seats
        charts.append(
            [
                Chart(f"{seats} seats: points", spread.tolist(), labels),
                Chart(
                    "wins by seat (dashed: fair)",
                    win_shares(played),
                    [str(seat) for seat in range(seats)],
                    unit=" %",
                    mark=fair,
                    colours=SEAT_COLOURS,
                ),
            ]
        )
    return draw(charts, f"{note.game.name}: points and wins by seat in random play")


def write(note: Note, folder: Path) -> Path:
    """Put the note into the game's page, and the plot beside it."""
    (folder / f"{note.game.name}-balance.svg").write_text(drawn(note), encoding="utf-8")
    return put(markdown(note), RANDOM, note.game.name, folder)
