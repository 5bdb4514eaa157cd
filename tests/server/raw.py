"""Sockets that do not keep to the manners of a browser."""

import base64
import os
import socket
import struct
from urllib.parse import urlsplit

EMPTY_PING = bytes((0x89, 0x80, 0, 0, 0, 0))
FULL_PING = bytes((0x89, 0x80 | 125, 0, 0, 0, 0)) + bytes(125)
EMPTY_FRAGMENT = bytes((0x00, 0x80, 0, 0, 0, 0))
FIRST_FRAGMENT = bytes((0x01, 0x80, 0, 0, 0, 0))


def text(message):
    """A message as a masked frame, of at most 125 bytes."""
    content = message.encode()
    return bytes((0x81, 0x80 | len(content), 0, 0, 0, 0)) + content


class RawSocket:
    """A connection to a server, byte by byte."""

    def __init__(self, address, source="127.0.0.1"):
        url = urlsplit(address)
        self.host = url.netloc
        self.socket = socket.create_connection((url.hostname, url.port), 20, (source, 0))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data):
        """Send bytes; False if the other side has closed."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def upgrade(self, table, *, wait=True, cookie=""):
        """Ask for the socket of a table, and wait until it is open."""
        key = base64.b64encode(os.urandom(16)).decode()
        wanted = {"Host": self.host, "Connection": "Upgrade", "Upgrade": "websocket", "Cookie": cookie}
        wanted |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
        headers = "".join(f"{name}: {value}\r\n" for name, value in wanted.items())
        self.send(f"GET /api/tables/{table}/socket HTTP/1.1\r\n{headers}\r\n".encode())
        if wait:
            assert self.read().startswith(b"HTTP/1.1 101"), "the socket is open"
        return self

    def read(self):
        """What comes next; nothing if the other side has closed."""
        try:
            return self.socket.recv(65_536)
        except ConnectionError:
            return b""

    def is_closed(self):
        """Read to the end: whether the other side closes before the time is over."""
        try:
            while self.read():
                pass
        except TimeoutError:
            return False
        return True

    def reset(self):
        """Hang up without a farewell."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()
