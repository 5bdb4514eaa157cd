"""Matches in files: where they are kept, how they are written so that none is ever lost, and how they are read."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

import platformdirs

from tafelrunde.kernel import BadMatchFile, Match

LARGEST = 16 * 2**20


def default_folder() -> Path:
    """Where matches are kept if nobody says where."""
    return Path(platformdirs.user_data_dir("tafelrunde", appauthor=False)) / "matches"


def new_file(match: Match, folder: Path) -> Path:
    """A name for a match that no other file in the folder has."""
    name = f"{match.game.name}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    free = folder / f"{name}.json"
    number = 1
    while free.exists():
        number += 1
        free = folder / f"{name}-{number}.json"
    return free


def write_match(match: Match, file: Path) -> None:
    """Write the whole match with the key of its dice."""
    write_text(match.to_json(with_key=True), file)


def write_text(text: str, file: Path) -> None:
    """Write all of a file, or nothing: half a file never takes the place of an old one."""
    descriptor, name = tempfile.mkstemp(prefix=".tafelrunde-", dir=file.parent)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as beside:
            beside.write(text)
            beside.flush()
            os.fsync(beside.fileno())
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def save_somewhere(match: Match) -> Path:
    """Write a match to the default folder or, if that cannot be written to, in the folder for temporary files."""
    try:
        folder = default_folder()
        folder.mkdir(parents=True, exist_ok=True)
        file = new_file(match, folder)
        write_match(match, file)
    except OSError:
        file = new_file(match, Path(tempfile.gettempdir()))
        write_match(match, file)
    return file


def read_text(file: Path) -> str:
    """What is in a file that ought to be a match."""
    try:
        with file.open("rb") as opened:
            content = opened.read(LARGEST + 1)
    except FileNotFoundError:
        raise BadMatchFile("there is no such file") from None
    except IsADirectoryError:
        raise BadMatchFile("this is a folder, not a match file") from None
    except (OSError, ValueError) as error:  # a name with a NUL in it is a ValueError
        raise BadMatchFile(f"the file cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(content) > LARGEST:
        raise BadMatchFile(f"the file is larger than {LARGEST // 2**20} MB; no match is")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadMatchFile("this is no match file: it is not UTF-8 text") from None


def load_match(file: Path) -> Match:
    """The match in a file."""
    try:
        return Match.from_json(read_text(file))
    except BadMatchFile as error:
        raise BadMatchFile(f"{file}: {error}") from None
