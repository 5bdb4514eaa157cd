"""Delivery to a push service. Its address comes from a client: requests go to public HTTPS servers only (no SSRF)."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Collection, Mapping
from functools import cache
from urllib.parse import SplitResult, urlsplit

from tafelrunde.server.request_error import RequestError

TIMEOUT = 10.0
_HTTP, _HTTPS = 80, 443
_VISIBLE = re.compile("[!-~]+")
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
_NOT_PUBLIC = tuple(ipaddress.IPv6Network(each) for each in ("::/96", "64:ff9b:1::/48", "fec0::/10"))
"""IPv4-compatible addresses, NAT64 within a site, site-local addresses: `ipaddress` counts them as global."""


class Unreachable(Exception):
    """There is no push service at that address."""


def check_endpoint(endpoint: str, private_hosts: Collection[str]) -> None:
    """Refuse what cannot be the address of a push service. `private_hosts` may have any address."""
    try:
        address = urlsplit(endpoint)
        fit = _VISIBLE.fullmatch(endpoint) and "@" not in address.netloc and address.port != 0
        known = _is_public_https(address) or address.hostname in private_hosts
    except ValueError:
        fit = known = False
    if not fit or not known:
        raise RequestError("malformed", where="endpoint")


def _is_public_https(address: SplitResult) -> bool:
    """Whether an address has a domain name and the port of HTTPS."""
    name = address.hostname or ""
    named = "." in name and ":" not in name and not name.replace(".", "").isdigit()
    return address.scheme == "https" and named and address.port in {None, _HTTPS}


async def post(endpoint: str, headers: Mapping[str, str], body: bytes, private_hosts: Collection[str]) -> int:
    """Post a message; returns the status of the response. Redirects are not followed."""
    address = urlsplit(endpoint)
    host, secure = address.hostname or "", address.scheme == "https"
    port = address.port or (_HTTPS if secure else _HTTP)
    path = address.path or "/"
    head = {"Host": address.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
    lines = [f"POST {path}{'?' + address.query if address.query else ''} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in head.items()]
    async with asyncio.timeout(TIMEOUT):
        place = host if host in private_hosts else await _resolve_public(host, port)
        reader, writer = await asyncio.open_connection(
            place, port, ssl=_trust() if secure else None, server_hostname=host if secure else None
        )
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.close()


def _status(line: bytes) -> int:
    words = line.split()
    if len(words) < 2 or not words[1].isdigit():  # noqa: PLR2004 - protocol and status
        raise Unreachable
    return int(words[1])


async def _resolve_public(host: str, port: int) -> str:
    """The IP address of a host; the connection goes to the very address that was checked (no DNS rebinding)."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    places = [str(each[4][0]) for each in found]
    if not places or not all(is_public(place) for place in places):
        raise Unreachable
    return places[0]


def is_public(place: str) -> bool:
    """Whether an IP address is global: not private, not link-local (metadata of clouds), not this machine."""
    address = ipaddress.ip_address(place)
    if any(address in network for network in _NOT_PUBLIC):
        return False
    if isinstance(address, ipaddress.IPv6Address):
        address = address.ipv4_mapped or address.sixtofour or _behind_nat64(address) or address
    return address.is_global and not address.is_multicast


def _behind_nat64(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that a NAT64 gateway connects to (RFC 6052)."""
    return ipaddress.IPv4Address(address.packed[-4:]) if address in _NAT64 else None


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
