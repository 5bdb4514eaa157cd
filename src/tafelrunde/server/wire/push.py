"""Web Push: what a browser subscribes with, and the notices it gets."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Language = Literal["en", "de", "fr"]


class PushInfo(Struct, frozen=True):
    """The public key that a browser subscribes with, and whether this device is subscribed."""

    key: str
    on: bool


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys with which messages for one browser are encrypted, in base64url without padding."""

    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$", max_length=87)]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", max_length=22)]


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """The subscription of a browser, as `PushSubscription.toJSON` names it, and its language."""

    endpoint: Annotated[str, Meta(pattern="^https?://[!-~]+$", max_length=1000)]
    keys: PushKeys
    language: Language


class Notice(Struct, frozen=True):
    """A notice: it is the reader's turn at a table, or its match is over. Nothing of the match itself."""

    kind: Literal["turn", "over"]
    table: str
    game: str
    names: list[str]
    """The others at the table."""
    language: Language = "en"
