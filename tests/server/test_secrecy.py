"""Nothing leaks: whatever a viewer is sent is the same, byte for byte, when what it may not know is exchanged."""

import random

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.server.tables import log
from tafelrunde.server.tables.audience import Audience
from tafelrunde.server.tables.checks import rule_against
from tafelrunde.server.tables.folding import fold
from tafelrunde.server.tables.projection import tally_of
from tafelrunde.server.tables.replay import replay
from tafelrunde.server.tables.subscriber import Subscriber
from tafelrunde.server.tables.table import Table
from tafelrunde.server.tables.undo import what_blocks
from tafelrunde.server.wire.parts import Sitter
from tafelrunde.server.wire.rest import Person
from tafelrunde.server.wire.settings import Settings
from tests.server.transports import RecordingTransport

MATCHES, STEPS = 6, 12


@pytest.fixture(autouse=True)
def _no_time_passes(monkeypatch):
    """For how long somebody has been away is told by a clock, and is no secret."""
    monkeypatch.setattr("tafelrunde.server.tables.audience.steady", lambda: 1)
    monkeypatch.setattr("tafelrunde.server.tables.audience.on_steady", lambda at: at)


class World:
    """A table whose match goes on from some position, and everything one viewer is sent there."""

    def __init__(self, match, viewer):
        self.viewer = viewer
        self.match = match
        self.table = Table("table", b"")
        settings = Settings(game=match.game.name, seats=match.seats, options=match.options)
        fold(self.table, 1, 1, log.Opened(settings, match.game.edition, "host", "commitment"))
        self.table.sitters = [Sitter(f"Seat {seat}", f"person {seat}") for seat in range(match.seats)]
        self.table.match = match
        self.audience = Audience()
        self.wire = RecordingTransport()
        self.subscriber = Subscriber(Person(f"person {viewer}", "reader") if viewer is not None else None, self.wire)
        self.subscriber.sheet = True
        self.audience.subscribers.add(self.subscriber)
        self.subscriber.send(self.audience.sync(self.table, self.subscriber, 0))

    def play(self, move):
        seat = self.match.to_move
        folded = fold(self.table, self.table.number + 1, 1, log.Moved(seat, str(move), "person"))
        self.audience.send_update(self.table, folded)

    def undo(self, seat):
        folded = fold(self.table, self.table.number + 1, 1, log.Undone(seat, 1))
        self.audience.send_update(self.table, folded)

    def sent(self):
        sent, self.wire.messages = self.wire.messages, []
        return sent

    def answers(self):
        """What this seat learns by asking: why not a move, the points, the sheet, what is asked, the replay so far."""
        view = self.match.view(self.viewer)
        asked = view.sheet(), view.ask(), tally_of(self.match, self.viewer)
        rules = []
        if self.viewer is not None and self.match.to_move == self.viewer:
            rules = [rule_against(view, move) for move in list(self.match.game.moves)[::7]]
        again = replay("match", self.match.copy(), self.viewer, False, [])
        return rules, asked, msgspec.json.encode(msgspec.structs.replace(again, view={}))


def last_seen(match, viewer, before):
    return match.moves_seen_by(viewer)[before:]


def same_step(real, other, dice):
    """Make a move in one world and one that looks the same to the viewer in the other; False if there is none.

    Chance may bring things the viewer sees: then the worlds part, and rightly so.
    """
    viewer, actor = real.viewer, real.match.to_move
    before = len(real.match.moves), len(other.match.moves)
    move = dice.choice(real.match.legal)
    real.play(move)
    seen = last_seen(real.match, viewer, before[0])
    for candidate in [move] if actor == viewer else other.match.legal:
        probe = other.match.copy()
        probe.play(candidate)
        if (
            last_seen(probe, viewer, before[1]) == seen
            and probe.view(viewer).to_dict() == real.match.view(viewer).to_dict()
        ):
            other.play(candidate)
            return True
    return False


@pytest.mark.parametrize("number", range(MATCHES))
def test_everything_a_viewer_is_sent_stays_the_same_when_its_secrets_are_exchanged(name, number):
    """Sync, updates with told lines, tally and sheet, refusals, undo, replay: in two worlds alike for the viewer."""
    dice = random.Random(f"{name} {number}")
    game = tr.game(name)
    match = game.start(dice.choice(game.seats), seed=number)
    for _ in range(dice.randrange(40)):
        if not match.over:
            match.play(dice.choice(match.legal))
    if match.over:
        return
    viewer = dice.choice([*range(match.seats), None])
    seed = dice.randrange(1000)
    real = World(game.from_position(match.position(), seed=seed), viewer)
    other = World(game.from_position(match.view(viewer).imagined(seed).position(), seed=seed), viewer)
    compared = 0
    for _ in range(STEPS):
        assert real.sent() == other.sent()
        assert real.answers() == other.answers()
        compared += 1
        actor = real.match.to_move
        if real.match.over or not same_step(real, other, dice):
            break
        if actor == viewer and not real.match.over:
            blocks = [what_blocks(w.match.copy(), actor, [actor], 1) for w in (real, other)]
            told = [each and (each.code, each.arguments) for each in blocks]
            assert told[0] == told[1]
            if blocks[0] is None and dice.random() < 0.5:
                real.undo(actor)
                other.undo(actor)
    assert compared


def test_everybody_gets_one_message_of_one_kind_for_each_line(name):
    """How many messages there are, and of which kind, tells nobody whether somebody had a choice."""
    game = tr.game(name)
    match = game.start(game.seats[-1], seed=5)
    worlds = [World(game.from_position(match.position(), seed=5), viewer) for viewer in (*range(match.seats), None)]
    dice = random.Random(name)
    for world in worlds:
        world.sent()
    for _ in range(20):
        if worlds[0].match.over:
            break
        move = dice.choice(worlds[0].match.legal)
        told = []
        for world in worlds:
            world.play(move)
            told.append([msgspec.json.decode(message) for message in world.sent()])
        assert [len(messages) for messages in told] == [1] * len(worlds)
        assert len({(m["type"], m["number"], m["event"]["type"], len(m["event"]["moves"])) for [m] in told}) == 1


def test_no_field_that_somebody_may_not_see_reaches_a_spectator(name):
    """What belongs to a seat alone is null for all others, what is nobody's is null for everybody."""
    game = tr.game(name)
    match = game.start(game.seats[0], seed=3)
    for viewer in (None, 0):
        fields = match.view(viewer).to_dict()["table"]
        for field, declared in game.record.fields.items():
            if declared.sight == "nobody":
                assert fields[field] is None
            if declared.sight == "owner":
                assert all(row is None for seat, row in enumerate(fields[field]) if seat != viewer)
