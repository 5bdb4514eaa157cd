"""A game told in words: what may be done, what is being decided, what happened, why something is refused.

The words are the game's own. Where a game has none for something, the notation speaks for itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from tafelrunde.kernel import Game, Line, Match, Move, Seats, TafelError, View
from tafelrunde.kernel.words import Paragraph
from tafelrunde.terminal.language import Voice
from tafelrunde.terminal.seating import Sitter

Arguments = dict[str, str | int]


@dataclass(frozen=True)
class Told:
    """One thing that happened, as a seat learned of it; seat None is chance."""

    seat: int | None
    move: Move


def history(match: Match, viewer: int | None) -> list[Told]:
    """Everything that happened so far, as the viewer learned of it."""
    who = [played.seat for played in match.line]
    return [Told(seat, move) for seat, move in zip(who, match.moves_seen_by(viewer), strict=True)]


class Teller:
    """Tells any game from its messages; a game whose messages need more than its moves say has a Teller of its own."""

    def __init__(self, game: Game, sitters: Sequence[Sitter], voice: Voice) -> None:
        self.game = game
        self.sitters = sitters
        self.voice = voice

    # What a game may say in its own way

    def arguments(self, move: Move) -> Arguments:
        """What messages about a move are given beside the names of seats."""
        return dict(move.parts)

    def about(self, view: View) -> Arguments:
        """What messages about the table are given."""
        table = view.fields()
        return {name: value for name, value in table.items() if isinstance(value, str | int)}

    def sentences(self, view: View, told: Sequence[Told], at: int) -> Iterator[Text]:
        """What is said about the thing that happened at one place of the history."""
        yield Text(self.happened(told[at], view.seat))

    # What holds for all games

    def said(self, message: str, **arguments: str | int) -> str | None:
        """A message of the game in words, or None if it has none that fit."""
        words = self.game.words
        for language in (self.voice.language, "en"):
            if (words.folder / "words" / f"{language}.ftl").is_file() and words.has(language, message):
                try:
                    return words.say(language, message, **arguments)
                except TafelError:
                    return None
        return None

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.said("game-title") or self.game.name

    def name(self, seat: int | str | None) -> str:
        """Who sits there."""
        return self.voice.say("chance") if seat is None else self.sitters[int(seat)].name

    def choice(self, move: Move) -> str:
        """A move as something one may choose."""
        target = self._target(move)
        names: Arguments = {} if target is None else {"name": self.name(target), "target": self.name(target)}
        return self.said(f"move-{move.kind}", **self.arguments(move), **names) or move.notation

    def happened(self, told: Told, viewer: int | None) -> str:
        """A move as something that happened."""
        target = self._target(told.move)
        actor = target if told.seat is None else told.seat
        who = "other"
        if viewer is not None:
            who = "you" if actor == viewer else "target" if target == viewer else "other"
        names: Arguments = {"who": who, "name": self.name(actor)}
        if target is not None:
            names["target"] = self.name(target)
        found = self.said(f"log-{told.move.kind}", **self.arguments(told.move), **names)
        return found or f"{self.name(told.seat)}: {told.move.notation}"

    def story(self, view: View, told: Sequence[Told], since: int) -> list[Text]:
        """What happened from some point on, a line each; what chance did in a row is one line."""
        lines: list[Text] = []
        for by_chance, group in groupby(range(since, len(told)), lambda at: told[at].seat is None):
            found = [sentence for at in group for sentence in self.sentences(view, told, at)]
            lines += _in_one_line(found) if by_chance else found
        return lines

    def decision(self, view: View) -> str:
        """What is being decided, in one sentence."""
        about = self.about(view)
        kinds = {move.kind for move in view.legal}
        asked = kinds if len(kinds) == 1 else {str(about.get("phase"))}
        for each in asked:
            if found := self.said(f"decide-{each}", **about):
                return found
        return self.voice.say("decide", count=len(view.legal))

    def reason(self, reason: str) -> str:
        """Why the match ended."""
        return self.said(f"reason-{reason}") or reason

    def line(self, line: Line) -> str:
        """Where some of a seat's points come from."""
        return self.said(f"tally-{line.code}", **line.arguments) or line.rule

    def option(self, name: str) -> str:
        """What an option is called."""
        return self.said(f"option-{name}") or name.replace("_", " ")

    def rulebook(self) -> dict[str, Paragraph]:
        """The paragraphs of the rulebook by rule."""
        words = self.game.words
        for language in (self.voice.language, "en"):
            if (words.folder / "rulebook" / f"{language}.md").is_file():
                return words.rulebook(language)
        return {}

    def _target(self, move: Move) -> int | None:
        """The seat a move names."""
        for part, name in move.parts.items():
            if isinstance(self.game.moves.names(move.kind, part), Seats) and int(name) < len(self.sitters):
                return int(name)
        return None


def _in_one_line(sentences: list[Text]) -> list[Text]:
    """Plain sentences behind each other, equal ones counted; a styled one, a headline, keeps its line."""
    lines: list[Text] = []
    for headline, group in groupby(sentences, lambda sentence: bool(sentence.style)):
        if headline:
            lines += group
        else:
            counted = [(text, len(list(same))) for text, same in groupby(sentence.plain for sentence in group)]
            lines.append(Text(" ".join(text if times == 1 else f"{text} (×{times})" for text, times in counted)))
    return lines
