"""On a phone and on a magnified screen: what can be touched is in view, large enough, and the board has its room."""

import re

import pytest
from playwright.sync_api import expect

import tafelrunde as tr
from tests.web.laid import LaidTable
from tests.web.reader import MOST_STEPS

SHARE = """() => {
  const {width, height} = document.getElementById("main").getBoundingClientRect();
  return width * height / (innerWidth * innerHeight);
}"""
IN_VIEW = """() => [...document.querySelectorAll("#main [data-state=legal], .moves .button")].some((each) => {
  const room = (each.closest("#main") ?? document.body).getBoundingClientRect();
  const {top, bottom} = each.getBoundingClientRect();
  return top >= room.top - 1 && bottom <= room.bottom + 1;
})"""
# What can be touched and is smaller than a fingertip. Places on a map lie as they lie, and are magnified.
SMALL = """() => [...document.querySelectorAll(".frame :is(button, select, a[href], #main [data-state=legal])")]
  .filter((each) => each.checkVisibility() && !each.closest("[data-plays], p, .log"))
  .map((each) => [each, each.querySelector(".touch, .edge, rect") ?? each])
  .map(([each, box]) => [each, box.getBoundingClientRect(), each.getBoundingClientRect()])
  .filter(([, a, b]) => Math.max(a.width, b.width) < 43.5 || Math.max(a.height, b.height) < 43.5)
  .map(([each, , {width, height}]) => `${each.dataset.target ?? each.ariaLabel} ${width}x${height}`)"""

# Touches the last of the things that can be touched, in view or not, or else a button of the bar.
TOUCH = """() => {
  const things = document.querySelectorAll("#main [data-state=legal]");
  const thing = [...things].at(-1) ?? document.querySelector(".choices li button");
  thing.dispatchEvent(new MouseEvent("click", {bubbles: true}));
}"""


def on_a_phone(reader, game, seats, size=(390, 844), **preferences):
    """Somebody with a phone at a table, to move."""
    ada = reader(size=size, has_touch=True, is_mobile=True).prefer(speed="none", **preferences)
    ada.open(game, seats)
    ada.start()
    assert ada.wait_for_turn()
    return ada


@pytest.mark.parametrize(("game", "seats"), [("festo", 4), ("festival", 4)])
def test_what_can_be_touched_is_in_view(reader, game, seats):
    """At the beginning of each decision, without scrolling."""
    ada = on_a_phone(reader, game, seats, confirm=False)
    for _ in range(25):
        if not ada.wait_for_turn():
            return
        ada.page.wait_for_function(IN_VIEW)
        ada.decide_once(ada.by_mouse)


def test_the_clock_that_runs_is_in_sight(reader):
    """With six at the table too; others' clocks stand still and need no room."""
    clock = {"kind": "timed", "bank": 600, "increment": 0}
    ada = reader(size=(390, 844), has_touch=True, is_mobile=True).prefer(speed="none")
    ada.open("astoria", 6, clock=clock)
    ada.start()
    assert ada.wait_for_turn()
    expect(ada.page.get_by_role("timer").filter(visible=True)).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    assert not ada.scrolls_sideways()


def test_a_long_move_is_read_whole(reader):
    """A button of the bar breaks its line in two."""
    match = tr.game("festo").start(seats=3, seed=5, options={"events": False})
    while match.to_move != 0 or match.legal[0].kind != "place":
        match.play(match.legal[0])
    ada = reader(size=(390, 844), has_touch=True, is_mobile=True).prefer(speed="none", language="fr")
    LaidTable(ada, match)
    keep = ada.page.get_by_role("button", name="Gardez les autres aides").locator("span")
    expect(keep).to_be_visible()
    assert keep.evaluate(
        "({scrollWidth, clientWidth, scrollHeight, clientHeight}) => "
        "scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1"
    )
    assert ada.page.evaluate(SMALL) == []


def test_my_matches_name_everybody(reader):
    """Game, names and how it stands have a line each, and none is cut off."""
    ada = on_a_phone(reader, "ufos", 4)
    ada.page.goto("/")
    line = ada.page.locator("a[href^='/t/']", has_text="Ada, Blip").first
    expect(line).to_be_visible()
    cut = line.locator("span").evaluate_all("(all) => all.filter((each) => each.scrollWidth > each.clientWidth).length")
    assert cut == 0


def test_whoever_comes_when_it_is_their_turn_sees_what_they_can_touch(reader):
    """Also far down on the board, which is loaded after the decision is known."""
    match = tr.game("festo").start(seats=3, seed=5, options={"events": False})
    while match.to_move != 0 or match.legal[0].kind != "buy":
        match.play(next((move for move in match.legal if str(move) == "place grocer"), match.legal[0]))
    ada = reader(size=(390, 844), has_touch=True, is_mobile=True).prefer(speed="none")
    late = []

    def hold(board):
        late.append(board)

    ada.page.route(re.compile(r"/assets/Board-.*\.js$"), hold)
    LaidTable(ada, match)
    expect(ada.page.locator("[data-turn].yours")).to_be_visible()
    for board in late:
        board.continue_()
    assert ada.wait_for_turn()
    ada.wait_until(f"({IN_VIEW.replace(', .moves .button', '')})()")


@pytest.mark.parametrize(
    ("size", "least"), [((844, 390), 0.6), ((667, 375), 0.6), ((720, 450), 0.5), ((640, 360), 0.5)]
)
def test_low_and_wide_the_board_has_most_of_the_screen(reader, size, least):
    """A phone held sideways gives the board 60 %, a screen magnified to 200 % half."""
    ada = on_a_phone(reader, "festival", 4, size)
    assert ada.page.evaluate(SHARE) >= least
    assert not ada.scrolls_sideways()
    assert ada.serious_troubles() == []


@pytest.mark.parametrize(("game", "seats"), [("festival", 5), ("festo", 5), ("ufos", 5), ("astoria", 6)])
def test_fingers_find_everything(reader, game, seats):
    """Whatever can be touched in the frame and on a board is 44 pixels high and wide, in the middle of moves too."""
    ada = on_a_phone(reader, game, seats, confirm=False)
    small = set()
    for _ in range(30):
        if not ada.wait_for_turn():
            break
        turn = ada.turn()
        for _ in range(MOST_STEPS):
            small.update(ada.page.evaluate(SMALL))
            step = ada.page.locator("[data-turn]").get_attribute("data-step")
            ada.wait_for_rest()
            ada.page.evaluate(TOUCH)
            made, nearer = f"[data-turn]:not([data-turn='{turn}'])", f"[data-turn].yours:not([data-step='{step}'])"
            ada.page.locator(f"{made}, {nearer}").wait_for()
            if ada.turn() != turn:
                break
    assert small == set()


def test_a_card_of_festival_is_laid_in_two_taps(reader):
    """The card, then how it lies; that was meant, and is not asked once more."""
    ada = on_a_phone(reader, "festival", 4, confirm=True)
    turn = ada.turn()
    ada.page.locator("[data-target^='card:'][data-state=legal]").first.tap()
    face = ada.page.locator("[data-target='face:up'][data-state=legal]:not([data-fresh])")
    face.wait_for()
    face.tap()
    ada.wait_for_another(turn)


def test_the_chat_shows_that_there_is_something_new(reader):
    """A number at the chat, until it has been read."""
    ada = on_a_phone(reader, "festival", 4)
    ben = reader()
    ben.page.goto(ada.page.url)
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("Hello!")
    ben.page.keyboard.press("Enter")
    chat = ada.bar.get_by_role("button", name="Chat: 1 new message")
    chat.tap()
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("Hello!")
    ada.page.keyboard.press("Escape")
    expect(ada.bar.get_by_role("button", name=re.compile("^Chat$"))).to_be_visible()


@pytest.mark.parametrize("game", ["astoria", "festival", "festo"])
def test_the_title_of_a_table_is_whole(reader, game):
    """What a phone has no room for beside the title is in the settings: the language."""
    ada = reader(size=(390, 844), has_touch=True, is_mobile=True).prefer(speed="none")
    LaidTable(ada, tr.game(game).start(seats=4, seed=1))
    title = ada.page.locator("nav h1")
    expect(title).to_be_visible()
    assert title.evaluate("(each) => each.scrollWidth <= each.clientWidth")
    ada.page.get_by_role("button", name="Settings").tap()
    expect(ada.page.get_by_role("radio", name="Deutsch")).to_be_visible()
