"""A transport without a network: it records what is sent."""


class RecordingTransport:
    """Every message that was sent, and how the socket was closed."""

    def __init__(self, room=1000):
        self.messages = []
        self.closed = None
        self._room = room

    def send(self, message):
        self.messages.append(message)
        return len(self.messages) <= self._room

    def close(self, code):
        self.closed = code
