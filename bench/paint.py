"""From a click to the next picture: how long the page takes to answer, with all seats taken, late in a match.

    ./tafel bench paint                    every game, with most seats
    python -m bench.paint astoria          some games

The client as it is built, a server on this machine, a real Chromium, bots of level 1 in the other seats. Somebody plays
by mouse; a click is timed from when the browser took it until the next frame with its effect was painted. Promise: less
than 100 ms.
"""

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.console import Console

import tafelrunde as tr
from tests.server.processes import Server
from tests.web.reader import Reader

PROMISED = 100
DECISIONS = 60
# A task after the next frame begins when that frame has been painted.
WATCH = """() => {
  window.clicks = [];
  const painted = ({timeStamp}) => requestAnimationFrame(() => setTimeout(() =>
    window.clicks.push(performance.now() - timeStamp)));
  addEventListener("click", painted, {capture: true});
}"""


def clicks(reader: Reader, game: str, seats: int) -> list[float]:
    """Milliseconds from each click to the next paint, in the second half of so many decisions or of the match."""
    reader.open(game, seats)
    reader.start()
    reader.page.evaluate(WATCH)
    reader.play(reader.by_mouse, decisions=DECISIONS)
    found: list[float] = reader.page.evaluate("window.clicks")
    return found[len(found) // 2 :]


def main(games: list[str]) -> None:
    """Measure and print."""
    console = Console(highlight=False, soft_wrap=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for game in games:
            seats = max(tr.game(game).seats)
            context = browser.new_context(
                base_url=server.address, locale="en-GB", viewport={"width": 1440, "height": 900}
            )
            context.set_default_timeout(120_000)
            reader = Reader(context.new_page()).prefer(speed="none")
            found = clicks(reader, game, seats)
            context.close()
            median, most = statistics.median(found), max(found)
            console.print(
                f"{game:10} {seats} seats  {len(found):3} clicks  median {median:4.0f} ms  most {most:4.0f} ms"
                f"  (promised: below {PROMISED} ms)"
            )
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:] or list(tr.games()))
