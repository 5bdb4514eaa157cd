"""Who knocks: the person behind a cookie, and the address of the house as the visitor sees it."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tafelrunde.server.house import House
from tafelrunde.server.people.registry import TOKEN_LASTS
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire.rest import Person

COOKIE = "tafelrunde"

Connection = ASGIConnection[Any, Any, Any, Any]


async def person_of(connection: Connection, house: House) -> Person | None:
    """The person whose cookie this is."""
    return await house.people.who(connection.cookies.get(COOKIE))


async def known_person(connection: Connection, house: House) -> Person:
    """The person whose cookie this is; refuses strangers."""
    person = await person_of(connection, house)
    if person is None:
        raise Trouble("not-known")
    return person


def address_of(connection: Connection, house: House) -> str:
    """Where links lead."""
    return (house.plan.public_address or str(connection.base_url)).rstrip("/")


def cookie_for(connection: Connection, house: House, token: str) -> Cookie:
    """The cookie that makes this device somebody; no script can read it, and no other site can send it."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=TOKEN_LASTS // 1000 if token else 0,
        path="/",
        httponly=True,
        samesite="strict",
        secure=address_of(connection, house).startswith("https:"),
    )
