"""Message encryption for Web Push (RFC 8291, in the content coding of RFC 8188)."""

from __future__ import annotations

import os
import struct

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
_RECORD = 4096
_LAST_RECORD = b"\x02"
_SALT_BYTES = 16


def encode_public_key(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it is sent."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_public_key(point: bytes) -> None:
    """Raises ValueError unless the bytes are a public key."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def encrypt(
    message: bytes,
    browser: bytes,
    secret: bytes,
    *,
    ephemeral: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The message, encrypted for a browser's public key and secret; by default with a new key and salt."""
    ephemeral = ephemeral or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(_SALT_BYTES)
    ours = encode_public_key(ephemeral.public_key())
    shared = ephemeral.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    agreed = _derive(shared, secret, b"WebPush: info\0" + browser + ours, 32)
    key = _derive(agreed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(agreed, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + struct.pack("!IB", _RECORD, len(ours)) + ours
    return header + AESGCM(key).encrypt(nonce, message + _LAST_RECORD, None)


def _derive(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(secret)
