"""The language of the terminal and its own messages; those of a game are in the game's folder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tafelrunde.kernel.errors import BadSetup, shown
from tafelrunde.kernel.words import LANGUAGES, Words

WORDS = Words(Path(__file__).parent)


@dataclass
class Messages:
    """What the terminal says, in a language that may be changed at any time."""

    language: str

    def say(self, message: str, **arguments: str | int) -> str:
        """A message of the terminal in words."""
        return WORDS.say(self.language, message, **arguments)

    def answers(self, message: str) -> tuple[str, ...]:
        """All the ways to type something: in this language, then in English."""
        return (*self.say(message).split(), *WORDS.say("en", message).split())


def choose_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, or else that of the environment if it is known here, or else English."""
    if asked is not None:
        if asked.casefold() not in LANGUAGES:
            raise BadSetup(f"{shown(asked)} is not a language spoken here; there are {', '.join(LANGUAGES)}")
        return asked.casefold()
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            found = environment[name][:2].casefold()
            return found if found in LANGUAGES else "en"
    return "en"
