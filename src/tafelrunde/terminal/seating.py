"""Who sits at the table: a name, a colour with its emblem, and a bot if no person sits there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.text import Text

from tafelrunde.bots import Bot, CharacterBot, free_name

# Colour never stands alone: wave, sun, flame, leaf, moon and star.
EMBLEMS = ("≈", "☀", "♨", "☘", "☾", "✶")
COLOURS = ("#2f6fb3", "#d9a21b", "#c2402f", "#3f8f4f", "#7a4fa3", "#1f8f8c")
LONGEST_NAME = 16


@dataclass(frozen=True)
class Sitter:
    """One seat and who sits there."""

    seat: int
    name: str
    bot: Bot | None = None

    @property
    def emblem(self) -> str:
        """The sign that goes with the colour."""
        return EMBLEMS[self.seat % len(EMBLEMS)]

    @property
    def colour(self) -> str:
        """The colour of the seat."""
        return COLOURS[self.seat % len(COLOURS)]

    def sign(self) -> Text:
        """Emblem and name, as they stand in every list."""
        return Text.assemble((self.emblem, f"bold {self.colour}"), " ", self.name)


def clean_name(name: str) -> str:
    """A name as it can be shown: one line, not too long, nothing that steers the terminal."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME].strip()


def seat_everyone(people: Sequence[str], bots: Iterable[CharacterBot]) -> tuple[Sitter, ...]:
    """People first, then bots; one whose name is taken already is the second of that name, or the third."""
    seated = [Sitter(seat, name) for seat, name in enumerate(people)]
    for bot in bots:
        seated.append(Sitter(len(seated), free_name(bot.name, (sitter.name for sitter in seated)), bot))
    return tuple(seated)
