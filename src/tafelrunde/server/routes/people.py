"""Doors for people: become a guest, be renamed, hand over to another device."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from tafelrunde.server.house import House
from tafelrunde.server.people.registry import HANDOVER_LASTS
from tafelrunde.server.routes.pictures import qr
from tafelrunde.server.routes.troubles import TROUBLES
from tafelrunde.server.routes.visitor import COOKIE, address_of, cookie_for, known_person
from tafelrunde.server.wire.rest import Code, Handover, NewPerson, Person

Visit = Request[Any, Any, Any]


@post("/people", status_code=HTTP_201_CREATED, responses=TROUBLES)
async def become_guest(data: NewPerson, request: Visit, house: House) -> Response[Person]:
    """Become a guest with a name of your choice; the answer sets the cookie by which you are known."""
    house.newcomers.spend(request.client.host if request.client else "")
    person, token = await house.people.welcome(data.name)
    return Response(person, cookies=[cookie_for(request, house, token)])


@get("/me", responses=TROUBLES)
async def who_am_i(request: Visit, house: House) -> Person:
    """Who you are."""
    return await known_person(request, house)


@patch("/me", responses=TROUBLES)
async def rename(data: NewPerson, request: Visit, house: House) -> Person:
    """Choose another name; tables at which you already sit keep the old one."""
    return await house.people.rename(await known_person(request, house), data.name)


@delete("/me", status_code=HTTP_200_OK, responses=TROUBLES)
async def forget(request: Visit, house: House) -> Response[Person]:
    """Forget who this device is."""
    person = await known_person(request, house)
    await house.people.forget(request.cookies[COOKIE])
    return Response(person, cookies=[cookie_for(request, house, "")])


@post("/me/handover", status_code=HTTP_201_CREATED, responses=TROUBLES)
async def hand_over(request: Visit, house: House) -> Handover:
    """A link that makes another device you, once, within a few minutes."""
    person = await known_person(request, house)
    house.newcomers.spend(person.person)
    code = await house.people.hand_over(person)
    link = f"{address_of(request, house)}/#handover={code}"
    return Handover(code, link, qr(link), HANDOVER_LASTS // 1000)


@post("/handover", status_code=HTTP_200_OK, responses=TROUBLES)
async def take_over(data: Code, request: Visit, house: House) -> Response[Person]:
    """Become, on this device, the person who gave you the code."""
    house.newcomers.spend(request.client.host if request.client else "")
    person, token = await house.people.take_over(data.code)
    return Response(person, cookies=[cookie_for(request, house, token)])


ROUTES = Router("/", route_handlers=[become_guest, who_am_i, rename, forget, hand_over, take_over], tags=["people"])
