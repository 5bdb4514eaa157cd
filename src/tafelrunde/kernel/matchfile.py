"""Match files: a match as JSON, and back. Reading plays the match again and checks everything that can be checked."""

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
from tafelrunde.kernel.options import read_options, recorded_options
from tafelrunde.kernel.source import Source, check_contributions, setup_of, source_of_dice, without_dice

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
    content: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.name,
        "edition": match.game.edition,
        "seats": match.seats,
        "options": recorded_options(match.game.declared_options, match.options),
        "dice": match.source.to_dict(with_key),
    }
    if match.start_position is not None:
        content["position"] = match.start_position
    content["moves"] = [_notation(each) for each in match.log]
    if match.practice:
        content["practice"] = True
    if match.what_if is not None:
        content[WHAT_IF] = msgspec.to_builtins(match.what_if)
    if match.outcome is not None:
        content["outcome"] = outcome_dict(match)
    content["checksum"] = _checksum(content)
    return json.dumps(content, indent=1, ensure_ascii=False)


def _notation(entry: Played | TakenBack) -> str:
    if isinstance(entry, Played):
        return str(entry.move)
    return next(undo for undo, new_dice in _UNDOS.items() if new_dice == entry.new_dice) + str(entry.to)


def outcome_dict(match: Match) -> dict[str, Any]:
    """How the match ended, as files hold it."""
    assert match.outcome is not None
    return {
        "reason": match.outcome.reason,
        "points": list(match.outcome.points),
        "places": list(match.outcome.places),
    }


def _checksum(content: Mapping[str, Any]) -> str:
    """The hash of everything else in the file. It detects accidents, not fraud: against that there are the dice."""
    rest = {name: value for name, value in content.items() if name not in ("checksum", REVIEW)}
    return hashlib.sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def read(text: str | bytes) -> Match:
    """The match in a file, if everything in the file is right."""
    wrong: list[str] = []
    match = examine(text, wrong)
    if wrong:
        raise BadMatchFile(wrong[0])
    return match


def examine(text: str | bytes, wrong: list[str]) -> Match:
    """The match in a file; whatever is wrong is added to `wrong`. Raises if it cannot be played to its end."""
    content = parse(text)
    try:
        game = find_game(content["game"])
        if content["edition"] != game.edition:
            raise BadMatchFile(
                f"the match was played by edition {shown(content['edition'])} of {game.name},"
                f" the rules here are edition {game.edition}"
            )
        match = _begin(game, content)
    except TafelError as error:
        raise BadMatchFile(str(error)) from None
    if content["checksum"] != _checksum(content):
        wrong.append("the file was altered after it was written: its checksum does not fit")
    if match.source.key is not None and match.source.commitment != content["dice"]["commitment"]:
        wrong.append("the key of the dice does not fit the commitment that was published before the first move")
    match.practice = content.get("practice", False)
    match.what_if = _what_if(content)
    retrace(match, content["moves"], wrong)
    if json.dumps(content.get("outcome")) != json.dumps(outcome_dict(match) if match.over else None):
        wrong.append("the moves do not lead to the outcome the file tells")
    return match


def parse(text: str | bytes) -> dict[str, Any]:
    """The content of a file, its parts checked for their types."""
    if not isinstance(text, str | bytes):
        raise BadMatchFile(f"a match file is text, not {type(text).__name__}")
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadMatchFile(f"this is no whole match file: {error}") from None
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise BadMatchFile(f'this is no match file: its "format" is not "{FORMAT}"')
    for name, kind in _PARTS.items():
        if name not in content:
            raise BadMatchFile(f'"{name}" is missing')
        if type(content[name]) is not kind:
            raise BadMatchFile(f'"{name}" is not of the right kind')
    unknown = set(content) - set(_PARTS) - {"format", "position", "outcome", "practice", WHAT_IF, REVIEW}
    if unknown:
        raise BadMatchFile(f'"{min(unknown)}" does not belong in a match file')
    if content.get("practice", True) is not True:
        raise BadMatchFile('"practice" is not of the right kind')
    return content


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


def _begin(game: Game, content: Mapping[str, Any]) -> Match:
    """The match before its first move."""
    seats = game.check_seats(content["seats"])
    options = read_options(game.declared_options, content["options"])
    table = None
    if "position" in content:
        there, chosen, table = game.read_position(content["position"])
        if (there, chosen) != (seats, options):
            raise BadMatchFile('"position" does not agree with the setup')
    source = _dice_of(game, setup_of(game, seats, options, table), content["dice"])
    return Match(game, seats, options, source, table, retraced=True)


def _dice_of(game: Game, setup: Mapping[str, Any], content: Mapping[str, Any]) -> Source:
    kind = content.get("kind")
    if not isinstance(kind, str) or not set(content) <= _DICE.get(kind, set()):
        raise BadMatchFile('"dice" are of no known kind')
    if kind == "seed" and content.get("seed") is not None:
        return source_of_dice(game.moves, setup, seed=content["seed"])
    if kind == "script":
        return without_dice(None, ())
    if not isinstance(content.get("commitment"), str):
        raise BadMatchFile('the "dice" tell neither seed nor commitment')
    contributions = check_contributions(content.get("contributions", []), setup["seats"])
    if "key" not in content:
        return without_dice(content["commitment"], contributions)
    try:
        key = bytes.fromhex(content["key"])
    except (TypeError, ValueError):
        raise BadMatchFile('the "key" of the dice is not hexadecimal') from None
    return source_of_dice(game.moves, setup, key=key, contributions=contributions)


def _what_if(content: Mapping[str, Any]) -> WhatIf | None:
    """The mark of a what-if, which goes on from a position."""
    if WHAT_IF not in content:
        return None
    if "position" not in content:
        raise BadMatchFile('a what-if has a "position" from which it goes on')
    try:
        return msgspec.convert(content[WHAT_IF], WhatIf)
    except msgspec.ValidationError as error:
        raise BadMatchFile(f'"{WHAT_IF}" cannot be read: {error}') from None


def retrace(match: Match, entries: list[Any], wrong: list[str]) -> None:
    """Play the moves of a file, and add to `wrong` where its dice are not those of its source."""
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
