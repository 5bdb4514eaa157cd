"""The rulebook of a game and its words for moves and refusals, in each language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tafelrunde.kernel.errors import TafelError, shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr")


@dataclass(frozen=True)
class Paragraph:
    """One rule in the rulebook, in Markdown, and its chapter."""

    rule: str
    chapter: str
    text: str


@dataclass(frozen=True)
class Words:
    """The words of one game: `rulebook/<lang>.md` and `words/<lang>.ftl` in its folder.

    `subfolder` is where the words are: lessons have their own beside `words`.
    """

    folder: Path
    subfolder: str = "words"

    def rulebook(self, lang: str) -> dict[str, Paragraph]:
        """The paragraphs of the rulebook by the id of their rule, in order."""
        return _rulebook(self.folder / "rulebook" / f"{_known(lang)}.md")

    def has(self, lang: str, message: str) -> bool:
        """Whether there are words for a message."""
        return _pattern(self.folder / self.subfolder, lang, message) is not None

    def say(self, lang: str, message: str, **arguments: str | int) -> str:
        """A message in words; an attribute of a message is written `area.to`."""
        bundle = _bundle(self.folder / self.subfolder, _known(lang))
        pattern = _pattern(self.folder / self.subfolder, lang, message)
        if pattern is None:
            raise TafelError(f"there are no words for {message!r} in {lang}")
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise TafelError(f"{message!r} in {lang}: {errors[0]}")
        return str(text)

    def refusal(self, lang: str, rule: str, kind: str = "") -> str:
        """Why a rule forbids a move: the short words for this kind of move, or for any, or the rule's paragraph."""
        for message in (f"refused-{rule}.{kind}", f"refused-{rule}"):
            if self.has(lang, message):
                return self.say(lang, message)
        return self.paragraph(lang, rule)

    def paragraph(self, lang: str, rule: str) -> str:
        """What the rulebook says of a rule, or at least its id."""
        if (self.folder / "rulebook").is_dir() and rule in self.rulebook(lang):
            return self.rulebook(lang)[rule].text
        return f"rule {rule}"


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise TafelError(f"{shown(lang)} is no language spoken here; there are {', '.join(LANGUAGES)}")
    return lang


@cache
def _rulebook(file: Path) -> dict[str, Paragraph]:
    book: dict[str, Paragraph] = {}
    chapter = ""
    for block in re.split(r"\n\s*\n", file.read_text(encoding="utf-8")):
        if block.strip().startswith("## "):
            chapter = block.strip().removeprefix("## ")
        elif found := re.match(r"\s*\*\*([A-Z0-9]{2}-[A-Z]+\d+)\*\*\s+", block):
            book[found[1]] = Paragraph(found[1], chapter, block[found.end() :].strip())
    return book


def _pattern(folder: Path, lang: str, message: str) -> Any:
    name, _, attribute = message.partition(".")
    bundle = _bundle(folder, _known(lang))
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


@cache
def _bundle(folder: Path, lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    file = folder / f"{lang}.ftl"
    if file.is_file():  # a game may have no words; then its notation is shown
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
