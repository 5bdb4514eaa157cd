"""The server beside boardgame.io's: many tables of Festival, four sockets each, paced moves, no bots.

Both servers run at the same time and are loaded in turns. Ours waits for the disk at every move and sends each seat
what a page shows and no more than it may know: view, log, points and decision. boardgame.io writes whole matches to
files and strips what its game says; log and points would be left to the page. It is weighed after collecting its
garbage, ours as it is.
"""

import argparse
import asyncio
import resource
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
from rich.console import Console
from rich.status import Status

from bench.report import Comparison, Fact, Line, report
from bench.server_contestants import Contestant, our_server, peer_server
from bench.server_load import PATIENCE, Table, in_parallel, play
from bench.server_ours import OurTable
from bench.server_peer import PeerTable
from bench.server_records import record

TURNS = 4
RECORDS = 20
ADDRESSES = 250


async def fill(ours: Contestant, peer: Contestant, tables: int, status: Status) -> None:
    """Open all tables, after one each that wakes everything up."""
    records = [record(seed) for seed in range(RECORDS)]
    transport = httpx.AsyncHTTPTransport()
    lobby = httpx.AsyncClient(base_url=peer.address, transport=transport, timeout=PATIENCE)

    def add(contestant: Contestant, table: Table) -> None:
        contestant.tables.append(table)
        status.update(f"{contestant.version}: {len(contestant.tables)} of {tables} tables are open")

    async def open_ours(number: int) -> None:
        table = OurTable(number)
        await table.open([ours.address], transport, f"10.1.{number // ADDRESSES}.{number % ADDRESSES}")
        add(ours, table)

    async def open_theirs(number: int) -> None:
        table = PeerTable(records[number % RECORDS])
        await table.open(peer.address, lobby)
        add(peer, table)

    for contestant, open_table in ((ours, open_ours), (peer, open_theirs)):
        status.update(f"{contestant.version} gets ready")
        await contestant.settle()
        await open_table(tables)
        await play(contestant.tables, 0.02, 1.0)
        await contestant.tables.pop().close()
        contestant.empty = await contestant.weigh()
        await in_parallel(open_table(number) for number in range(tables))
    await transport.aclose()


async def measure(
    ours: Contestant, peer: Contestant, tables: int, period: float, seconds: float, status: Status
) -> None:
    """Load both in turns."""
    await fill(ours, peer, tables, status)
    for turn in range(TURNS):
        for each in (ours, peer):
            status.update(f"{each.version}: turn {turn + 1} of {TURNS}")
            await each.load(period, seconds / TURNS)
    for each in (ours, peer):
        each.full = await each.weigh()
        await in_parallel(table.close() for table in each.tables)


def told(ours: Contestant, peer: Contestant) -> Iterator[Line]:
    """What was found."""
    yield Comparison("moves for each second of CPU", ours.rate, peer.rate, wanted=3)
    for each in (ours, peer):
        how = f"{each.version}, {each.name}: {len(each.tables)} tables with four sockets each"
        yield Fact("memory of a table", each.per_table, "KB", how)
        yield Fact("memory for each socket of a table", each.per_socket, "KB", how)
    yield Fact("memory of a table beside the peer's", ours.per_table / peer.per_table, "x", "", at_most=0.4)
    for each in (ours, peer):
        how = f"{each.version}: from the move to the last of four seats, {len(each.took)} moves"
        yield Fact("CPU of a move", 1000 / each.rate.per_second, "ms", how)
        yield Fact("half of the moves are heard within", each.latency(0.5), "ms", how)
        yield Fact("99 of 100 moves are heard within", each.latency(0.99), "ms", how)


def main() -> int:
    """Measure, report, and answer the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the report")
    parser.add_argument("--require", action="store_true", help="fail if something wanted was missed")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--period", type=float, default=3.0, help="seconds between two moves at one table")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each server is loaded")
    asked = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as name, Console(stderr=True).status("both servers start") as status:
        folder = Path(name)
        with our_server(folder) as ours, peer_server(folder) as peer:
            asyncio.run(measure(ours, peer, asked.tables, asked.period, asked.seconds, status))
    return report(list(told(ours, peer)), keep=asked.json, require=asked.require)


if __name__ == "__main__":
    sys.exit(main())
