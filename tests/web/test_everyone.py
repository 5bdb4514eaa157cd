"""Everyone can play: what axe finds on every screen, by day and by night, and how light the first load is."""

import pytest

import tafelrunde as tr
from tests.web.laid import LaidTable

LIGHTEST = 250_000
BOARD = 60_000
DESK, PHONE = (1440, 900), (390, 844)
SCREENS = pytest.mark.parametrize(
    ("size", "theme"),
    [
        pytest.param(DESK, "day", id="desk-day"),
        pytest.param(PHONE, "night", id="phone-night"),
        pytest.param(DESK, "night", id="desk-night", marks=pytest.mark.soak),
        pytest.param(PHONE, "day", id="phone-day", marks=pytest.mark.soak),
    ],
)
AT_REST = "document.getAnimations().every(({playState}) => playState !== 'running')"


class Inspector:
    """Looks at one screen after the other and keeps what would keep somebody out."""

    def __init__(self, reader):
        self.reader = reader
        self.found = {}

    def look(self, screen):
        """Look at the screen once nothing on it moves or fades any more."""
        self.reader.wait_until(AT_REST)
        troubles = self.reader.serious_troubles()
        if troubles:
            self.found[screen] = troubles
        assert not self.reader.scrolls_sideways(), screen


@SCREENS
def test_no_screen_keeps_anybody_out(reader, theme, size):
    """Home, settings, lobby, table, points, rules, chat and replay have no serious trouble."""
    ada = reader(size=size).prefer(theme=theme, speed="none", confirm=False)
    inspector = Inspector(ada)
    ada.page.goto("/")
    inspector.look("home")
    ada.page.get_by_role("button", name="Settings").click()
    inspector.look("settings")
    ada.close()
    ada.page.get_by_role("button", name="With friends: Festo!").click()
    ada.page.get_by_role("button", name="Open the table").wait_for()
    inspector.look("new table")
    ada.close()
    table = ada.open("festival", 4)
    ada.page.get_by_role("button", name="Start").wait_for()
    inspector.look("lobby")
    ada.start().play(ada.by_mouse, decisions=3)
    inspector.look("table")
    ada.page.locator(".points").first.click()
    inspector.look("points")
    ada.close()
    for tab in ("Rules", "Chat") if size[0] > size[1] else ():
        ada.page.get_by_role("tab", name=tab).click()
        inspector.look(tab)
    ada.page.goto(f"/r/{table}")
    ada.page.get_by_role("button", name="One step on").click()
    inspector.look("replay")
    assert inspector.found == {}


@SCREENS
@pytest.mark.parametrize(
    ("game", "seats", "seed"), [("festival", 4, 1), ("festo", 3, 5), ("ufos", 2, 3), ("astoria", 3, 5)]
)
def test_no_decision_keeps_anybody_out(reader, theme, size, game, seats, seed):
    """A board has no serious trouble at the first decision of each kind that a match, always the same, asks for."""
    ada = reader(size=size).prefer(theme=theme, speed="none", confirm=False)
    inspector = Inspector(ada)
    match, bot = tr.game(game).start(seats=seats, seed=seed), tr.bot(game, level=2, seed=seed)
    table = LaidTable(ada, match)
    met: set[str] = set()
    while True:
        move = bot.choose(match.view(match.to_move))
        after = match.copy()
        after.play(move)
        if after.over:
            break
        kinds = {each.kind for each in after.legal} if after.to_move == table.seat else set()
        if kinds <= met:
            match.play(move)
            continue
        met |= kinds
        table.play(move)
        ada.page.locator(f"[data-turn='{table.number}']").wait_for()
        inspector.look(", ".join(sorted(kinds)))
    assert met
    assert inspector.found == {}


@pytest.mark.parametrize(("game", "seats"), [("festival", 4), ("festo", 2), ("ufos", 2), ("astoria", 3)])
def test_the_first_load_is_light(reader, game, seats):
    """Home and one game, with fonts and words, weigh at most 250 KB as they are sent, of which its board 60 KB."""
    ada = reader()
    sizes: dict[str, int] = {}

    def weigh(response):
        if "/api/" not in response.url:  # what comes from the browser's cache weighs nothing the second time
            size = response.request.sizes()["responseBodySize"]
            sizes[response.url] = max(size, sizes.get(response.url, 0))

    ada.page.on("requestfinished", lambda request: weigh(request.response()))
    ada.open(game, seats)
    ada.start()
    ada.page.locator("#main [data-anchor]").first.wait_for(state="attached")
    ada.page.wait_for_timeout(500)
    assert 0 < sum(size for url, size in sizes.items() if "/Board-" in url) <= BOARD
    assert sum(sizes.values()) <= LIGHTEST, sorted(sizes.items(), key=lambda each: -each[1])[:12]


def test_it_can_be_put_on_a_home_screen(reader):
    """Phones that tell of a turn only from there find a manifest, and every picture it names."""
    ada = reader()
    ada.page.goto("/")
    manifest = ada.page.request.get(ada.page.locator("link[rel=manifest]").get_attribute("href"))
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    pictures = [(each["src"], each["type"]) for each in manifest.json()["icons"]]
    touched = ada.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for address, kind in [*pictures, (touched, "image/png")]:
        assert ada.page.request.get(address).headers["content-type"].startswith(kind)
