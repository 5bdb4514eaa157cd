"""The table keeps still: the board's box never moves or changes its size, whatever is said and decided."""

import pytest
from playwright.sync_api import expect

import tafelrunde as tr
from tests.web.laid import LaidTable
from tests.web.still import unrest, watch

NEARLY = 1
FEWEST_TOLD = 5
DESK, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)


@pytest.mark.parametrize(
    ("game", "seats", "size", "language"),
    [
        ("festival", 5, DESK, "fr"),
        ("festo", 4, TABLET, "de"),
        ("ufos", 3, DESK, "de"),
        ("astoria", 4, DESK, "fr"),
    ],
)
def test_the_board_keeps_still_for_a_whole_match(reader, game, seats, size, language):
    """From the first decision to the result nothing that is said or decided moves the board."""
    ada = reader(size=size).prefer(speed="none", language="en")
    ada.open(game, seats, name="Maximiliane-Charlotte")
    ada.start()
    assert ada.wait_for_turn()
    ada.page.get_by_label("Language").select_option(language)
    watch(ada.page)
    ada.play(ada.by_mouse)
    expect(ada.page.locator("dialog[open]")).to_be_visible()
    moved, wider = unrest(ada.page)
    assert moved <= NEARLY
    assert wider <= 0


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_no_message_moves_the_board(reader, size):
    """A hint, a refusal, a question and the list of moves lie in reserved room or above the board."""
    ada = reader(size=size).prefer(speed="none", confirm=True)
    ada.open("festo", 4, options={"events": False})
    ada.start()
    closed = ada.page.locator("[data-target^='area:'][data-state=quiet]")
    ada.play_until(lambda: "place helpers" in ada.bar.inner_text() and closed.count(), ada.by_mouse_confirming)
    watch(ada.page)
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.bar.get_by_role("region", name="Hint").get_by_role("listitem").first).to_be_visible()
    ada.page.keyboard.press("Escape")
    closed.first.click()
    expect(ada.bar.get_by_role("alert")).to_be_visible()
    ada.bar.get_by_role("alert").get_by_role("button", name="Close").click()
    ada.bar.get_by_role("button", name="moves as a list").click()
    expect(ada.bar.get_by_role("region", name="moves as a list")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.bar.get_by_role("region", name="moves as a list")).to_be_hidden()
    ada.page.locator("[data-target^='area:'][data-state=legal]").first.click()
    expect(ada.page.get_by_role("button", name="Do it")).to_be_visible()
    moved, wider = unrest(ada.page)
    assert moved <= NEARLY
    assert wider <= 0


@pytest.mark.parametrize(("size", "language"), [(DESK, "fr"), (TABLET, "de")], ids=["desk", "tablet"])
def test_the_market_keeps_still_whatever_is_told_above_it(reader, size, language):
    """An event that begins, and a character whose turn it is, use room that is always there."""
    match = tr.game("festo").start(seats=4, seed=5, options={"events": True})
    ada = reader(size=size).prefer(speed="none", language=language)
    laid = LaidTable(ada, match)
    stalls, told, tops = ada.page.locator(".stalls"), ada.page.locator(".day"), []
    seen = set()
    while match.view(0).field("round_now") < 2:
        laid.play(match.legal[0])
        expect(ada.page.locator("[data-turn]")).to_have_attribute("data-turn", str(laid.number))
        seen.add(told.inner_text())
        tops.append(stalls.bounding_box()["y"])
    assert len(seen) > FEWEST_TOLD
    assert max(tops) - min(tops) <= NEARLY


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_card_keeps_its_height_while_its_game_is_made_ready(reader, size):
    """How far the compilation has come lies on the picture, and leaves nothing behind when the game is ready."""

    def heights(ready):
        ada = reader(size=size).prefer(language="fr")

        def told(route):
            answer = route.fetch()
            games = [each | {"ready": ready, "compiled": 40, "seconds_left": 99} for each in answer.json()]
            route.fulfill(response=answer, json=games)

        ada.page.route("**/api/games", told)
        ada.page.goto("/")
        cards = ada.page.locator("article[data-game]")
        expect(cards).to_have_count(len(tr.games()))
        expect(cards.get_by_role("status")).to_have_count(0 if ready else len(tr.games()))
        return cards.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().height)")

    assert heights(ready=False) == heights(ready=True)
