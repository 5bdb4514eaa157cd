"""Doors for those who want to be told that it is their turn while they are away."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, get, put
from litestar.status_codes import HTTP_200_OK

from tafelrunde.server.house import House
from tafelrunde.server.people.registry import digest
from tafelrunde.server.push.office import Office
from tafelrunde.server.routes.troubles import TROUBLES
from tafelrunde.server.routes.visitor import COOKIE, known_person
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire.push import PushTold, Subscription

Visit = Request[Any, Any, Any]


@get("/me/push", responses=TROUBLES)
async def push(request: Visit, house: House) -> PushTold:
    """The key that a browser subscribes with, and whether this device is told when it is your turn."""
    office, device = await _office_and_device(request, house)
    return PushTold(await office.key(), await office.is_on(device))


@put("/me/push", responses=TROUBLES)
async def tell_me(data: Subscription, request: Visit, house: House) -> PushTold:
    """From now on this device is told when it is your turn and you are away; a device has one subscription."""
    office, device = await _office_and_device(request, house)
    await office.subscribe(device, data)
    return PushTold(await office.key(), True)


@delete("/me/push", status_code=HTTP_200_OK, responses=TROUBLES)
async def tell_me_no_more(request: Visit, house: House) -> PushTold:
    """This device is told nothing any more."""
    office, device = await _office_and_device(request, house)
    await office.unsubscribe(device)
    return PushTold(await office.key(), False)


async def _office_and_device(request: Visit, house: House) -> tuple[Office, bytes]:
    if house.office is None:
        raise Trouble("no-push")
    await known_person(request, house)
    return house.office, digest(request.cookies[COOKIE])


ROUTES = Router("/", route_handlers=[push, tell_me, tell_me_no_more], tags=["push"])
