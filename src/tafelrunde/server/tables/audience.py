"""The subscribers of a table, and what each of them is sent."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from tafelrunde.kernel import View
from tafelrunde.kernel.tally import may_change
from tafelrunde.server.clock import on_steady, steady
from tafelrunde.server.cluster.messages import Here
from tafelrunde.server.tables import log
from tafelrunde.server.tables.projection import (
    Projection,
    changed_fields,
    event_of,
    now_for,
    now_of,
    tally_of,
    told_of,
)
from tafelrunde.server.tables.subscriber import Subscriber
from tafelrunde.server.tables.table import FoldedEntry, Table, Viewer
from tafelrunde.server.wire.encoding import encode, raw
from tafelrunde.server.wire.parts import Fields, Tally, You
from tafelrunde.server.wire.server import FromServer, Presence, Sync, Update

_SEATING = (log.Opened, log.Changed, log.Sat, log.Left, log.Readied, log.Started, log.Away, log.Renamed)
_PLAYING = (log.Started, log.Moved, log.Undone)
MOST_TALK = 200
"""A sync has at most so many chat messages, the newest."""


class _Sent:
    """What a viewer was sent: the bytes of the view, and a hash of the tally."""

    __slots__ = ("tally", "view")

    def __init__(self, view: bytes, tally: bytes) -> None:
        self.view = view
        self.tally = hash(tally)


class Audience:
    """The sockets at a table. Each is a viewer: the seat of its person, or a spectator."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self._elsewhere: dict[str, tuple[int, Here]] = {}
        """The readers at other processes, and when each process last announced them."""
        self.muted: dict[str, set[str]] = {}
        """Whom each reader has muted."""
        self._sent: dict[Viewer, _Sent] = {}
        """What each viewer was sent last."""
        self._left: dict[str | None, int] = {}
        """When each person was last here, as far as this process knows."""

    def sync(self, table: Table, subscriber: Subscriber, seen: int) -> Sync:
        """The whole table for one reader."""
        viewer = table.seat_of(subscriber.id)
        view = table.match.view(viewer) if table.match is not None else None
        tally = None
        if table.match is not None and view is not None:
            tally = tally_of(table.match, viewer)
            self._sent[viewer] = _Sent(view.table.tobytes(), encode(tally))
        muted = self.muted.get(subscriber.id or "", ())
        since = seen if seen <= table.number else 0
        missed = [(folded, told_of(table, folded, [viewer])) for folded in _with_newest_talk(table.entries[since:])]
        where = now_of(table, steady())
        return Sync(
            table=table.id,
            number=table.number,
            edition=table.edition,
            settings=table.settings,
            commitment=table.commitment,
            you=_you(table, subscriber),
            seats=table.sitters,
            present=self.present(table),
            spectators=self.spectators(table),
            absent=self.absent(table),
            now=now_for(view, where, view.facts()) if view is not None else where,
            view=view.fields() if view is not None else None,
            events=[event_of(table, folded, viewer, told, muted) for folded, told in missed],
            rematch=table.rematch,
            tally=tally,
            sheet=view.sheet() if view is not None and subscriber.sheet else None,
            what_if=table.what_if,
        )

    def send_update(self, table: Table, folded: FoldedEntry) -> None:
        """Send everybody one log entry, each as they may know it."""
        seating = isinstance(folded.entry, _SEATING)
        personal = seating or isinstance(folded.entry, log.Said)
        played = isinstance(folded.entry, _PLAYING)
        encoded: dict[tuple[Viewer, bool], bytes] = {}
        groups: dict[Viewer, list[Subscriber]] = defaultdict(list)
        for subscriber in self.subscribers:
            groups[table.seat_of(subscriber.id)].append(subscriber)
        projection = Projection(table, steady(), folded, groups)
        for viewer, subscribers in groups.items():
            view = table.match.view(viewer) if table.match is not None else None
            changed, tally = self._news(projection, view, viewer) if played and view is not None else ({}, None)
            for subscriber in subscribers:
                key = (viewer, subscriber.sheet)
                if personal or key not in encoded:
                    update = Update(
                        number=folded.number,
                        event=projection.event(viewer, self.muted.get(subscriber.id or "", ())),
                        now=projection.now(view),
                        changed=changed,
                        seats=table.sitters if seating else None,
                        you=_you(table, subscriber) if seating else None,
                        tally=tally,
                        sheet=view.sheet() if played and view is not None and subscriber.sheet else None,
                    )
                    encoded[key] = encode(update)
                subscriber.send_encoded(encoded[key])

    def _news(self, projection: Projection, view: View, viewer: Viewer) -> tuple[Fields, Tally | None]:
        """What is different for a viewer since the last update: fields of the view, and the tally."""
        before, seen = self._sent.get(viewer), view.table.tobytes()
        names = changed_fields(view.game, before.view if before is not None else None, seen)
        changed = projection.changed(view, names)
        goes_on, teller = view.to_move is not None, view.game.tally
        if before is not None and goes_on and teller is not None and not may_change(teller, names):
            before.view = seen
            return changed, None
        after = self._sent[viewer] = _Sent(seen, tally := projection.tally(view, seen))
        return changed, None if before is not None and before.tally == after.tally else raw(tally)

    def mute(self, reader: str, muted: set[str]) -> None:
        """Set whom a reader has muted."""
        self.muted.pop(reader, None)
        if muted:
            self.muted[reader] = muted

    def forget(self, viewer: Viewer) -> None:
        """The last subscriber of a viewer is gone."""
        self._sent.pop(viewer, None)

    def send_all(self, message: FromServer) -> None:
        """The same message for everybody."""
        encoded = encode(message)
        for subscriber in self.subscribers:
            subscriber.send_encoded(encoded)

    def send_presence(self, table: Table) -> None:
        """Send everybody who is there."""
        present, spectators = self.present(table), self.spectators(table)
        self.send_all(Presence(present=present, spectators=spectators, absent=self.absent(table)))

    def present(self, table: Table) -> list[int]:
        """The seats whose person is there."""
        seats = {table.seat_of(reader) for reader in self._everybody()}
        return sorted(seat for seat in seats if seat is not None)

    def absent(self, table: Table) -> list[int | None]:
        """For how many milliseconds each person has not been here; null for bots and for those who are."""
        here = set(self._everybody())
        return [
            None
            if each is None or each.person is None or each.person in here
            else self._away_for(table, seat, each.person)
            for seat, each in enumerate(table.sitters)
        ]

    def _away_for(self, table: Table, seat: int, person: str) -> int:
        return steady() - max(self._left.get(person, 0), on_steady(table.acted.get(seat, 0)))

    def leave(self, readers: Iterable[str | None]) -> None:
        """Remember when somebody was last here."""
        self._left.update(dict.fromkeys(readers, steady()))

    def spectators(self, table: Table) -> int:
        """How many look on."""
        return self.count(table, None)

    def count(self, table: Table, viewer: Viewer) -> int:
        """How many sockets a viewer has, in all processes."""
        return sum(table.seat_of(reader) == viewer for reader in self._everybody())

    def network(self, host: str) -> str:
        """Where the host's socket comes from, or any, in all processes; empty if there is none."""
        elsewhere = [message for _, message in self._elsewhere.values()]
        of_host = [message.network for message in elsewhere if host in message.readers]
        if of_host and host not in self.readers():
            return of_host[0]
        return self.network_here(host) or next((message.network for message in elsewhere), "")

    def network_here(self, host: str) -> str:
        """The same in this process."""
        by_host = sorted(self.subscribers, key=lambda each: each.id != host)
        return by_host[0].network if by_host else ""

    @property
    def is_empty(self) -> bool:
        """Whether nobody is there, in any process."""
        return not self.subscribers and not self._elsewhere

    def readers(self) -> list[str | None]:
        """The id of each socket's person in this process."""
        return [subscriber.id for subscriber in self.subscribers]

    def _everybody(self) -> list[str | None]:
        return sum((message.readers for _, message in self._elsewhere.values()), self.readers())

    def update_process(self, message: Here) -> bool:
        """Another process announced its readers; returns whether they changed."""
        known = self._elsewhere.pop(message.process, None)
        before = known[1].readers if known is not None else []
        self.leave(before)
        if message.readers:
            self._elsewhere[message.process] = (steady(), message)
        return before != message.readers

    def drop_silent_processes(self, silent_since: int) -> bool:
        """Drop the readers of processes that have been silent since; returns whether there were any."""
        gone = [process for process, (at, _) in self._elsewhere.items() if at < silent_since]
        for process in gone:
            self.leave(self._elsewhere.pop(process)[1].readers)
        return bool(gone)


def _you(table: Table, subscriber: Subscriber) -> You:
    return You(subscriber.id, table.seat_of(subscriber.id), subscriber.id is not None and table.host == subscriber.id)


def _with_newest_talk(entries: list[FoldedEntry]) -> list[FoldedEntry]:
    old = sum(isinstance(each.entry, log.Said) for each in entries) - MOST_TALK
    kept = []
    for each in entries:
        if isinstance(each.entry, log.Said) and old > 0:
            old -= 1
        else:
            kept.append(each)
    return kept
