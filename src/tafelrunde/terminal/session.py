"""One match at one keyboard: bots play, people are asked, and the match is saved when somebody leaves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from tafelrunde.kernel import Match, Move, TafelError, View
from tafelrunde.terminal.commands import run_command
from tafelrunde.terminal.game_text import GameText
from tafelrunde.terminal.match_files import save_somewhere, write_match
from tafelrunde.terminal.messages import Messages
from tafelrunde.terminal.page import turn_page
from tafelrunde.terminal.rules import refusal_in_short
from tafelrunde.terminal.screen import Screen
from tafelrunde.terminal.seating import Sitter
from tafelrunde.terminal.typed_moves import NoSuchNumber, OfChance, excerpt, parse_move


class Session:
    """Plays a match to its end, or until somebody leaves."""

    def __init__(self, match: Match, sitters: Sequence[Sitter], screen: Screen, messages: Messages) -> None:
        self.match = match
        self.sitters = tuple(sitters)
        self.screen = screen
        self.messages = messages
        self.text = GameText(match.game, self.sitters, messages)
        self.people = [sitter.seat for sitter in sitters if sitter.bot is None]
        self.file: Path | None = None
        self._decided = False
        self.mark_saved()
        self.notice: RenderableType | None = self._dice()
        self._moves_shown: dict[int, int] = {}
        self._at_keyboard: int | None = None

    def run(self) -> None:
        """Until the match is over."""
        while self.match.to_move is not None:
            sitter = self.sitters[self.match.to_move]
            if sitter.bot is not None:
                self.match.play(sitter.bot.choose(self.match.view(sitter.seat)))
            else:
                self._turn(sitter)

    # What a person sees and does

    def view(self) -> View:
        """The table as whoever sits at the keyboard may see it."""
        return self.match.view(self._at_keyboard)

    def log_lines(self, seat: int | None, since: int) -> list[Text]:
        """What a seat learned of what happened since then."""
        return self.text.log_lines(self.match, seat, since)

    def moves_shown(self, seat: int | None) -> int:
        """How many moves a seat had been shown at its last decision."""
        if seat is None:
            return max(self._moves_shown.values(), default=0)
        if seat not in self._moves_shown:
            own = [number for number, played in enumerate(self.match.played) if played.seat == seat]
            self._moves_shown[seat] = own[-1] if own else 0
        return self._moves_shown[seat]

    def play(self, move: Move) -> None:
        """Make a move of whoever sits at the keyboard, or say why not."""
        before = self.match.length
        seat = self.match.to_move
        if refused := self.view().why_not(move):
            self.notice = refusal_in_short(self.text, refused)
            return
        try:
            self.match.play(move)
        except TafelError as error:
            self.notice = Text(str(error), style="red")
        else:
            assert seat is not None
            self._moves_shown[seat] = before
            self._decided = True

    def undo(self, decisions: int) -> None:
        """Take back so many decisions."""
        taken = self.match.undo(decisions)
        self._decided = True
        length = self.match.length
        self._moves_shown = {seat: min(shown, length) for seat, shown in self._moves_shown.items()}
        self.notice = Text(self.messages.say("undone", count=len(taken)))

    @property
    def unsaved(self) -> bool:
        """Whether something happened that would be lost."""
        return len(self.match.log) > self._saved_length

    def mark_saved(self) -> None:
        """Nothing that happened so far can be lost: it was saved, or nobody wants it saved."""
        self._saved_length = len(self.match.log)

    def save_if_unsaved(self) -> None:
        """Keep what would be lost: in the file the match was saved to, or else in the default folder."""
        if self.unsaved:
            if self.file is None:
                self.file = save_somewhere(self.match)
            else:
                write_match(self.match, self.file)
            self.mark_saved()

    def parse_move(self, typed: str) -> Move | None:
        """The move that is meant; if there is none, a notice says so."""
        meant = parse_move(typed, self.match.legal, self.match.game.moves, self.text.choice)
        if isinstance(meant, Move):
            return meant
        if isinstance(meant, NoSuchNumber):
            said = self.messages.say("no-such-number", number=meant.number, count=len(self.match.legal))
        elif isinstance(meant, OfChance):
            said = self.messages.say("of-chance", move=str(meant.move))
        elif meant.candidates:
            said = self.messages.say("several", moves=", ".join(map(str, meant.candidates)))
        else:
            said = self.messages.say("not-understood", typed=excerpt(typed))
        self.notice = Text(said)
        return None

    # A turn

    def _turn(self, sitter: Sitter) -> None:
        """Ask until the match has moved on, or back."""
        self._hand_over(sitter)
        if not self._decided:  # what bots did before anybody decided anything is no loss
            self.mark_saved()
        happened = len(self.match.log)
        fresh = True
        while len(self.match.log) == happened:
            if fresh or self.screen.live:
                self._draw(sitter)
            elif self.notice is not None:
                self.screen.show(self.notice)
            self.notice, fresh = None, False
            try:
                typed = self.screen.ask()
            except KeyboardInterrupt:
                typed = "quit"
            if typed and not run_command(self, typed) and (move := self.parse_move(typed)) is not None:
                self.play(move)

    def _hand_over(self, sitter: Sitter) -> None:
        """Let one person look away and the next one look."""
        if len(self.people) > 1 and self._at_keyboard != sitter.seat:
            self.screen.clear()
            self._at_keyboard = None
            self.screen.show(Text(self.messages.say("hand-over", name=sitter.name), style="bold"))
            typed = self.screen.ask(self.messages.say("press-enter", name=sitter.name))
            if typed.casefold() in self.messages.answers("command-quit"):
                run_command(self, typed)
        self._at_keyboard = sitter.seat

    def _draw(self, sitter: Sitter) -> None:
        log_lines = self.log_lines(sitter.seat, self.moves_shown(sitter.seat))
        self.screen.clear()
        self.screen.show(*turn_page(self.screen, self.text, self.view(), log_lines, self.notice))

    def _dice(self) -> Text | None:
        """What binds the dice, said before the first decision."""
        if self.match.commitment is None:
            return None
        return Text(self.messages.say("sealed", commitment=self.match.commitment), style="dim")
