"""The terminal's own words, in each language."""

import re
from pathlib import Path

import pytest

from tafelrunde import terminal
from tafelrunde.kernel.words import LANGUAGES
from tafelrunde.terminal.commands import COMMANDS
from tafelrunde.terminal.messages import WORDS
from tafelrunde.terminal.review import COLUMNS

FOLDER = Path(str(terminal.__file__)).parent
EVERYTHING: dict[str, str | int] = {
    "seats": 4,
    "number": 1,
    "typed": "x",
    "game": "Festival",
    "option": "simplified",
    "count": 2,
    "name": "Anna",
    "names": "Anna, Ben",
    "page": 1,
    "pages": 2,
    "commitment": "c0ffee",
    "key": "c0ffee",
    "file": "f.json",
    "reason": "no",
    "move": "take",
    "moves": "take",
    "languages": "en",
    "points": 3,
    "seed": "7",
    "worlds": 1000,
    "share": 40,
    "margin": 3,
    "lead": 3,
    "seat": 1,
    "played": "take",
    "best": "take",
    "cost": 3,
    "change": "+3",
    "lines": "Dancers",
    "line": "take",
    "next": "take",
    "luck": 3,
    "decisions": 3,
}


def messages(language: str) -> list[str]:
    """The ids of a language's messages, in order."""
    text = (FOLDER / "words" / f"{language}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z-]+) =", text, flags=re.MULTILINE)


def used() -> set[str]:
    """The messages that the code names."""
    code = "".join(file.read_text("utf-8") for file in FOLDER.glob("*.py"))
    said = set(re.findall(r"""(?<!WORDS.)(?:say|answers)\(\s*f?["']([a-z-]+)["']""", code))
    said |= set(re.findall(r'"(answer-[a-z]+|hint-[a-z]+|review-[a-z-]+|back|more|yes|no)"', code))
    said |= {f"review-{column}" for column in COLUMNS}
    return said | {f"{part}-{name}" for part in ("command", "takes", "help") for name in COMMANDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_says_the_same_things(language):
    """All languages have the same messages in the same order, and each can be said."""
    assert messages(language) == messages("en")
    for message in messages(language):
        assert WORDS.say(language, message, **EVERYTHING) is not None


def test_nothing_is_said_that_has_no_words_and_no_words_are_never_said():
    """The messages in the files are those that the code uses."""
    assert used() - set(messages("en")) == set()
    assert set(messages("en")) - used() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_are_typed_alike(language):
    """In each language, with English beside it, every word means one command."""
    typed = [(word, name) for name in COMMANDS for word in set(_typed(language, name))]
    assert len({word for word, _ in typed}) == len(typed)


def _typed(language: str, name: str) -> list[str]:
    return [*WORDS.say(language, f"command-{name}").split(), *WORDS.say("en", f"command-{name}").split()]
