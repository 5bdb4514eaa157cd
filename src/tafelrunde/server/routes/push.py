"""Endpoints for push notices of one's turn."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, get, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from tafelrunde.server.people.registry import digest
from tafelrunde.server.push.service import PushService
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.routes.errors import ERRORS
from tafelrunde.server.routes.visitor import COOKIE, Context, known_person
from tafelrunde.server.wire.push import PushInfo, Subscription

Visit = Request[Any, Any, Any]


@get("/me/push", responses=ERRORS)
async def push(request: Visit, context: Context) -> PushInfo:
    """The key that a browser subscribes with, and whether this device is subscribed."""
    push, device = await _service_and_device(request, context)
    return PushInfo(await push.key(), await push.is_on(device))


@put("/me/push", responses=ERRORS)
async def subscribe(data: JSONBody[Subscription], request: Visit, context: Context) -> PushInfo:
    """Notify this device when it is your turn and you are away; a device has one subscription."""
    push, device = await _service_and_device(request, context)
    await push.subscribe(device, data)
    return PushInfo(await push.key(), True)


@delete("/me/push", status_code=HTTP_200_OK, responses=ERRORS)
async def unsubscribe(request: Visit, context: Context) -> PushInfo:
    """Send this device no more notices."""
    push, device = await _service_and_device(request, context)
    await push.unsubscribe(device)
    return PushInfo(await push.key(), False)


async def _service_and_device(request: Visit, context: Context) -> tuple[PushService, bytes]:
    if context.push is None:
        raise RequestError("no-push")
    await known_person(request, context)
    return context.push, digest(request.cookies[COOKIE])


ROUTES = Router("/", route_handlers=[push, subscribe, unsubscribe], tags=["push"])
