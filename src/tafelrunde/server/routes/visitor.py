"""The person behind a cookie, and the address of the server as the client sees it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from tafelrunde.server.context import AppContext
from tafelrunde.server.people.registry import TOKEN_LASTS
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.wire.rest import Person

COOKIE = "tafelrunde"

Connection = ASGIConnection[Any, Any, Any, Any]
Context = NamedDependency[AppContext]
"""What every route is given as `context`."""


async def person_of(connection: Connection, context: AppContext) -> Person | None:
    """The person whose cookie this is."""
    return await context.people.who(connection.cookies.get(COOKIE))


async def known_person(connection: Connection, context: AppContext) -> Person:
    """The person whose cookie this is; refuses everybody else."""
    person = await person_of(connection, context)
    if person is None:
        raise RequestError("not-known")
    return person


def address_of(connection: Connection, context: AppContext) -> str:
    """The base of links to this server."""
    return (context.config.public_address or str(connection.base_url)).rstrip("/")


def address_for_others(connection: Connection, context: AppContext) -> str:
    """The base of links for other devices: that of this machine in its network, if it lets others in."""
    address = address_of(connection, context)
    return context.config.lan_address or address if is_loopback(address) else address


def is_loopback(address: str) -> bool:
    """Whether an address leads no further than this machine."""
    host = urlsplit(address).hostname or ""
    return host in {"localhost", "::1"} or host.startswith("127.")


def cookie_for(connection: Connection, context: AppContext, token: str) -> Cookie:
    """The cookie of a device; no script can read it, and no other site can send it."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=TOKEN_LASTS // 1000 if token else 0,
        path="/",
        httponly=True,
        samesite="strict",
        secure=address_of(connection, context).startswith("https:"),
    )
