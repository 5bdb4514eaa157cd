"""A match laid before a reader in the middle: the rules run in the test, the page thinks it is at a table."""

import json
import re

import msgspec

import tafelrunde as tr
from tafelrunde.review import compare
from tafelrunde.server.tables.advice import coaching, ranking
from tafelrunde.server.tables.projection import decision_of, outcome_of, tally_of, wire_move
from tafelrunde.server.wire.events import Moved
from tafelrunde.server.wire.parts import Now, SeenMove, Sitter, You
from tafelrunde.server.wire.server import Answer, Done, Hinted, Sync, Update
from tafelrunde.server.wire.settings import Settings

NAMES = ("Ada", "Blip", "Wusel", "Pommy", "Nup", "Zora")
KEY = bytes(32).hex()
"""What the page is told of the dice after the end; nothing was drawn by it."""


class LaidTable:
    """A table with one match at it; what the reader plays is played, and written down in `played`.

    `compared` is what a coach thinks of the moves of a view, and `asked_coach` how often it was asked.
    """

    def __init__(self, reader, match, seat=0, compared=compare):
        self.page, self.match, self.seat = reader.page, match, seat
        self.compared, self.asked_coach = compared, 0
        self.played: list[str] = []
        self.number = 1
        self.page.route_web_socket(re.compile("/socket$"), self._connect)
        self.page.goto("/t/laid")
        self.page.locator("[data-turn]").wait_for()

    def _connect(self, socket):
        self.socket = socket
        socket.on_message(lambda said: self._hear(json.loads(said)))

    def _hear(self, command):
        match command["type"]:
            case "resume":
                self._send(self._sync())
            case "play":
                self.played.append(command["move"])
                self._send(Done(id=command["id"], number=self.number + 1))
                self.play(command["move"])
            case "hint":
                thought = tr.hint(self.match.view(self.seat), milliseconds=300)
                self._send(Hinted(id=command["id"], turn=self.number, moves=ranking(thought.moves, self.seat)))
            case "coach":
                self.asked_coach += 1
                view = self.match.view(self.seat)
                self._send(coaching(view, self.compared(view), command["id"], self.number))
            case "why-not":
                move = self.match.game.moves.find(command["move"])
                refused = self.match.why_not(move)
                instead = decision_of(self.match.view(self.seat), self.number).choices
                rule = refused.rule if refused else None
                self._send(Answer(id=command["id"], move=wire_move(move), rule=rule, instead=instead))

    def play(self, *moves):
        """Whoever is to move plays, and the reader is told."""
        for move in moves:
            seat, first = self.match.to_move, self.match.length
            self.match.play(move)
            self.number += 1
            self._send(
                Update(
                    number=self.number,
                    event=Moved(
                        number=self.number,
                        at=0,
                        seat=seat,
                        by="person",
                        moves=[
                            SeenMove(played.seat, wire_move(played.move)) for played in self.match.played_from(first)
                        ],
                        told=list(self.match.tell(self.seat, first)),
                    ),
                    now=self._now(),
                    changed=self.match.view(self.seat).fields(),
                    tally=tally_of(self.match, self.seat),
                )
            )

    def _now(self):
        view = self.match.view(self.seat)
        return Now(
            phase="over" if self.match.over else "playing",
            turn=self.number,
            to_move=self.match.to_move,
            decision=decision_of(view, self.number) if view.legal else None,
            outcome=self._outcome(),
            ask=None if self.match.over else view.ask(),
            facts=view.facts(),
        )

    def _outcome(self):
        outcome = outcome_of(self.match)
        return outcome and msgspec.structs.replace(outcome, key=KEY)

    def _sync(self):
        seats = self.match.seats
        return Sync(
            table="laid",
            number=self.number,
            edition=self.match.game.edition,
            settings=Settings(game=self.match.game.name, seats=seats),
            commitment="",
            you=You("ada", self.seat, host=True),
            seats=[
                Sitter(NAMES[seat], "ada" if seat == self.seat else None, None if seat == self.seat else 1)
                for seat in range(seats)
            ],
            present=[self.seat],
            spectators=0,
            absent=[None] * seats,
            now=self._now(),
            view=self.match.view(self.seat).fields(),
            events=[],
            tally=tally_of(self.match, self.seat),
        )

    def _send(self, message):
        self.socket.send(msgspec.json.encode(message).decode())
