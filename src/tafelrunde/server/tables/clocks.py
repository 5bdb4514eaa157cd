"""The clocks of a match. Time that passes while no server runs does not count."""

from __future__ import annotations

from tafelrunde.server.clock import SECOND
from tafelrunde.server.wire.parts import Clocks
from tafelrunde.server.wire.settings import Clock

WARN_BEFORE = 15 * SECOND


class Bank:
    """The clocks of a match. A turn of a seat lasts until another seat is to move."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.bank * SECOND] * seats
        self.running: int | None = None
        self.since = 0
        self._granted: list[tuple[int, int]] = []
        """The seat and the time that each decision which stands has brought it."""

    def hand_to(self, seat: int | None, at: int) -> None:
        """From now on this seat is thinking; a new turn brings its time along."""
        granted = 0
        if seat is not None and seat != self.running:
            full = self.clock.bank * SECOND - self.left[seat]
            granted = full if self.clock.kind == "relaxed" else self.clock.increment * SECOND
            self.left[seat] += granted
        self._granted.append((seat or 0, granted))
        self.running = seat
        self.since = at

    def take_back(self, decisions: int, seat: int | None, at: int) -> None:
        """Decisions are taken back, with the time that they brought; time that was spent stays spent."""
        for other, granted in self._granted[-decisions:]:
            self.left[other] = max(0, self.left[other] - granted)
        del self._granted[-decisions:]
        self.running = seat
        self.since = at

    def spend(self, seat: int, spent: int) -> None:
        """The time a decision took."""
        self.left[seat] = max(0, self.left[seat] - spent)

    def spent(self, at: int) -> int:
        """How long the decision that is being made has taken so far."""
        return max(0, at - self.since)

    def remaining(self, at: int) -> int:
        """What is left to whoever is thinking."""
        return 0 if self.running is None else max(0, self.left[self.running] - self.spent(at))

    def told(self, at: int, timed: list[bool]) -> Clocks:
        """The clocks as everybody sees them; bots have none."""
        left = [time if person else None for time, person in zip(self.left, timed, strict=True)]
        if self.running is not None and left[self.running] is not None:
            left[self.running] = self.remaining(at)
        return Clocks(at, self.running, left)
