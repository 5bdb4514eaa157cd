"""Checking a finished match, offline, by anyone: its rules, its dice, its outcome."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.kernel.errors import BadMatchFile
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.matchfile import examine


@dataclass(frozen=True)
class Verdict:
    """What was found in a match file. It holds if nothing is wrong and nothing had to be left unchecked."""

    match: Match | None
    holds: tuple[str, ...]
    wrong: tuple[str, ...]
    unchecked: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether everything was checked and everything holds."""
        return not self.wrong and not self.unchecked


def verify(text: str | bytes) -> Verdict:
    """Check a match file: that every move was legal, every die fell as the published key says, and the end is right."""
    wrong: list[str] = []
    try:
        match = examine(text, wrong)
    except BadMatchFile as error:
        return Verdict(None, (), (*wrong, str(error)))
    unchecked = []
    if not match.over:
        unchecked.append("the match is not over")
    if match.source.kind == "script":
        unchecked.append("its dice were written down by hand, so nothing proves that they were fair")
    elif match.source.kind == "key" and match.source.key is None:
        unchecked.append("the key of the dice has not been published")
    if match.what_if is not None:
        source = match.what_if
        unchecked.append(f"it is a what-if: that match {source.match} had come to this position is not checked")
    holds = []
    if not wrong:
        moves = len(match.moves)
        holds.append(f"all {moves} moves follow the rules of {match.game.name}, edition {match.game.edition}")
        if match.source.kind == "key" and match.source.key is not None:
            holds.append(f"the key fits the commitment {match.commitment}")
        if match.source.dice.drawn:
            holds.append(f"all {match.source.dice.drawn} dice and draws fell as the {match.source.kind} decides")
        if match.over:
            holds.append("points and places are right")
    return Verdict(match, tuple(holds), tuple(wrong), tuple(unchecked))
