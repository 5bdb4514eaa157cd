"""Being told while away: what a browser hands in, and what it gets."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Language = Literal["en", "de", "fr"]


class PushTold(Struct, frozen=True):
    """The public key that a browser subscribes with, and whether this device is told already."""

    key: str
    on: bool


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """What a message for one browser is sealed with, in base64url without padding."""

    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$", max_length=87)]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", max_length=22)]


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser can be told something, as `PushSubscription.toJSON` names it, and in which language."""

    endpoint: Annotated[str, Meta(pattern="^https?://[!-~]+$", max_length=1000)]
    keys: PushKeys
    language: Language


class Notice(Struct, frozen=True):
    """What a browser is told: it is the reader's turn at a table, or its match is over. Nothing of the match itself."""

    kind: Literal["turn", "over"]
    table: str
    game: str
    names: list[str]
    """The others at the table."""
    language: Language = "en"
