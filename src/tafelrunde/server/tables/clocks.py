"""How long people may still think. Time that passes while no server runs is nobody's."""

from __future__ import annotations

from tafelrunde.server.hours import SECOND
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

    def hand_to(self, seat: int | None, at: int) -> None:
        """From now on this seat is thinking; a new turn brings its time along."""
        if seat is not None and seat != self.running:
            if self.clock.kind == "relaxed":
                self.left[seat] = self.clock.bank * SECOND
            else:
                self.left[seat] += self.clock.increment * SECOND
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
