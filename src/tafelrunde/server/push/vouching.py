"""Vouching: push services are shown who sends, by a signature with the server's own key (RFC 8292, "VAPID")."""

from __future__ import annotations

import base64
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tafelrunde.server.hours import HOUR, SECOND
from tafelrunde.server.push.sealing import CURVE, point_of

HOLDS_FOR = 12 * HOUR
_NUMBER_BYTES = 32
_HEADER = {"typ": "JWT", "alg": "ES256"}


def new_key() -> bytes:
    """A private key, as it is kept."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(_NUMBER_BYTES, "big")


class Voucher:
    """Signs with the server's key. `contact` is whom a push service may turn to: an address with https: or mailto:."""

    def __init__(self, key: bytes, contact: str | None) -> None:
        self._key = ec.derive_private_key(int.from_bytes(key, "big"), CURVE)
        self._contact = contact
        self.public = in_letters(point_of(self._key.public_key()))

    def authorisation(self, endpoint: str, at: int) -> str:
        """What a message to this endpoint is sent with."""
        service = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{service.scheme}://{service.netloc}",
            "exp": (at + HOLDS_FOR) // SECOND,
        }
        if self._contact is not None:
            claims["sub"] = self._contact
        said = ".".join(in_letters(msgspec.json.encode(part)) for part in (_HEADER, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = r.to_bytes(_NUMBER_BYTES, "big") + s.to_bytes(_NUMBER_BYTES, "big")
        return f"vapid t={said}.{in_letters(signature)}, k={self.public}"


def in_letters(some: bytes) -> str:
    """Bytes as base64url without padding."""
    return base64.urlsafe_b64encode(some).rstrip(b"=").decode()


def from_letters(letters: str) -> bytes:
    """The bytes behind base64url, padded or not."""
    return base64.urlsafe_b64decode(letters + "==")
