"""Lessons in the browser: whole series by mouse, by keyboard and by finger, and what is kept of them."""

import re

import pytest
from playwright.sync_api import expect

import tafelrunde as tr
from tafelrunde.kernel.words import LANGUAGES
from tafelrunde.lessons import NEXT, follow, lessons_of, words_of
from tests.lessons.ways import LESSONS, taught, whole_way

SEEN = """[...document.querySelectorAll(".pointed")].some((ring) => {
  const { x, y, width, height } = ring.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there && (there.closest("[data-offers]") || !there.closest(".coach, .bar"));
})"""
"""Something that is pointed at is on the screen, and nothing of the coach or the bar covers it."""

IN_VIEW = """((name) => {
  const board = document.getElementById("main").getBoundingClientRect();
  const marked = [...document.querySelectorAll("#main :is([data-target], [data-meaning])")];
  return marked.some((each) => {
    const { target = "", meaning = "" } = each.dataset;
    const kinds = target.split(/[:+]/).map((kind) => `kind:${kind}`);
    const names = [meaning, meaning.split("?")[0], ...target.split("|"), ...kinds];
    const { top, bottom } = each.getBoundingClientRect();
    return names.includes(name) && top >= board.top && bottom <= board.bottom;
  });
})("%s")"""
"""A thing of that name lies wholly in the part of the board that is seen."""

HAS_NO_ROOM = """async (sayings) => {
  await document.fonts.ready;
  const title = document.querySelector(".coach .where b");
  const step = title.nextElementSibling;
  const said = document.querySelector(".coach .said");
  return sayings.filter(([lesson, of, text]) => {
    title.textContent = lesson;
    step.textContent = step.textContent.replaceAll(/\\d+/g, of);
    said.textContent = text;
    return said.scrollHeight > said.clientHeight;
  }).map(([, , text]) => text);
}"""
"""The sentences of which the coach shows only a part."""


def sayings(language):
    """The title of its lesson, how many steps that has, and a sentence."""
    for game, lesson in LESSONS:
        words = words_of(game)
        steps = [code for step in lesson.steps for code in (step.say, *step.other.values(), step.otherwise) if code]
        for code in (*steps, "end"):
            title, text = (words.say(language, lesson.code(each)) for each in ("title", code))
            yield title, str(len(lesson.steps)), text


class Learner:
    """Somebody who takes the lessons of a game, as they are meant or otherwise."""

    def __init__(self, reader, game):
        self.reader, self.page, self.game = reader, reader.page, game

    @property
    def coach(self):
        """What explains."""
        return self.page.get_by_role("region", name="Coach")

    def open(self, lesson):
        """Go straight to a lesson."""
        self.page.goto(f"/learn/{self.game.name}/{lesson.name}")
        self.wait_for_step(1)

    def wait_for_step(self, number):
        """Wait until a step has begun and the board is at rest."""
        self.page.locator(f"[data-lesson-step='{number}']").wait_for()
        self.page.locator(".coached:not(:has(main[aria-busy=true], [data-moving]))").wait_for()

    def do(self, said, legal, choose):
        """Make a move from the list of all moves, or read on."""
        if said == NEXT:
            choose(self.coach.get_by_role("button", name="Next"))
            return
        choose(self.page.locator("[data-listing]"))
        choose(self.page.locator(f"[data-number='{in_list(legal).index(said) + 1}']"))

    def take(self, lesson, choose):
        """The whole lesson as it is meant; whatever is pointed at or shown can be seen."""
        way = whole_way(self.game, lesson)
        for count, said in enumerate(way):
            standing = follow(self.game, lesson, way[:count])
            self.wait_for_step(standing.number + 1)
            if lesson.steps[standing.number].point:
                expect(self.page.locator(".pointed").first).to_be_visible()
                if choose is by_finger:
                    self.reader.wait_until(SEEN)
            for name in lesson.steps[standing.number].show:
                self.reader.wait_until(IN_VIEW % name)
            self.do(said, standing.match.legal, choose)
        expect(self.coach.get_by_text("Done", exact=True)).to_be_visible()


def in_list(legal):
    """The moves in the order of the list: kinds with a single move first."""
    kinds: dict[str, list[str]] = {}
    for move in legal:
        kinds.setdefault(move.kind, []).append(str(move))
    return [move for kind in sorted(kinds.values(), key=lambda each: len(each) > 1) for move in kind]


def by_mouse(what):
    """Click."""
    what.click()


def by_finger(what):
    """Tap."""
    what.tap()


def by_keyboard(what):
    """Focus it and press Enter."""
    what.focus()
    what.press("Enter")


@pytest.mark.parametrize("game", taught(), ids=lambda game: game.name)
def test_a_whole_series_by_mouse(reader, game):
    """From the card on the home page through all lessons to a first match; what is finished is remembered."""
    ada = reader().prefer(speed="none", confirm=False)
    learner = Learner(ada, game)
    lessons = lessons_of(game)
    ada.page.goto("/")
    card = ada.page.locator(f"[data-game={game.name}]")
    card.get_by_role("link", name=re.compile("^Learn:")).click()
    ada.page.locator(f"a[href='/learn/{game.name}/{lessons[0].name}']").click()
    for number, lesson in enumerate(lessons):
        learner.take(lesson, by_mouse)
        following = "Next lesson" if number + 1 < len(lessons) else "To the first match"
        learner.coach.get_by_role("link", name=following).click()
    expect(ada.page.locator("[data-finished=true]")).to_have_count(len(lessons))
    ada.page.goto("/")
    expect(card.get_by_text(f"{len(lessons)} of {len(lessons)}")).to_be_visible()
    ada.page.goto(f"/learn/{game.name}")
    ada.page.get_by_role("button", name="Your first match").click()
    ada.page.locator("[data-turn]").wait_for()


def test_a_whole_series_by_keyboard(reader):
    """With nothing but keys; Escape leaves a lesson."""
    ada = reader().prefer(speed="none", confirm=False)
    learner = Learner(ada, tr.game("festival"))
    for lesson in lessons_of(learner.game):
        learner.open(lesson)
        learner.take(lesson, by_keyboard)
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("heading", name="Learn Festival")).to_be_visible()


def test_the_way_on_is_two_keys_away(reader):
    """However much can be touched on the board."""
    ada = reader().prefer(speed="none", confirm=False)
    learner = Learner(ada, tr.game("festival"))
    learner.open(lessons_of(learner.game)[0])
    ada.page.keyboard.press("n")
    expect(learner.coach.get_by_role("button", name="Next")).to_be_focused()
    ada.page.keyboard.press("Enter")
    learner.wait_for_step(2)


@pytest.mark.parametrize(("played", "number"), [("festival", 0), ("festival", 1), ("festo", 2)])
def test_a_lesson_on_a_phone(reader, played, number):
    """By finger; the coach covers nothing of the board, which stays where it is, and axe finds nothing."""
    ada = reader(size=(390, 844), has_touch=True, is_mobile=True).prefer(speed="none", confirm=False)
    learner = Learner(ada, tr.game(played))
    lesson = lessons_of(learner.game)[number]
    learner.open(lesson)
    board = ada.page.locator("#main").bounding_box()
    coach = learner.coach.bounding_box()
    assert coach["y"] >= board["y"] + board["height"] - 1
    assert ada.serious_troubles() == []
    learner.take(lesson, by_finger)
    assert ada.page.locator("#main").bounding_box() == board
    assert not ada.scrolls_sideways()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_coach_says_fits_its_room_on_a_phone(reader, language):
    """Every sentence of every lesson, below the title of its lesson, without scrolling."""
    ada = reader(size=(390, 844), has_touch=True, is_mobile=True).prefer(speed="none", language=language)
    game, lesson = LESSONS[0]
    Learner(ada, game).open(lesson)
    assert ada.page.evaluate(HAS_NO_ROOM, list(sayings(language))) == []


def test_another_move_is_answered_and_taken_back(reader):
    """The rules allow it, the coach says something about it, and the match goes back to where it was."""
    ada = reader().prefer(speed="none", confirm=False)
    learner = Learner(ada, tr.game("festival"))
    learner.open(lessons_of(learner.game)[0])
    learner.do(NEXT, (), by_mouse)
    learner.wait_for_step(2)
    lines = ada.page.get_by_role("tabpanel").get_by_role("listitem").count()
    ada.page.locator("[data-target='card:dancer-9']").click()
    ada.page.locator("[data-target='face:up']").click()
    expect(learner.coach).to_contain_text("costs 1 gold")
    expect(ada.page.locator("#main [data-state=legal]")).to_have_count(0)
    learner.coach.get_by_role("button", name="Try again").click()
    expect(learner.coach).to_contain_text("Take the Minstrel 2")
    expect(ada.page.get_by_role("tabpanel").get_by_role("listitem")).to_have_count(lines)
    learner.coach.get_by_role("button", name="Back").click()
    expect(learner.coach).to_contain_text("This is the packet")


def test_a_forbidden_move_is_refused_with_its_rule(reader):
    """As at any table."""
    ada = reader().prefer(speed="none", confirm=False)
    learner = Learner(ada, tr.game("festival"))
    learner.open(lessons_of(learner.game)[0])
    ada.page.locator("#main [data-target='seat:1']").first.click()
    expect(ada.page.get_by_role("alert")).to_contain_text("Rule FV-R3")


def test_what_is_said_is_heard(reader):
    """Who listens instead of looking hears each step."""
    ada = reader().prefer(speed="none", confirm=False)
    learner = Learner(ada, tr.game("festival"))
    learner.open(lessons_of(learner.game)[0])
    heard = ada.page.locator("body > div [role=log][aria-live], [role=log][aria-live]").first
    expect(heard).to_contain_text("This is the packet")
    learner.do(NEXT, (), by_keyboard)
    expect(heard).to_contain_text("Take the Minstrel 2")


def test_lessons_are_offered_once_and_easily_declined(reader):
    """On the card of a game nobody has played here; and the game in three sentences from every table."""
    ada = reader().prefer(speed="none", confirm=False)
    ada.page.goto("/")
    card = ada.page.locator("[data-game=festival]")
    offer = card.get_by_role("link", name=re.compile("^New here"))
    expect(offer).to_be_visible()
    card.get_by_role("button", name=re.compile("^No lessons")).click()
    expect(offer).to_be_hidden()
    ada.page.reload()
    expect(card).to_be_visible()
    expect(offer).to_be_hidden()
    card.get_by_role("button", name=re.compile("^Play now")).click()
    ada.page.locator("[data-turn]").wait_for()
    ada.page.get_by_role("button", name="More").click()
    ada.page.get_by_role("button", name="The game in three sentences").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("You direct a travelling circus")
