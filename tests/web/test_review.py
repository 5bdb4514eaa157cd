"""The review of a match: from the result, its picture, its decisions, and what is shared of it."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import tafelrunde as tr
from tafelrunde.bots.search import load_search
from tafelrunde.review.file import review_in
from tafelrunde.review.turning_points import turning_points
from tests.review.test_review import at_random
from tests.web.test_lessons import Learner, by_mouse

REVIEW = re.compile(r"/review\?")
BEGUN: dict[str, Any] = {"seat": None, "open": False, "done": 0.1, "inexact": 0.02, "costly": 0.05}
BEGUN |= {"moments": [], "decisions": [], "luck": [], "ledgers": [], "closer": {}}
"""A review of which nothing is there yet."""
GUESSED = BEGUN | {
    "moments": [{"number": number, "shares": [0.5, 0.5], "points": [0.0, 0.0]} for number in (0, 9)],
    "ledgers": [
        dict.fromkeys(("start", "luck", "luck_margin", "decisions", "decisions_margin", "others", "total"), 0.0)
        | {"seat": seat, "costliest": [], "finest": []}
        for seat in range(2)
    ],
}
SHORT = {"options": {"simplified": True}}
IMPORT = """async (file) => {
  const post = (path, body) => fetch(`/api/${path}`, {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)
  }).then((answer) => answer.json());
  await post("people", {name: "Ada"});
  return (await post("matches", file)).match;
}"""


@pytest.fixture(scope="module", autouse=True)
def compiled():
    """Nobody waits for search to be compiled."""
    load_search(tr.game("festival"))


def imported(someone, seed=3, seats=4, game="festival"):
    """A finished match that somebody has as a file, and did not see."""
    someone.page.goto("/")
    file = at_random(tr.game(game).start(seats=seats, seed=seed), seed).to_json()
    return someone.page.evaluate(IMPORT, json.loads(file))


def reviewed(someone, match, seat="none", step=5):
    """Somebody who looks at the whole review of such a match."""
    someone.page.goto(f"/r/{match}#step={step}&seat={seat}&review")
    someone.page.get_by_role("button", name="Show it").click()
    someone.page.get_by_role("link", name="Match file with the review").wait_for()
    return someone.page


def test_from_the_result_to_the_review_by_one_click(reader):
    """Whoever played sees the picture grow, and their decisions; steps by keyboard move along it."""
    ada = reader().prefer(speed="none")
    table = ada.open("festival", 4, **SHORT)
    ada.start().play(ada.by_mouse)
    ada.result.get_by_role("link", name="Review").click()
    expect(ada.page).to_have_url(re.compile(f"/r/{table}#review"))
    expect(ada.page.get_by_role("img", name="Shares of the win")).to_be_visible()
    expect(ada.page.get_by_text("by what you knew")).to_be_visible()
    expect(ada.page.get_by_role("table", name="Where the win came from")).to_be_visible()
    for answers in ada.page.get_by_role("switch", name="Let me try first").all():
        expect(answers).to_be_checked()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_role("slider", name="Step")).to_have_value("1")
    assert ada.serious_troubles() == []


def test_the_ledger_adds_up_and_the_picture_is_a_table_too(reader):
    """The columns begin with equal shares and end with the outcome; every round has its row in words."""
    page = reviewed(eve := reader(), imported(eve))
    ledger = page.get_by_role("table", name="Where the win came from")
    for column in range(4):
        cells = [row.locator("td").nth(column).inner_text() for row in ledger.locator("tbody tr, tfoot tr").all()]
        assert all("-" not in cell for cell in cells)
        start, *changes, end = [int(re.sub(r"[^\d-]", "", cell.replace("−", "-"))) for cell in cells]
        assert start + sum(changes) == end
    page.get_by_text("What the lines mean").click()
    expect(page.get_by_role("definition").first).to_contain_text("What luck gives one seat it takes from the others.")
    page.get_by_text("The picture as a table").click()
    rows = page.locator("details").filter(has_text="The picture as a table").get_by_role("row")
    expect(rows.first).to_contain_text("Seat 1")
    expect(rows.last).to_contain_text("%")
    assert rows.count() > 5
    assert eve.serious_troubles() == []


def test_parts_of_a_round_are_marked_with_their_names(reader):
    """Those of Festo! that come once in a match too: each has its name at the picture, and its row in the table."""
    eve = reader()
    match = imported(eve, seats=2, game="festo")
    eve.page.route(REVIEW, lambda route: route.fulfill(json=GUESSED | {"match": match}))
    eve.page.goto(f"/r/{match}#step=5&seat=none&review")
    eve.page.get_by_role("button", name="Show it").click()
    eve.page.locator("svg[data-stream] title").first.wait_for(state="attached")
    titles = eve.page.locator("svg[data-stream] title").all_text_contents()
    assert any(title.startswith("Cooking: ") for title in titles)
    assert any(title.startswith("Morning") for title in titles)
    eve.page.get_by_text("The picture as a table").click()
    rows = eve.page.locator("details").filter(has_text="The picture as a table").get_by_role("rowheader")
    told = rows.all_text_contents()
    assert set(titles) < set(told)
    assert told[0].startswith("Round 1")
    assert told[-1] == "End"


def test_moments_of_luck_are_told_with_what_happened(reader):
    """Each leads to its step, which says whose share it moved, and has its margin, which does not cover it."""
    page = reviewed(eve := reader(), imported(eve))
    luckiest = page.get_by_role("region", name="Luckiest moments")
    expect(luckiest.get_by_role("listitem").first).to_contain_text(re.compile(r"^\+\d+%\s±\d+%.*draws?"))
    extremes = page.get_by_role("region", name=re.compile("uckiest moments"))
    for told in extremes.get_by_role("listitem").all_inner_texts():
        by, margin = map(int, re.findall(r"(\d+)%", told)[:2])
        assert by >= margin
    luckiest.get_by_role("button").first.click()
    expect(luckiest.get_by_role("button").first).to_have_attribute("aria-current", "true")
    shown = page.get_by_role("region", name="Review", exact=True)
    expect(shown).to_contain_text(re.compile(r"Luck here \(±\d+%\):.*%"))
    slider = page.get_by_role("slider", name="Step")
    before = int(slider.input_value())
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(before + 1))
    assert eve.serious_troubles() == []


def test_with_all_seats_taken_everything_has_its_room(reader):
    """The ledger has a column for everybody beside the board, and the line to travel along stays long."""
    page = reviewed(eve := reader(), imported(eve, seats=5))
    ledger = page.get_by_role("table", name="Where the win came from")
    assert ledger.evaluate("(table) => table.getBoundingClientRect().right <= innerWidth")
    assert ledger.evaluate("(table) => table.scrollWidth <= table.parentElement.clientWidth")
    assert page.get_by_role("slider", name="Step").bounding_box()["width"] > 300


def test_the_ledger_of_a_seat_says_nothing_of_the_decisions_of_others(reader):
    """They are not judged in its review; so there is one column."""
    page = reviewed(eve := reader(), imported(eve), seat="2")
    ledger = page.get_by_role("table", name="Where the win came from")
    expect(ledger.get_by_role("columnheader")).to_have_count(1)
    expect(ledger.get_by_role("columnheader")).to_have_text("Seat 3")
    assert eve.serious_troubles() == []


def test_a_costly_decision_is_told_with_points_and_what_follows(reader):
    """Who would have moved how, in which lines the points differ; at its step the picture says what it cost."""
    page = reviewed(eve := reader(), imported(eve))
    costliest = page.get_by_role("region", name="Costliest decisions")
    expect(costliest).to_contain_text(re.compile(r"−\d+% \(±\d+%\), [−+]?\d points?\."))
    expect(costliest).to_contain_text(re.compile(r"Then probably Seat \d: "))
    differences = costliest.get_by_role("list", name="Where the points differ").first.get_by_role("listitem")
    expect(differences.first).to_contain_text(re.compile(r"^[−+]\d+"))
    costliest.get_by_role("button").first.click()
    expect(page.get_by_role("region", name="Review", exact=True)).to_contain_text(re.compile(r"costly.*%.*points?"))


def test_who_wants_to_know_the_end_is_asked_once(reader):
    """Looking as another seat is no other question."""
    page = reviewed(eve := reader(), imported(eve))
    for seat in ("Seat 2", "everything open"):
        page.get_by_label("Seen by").select_option(seat)
        page.get_by_role("link", name="Match file with the review").wait_for()
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_review_is_followed_again_after_the_connection_was_lost(reader):
    """That is told, and goes by itself; what the server refuses can be begun again."""
    eve = reader()
    page, match = eve.page, imported(eve)
    page.route(REVIEW, lambda route: route.abort())
    page.goto(f"/r/{match}#step=5&seat=none&review")
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("alert")).to_be_visible()
    refusal = {"code": "too-many", "arguments": {"wait": 1}}
    page.route(REVIEW, lambda route: route.fulfill(status=429, json=refusal))  # the newest counts
    page.get_by_role("button", name="Begin again").wait_for()
    assert eve.serious_troubles() == []
    page.unroute(REVIEW)
    page.get_by_role("button", name="Begin again").click()
    page.get_by_role("link", name="Match file with the review").wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_review_that_was_stopped_can_be_begun_again(reader):
    """Until then nothing is said of decisions that nobody has looked at."""
    eve = reader()
    page, match = eve.page, imported(eve)
    page.route(REVIEW, lambda route: route.fulfill(json=BEGUN | {"match": match}))
    page.goto(f"/r/{match}#step=5&seat=none&review")
    page.get_by_role("button", name="Show it").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("The review was stopped.")).to_be_visible()
    expect(page.get_by_role("region", name="Costliest decisions")).to_be_hidden()
    assert eve.serious_troubles() == []
    page.unroute(REVIEW)
    page.get_by_role("button", name="Begin again").click()
    page.get_by_role("link", name="Match file with the review").wait_for()


def test_the_picture_of_my_review_says_my_name(reader, tmp_path):
    """On the page it says "you"; whoever is shown the picture is somebody else."""
    ada = reader().prefer(speed="none")
    ada.open("festival", 4, **SHORT)
    ada.start().play(ada.by_mouse)
    ada.result.get_by_role("link", name="Review").click()
    expect(ada.page.get_by_text("by what you knew")).to_be_visible()
    with ada.page.expect_download() as drawn:
        ada.page.get_by_role("button", name="Save the picture").click()
    drawn.value.save_as(tmp_path / "stream.svg")
    assert "by what Ada knew" in (tmp_path / "stream.svg").read_text("utf-8")


def test_who_was_not_there_is_asked_before_the_end_is_told(reader):
    """Without an answer there is no picture; whoever declines looks back without it."""
    eve = reader()
    match = imported(eve)
    eve.page.goto(f"/r/{match}#step=4&seat=none&review")
    expect(eve.page.get_by_role("dialog", name="Review")).to_contain_text("how the match ended")
    expect(eve.page.get_by_role("img", name="Shares of the win")).to_be_hidden()
    eve.page.keyboard.press("Escape")
    expect(eve.page).to_have_url(re.compile("#step=4&seat=none$"))
    expect(eve.page.get_by_role("img", name="Shares of the win")).to_be_hidden()


def test_the_pointer_shows_the_moment_on_the_board(reader):
    """Pointing into the picture goes to that step; points are the second picture; the moment can be shared."""
    page = reviewed(eve := reader(), imported(eve))
    picture = page.get_by_role("img", name="Shares of the win")
    box = picture.bounding_box()
    slider = page.get_by_role("slider", name="Step")
    last = int(slider.get_attribute("max"))
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
    expect(slider).to_have_value(re.compile(f"^({last // 2}|{last // 2 + 1})$"))
    page.get_by_label("What the picture shows").select_option("points")
    expect(page.get_by_role("img", name="Points expected")).to_be_visible()
    page.get_by_role("button", name="Share this moment").click()
    expect(page).to_have_url(re.compile(r"#step=\d+&seat=none&review$"))


def test_costly_decisions_are_tried_again_on_the_board(reader):
    """Nothing tells what was better; a move is measured, taken back, tried again, and the next decision comes."""
    eve = reader().prefer(speed="none", confirm=False)
    page = reviewed(eve, imported(eve))
    costliest = page.get_by_role("region", name="Costliest decisions")
    expect(costliest).to_contain_text("Better:")
    costliest.get_by_role("switch", name="Let me try first").check()
    expect(costliest).not_to_contain_text("Better:")
    costliest.get_by_role("link", name="Try it on the board").first.click()
    expect(page).to_have_url(re.compile("/retry#seat=none&of=0&at="))
    match = at_random(tr.game("festival").start(seats=4, seed=3), 3)
    found = tr.review(match).costliest(0)
    learner = Learner(eve, match.game)
    for decision, following in zip(found, [*["Next decision"] * (len(found) - 1), "Back to the review"], strict=True):
        learner.wait_for_step(1)
        expect(learner.coach).to_contain_text("What would you do?")
        legal = next(each for each in turning_points(match, None) if each.number == decision.number).known.legal
        learner.do(decision.played, legal, by_mouse)
        expect(learner.coach).to_contain_text(
            re.compile(rf"{round(decision.cost * 100)} (match fewer|fewer matches) in 100")
        )
        learner.coach.get_by_role("button", name="Try again").click()
        expect(learner.coach).to_contain_text("What would you do?")
        learner.wait_for_step(1)
        learner.do(decision.best, legal, by_mouse)
        expect(learner.coach).to_contain_text("Nothing better was found.")
        assert eve.serious_troubles() == []
        learner.coach.get_by_role("link", name=following).click()
    expect(page).to_have_url(re.compile("#moves=.*&review$"))


def test_picture_and_file_can_be_taken_along(reader, tmp_path):
    """The picture is a drawing with its own colours, names and rounds; the file still verifies, the review inside."""
    page = reviewed(eve := reader(), imported(eve))
    with page.expect_download() as drawn:
        page.get_by_role("button", name="Save the picture").click()
    drawn.value.save_as(tmp_path / "stream.svg")
    svg = (tmp_path / "stream.svg").read_text("utf-8")
    assert svg.startswith("<svg")
    assert "var(" not in svg
    assert len(set(re.findall(r'fill="(rgb[^"]*)"', svg))) >= 4
    assert "<title>Festival: Shares of the win" in svg
    assert [svg.count(f">Seat {seat}<") for seat in range(1, 5)] == [1, 1, 1, 1]
    assert re.search(r"<text[^>]*>1</text>", svg)
    with page.expect_download() as taken:
        page.get_by_role("link", name="Match file with the review").click()
    taken.value.save_as(tmp_path / "match.json")
    text = (tmp_path / "match.json").read_text("utf-8")
    assert tr.verify(text).ok
    assert review_in(text, tr.Match.from_json(text)) is not None


def test_on_a_phone_the_review_can_be_stopped_where_the_picture_is(reader):
    """How far it is stands below the picture, without opening anything."""
    eve = reader(size=(390, 844), has_touch=True)
    page, match = eve.page, imported(eve)
    page.route(REVIEW, lambda route: route.fulfill(json=BEGUN | {"match": match}))
    page.goto(f"/r/{match}#step=5&seat=none&review")
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("progressbar", name="How much of the review is done")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Begin again")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("light", ["light", "dark"])
def test_a_review_on_a_phone(reader, light):
    """The board keeps its room, nothing scrolls sideways, and what is worth a look opens above the page."""
    eve = reader(size=(390, 844), has_touch=True, color_scheme=light)
    match = imported(eve)
    eve.page.goto(f"/r/{match}#step=5&seat=none&review")
    eve.page.get_by_role("button", name="Show it").click()
    eve.page.get_by_role("img", name="Shares of the win").wait_for()
    assert eve.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert eve.page.locator("main").bounding_box()["height"] > 400
    picture = eve.page.get_by_role("img", name="Shares of the win").bounding_box()
    assert picture["y"] + picture["height"] <= 844
    eve.page.get_by_role("button", name="Moments").click()
    expect(eve.page.get_by_role("region", name="Costliest decisions")).to_be_visible()
    assert eve.serious_troubles() == []
