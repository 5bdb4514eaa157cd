"""Who reads along at a table, and what each of them is sent."""

from __future__ import annotations

from collections import defaultdict

from tafelrunde.server.hours import now
from tafelrunde.server.tables import log
from tafelrunde.server.tables.outlet import Outlet, encode
from tafelrunde.server.tables.table import Moment, Table, Viewer
from tafelrunde.server.tables.telling import changed_since, event_of, now_for, now_of
from tafelrunde.server.wire.parts import Fields, You
from tafelrunde.server.wire.server import FromServer, Presence, Sync, Update

_SEATING = (log.Opened, log.Changed, log.Sat, log.Left, log.Readied, log.Started, log.Away)
_PLAYING = (log.Started, log.Moved, log.Undone)


class Audience:
    """The sockets at a table. Each is a viewer: the seat of its person, or a spectator."""

    def __init__(self) -> None:
        self.outlets: set[Outlet] = set()
        self.elsewhere: dict[str, tuple[int, list[str | None]]] = {}
        """Who reads along at other processes, and when they last said so."""
        self.muted: dict[str, set[str]] = {}
        """Whom each reader does not want to hear."""
        self._shown: dict[Viewer, bytes] = {}
        """What each viewer saw last."""

    def sync(self, table: Table, outlet: Outlet, seen: int) -> Sync:
        """The whole table for one reader."""
        viewer = table.seat_of(outlet.id)
        view = table.match.view(viewer) if table.match is not None else None
        if view is not None:
            self._shown[viewer] = view.table.tobytes()
        muted = self.muted.get(outlet.id or "", ())
        since = seen if seen <= table.number else 0
        return Sync(
            table=table.id,
            number=table.number,
            edition=table.edition,
            settings=table.settings,
            commitment=table.commitment,
            you=_you(table, outlet),
            seats=table.sitters,
            present=self.present(table),
            spectators=self.spectators(table),
            now=now_for(view, now_of(table, now())),
            view=view.fields() if view is not None else None,
            events=[event_of(table, moment, viewer, muted) for moment in table.moments[since:]],
            rematch=table.rematch,
        )

    def tell(self, table: Table, moment: Moment) -> None:
        """Tell everybody one line of the log, each as they may know it."""
        seating = isinstance(moment.entry, _SEATING)
        personal = seating or isinstance(moment.entry, log.Said)
        played = isinstance(moment.entry, _PLAYING)
        standing = now_of(table, now())
        shared: dict[Viewer, bytes] = {}
        public: Fields = {}
        groups: dict[Viewer, list[Outlet]] = defaultdict(list)
        for outlet in self.outlets:
            groups[table.seat_of(outlet.id)].append(outlet)
        for viewer, outlets in groups.items():
            view = table.match.view(viewer) if table.match is not None else None
            changed: Fields = {}
            if played and view is not None:
                seen = view.table.tobytes()
                changed = changed_since(self._shown.get(viewer), view, seen, public)
                self._shown[viewer] = seen
            for outlet in outlets:
                if personal or viewer not in shared:
                    update = Update(
                        number=moment.number,
                        event=event_of(table, moment, viewer, self.muted.get(outlet.id or "", ())),
                        now=now_for(view, standing),
                        changed=changed,
                        seats=table.sitters if seating else None,
                        you=_you(table, outlet) if seating else None,
                    )
                    shared[viewer] = encode(update)
                outlet.send_encoded(shared[viewer])

    def heed(self, reader: str, muted: set[str]) -> None:
        """From now on a reader does not hear these people."""
        self.muted.pop(reader, None)
        if muted:
            self.muted[reader] = muted

    def forget(self, viewer: Viewer) -> None:
        """Nobody looks from here any more."""
        self._shown.pop(viewer, None)

    def send_all(self, message: FromServer) -> None:
        """The same message for everybody."""
        encoded = encode(message)
        for outlet in self.outlets:
            outlet.send_encoded(encoded)

    def tell_presence(self, table: Table) -> None:
        """Tell everybody who is there."""
        self.send_all(Presence(present=self.present(table), spectators=self.spectators(table)))

    def present(self, table: Table) -> list[int]:
        """The seats whose person is there."""
        seats = {table.seat_of(reader) for reader in self._everybody()}
        return sorted(seat for seat in seats if seat is not None)

    def spectators(self, table: Table) -> int:
        """How many look on."""
        return sum(table.seat_of(reader) is None for reader in self._everybody())

    def readers(self) -> list[str | None]:
        """Whoever reads along here: the id of each socket's person."""
        return [outlet.id for outlet in self.outlets]

    def _everybody(self) -> list[str | None]:
        return sum((readers for _, readers in self.elsewhere.values()), self.readers())

    def heard_of(self, process: str, readers: list[str | None]) -> bool:
        """Another process says who reads along there; returns whether that is news."""
        before = self.elsewhere.get(process, (0, []))[1]
        self.elsewhere[process] = (now(), readers)
        if not readers:
            del self.elsewhere[process]
        return before != readers

    def miss(self, silent_since: int) -> bool:
        """Processes that have been silent since are gone; returns whether that is news."""
        gone = [process for process, (at, _) in self.elsewhere.items() if at < silent_since]
        for process in gone:
            del self.elsewhere[process]
        return bool(gone)


def _you(table: Table, outlet: Outlet) -> You:
    return You(outlet.id, table.seat_of(outlet.id), outlet.id is not None and table.host == outlet.id)
