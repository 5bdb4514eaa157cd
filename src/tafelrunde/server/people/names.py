"""Validation of names and chat: plain, visible text without control characters."""

from __future__ import annotations

import unicodedata

from tafelrunde.server.request_error import RequestError
from tafelrunde.server.wire.problems import Problem
from tafelrunde.server.wire.rest import LONGEST_NAME

# Controls, surrogates, private and unassigned letters, and the marks that turn the direction of writing.
_UNFIT = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = {"\u200c", "\u200d"}
# Letters and symbols that are drawn as nothing: fillers of Hangul, the empty Braille cell, the musical null note.
_BLANK = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\U0001d159", "\ufffc"}


def clean_name(said: str) -> str:
    """A name, with single spaces; refuses what is empty, too long or not readable."""
    return _clean(said, LONGEST_NAME, "bad-name")


def clean_text(said: str, longest: int) -> str:
    """Something said in one line."""
    return _clean(said, longest, "bad-text")


def _clean(said: str, longest: int, code: Problem) -> str:
    text = " ".join(unicodedata.normalize("NFC", said).split())
    unfit = any(unicodedata.category(letter) in _UNFIT and letter not in _JOINERS for letter in text)
    unfit = unfit or not _BLANK.isdisjoint(text)
    visible = any(unicodedata.category(letter)[0] in "LNPS" for letter in text)
    if unfit or not visible or len(text) > longest:
        raise RequestError(code)
    return text
