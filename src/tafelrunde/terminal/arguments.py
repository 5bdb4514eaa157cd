"""What was asked for on the command line, and read from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tafelrunde.kernel import BadSetup, Game
from tafelrunde.kernel.errors import shown
from tafelrunde.kernel.options import Value, read_options
from tafelrunde.terminal.seating import clean_name

ON, OFF = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


@dataclass(frozen=True)
class PlayArguments:
    """Whatever is None or empty is asked for; with `quick` it takes its default."""

    game: str | None = None
    seats: int | None = None
    bots: int | None = None
    level: int | None = None
    options: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    seed: int | None = None
    load: Path | None = None
    quick: bool = False


def parse_options(game: Game, said: Sequence[str]) -> dict[str, Value]:
    """Options written as `simplified=true`, checked and with defaults for the others."""
    given: dict[str, Value] = {}
    for each in said:
        name, _, value = each.partition("=")
        given[name] = value
        if name in game.options and game.options[name].type is bool:
            if value.casefold() not in ON + OFF:
                raise BadSetup(f"option {name}: {shown(value)} is neither true nor false")
            given[name] = value.casefold() in ON
    return read_options(game.declared_options, given)


def check_bots(seats: int, bots: int) -> int:
    """The number of bots, if so many can sit down."""
    if not 0 <= bots <= seats:
        raise BadSetup(f"of {seats} seats from 0 to {seats} can be bots, not {shown(bots)}")
    return bots


def check_names(people: int, said: Sequence[str]) -> tuple[str, ...]:
    """The names of people, if each has one of their own."""
    names = tuple(clean_name(name) for name in said)
    if len(names) > people:
        raise BadSetup(f"{len(names)} names for {people} people")
    if "" in names:
        raise BadSetup("a name needs at least one letter")
    if len({name.casefold() for name in names}) < len(names):
        raise BadSetup("two people have the same name")
    return names
