"""Somebody in front of a browser: what they see, and the ways in which they decide."""

import re
from pathlib import Path

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEGAL = "[data-target][data-state=legal]"
MOST_DECISIONS = 2000
MOST_STEPS = 4
SETTLED = ".frame:not(:has(main[aria-busy=true], [data-moving])) [data-turn].yours"
OPEN_A_TABLE = """async ([name, settings]) => {
  const post = (path, body) => fetch(`/api/${path}`, {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)
  }).then((answer) => answer.json());
  await post("people", {name});
  localStorage.setItem("tafelrunde.name", name);
  return (await post("tables", settings)).table;
}"""
WAIT_UNTIL = """async () => {
  for (let tries = 0; tries < 3000; tries += 1) {
    if (TRUE) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}"""
TROUBLES = """async () => (await axe.run(document, {resultTypes: ["violations"]})).violations
  .filter(({impact}) => impact === "serious" || impact === "critical")
  .map(({id, nodes}) => [id, nodes.slice(0, 3).map(({html}) => html.slice(0, 200))])"""


class Reader:
    """A person at a page."""

    def __init__(self, page):
        self.page = page

    def prefer(self, **preferences):
        """Set this device up, before its page is opened."""
        kept = "".join(f"{name!r}: {value!r}," for name, value in preferences.items())
        kept = kept.replace("True", "true").replace("False", "false")
        self.page.add_init_script(
            f"localStorage.getItem('tafelrunde.preferences') ?? "
            f"localStorage.setItem('tafelrunde.preferences', JSON.stringify({{{kept}}}))"
        )
        return self

    def open(self, game, seats, name="Ada", **settings):
        """Open a table and go there."""
        self.page.goto("/")
        table = self.page.evaluate(OPEN_A_TABLE, [name, {"game": game, "seats": seats, **settings}])
        self.page.goto(f"/t/{table}")
        return table

    def open_link(self, table):
        """Come to a table by its link."""
        self.page.goto(f"/t/{table}")
        return self

    def sit(self, name):
        """Take the first free seat, and say what one is called if that is asked."""
        self.page.get_by_role("button", name="Sit here").first.click()
        self.page.get_by_role("textbox", name="What should the others call you?").fill(name)
        self.page.keyboard.press("Enter")
        return self

    def start(self):
        """Begin the match; the weakest bots take the free seats."""
        self.page.get_by_label("Strength of new bots").select_option("1")
        self.page.get_by_role("button", name="Start").click()
        self.page.locator("[data-turn]").wait_for()
        return self

    @property
    def bar(self):
        """The place where decisions are made."""
        return self.page.get_by_role("region", name="Decision")

    @property
    def result(self):
        """What is shown at the end."""
        return self.page.get_by_role("dialog", name="Result")

    def wait_for_turn(self):
        """Wait until there is something to decide and the board is at rest; False if the match is over instead."""
        self.page.locator(f"{SETTLED}, dialog[open]").first.wait_for()
        return not self.page.locator("dialog[open]").is_visible()

    def has_turn(self):
        """Whether there is something to decide now."""
        return self.page.locator(SETTLED).is_visible()

    def turn(self):
        """A text that changes with every decision."""
        return self.page.locator("[data-turn]").get_attribute("data-turn")

    def wait_for_another(self, turn):
        """Wait until that decision is made."""
        self.page.locator(f"[data-turn]:not([data-turn='{turn}'])").wait_for()

    def play(self, decide, decisions=MOST_DECISIONS):
        """Decide again and again until the match is over, or so often."""
        for _ in range(decisions):
            if not self.wait_for_turn():
                return
            self.decide_once(decide)

    def decide_once(self, decide):
        """Make one decision: every touch either makes it or is a step towards it, and the bar counts the steps."""
        turn = self.turn()
        for _ in range(MOST_STEPS):
            step = self.page.locator("[data-turn]").get_attribute("data-step")
            decide()
            made, nearer = f"[data-turn]:not([data-turn='{turn}'])", f"[data-turn].yours:not([data-step='{step}'])"
            self.page.locator(f"{made}, {nearer}").wait_for()
            if self.turn() != turn:
                return
        raise AssertionError(f"no way to decide: {self.bar.inner_text()}")

    def play_until(self, true, decide):
        """Decide again and again until something can be seen at the beginning of one's turn."""
        while self.wait_for_turn():
            if true():
                return
            self.play(decide, decisions=1)
        raise AssertionError("the match is over")

    def wait_for_rest(self):
        """Wait until whatever has appeared takes clicks."""
        self.page.locator("[data-fresh]").first.wait_for(state="detached")

    def close(self):
        """Close the dialog or sheet on top, with its step in the history."""
        self.page.keyboard.press("Escape")
        self.wait_until("!history.state?.layer")

    def wait_until(self, true):
        """Wait until an expression is true; unlike Playwright's own, it needs nothing that the page forbids."""
        assert self.page.evaluate(WAIT_UNTIL.replace("TRUE", true)), true

    # The ways to decide

    def by_mouse(self):
        """Touch the last thing on the board that may be touched, or else a button of the bar."""
        buttons = self.page.locator(".choices li button")
        targets = self.page.locator(LEGAL)
        if count := targets.count():
            targets.nth(count - 1).click()
        elif buttons.count():
            buttons.first.click()

    def by_keyboard(self):
        """Walk on with Tab to something that can be chosen, and press Enter."""
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(
                "document.activeElement.matches('[data-state=legal], .choices li button, .moves .main')"
            ):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError("nothing to choose can be reached with Tab")

    def by_ear(self):
        """Only what the accessibility tree tells: the list of all moves in the region of the decision."""
        everything = self.bar.get_by_role("button", name=re.compile(r"^All \d+ moves as a list$"))
        if everything.count():
            everything.click()
        self.bar.get_by_role("listitem").get_by_role("button").first.click()

    def by_finger(self):
        """Tap, and confirm: on a touch screen every move is asked once more."""
        confirm = self.page.get_by_role("button", name="Do it")
        if not confirm.is_visible():
            targets = self.page.locator(LEGAL)
            (targets.first if targets.count() else self.page.locator(".choices li button").first).tap()
        if confirm.is_visible():
            confirm.tap()

    def by_mouse_confirming(self):
        """Touch something, and confirm it."""
        confirm = self.page.get_by_role("button", name="Do it")
        if confirm.is_visible():
            confirm.click()
        else:
            self.by_mouse()

    # What must hold on every screen

    def serious_troubles(self):
        """What axe finds that would keep somebody out."""
        self.page.evaluate(AXE.read_text("utf-8"))
        return self.page.evaluate(TROUBLES)

    def scrolls_sideways(self):
        """Whether the page is wider than the screen."""
        return self.page.evaluate("document.scrollingElement.scrollWidth > innerWidth")
