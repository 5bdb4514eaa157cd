"""What a page shows travels with the updates: the log deed by deed, the points, what is asked, the sheet."""

import asyncio
import random

import msgspec

import tafelrunde as tr
from tafelrunde.kernel import Deed
from tafelrunde.kernel.chance import commitment
from tafelrunde.server.tables import log, projection
from tafelrunde.server.tables.audience import Audience
from tafelrunde.server.tables.bots import Thinker
from tafelrunde.server.tables.folding import fold
from tafelrunde.server.tables.projection import choices_of, wire_tally
from tafelrunde.server.tables.replay import replay
from tafelrunde.server.tables.subscriber import Subscriber
from tafelrunde.server.tables.table import Table
from tafelrunde.server.wire.rest import Person
from tafelrunde.server.wire.settings import Settings
from tests.server.transports import RecordingTransport

KEY = bytes(32)


class Page:
    """A client that shows log and points, and keeps them up to date as the wire says."""

    def __init__(self, audience, table, viewer, *, sheet=False):
        self.transport = RecordingTransport(room=10**6)
        person = Person(f"person {viewer}", "reader") if viewer is not None else None
        self.subscriber = Subscriber(person, self.transport)
        self.subscriber.sheet = sheet
        self.log, self.tally, self.sheets = [], None, []
        self.subscriber.send(audience.sync(table, self.subscriber, 0))
        audience.subscribers.add(self.subscriber)

    def read(self):
        """Apply everything that was sent since; returns the last message."""
        messages, self.transport.messages = self.transport.messages, []
        for message in map(msgspec.json.decode, messages):
            for event in message["events"] if message["type"] == "sync" else [message["event"]]:
                self._apply(event)
            self.tally = message["tally"] if message["tally"] is not None else self.tally
            self.sheets.append(message["sheet"])
        return msgspec.json.decode(messages[-1]) if messages else None

    def _apply(self, event):
        if event["type"] == "undone":
            self.log = [deed for deed in self.log if deed["first"] < event["to"]]
        told = event.get("told", [])
        if told:
            self.log = [deed for deed in self.log if deed["first"] < told[0]["first"]] + told


class Evening:
    """A table in memory with pages for every seat and a spectator."""

    def __init__(self, game, seats, **options):
        self.table, self.audience = Table("table", KEY), Audience()
        settings = Settings(game=game, seats=seats, options=options)
        self.write(log.Opened(settings, tr.game(game).edition, "person 0", commitment(KEY)))
        for seat in range(seats):
            self.write(log.Sat(seat, f"Seat {seat}", f"person {seat}"))
        self.viewers = [*range(seats), None]
        self.pages = {viewer: Page(self.audience, self.table, viewer) for viewer in self.viewers}
        self.write(log.Started(1))

    @property
    def match(self):
        assert self.table.match is not None
        return self.table.match

    def write(self, entry):
        self.audience.send_update(self.table, fold(self.table, self.table.number + 1, 1, entry))

    def play(self, move):
        self.write(log.Moved(self.match.to_move, str(move), "person"))

    def play_on(self, dice, decisions):
        for _ in range(decisions):
            if not self.match.over:
                self.play(dice.choice(self.match.legal))

    def logs(self):
        for page in self.pages.values():
            page.read()
        return {viewer: page.log for viewer, page in self.pages.items()}

    def told(self):
        """The log of each viewer as the match tells it now."""
        return {viewer: msgspec.to_builtins(list(self.match.tell(viewer))) for viewer in self.viewers}


def evening(name, seats=None):
    return Evening(name, seats or tr.game(name).seats[0])


def test_the_log_of_a_page_reads_as_the_match_tells_itself(name):
    """Deed by deed, for every seat and a spectator; so it does for a page that comes later and resumes."""
    at = evening(name)
    for seed in range(4):
        at.play_on(random.Random(seed), 12)
        assert at.logs() == at.told()
    for viewer in at.viewers:
        late = Page(at.audience, at.table, viewer)
        late.read()
        assert late.log == at.told()[viewer]


def test_after_an_undo_in_the_middle_of_a_deed_the_log_reads_as_before(name):
    """However many decisions are taken back, and also for a page that resumes afterwards."""
    at = evening(name)
    dice = random.Random(name)
    at.play_on(dice, 15)
    for decisions in (1, 2, 4):
        before = at.logs()
        mover = at.match.to_move
        at.play_on(dice, decisions)
        if at.match.over:
            break
        at.write(log.Undone(mover, decisions))
        assert at.logs() == before == at.told()
        at.play_on(dice, 1)
    late = Page(at.audience, at.table, None)
    late.read()
    assert late.log == at.told()[None]


def test_points_travel_with_the_update_that_changed_them(name):
    """Each page has the tally of its own view at every moment; at the end everybody has the points of the outcome."""
    at = evening(name)
    dice = random.Random(name)
    while not at.match.over:
        at.play_on(dice, 1)
        if not at.match.over and len(at.table.entries) % 10 == 0:
            at.logs()
            for viewer, page in at.pages.items():
                lines = at.match.view(viewer).tally()
                assert points(page.tally) == [sum(line.points for line in of_seat) for of_seat in lines]
    at.logs()
    for page in at.pages.values():
        assert points(page.tally) == list(at.match.points)


def test_a_viewer_is_sent_the_same_whoever_else_is_there(name):
    """What several viewers share is what each would have been sent alone, byte for byte."""
    at = evening(name, tr.game(name).seats[-1])
    alone = {viewer: Audience() for viewer in at.viewers}
    pages = {viewer: Page(audience, at.table, viewer) for viewer, audience in alone.items()}
    at.logs()
    for page in pages.values():
        page.read()
    dice = random.Random(name)
    for _ in range(60):
        if at.match.over:
            break
        at.play_on(dice, 1)
        for viewer, audience in alone.items():
            audience.send_update(at.table, at.table.entries[-1])
            assert pages[viewer].transport.messages.pop() == at.pages[viewer].transport.messages.pop()


def test_points_are_counted_once_for_viewers_who_see_the_same(monkeypatch):
    """And for each of the others from its own view; a card laid face down changes nobody's points but its owner's."""
    counted = []

    def count(view):
        counted.append((view.field("open_card").tobytes(), view.field("secret_card").tobytes()))
        return wire_tally(view)

    monkeypatch.setattr(projection, "wire_tally", count)
    at = evening("festival", 4)
    dice = random.Random(3)
    how_many = set()
    while not at.match.over:
        counted.clear()
        move = dice.choice(at.match.legal)
        at.play(move)
        if not at.match.over:
            assert len(counted) == len(set(counted))
            how_many.add((move.parts.get("face"), len(counted)))
            at.logs()
            for viewer, page in at.pages.items():
                assert page.tally == msgspec.to_builtins(wire_tally(at.match.view(viewer)))
    assert (None, 0) in how_many
    assert {count for face, count in how_many if face == "down"} == {1}
    up = {count for face, count in how_many if face == "up"}
    assert min(up) < len(at.viewers) == max(up)


def points(tally):
    return [sum(line["points"] for line in of_seat) for of_seat in tally]


def test_points_that_stay_the_same_are_not_sent_again():
    """An update that changes nothing of them says null."""
    at = evening("festival")
    at.play("take " + str(at.match.legal[0]).partition(" ")[2])
    at.logs()
    at.write(log.Said("person 1", "Seat 1", 1, "hello"))
    assert at.pages[0].read()["tally"] is None


def test_everybody_learns_what_is_being_decided(name):
    """The seat to move has choices in words and the rules that govern them; the others learn for whom they wait."""
    at = evening(name)
    game = at.match.game
    for viewer, page in at.pages.items():
        now = page.read()["now"]
        asked = at.match.view(viewer if viewer == at.match.to_move else None).ask()
        assert now["ask"] == msgspec.to_builtins(asked)
        if viewer != at.match.to_move:
            assert now["decision"] is None
            continue
        choices = now["decision"]["choices"]
        assert [choice["move"]["notation"] for choice in choices] == [str(move) for move in at.match.legal]
        phrases = [msgspec.to_builtins(each.phrase) for each in choices_of(at.match.view(viewer))]
        assert [choice["phrase"] for choice in choices] == phrases
        for choice, move in zip(choices, at.match.legal, strict=True):
            assert choice["targets"] == [f"{part}:{value}" for part, value in move.parts.items()]
        rules = [rule for kind in now["decision"]["kinds"] for rule in game.moves.rules_of(kind)]
        assert now["decision"]["rules"] == list(dict.fromkeys(rules))


def test_the_sheet_is_sent_to_whoever_asked_for_it():
    """With every update of the match, and to nobody else at the same seat."""
    at = evening("festo")
    reader = Page(at.audience, at.table, 1, sheet=True)
    reader.read()
    at.logs()
    at.play_on(random.Random(1), 3)
    reader.read()
    at.logs()
    assert reader.sheets[-1] == msgspec.to_builtins(at.match.view(1).sheet())
    assert set(map(str, at.pages[1].sheets)) == {"None"}


def test_a_replay_is_told_like_the_match_was(name):
    """Its steps bring the same log, deed by deed, and the same points at the end."""
    at = evening(name)
    dice = random.Random(name)
    while not at.match.over:
        at.play_on(dice, 20)
    for viewer in (None, 0):
        again = replay("match", at.match, viewer, False, [])
        page: list[Deed] = []
        tally = None
        for step in again.steps:
            if step.told:
                page = [deed for deed in page if deed.first < step.told[0].first] + step.told
            tally = step.tally if step.tally is not None else tally
        assert page == list(at.match.tell(viewer))
        assert tally == again.tally


def test_a_replay_gives_the_board_what_the_table_gave_it(name):
    """Before the first step and after each, what the game works out from the view; told again only when it differs."""
    at = evening(name)
    at.play_on(random.Random(name), 20)
    again = replay("match", at.match, 0, False, [])
    steps = list(at.match.steps(0))
    assert again.facts == steps[0].before.facts()
    facts, made = again.facts, 0
    for step in again.steps:
        facts = step.facts if step.facts is not None else facts
        made += len(step.moves)
        assert facts == steps[made - 1].after.facts()


def test_a_replay_lays_the_table_out_in_words_on_request(name):
    """Before the first step and after each, as its viewer saw the table."""
    at = evening(name)
    at.play_on(random.Random(name), 5)
    plain, again = (replay("match", at.match, 0, False, [], sheet) for sheet in (False, True))
    assert {plain.sheet, *(step.sheet for step in plain.steps)} == {None}
    steps = list(at.match.steps(0))
    assert again.sheet == steps[0].before.sheet()
    assert again.steps[-1].sheet == steps[-1].after.sheet()


def test_a_bot_keeps_its_search_tree_from_one_decision_to_the_next():
    """The same bot decides for a seat of a match again, until the match is dropped; other matches have their own."""
    made = []

    class Counting:
        def choose(self, view):
            return view.legal[0]

    def make(game, level, name):
        made.append(Counting())
        return made[-1]

    async def play():
        thinker = Thinker(make=make)
        match = tr.game("festival").start(4, seed=1)
        for seat in (0, 0, 1):
            await thinker.choose(match.view(match.to_move), 4, f"table {seat}")
        assert len(made) == 2
        thinker.forget("table 0")
        await thinker.choose(match.view(match.to_move), 4, "table 0")
        assert len(made) == 3

    asyncio.run(play())
