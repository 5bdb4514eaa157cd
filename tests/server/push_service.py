"""A push service and browsers that subscribe to it, written from RFC 8291 and RFC 8292, not from the sender."""

import base64
import hashlib
import hmac
import json
import os
import threading
import time
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def base64url(some):
    return base64.urlsafe_b64encode(some).rstrip(b"=").decode()


def from_base64url(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def hkdf(salt, secret, info, length):
    """RFC 5869, for outputs of one block."""
    extracted = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(extracted, info + b"\x01", hashlib.sha256)[:length]


class Browser:
    """Has a key pair and a secret, and opens what is sealed for it."""

    def __init__(self, endpoint="", key=None, secret=None):
        self.endpoint = endpoint
        self.key = key or ec.generate_private_key(CURVE)
        self.secret = secret or os.urandom(16)
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, **changes):
        keys = {"p256dh": base64url(self.point), "auth": base64url(self.secret)}
        return {"endpoint": self.endpoint, "keys": keys, "language": "de", **changes}

    def open(self, sealed):
        """RFC 8291, section 3.4, and RFC 8188, section 2.1: salt, record size, length of the key, key, records."""
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
        sender, record = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(record) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        agreed = hkdf(self.secret, shared, b"WebPush: info\x00" + self.point + sender, 32)
        key = hkdf(salt, agreed, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = hkdf(salt, agreed, b"Content-Encoding: nonce\x00", 12)
        padded = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\x00")
        assert padded.endswith(b"\x02"), "the only record is the last"
        return padded[:-1]


def vapid_of(authorisation, audience):
    """RFC 8292: the claims of whoever sends, after checking the signature; and the key it was made with."""
    scheme, _, rest = authorisation.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    header, claims, signature = parts["t"].split(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(parts["k"]))
    raw = from_base64url(signature)
    assert len(raw) == 64
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(signed, f"{header}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(from_base64url(header)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(from_base64url(claims))
    assert told["aud"] == audience
    assert time.time() < told["exp"] <= time.time() + 24 * 60 * 60
    return told, parts["k"]


class LocalPushServer:
    """Takes messages for browsers; `answers` says with which status, by path."""

    def __init__(self, tls=None):
        self.received: list[tuple[str, Message, bytes]] = []
        self.answers: dict[str, int] = {}
        self._numbers = count()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.received.append((self.path, self.headers, body))
                self.send_response(service.answers.get(self.path, 201))
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if tls is not None:
            self._server.socket = tls.wrap_socket(self._server.socket, server_side=True)
        self.address = f"{'https' if tls else 'http'}://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def browser(self):
        """A browser with an address of its own."""
        return Browser(f"{self.address}/to/{next(self._numbers)}")

    def told(self, browser):
        """What a browser was told."""
        path = browser.endpoint.removeprefix(self.address)
        return [json.loads(browser.open(body)) for where, _, body in self.received if where == path]

    def headers(self, browser):
        path = browser.endpoint.removeprefix(self.address)
        return [headers for where, headers, _ in self.received if where == path]
