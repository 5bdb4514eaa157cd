"""Endpoints for people: become a guest, choose a name, hand over to another device."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from tafelrunde.server.people.limits import network_of
from tafelrunde.server.people.registry import HANDOVER_LASTS, TOKEN_LASTS
from tafelrunde.server.routes.errors import ERRORS
from tafelrunde.server.routes.qr import qr_code
from tafelrunde.server.routes.visitor import COOKIE, Context, address_of, cookie_for, known_person, person_of
from tafelrunde.server.wire.rest import Code, Handover, NewPerson, Person

Visit = Request[Any, Any, Any]


@post("/people", status_code=HTTP_201_CREATED, responses=ERRORS)
async def become_guest(data: JSONBody[NewPerson], request: Visit, context: Context) -> Response[Person]:
    """Become a guest with a name of your choice; the answer sets the cookie by which you are known.

    Whoever is known already stays who they are.
    """
    known = await person_of(request, context)
    if known is not None:
        return Response(known)
    context.newcomers.spend(network_of(request.client.host) if request.client else "")
    person, token = await context.people.create(data.name)
    return Response(person, cookies=[cookie_for(request, context, token)])


@get("/me", responses=ERRORS)
async def who_am_i(request: Visit, context: Context) -> Person:
    """Who you are."""
    return await known_person(request, context)


@patch("/me", responses=ERRORS)
async def rename(data: JSONBody[NewPerson], request: Visit, context: Context) -> Person:
    """Choose another name; the tables at which you sit show it, unless their match is over."""
    person = await known_person(request, context)
    context.newcomers.spend(person.person)
    renamed = await context.people.rename(person, data.name)
    await (await context.registry()).rename(renamed)
    return renamed


@delete("/me", status_code=HTTP_200_OK, responses=ERRORS)
async def forget(request: Visit, context: Context) -> Response[Person]:
    """Forget who this device is."""
    person = await known_person(request, context)
    await context.people.forget(request.cookies[COOKIE])
    return Response(person, cookies=[cookie_for(request, context, "")])


@post("/me/handover", status_code=HTTP_201_CREATED, responses=ERRORS)
async def hand_over(request: Visit, context: Context) -> Handover:
    """A link that makes another device you, once, within a few minutes."""
    person = await known_person(request, context)
    context.newcomers.spend(person.person)
    code = await context.people.hand_over(person)
    link = f"{address_of(request, context)}/#handover={code}"
    return Handover(code, link, qr_code(link), HANDOVER_LASTS // 1000)


@post("/me/recovery", status_code=HTTP_201_CREATED, responses=ERRORS)
async def recovery(request: Visit, context: Context) -> Handover:
    """A link to keep: it makes any device you, as often as it is needed. A new one makes the old one useless."""
    person = await known_person(request, context)
    context.newcomers.spend(person.person)
    code = await context.people.recovery(person)
    link = f"{address_of(request, context)}/#handover={code}"
    return Handover(code, link, qr_code(link), TOKEN_LASTS // 1000)


@post("/handover", status_code=HTTP_200_OK, responses=ERRORS)
async def take_over(data: JSONBody[Code], request: Visit, context: Context) -> Response[Person]:
    """Become, on this device, the person who gave you the code."""
    context.newcomers.spend(network_of(request.client.host) if request.client else "")
    person, token = await context.people.take_over(data.code)
    return Response(person, cookies=[cookie_for(request, context, token)])


ROUTES = Router(
    "/", route_handlers=[become_guest, who_am_i, rename, forget, hand_over, recovery, take_over], tags=["people"]
)
