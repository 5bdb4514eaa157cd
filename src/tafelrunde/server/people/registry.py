"""Authentication: tokens are random, opaque and stored as digests; each device and each hand-over link has its own."""

from __future__ import annotations

import hashlib
import secrets

from tafelrunde.server.archive.people import PeopleStore
from tafelrunde.server.clock import DAY, MINUTE, now
from tafelrunde.server.people.names import clean_name
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.wire.rest import Person

TOKEN_LASTS = 400 * DAY
HANDOVER_LASTS = 10 * MINUTE
TOKEN_BYTES = 32
LONGEST_TOKEN = 100


def digest(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()


class PersonRegistry:
    """The people of this server."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store

    async def create(self, name: str) -> tuple[Person, str]:
        """A new guest, and the token of the device."""
        person = Person(secrets.token_urlsafe(9), clean_name(name))
        await self._store.add(person.person, person.name, now())
        return person, await self._new_token(person.person)

    async def who(self, token: str | None) -> Person | None:
        """The person a token stands for."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        found = await self._store.who(digest(token), "device", now())
        return Person(*found) if found is not None else None

    async def rename(self, person: Person, name: str) -> Person:
        """Another name."""
        renamed = Person(person.person, clean_name(name))
        await self._store.rename(person.person, renamed.name)
        return renamed

    async def forget(self, token: str) -> None:
        """Delete the token of a device."""
        await self._store.drop_token(digest(token))

    async def hand_over(self, person: Person) -> str:
        """A code that makes another device this person, once and soon."""
        code = secrets.token_urlsafe(18)
        await self._store.add_token(digest(code), person.person, "handover", now() + HANDOVER_LASTS)
        return code

    async def recovery(self, person: Person) -> str:
        """A code that makes any device this person; there is one at a time."""
        code = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.drop_tokens(person.person, "recovery")
        await self._store.add_token(digest(code), person.person, "recovery", now() + TOKEN_LASTS)
        return code

    async def take_over(self, code: str) -> tuple[Person, str]:
        """The person a code stands for, and a token for this device."""
        person = await self._store.use_once(digest(code), "handover", now())
        if person is None:
            kept = await self._store.who(digest(code), "recovery", now())
            if kept is None:
                raise RequestError("bad-link")
            person = kept[0]
        token = await self._new_token(person)
        return Person(person, await self._store.name(person) or ""), token

    async def drop_expired(self) -> None:
        """Delete tokens that have expired."""
        await self._store.drop_expired(now())

    async def _new_token(self, person: str) -> str:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_token(digest(token), person, "device", now() + TOKEN_LASTS)
        return token
