"""What can go wrong between processes: lines that swallow everything, and clocks that jump."""

import asyncio
import threading
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

JUMPING_CLOCK = Path(__file__).with_name("jumping_clock")


class Clocks:
    """The clocks of processes that are started in this environment."""

    def __init__(self, folder):
        self._file = Path(folder) / "jump"
        self._passed = 0

    def environment(self):
        return {"PYTHONPATH": str(JUMPING_CLOCK), "TAFELRUNDE_JUMP": str(self._file)}

    def jump(self, seconds):
        """Set the wall clock so many seconds ahead of the true time."""
        new = self._file.with_suffix(".new")
        new.write_text(f"{seconds} {self._passed}")
        new.replace(self._file)

    def let_pass(self, seconds):
        """Let so much more time pass by all clocks."""
        self._passed += seconds
        self.jump(self._passed)


class Line:
    """A line to a server that can be cut: nothing comes through, and nobody is told, as if packets were dropped."""

    def __init__(self, address):
        self._url = urlsplit(address)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._whole = asyncio.Event()
        self._whole.set()
        self._writers = set()
        self._server = self._loop.run_until_complete(asyncio.start_server(self._connect, "127.0.0.1", 0))
        self._thread.start()

    @property
    def address(self):
        """The address that leads over this line."""
        user = f"{self._url.username}@" if self._url.username else ""
        port = self._server.sockets[0].getsockname()[1]
        return f"{self._url.scheme}://{user}127.0.0.1:{port}{self._url.path}"

    def cut(self):
        self._loop.call_soon_threadsafe(self._whole.clear)

    def heal(self):
        """Connections that were there when the line was cut are lost; new ones come through."""

        def heal():
            for writer in self._writers:
                writer.transport.abort()
            self._whole.set()

        self._loop.call_soon_threadsafe(heal)

    def stop(self):
        async def end():
            self._server.close()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _connect(self, reader, writer):
        self._writers.add(writer)
        far = None
        try:
            await self._whole.wait()
            folder = parse_qs(self._url.query).get("host")
            if folder:
                far_reader, far = await asyncio.open_unix_connection(f"{folder[0]}/.s.PGSQL.5432")
            else:
                far_reader, far = await asyncio.open_connection(self._url.hostname, self._url.port)
            self._writers.add(far)
            await asyncio.gather(self._hand_on(reader, far), self._hand_on(far_reader, writer))
        except OSError:
            pass
        finally:
            for each in (writer, far):
                if each is not None:
                    self._writers.discard(each)
                    each.close()

    async def _hand_on(self, reader, writer):
        with suppress(OSError):
            while some := await reader.read(65_536):
                await self._whole.wait()
                writer.write(some)
                await writer.drain()
        writer.close()
