"""The note on strong play: length, endings, and who wins, with intervals at 95 %."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from tafelrunde.lab.arena import wilson
from tafelrunde.lab.balance.strong import Ended, Series

TURN = "turn"
Group = tuple[str, str]


def markdown(series: Series) -> str:
    """The note in Markdown."""
    by_seats = series.by_seats
    lines = [f"Bots of level {series.level} among themselves, with the default options.", ""]
    lines += ["| seats | matches | rounds (median) | decisions (5 % / 50 % / 95 %) | points (mean ± sd) | of winners |"]
    lines += ["|---|---|---|---|---|---|", *(_length(seats, matches) for seats, matches in by_seats.items()), ""]
    reasons = [reason for reason in series.game.reasons if any(_ended(by_seats, reason))]
    lines += _table("way of ending", by_seats, {reason: _share_of_endings(reason) for reason in reasons})
    lines += [
        "",
        "Times the fair share of the wins; a win that is shared is shared out. Turn 1 is whoever decides first.",
        "",
    ]
    counted = [each for each in _groups(by_seats) if any(times_its_share(found, each) for found in by_seats.values())]
    lines += _table("wins", by_seats, {f"{kind} {name}": _times((kind, name)) for kind, name in counted})
    return "\n".join(lines)


def _length(seats: int, matches: Sequence[Ended]) -> str:
    low, middle, high = np.percentile([match.decisions for match in matches], [5, 50, 95])
    points = np.array([match.points for match in matches])
    return (
        f"| {seats} | {len(matches)} | {np.median([match.rounds for match in matches]):.0f}"
        f" | {low:.0f} / {middle:.0f} / {high:.0f} | {points.mean():.1f} ± {points.std():.1f}"
        f" | {points.max(axis=1).mean():.1f} |"
    )


def _table(
    title: str, by_seats: dict[int, list[Ended]], rows: dict[str, Callable[[Sequence[Ended]], str]]
) -> list[str]:
    """A row for each name, a column for each number of seats."""
    return [
        f"| {title} |" + "".join(f" {seats} seats |" for seats in by_seats),
        "|---|" + "---|" * len(by_seats),
        *(
            f"| {name} |" + "".join(f" {cell(matches)} |" for matches in by_seats.values())
            for name, cell in rows.items()
        ),
    ]


def _ended(by_seats: dict[int, list[Ended]], reason: str) -> Iterator[bool]:
    return (match.reason == reason for matches in by_seats.values() for match in matches)


def _share_of_endings(reason: str) -> Callable[[Sequence[Ended]], str]:
    def cell(matches: Sequence[Ended]) -> str:
        share = sum(match.reason == reason for match in matches) / len(matches)
        low, high = wilson(share, len(matches))
        return f"{share:.0%} ({low * 100:.0f} to {high * 100:.0f})".replace("%", " %")

    return cell


def _groups(by_seats: dict[int, list[Ended]]) -> list[Group]:
    """Every group that some seat was in: the turns first, then those of the game."""
    turns = [(TURN, str(turn)) for turn in range(1, max(by_seats) + 1)]
    found = {
        (kind, name)
        for matches in by_seats.values()
        for match in matches
        for kind, names in match.groups.items()
        for name in names
    }
    kinds = list(next(iter(by_seats.values()))[0].groups)
    return turns + sorted(found, key=lambda group: (kinds.index(group[0]), group[1]))


def _times(group: Group) -> Callable[[Sequence[Ended]], str]:
    def cell(matches: Sequence[Ended]) -> str:
        times = times_its_share(matches, group)
        return "–" if times is None else f"{times[0]:.2f} ({times[1]:.2f} to {times[2]:.2f})"

    return cell


def times_its_share(matches: Sequence[Ended], group: Group) -> tuple[float, float, float] | None:
    """How many times its fair share a group wins, with the interval; None if no seat is in it, or every seat.

    The fair share is that of its seats.
    """
    won = fair = 0.0
    if len({is_in(match, seat, group) for match in matches for seat in range(len(match.places))}) == 1:
        return None
    for match in matches:
        members = [is_in(match, seat, group) for seat in range(len(match.places))]
        won += sum(win for win, member in zip(match.wins, members, strict=True) if member) / len(matches)
        fair += sum(members) / len(members) / len(matches)
    low, high = wilson(min(won, 1.0), len(matches))
    return won / fair, low / fair, high / fair


def is_in(match: Ended, seat: int, group: Group) -> bool:
    """Whether a seat was in a group."""
    kind, name = group
    return str(match.turn(seat)) == name if kind == TURN else match.groups[kind][seat] == name
