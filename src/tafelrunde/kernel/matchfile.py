"""Match files: a match as JSON, and back. Reading plays the match again and believes nothing it cannot check."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct

from tafelrunde.kernel.errors import BadMatchFile, TafelError, shown
from tafelrunde.kernel.game import find_game
from tafelrunde.kernel.history import Played, TakenBack
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.options import read_options, told_options
from tafelrunde.kernel.source import Source, check_contributions, sealed, setup_of, source_of_dice

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game

FORMAT = "tafelrunde match 1"
_UNDOS = {"back to ": False, "undo to ": True}
"""How an undo is written, and whether the dice went on; files of earlier versions have the second."""
REVIEW = "review"
"""What may stand beside a match in its file: no part of the match, and not covered by the checksum."""


WHAT_IF = "what_if"


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """What marks a match that goes on from a moment of another: its id, and how many of its moves had been made.

    `seat` is whose what-if it is. `anew`: what that seat could not know was dealt anew, and is not what it was.
    """

    match: Annotated[str, Meta(max_length=40)]
    moves: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)]
    anew: bool


def write(match: Match, with_key: bool) -> str:
    """The match as a file."""
    told: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.name,
        "edition": match.game.edition,
        "seats": match.seats,
        "options": told_options(match.game.declared_options, match.options),
        "dice": match.source.told(with_key),
    }
    if match.start_position is not None:
        told["position"] = match.start_position
    told["moves"] = [_told(each) for each in match.log]
    if match.practice:
        told["practice"] = True
    if match.what_if is not None:
        told[WHAT_IF] = msgspec.to_builtins(match.what_if)
    if match.outcome is not None:
        told["outcome"] = outcome_told(match)
    told["checksum"] = _checksum(told)
    return json.dumps(told, indent=1, ensure_ascii=False)


def _told(entry: Played | TakenBack) -> str:
    if isinstance(entry, Played):
        return str(entry.move)
    return next(undo for undo, new_dice in _UNDOS.items() if new_dice == entry.new_dice) + str(entry.to)


def outcome_told(match: Match) -> dict[str, Any]:
    """How the match ended, as files tell it."""
    assert match.outcome is not None
    return {
        "reason": match.outcome.reason,
        "points": list(match.outcome.points),
        "places": list(match.outcome.places),
    }


def _checksum(told: Mapping[str, Any]) -> str:
    """What everything else in the file comes to. It shows mishaps, not malice: that is what the dice are for."""
    rest = {name: value for name, value in told.items() if name not in ("checksum", REVIEW)}
    return hashlib.sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def read(text: str | bytes) -> Match:
    """The match that a file tells, if everything in it holds."""
    wrong: list[str] = []
    match = examine(text, wrong)
    if wrong:
        raise BadMatchFile(wrong[0])
    return match


def examine(text: str | bytes, wrong: list[str]) -> Match:
    """The match that a file tells; everything in it that does not hold is noted. Raises if it cannot be played on."""
    told = parse(text)
    try:
        game = find_game(told["game"])
        if told["edition"] != game.edition:
            raise BadMatchFile(
                f"the match was played by edition {shown(told['edition'])} of {game.name},"
                f" the rules here are edition {game.edition}"
            )
        match = _begin(game, told)
    except TafelError as error:
        raise BadMatchFile(str(error)) from None
    if told["checksum"] != _checksum(told):
        wrong.append("the file was altered after it was written: its checksum does not fit")
    if match.source.key is not None and match.source.commitment != told["dice"]["commitment"]:
        wrong.append("the key of the dice does not fit the commitment that was published before the first move")
    match.practice = told.get("practice", False)
    match.what_if = _what_if(told)
    retrace(match, told["moves"], wrong)
    if json.dumps(told.get("outcome")) != json.dumps(outcome_told(match) if match.over else None):
        wrong.append("the moves do not lead to the outcome the file tells")
    return match


def parse(text: str | bytes) -> dict[str, Any]:
    """The file as a dict whose parts have the right types."""
    if not isinstance(text, str | bytes):
        raise BadMatchFile(f"a match file is text, not {type(text).__name__}")
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadMatchFile(f"this is no whole match file: {error}") from None
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise BadMatchFile(f'this is no match file: its "format" is not "{FORMAT}"')
    for name, kind in _PARTS.items():
        if name not in told:
            raise BadMatchFile(f'"{name}" is missing')
        if type(told[name]) is not kind:
            raise BadMatchFile(f'"{name}" is not of the right kind')
    unknown = set(told) - set(_PARTS) - {"format", "position", "outcome", "practice", WHAT_IF, REVIEW}
    if unknown:
        raise BadMatchFile(f'"{min(unknown)}" does not belong in a match file')
    if told.get("practice", True) is not True:
        raise BadMatchFile('"practice" is not of the right kind')
    return told


_PARTS: Mapping[str, type] = {
    "game": str,
    "edition": int,
    "seats": int,
    "options": dict,
    "dice": dict,
    "moves": list,
    "checksum": str,
}


_DICE = {"seed": {"kind", "seed"}, "script": {"kind"}, "key": {"kind", "commitment", "contributions", "key"}}


def _begin(game: Game, told: Mapping[str, Any]) -> Match:
    """The match before its first move."""
    seats = game.check_seats(told["seats"])
    options = read_options(game.declared_options, told["options"])
    table = None
    if "position" in told:
        there, chosen, table = game.read_position(told["position"])
        if (there, chosen) != (seats, options):
            raise BadMatchFile('"position" does not agree with the setup')
    source = _dice_of(game, setup_of(game, seats, options, table), told["dice"])
    return Match(game, seats, options, source, table, retraced=True)


def _dice_of(game: Game, setup: Mapping[str, Any], told: Mapping[str, Any]) -> Source:
    kind = told.get("kind")
    if not isinstance(kind, str) or not set(told) <= _DICE.get(kind, set()):
        raise BadMatchFile('"dice" are of no known kind')
    if kind == "seed" and told.get("seed") is not None:
        return source_of_dice(game.moves, setup, seed=told["seed"])
    if kind == "script":
        return sealed(None, ())
    if not isinstance(told.get("commitment"), str):
        raise BadMatchFile('the "dice" tell neither seed nor commitment')
    contributions = check_contributions(told.get("contributions", []), setup["seats"])
    if "key" not in told:
        return sealed(told["commitment"], contributions)
    try:
        key = bytes.fromhex(told["key"])
    except (TypeError, ValueError):
        raise BadMatchFile('the "key" of the dice is not hexadecimal') from None
    return source_of_dice(game.moves, setup, key=key, contributions=contributions)


def _what_if(told: Mapping[str, Any]) -> WhatIf | None:
    """The mark of a what-if, which goes on from a position."""
    if WHAT_IF not in told:
        return None
    if "position" not in told:
        raise BadMatchFile('a what-if has a "position" from which it goes on')
    try:
        return msgspec.convert(told[WHAT_IF], WhatIf)
    except msgspec.ValidationError as error:
        raise BadMatchFile(f'"{WHAT_IF}" cannot be read: {error}') from None


def retrace(match: Match, entries: list[Any], wrong: list[str]) -> None:
    """Play what a file tells, move by move, and note where its dice are not the dice of its source."""
    at = 0
    played = match.resume()
    while True:
        for each in played:
            if at == len(entries):
                raise BadMatchFile("the file is truncated: moves are missing at its end")
            if entries[at] != str(each.move):
                raise BadMatchFile(
                    f"move {at + 1}: {shown(entries[at])} is told, but {each.move} is the only move there"
                )
            at += 1
        if at == len(entries):
            break
        try:
            if match.waits_for_nature:
                expected = match.what_nature_plays()
                if expected is not None and str(expected) != entries[at]:
                    wrong.append(f"move {at + 1}: the dice say {expected}, the file {shown(entries[at])}")
            played = _make(match, entries[at])
        except TafelError as error:
            raise BadMatchFile(f"move {at + 1}: {error}") from None
        at += 1
    if match.waits_for_nature:
        raise BadMatchFile("the file is truncated: moves are missing at its end")


def _make(match: Match, said: object) -> list[Played]:
    """Make one move of a file; returns what was played after it without a choice."""
    if not isinstance(said, str):
        raise BadMatchFile(f"{shown(said)} is no notation")
    for undo, new_dice in _UNDOS.items():
        if said.startswith(undo):
            match.undo_to(said.removeprefix(undo), new_dice=new_dice)
            return []
    return match.resume(said)[1:]
