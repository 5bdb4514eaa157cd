"""The frames of a WebSocket (RFC 6455): bytes in, whole messages out, within limits; and messages as frames."""

from __future__ import annotations

import struct

from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, SERVER, Protocol
from websockets.speedups import apply_mask

from tafelrunde.server.people.limits import RateLimiter, TokenBucket
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.wire.client import LONGEST_MESSAGE

RECEIVED = (800, 250)
"""What a socket may send, frames of every kind and kilobytes counted together: so many at once, so many a second."""
RECEIVED_FROM_ADDRESS = RateLimiter(8000, 2500)
"""The same for all sockets of one address together. Each socket looks its bucket up once."""
ODD_FRAMES = RateLimiter(2000, 200)
"""How many frames other than whole messages may come from one address."""
MOST_FRAGMENTS = 64
PARSED_AT_ONCE = 2048
"""Bytes that are parsed before the limits are checked again; they can hold some 300 frames."""

PING = bytes((0x80 | Opcode.PING, 0))
_WHOLE_TEXT, _WHOLE_PING, _WHOLE_PONG = 0x80 | Opcode.TEXT, 0x80 | Opcode.PING, 0x80 | Opcode.PONG
_COMMON = {_WHOLE_TEXT, _WHOLE_PING, _WHOLE_PONG}
_MASKED, _LENGTH_FOLLOWS, _LONG_LENGTH_FOLLOWS = 0x80, 126, 127
_SHORT_HEADER, _LONG_HEADER = 6, 8
_LONGEST_SHORT, _LONGEST_LONG = 125, 0xFFFF
_MESSAGES = {Opcode.TEXT, Opcode.BINARY}
_DATA = {*_MESSAGES, Opcode.CONT}


class Frames:
    """What one socket sends: mostly whole messages, pings and answers to pings, which need no parser."""

    __slots__ = ("_address", "_answers", "_bucket", "_bucket_of_address", "_fragments", "_made", "_whole")

    def __init__(self) -> None:
        self.count_for("")
        self._answers = b""
        self._bucket = TokenBucket(*RECEIVED)
        self._fragments: list[bytes] = []
        self._made: Protocol | None = None
        self._whole = True
        """Whether every packet so far was whole frames of the common kinds."""

    def count_for(self, address: str) -> None:
        """For whom the limits of an address count."""
        self._address = address
        self._bucket_of_address = RECEIVED_FROM_ADDRESS.bucket(address)

    @property
    def _parser(self) -> Protocol:
        """It takes most of a socket's memory, and most sockets need it only to close."""
        if self._made is None:
            self._made = Protocol(SERVER, max_size=LONGEST_MESSAGE)
        return self._made

    @property
    def are_open(self) -> bool:
        """Whether neither side has begun to close."""
        return self._made is None or self._made.state is OPEN

    @property
    def are_over(self) -> bool:
        """Whether the other side has closed, or sent what is no frame."""
        return self._made is not None and (self._made.close_rcvd or self._made.parser_exc) is not None

    def close(self, code: int) -> bytes:
        """Begin to close; what is to be sent."""
        self._parser.send_close(code)
        return self.answers()

    def answers(self) -> bytes:
        """What is to be sent in answer to what came: pongs, or that this side closes too."""
        answers, self._answers = self._answers, b""
        return answers if self._made is None else answers + b"".join(self._made.data_to_send())

    def is_pong(self, data: bytes) -> bool:
        """Whether some bytes are the answer to a ping, and nothing else."""
        return self._whole and data[0] == _WHOLE_PONG and len(data) == _SHORT_HEADER

    def messages(self, data: bytes) -> list[bytes]:
        """The messages that are whole with these bytes; raises RequestError if it is more than may be sent."""
        if self._whole and self.are_open and len(data) <= LONGEST_MESSAGE + _LONG_HEADER:
            frames = _whole_frames(data)
            if frames is not None:
                return self._taken(frames, len(data))
        self._whole = False
        chunks = (data[start : start + PARSED_AT_ONCE] for start in range(0, len(data), PARSED_AT_ONCE))
        return [message for chunk in chunks for message in self._parsed(chunk)]

    def _taken(self, frames: list[tuple[int, bytes]], length: int) -> list[bytes]:
        """The messages among some whole frames; pings are answered."""
        self._pay(len(frames), length)
        messages = [payload for kind, payload in frames if kind == _WHOLE_TEXT]
        if len(messages) < len(frames):
            ODD_FRAMES.spend(self._address, len(frames) - len(messages))
            for kind, payload in frames:
                if kind == _WHOLE_PING:
                    self._answers += bytes((_WHOLE_PONG, len(payload))) + payload
        return messages

    def _parsed(self, data: bytes) -> list[bytes]:
        """The messages in some bytes, however they are cut."""
        messages, odd = [], 0
        self._parser.receive_data(data)
        frames = [each for each in self._parser.events_received() if isinstance(each, Frame)]
        for frame in frames:
            if frame.opcode in _DATA:
                self._fragments.append(bytes(frame.data))
                if frame.fin:
                    messages.append(b"".join(self._fragments))
                    self._fragments.clear()
            odd += not frame.fin or frame.opcode not in _MESSAGES
        self._pay(len(frames), len(data))
        if len(self._fragments) > MOST_FRAGMENTS:
            raise RequestError("too-many", wait=1)
        if odd:
            ODD_FRAMES.spend(self._address, odd)
        return messages

    def _pay(self, frames: int, length: int) -> None:
        cost = frames + length / 1024
        if self._bucket.take(cost) or self._bucket_of_address.take(cost):
            raise RequestError("too-many", wait=1)


def _whole_frames(data: bytes) -> list[tuple[int, bytes]] | None:
    """The first byte and the payload of each frame, if all are whole and of common kinds; quicker than the parser."""
    frames, at = [], 0
    while at < len(data):
        head = data[at : at + _LONG_HEADER]
        if len(head) < _SHORT_HEADER or head[0] not in _COMMON or not head[1] & _MASKED:
            return None
        length, header = head[1] & ~_MASKED, _SHORT_HEADER
        if length == _LENGTH_FOLLOWS:
            length, header = int.from_bytes(head[2:4]), _LONG_HEADER
        if length > (LONGEST_MESSAGE if head[0] == _WHOLE_TEXT else _LONGEST_SHORT):
            return None
        start, at = at + header, at + header + length
        if at > len(data):
            return None
        frames.append((head[0], apply_mask(data[start:at], head[header - 4 : header])))
    return frames


def framed(message: bytes) -> bytes:
    """A message as one text frame; those of a server are not masked."""
    length = len(message)
    if length <= _LONGEST_SHORT:
        return bytes((_WHOLE_TEXT, length)) + message
    if length <= _LONGEST_LONG:
        return struct.pack("!BBH", _WHOLE_TEXT, _LENGTH_FOLLOWS, length) + message
    return struct.pack("!BBQ", _WHOLE_TEXT, _LONG_LENGTH_FOLLOWS, length) + message
