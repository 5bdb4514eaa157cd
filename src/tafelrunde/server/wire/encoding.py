"""Messages as bytes, and parts that are encoded once for all messages in which they stand."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


def encoded(part: T) -> T:
    """A part of a message in the bytes that are sent: it can be sent with any message, and not be read any more."""
    sent: T = raw(encode(part))
    return sent


def raw(part: bytes) -> Any:
    """Bytes that stand for the part of a message that they encode."""
    return msgspec.Raw(part)
