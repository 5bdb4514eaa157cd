"""Rate limits that several processes count together: each publishes what was spent there."""

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
"""Seconds between two messages about what was spent; until then other processes do not count it."""


async def share(client: Client, limiters: Mapping[str, RateLimiter]) -> None:
    """Publish what is spent here, and count what other processes publish, until cancelled."""

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
