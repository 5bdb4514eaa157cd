"""VAPID: each message is signed with the key of this server (RFC 8292)."""

from __future__ import annotations

import base64
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tafelrunde.server.clock import HOUR, SECOND
from tafelrunde.server.push.encryption import CURVE, encode_public_key

EXPIRES_AFTER = 12 * HOUR
_NUMBER_BYTES = 32
_HEADER = {"typ": "JWT", "alg": "ES256"}


def new_key() -> bytes:
    """A new private key, as it is stored."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(_NUMBER_BYTES, "big")


class VapidSigner:
    """Signs with the key of the server. `contact` is for operators of push services: an https: or mailto: address."""

    def __init__(self, key: bytes, contact: str | None) -> None:
        self._key = ec.derive_private_key(int.from_bytes(key, "big"), CURVE)
        self._contact = contact
        self.public = encode_base64url(encode_public_key(self._key.public_key()))

    def authorisation(self, endpoint: str, at: int) -> str:
        """The header `Authorization` of a message to this endpoint."""
        service = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{service.scheme}://{service.netloc}",
            "exp": (at + EXPIRES_AFTER) // SECOND,
        }
        if self._contact is not None:
            claims["sub"] = self._contact
        token = ".".join(encode_base64url(msgspec.json.encode(part)) for part in (_HEADER, claims))
        r, s = decode_dss_signature(self._key.sign(token.encode(), ec.ECDSA(SHA256())))
        signature = r.to_bytes(_NUMBER_BYTES, "big") + s.to_bytes(_NUMBER_BYTES, "big")
        return f"vapid t={token}.{encode_base64url(signature)}, k={self.public}"


def encode_base64url(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode_base64url(text: str) -> bytes:
    """The bytes behind base64url, padded or not."""
    return base64.urlsafe_b64decode(text + "==")
