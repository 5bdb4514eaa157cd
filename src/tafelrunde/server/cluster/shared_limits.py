"""Rate limits that several processes count together: each tells the others what was spent with it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from tafelrunde.server.cluster.leases import NATS_ERRORS

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

    from tafelrunde.server.people.limits import RateLimiter

SUBJECT = "tafelrunde.limits."
EVERY = 0.25
"""What was spent within so many seconds is told in one message. So long a visitor is ahead of the limit."""


async def share(client: Client, limiters: Mapping[str, RateLimiter]) -> None:
    """Tell the other processes what is spent here, and count what is spent there, for ever."""

    async def received(message: Msg) -> None:
        limiter = limiters.get(message.subject.removeprefix(SUBJECT))
        if limiter is not None:
            for name, cost in msgspec.msgpack.decode(message.data, type=dict[str, float]).items():
                limiter.charge(name, cost)

    await client.subscribe(f"{SUBJECT}*", cb=received)
    for limiter in limiters.values():
        limiter.keep_account()
    while True:
        await asyncio.sleep(EVERY)
        for subject, limiter in limiters.items():
            spent = limiter.take_account()
            with suppress(*NATS_ERRORS):
                if spent:
                    await client.publish(SUBJECT + subject, msgspec.msgpack.encode(spent))
