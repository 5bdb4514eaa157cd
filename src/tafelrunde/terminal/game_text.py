"""A game in words, for this terminal: its moves, what happened, what is asked, its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from tafelrunde.kernel import Game, Line, Match, Move, Phrase, Reader, TafelError, View
from tafelrunde.kernel.words import Paragraph
from tafelrunde.terminal.messages import Messages
from tafelrunde.terminal.seating import Sitter

STYLES = {"headline": "bold", "deed": "", "detail": "dim"}


class ForgivingReader(Reader):
    """Falls back to the notation where a game lacks words, so that a missing message never ends a match."""

    def say(self, phrase: Phrase, more: Mapping[str, str | int] | None = None) -> str:
        """A phrase in words."""
        try:
            return super().say(phrase, more)
        except TafelError:
            return str(phrase.arguments.get("notation", phrase.code))

    def line(self, line: Line) -> str:
        """A line of the log; of one without words it is said who acted."""
        said = super().line(line)
        if line.seat is None or said != line.phrase.arguments.get("notation"):
            return said
        return f"{self.name(line.seat)}: {said}"


class GameText:
    """The words of a game in the language of the terminal, or in English if the game has none in it.

    Where a game has no words at all, its notation is shown.
    """

    def __init__(self, game: Game, sitters: Sequence[Sitter], messages: Messages) -> None:
        self.game = game
        self.sitters = sitters
        self.messages = messages

    def reader(self, seat: int | None) -> Reader:
        """Somebody at this table who reads: on a seat, or as a spectator."""
        language = self._language("words", "ftl")
        return ForgivingReader(self.game, language, [sitter.name for sitter in self.sitters], seat)

    def message(self, message: str, otherwise: str) -> str:
        """A message of the game that takes no arguments."""
        return self.reader(None).say(Phrase(message, {"notation": otherwise}))

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.message("game-title", self.game.name)

    def option(self, name: str) -> str:
        """What an option, or a value of it, is called."""
        return self.message(f"option-{name}", name.replace("_", " "))

    def reason(self, reason: str) -> str:
        """Why the match ended."""
        return self.message(f"reason-{reason}", reason)

    def choice(self, move: Move) -> str:
        """A move as something one may choose."""
        return self.reader(None).say(self.game.telling.choice_phrase(self.game, move))

    def question(self, view: View) -> str:
        """What is being decided."""
        asked, reader = view.ask(), self.reader(view.seat)
        if self.game.words.has(reader.language, asked.code):
            return reader.say(asked)
        return self.messages.say("decide", count=len(view.legal))

    def log_lines(self, match: Match, seat: int | None, since: int) -> list[Text]:
        """The lines of the log from some move on, as a seat reads them."""
        reader = self.reader(seat)
        lines = (line for deed in match.tell(seat, since) for line in deed.lines)
        return [Text(reader.line(line), style=STYLES[line.weight]) for line in lines]

    def rulebook(self) -> dict[str, Paragraph]:
        """The paragraphs of the rulebook by rule."""
        language = self._language("rulebook", "md")
        has_one = (self.game.words.folder / "rulebook" / f"{language}.md").is_file()
        return self.game.words.rulebook(language) if has_one else {}

    def _language(self, folder: str, ending: str) -> str:
        """The language of the terminal, unless the game has words in English alone."""
        english, own = (self.game.words.folder / folder / f"{each}.{ending}" for each in ("en", self.messages.language))
        return "en" if english.is_file() and not own.is_file() else self.messages.language
