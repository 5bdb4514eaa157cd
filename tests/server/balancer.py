"""A load balancer as plain as can be: each new connection goes to the next process that takes it."""

import asyncio
import threading
from itertools import cycle


class Balancer:
    """Hands bytes on, in a thread of its own."""

    def __init__(self, ports):
        self._ports = cycle(ports)
        self._count = len(ports)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._server = self._loop.run_until_complete(asyncio.start_server(self._connect, "127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def start(self):
        self._thread.start()

    def stop(self):
        if self._thread.is_alive():
            asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
        self._loop.close()

    async def _end(self):
        self._server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _connect(self, reader, writer):
        for _ in range(self._count):
            try:
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", next(self._ports))
                break
            except OSError:
                continue
        else:
            writer.transport.abort()
            return
        try:
            await asyncio.gather(_hand_on(reader, far_writer), _hand_on(far_reader, writer))
        finally:
            writer.close()
            far_writer.close()


async def _hand_on(reader, writer):
    try:
        while some := await reader.read(65_536):
            writer.write(some)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()
