"""A wire without a network: it keeps what is sent."""


class Kept:
    """Everything that went over the wire, and how it was closed."""

    def __init__(self, room=1000):
        self.messages = []
        self.closed = None
        self._room = room

    def carry(self, message):
        self.messages.append(message)
        return len(self.messages) <= self._room

    def hang_up(self, code):
        self.closed = code
