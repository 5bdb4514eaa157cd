"""Everyone can play: what axe finds on every screen, by day and by night, and how light the first load is."""

import pytest

LIGHTEST = 250_000
BOARD = 60_000


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_no_screen_keeps_anybody_out(reader, theme, size):
    """Home, settings, lobby, each board, rules, points and replay have no serious trouble."""
    ada = reader(size=size).prefer(theme=theme, speed="none", confirm=False)
    found = {}

    def look(screen):
        ada.page.wait_for_timeout(150)
        troubles = ada.serious_troubles()
        if troubles:
            found[screen] = troubles
        assert not ada.scrolls_sideways(), screen

    ada.page.goto("/")
    look("home")
    ada.page.get_by_role("button", name="Settings").click()
    look("settings")
    ada.close()
    ada.page.get_by_role("button", name="With friends: Festo!").click()
    ada.page.get_by_role("button", name="Open the table").wait_for()
    look("new table")
    ada.close()
    for game, seats in (("festival", 4), ("festo", 3), ("ufos", 2), ("astoria", 3)):
        table = ada.open(game, seats)
        ada.page.get_by_role("button", name="Start").wait_for()
        if game == "festival":
            look("lobby")
        ada.start().play(ada.by_mouse, decisions=3)
        look(game)
        if game == "festival":
            ada.page.locator(".points").first.click()
            look("points")
            ada.close()
            for tab in ("Rules", "Chat") if size[0] > size[1] else ():
                ada.page.get_by_role("tab", name=tab).click()
                look(tab)
            ada.page.goto(f"/r/{table}")
            ada.page.get_by_role("button", name="One step on").click()
            look("replay")
    assert found == {}


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
