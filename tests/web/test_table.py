"""At the table: together, after a lost connection, back again, in another language, and against the rules."""

import re
from typing import Any

from playwright.sync_api import expect


def test_two_people_and_two_bots_at_one_table(reader):
    """A friend comes by the link, sits down and is ready; both play, see the same, and talk."""
    ada, ben = reader().prefer(speed="none"), reader().prefer(speed="none")
    table = ada.open("festival", 4)
    ben.page.goto(f"/t/{table}")
    ben.sit("Ben")
    expect(ada.page.get_by_role("button", name="Start")).to_be_disabled()
    ben.page.get_by_role("button", name="I am ready").click()
    ada.start()
    decided = {ada: 0, ben: 0}
    while min(decided.values()) < 2:
        for each in decided:
            if each.has_turn():
                each.play(each.by_mouse, decisions=1)
                decided[each] += 1
        ada.page.wait_for_timeout(50)
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Well played!")
    ada.page.keyboard.press("Enter")
    ben.page.get_by_role("tab", name=re.compile("^Chat")).click()
    expect(ben.page.get_by_role("tabpanel")).to_contain_text("Well played!")


def test_a_lost_connection_comes_back_by_itself(reader):
    """The page says that it reconnects, does so, and the match goes on; a move made meanwhile is not lost."""
    ada = reader().prefer(speed="none")
    sockets: list[Any] = []
    cut: list[bool] = []

    def route(socket):
        if cut:
            socket.close(code=1012)
            return
        socket.connect_to_server()
        sockets.append(socket)

    ada.page.route_web_socket(re.compile("/socket$"), route)
    ada.open("festo", 2)
    ada.start().play(ada.by_mouse, decisions=1)
    assert ada.wait_for_turn()
    turn = ada.turn()
    cut.append(True)
    sockets[-1].close(code=1012)
    notice = ada.page.get_by_text("Reconnecting")
    expect(notice).to_be_visible()
    ada.by_mouse()
    cut.clear()
    expect(notice).to_be_hidden()
    ada.wait_for_another(turn)


def test_a_move_is_taken_back(reader):
    """A helper that was placed goes back to hand, and the log says so."""
    ada = reader().prefer(speed="none")
    ada.open("festo", 2)
    ada.start()
    placed = ada.page.get_by_role("group", name="Log").get_by_text(re.compile("^You place"))
    ada.play_until(placed.count, ada.by_mouse)
    ada.page.get_by_role("button", name="Undo").click()
    expect(ada.page.get_by_role("group", name="Log")).to_contain_text("You take back 1 decision.")
    expect(placed).to_have_count(0)


def test_what_is_against_the_rules_is_explained(reader):
    """Touching a closed character names the rule, in words, with its paragraph, and what would be allowed."""
    ada = reader().prefer(speed="none")
    ada.open("festo", 2, options={"events": False})
    ada.start()
    closed = ada.page.locator("[data-target^='area:'][data-state=quiet]")
    ada.play_until(lambda: "place helpers" in ada.bar.inner_text() and closed.count(), ada.by_mouse)
    closed.first.click()
    objection = ada.bar.get_by_role("alert")
    expect(objection).to_contain_text("This character is not available now.")
    expect(objection).to_contain_text("Allowed: Place a helper")
    objection.get_by_role("button", name="Rule FO-H1").click()
    expect(ada.page.locator("#rule-FO-H1")).to_be_in_viewport()


def test_the_language_changes_at_once(reader):
    """The decision, the log and the rules speak the language that was just chosen."""
    ada = reader().prefer(speed="none")
    ada.open("festival", 4)
    ada.start()
    ada.wait_for_turn()
    ada.page.get_by_label("Language").select_option("de")
    decision = ada.page.get_by_role("region", name="Entscheidung")
    expect(decision).to_contain_text("Nimm eine")
    ada.page.get_by_role("tab", name="Regeln").click()
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("Zu dieser Entscheidung")
    ada.page.get_by_label("Sprache").select_option("fr")
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("Pour cette décision")
    ada.page.reload()
    expect(ada.page.get_by_role("region", name="Décision")).to_be_visible()


def test_the_rules_can_be_searched(reader):
    """What is typed finds the paragraphs that speak of it."""
    ada = reader()
    ada.open("festival", 4)
    ada.start()
    ada.page.get_by_role("tab", name="Rules").click()
    ada.page.get_by_label("Search the rules").fill("different professions")
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("FV-E6")
    expect(ada.page.get_by_role("tabpanel")).not_to_contain_text("FV-R1")


def test_points_open_their_derivation(reader):
    """The number beside a name opens where the points come from, with rules."""
    ada = reader().prefer(speed="none")
    ada.open("festival", 4)
    ada.start().play(ada.by_mouse, decisions=4)
    ada.page.get_by_role("button", name=re.compile("^Ada: .* Where do the points come from")).click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("FV-E")


def test_a_link_to_nowhere_says_so(reader):
    """A table that does not exist is told in words, with a way home."""
    ada = reader()
    ada.page.goto("/t/no-such-table")
    expect(ada.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    ada.page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(ada.page.get_by_role("heading", name="Festival")).to_be_visible()


def test_the_table_is_read_on_demand(reader):
    """R, or the menu, opens everything one may know of the table in words."""
    ada = reader().prefer(speed="none")
    ada.open("festo", 2)
    ada.start()
    assert ada.wait_for_turn()
    ada.page.keyboard.press("r")
    words = ada.page.get_by_role("dialog", name="The table in words")
    expect(words.get_by_role("columnheader", name="Ada").first).to_be_visible()
    assert ada.serious_troubles() == []
    ada.page.keyboard.press("Escape")
    expect(words).to_be_hidden()
    ada.page.get_by_role("button", name="More").click()
    ada.page.get_by_role("button", name="Read the table to me").click()
    expect(words).to_be_visible()


def test_a_line_of_the_log_lights_what_it_speaks_of(reader):
    """The board marks the same things as the log and the decision."""
    ada = reader().prefer(speed="none")
    ada.open("festo", 2, options={"events": False})
    ada.start()
    lines = ada.page.get_by_role("group", name="Log").get_by_text(re.compile("^You place"))
    ada.play_until(lines.count, ada.by_mouse)
    lines.last.hover()
    expect(ada.page.locator("[data-target^='area:'][data-lit=true]").first).to_be_visible()


def test_festival_shows_every_troupe_the_hand_and_what_professions_pay(reader):
    """With 5 seats at 1440 by 900 nothing has to be scrolled to, and the hand is the largest thing on the table."""
    ada = reader().prefer(speed="none")
    ada.open("festival", 5)
    ada.start()
    assert ada.wait_for_turn()
    board = ada.page.get_by_role("main")
    assert board.evaluate("board => board.scrollHeight <= board.clientHeight")
    expect(board.get_by_role("list", name="What each profession pays now").locator("> li")).to_have_count(5)
    hand = board.locator("[data-target^='card:']").first.bounding_box()
    laid = board.locator("[data-anchor='cell:0:0']").bounding_box()
    assert hand["height"] > 2 * laid["height"]
    assert ada.serious_troubles() == []
