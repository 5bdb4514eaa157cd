"""Where there is room for a whole table, all of it is seen: every seat's public things and one's own, in all games."""

import pytest

import tafelrunde as tr
from tests.web.laid import LaidTable

SIZES = [(1440, 900), (1280, 720), (1024, 768)]
TABLES = [(game, seats) for game in tr.games() for seats in tr.game(game).seats]
MOMENTS = 8
"""So often a match is looked at, from its beginning to shortly before its end."""

# What has a place, a use or a meaning on the board, and is cut off by something around it or by the window.
CUT_OFF = """() => {
  const outside = (inner, outer) =>
    inner.top < outer.top - 2 || inner.bottom > outer.bottom + 2 ||
    inner.left < outer.left - 2 || inner.right > outer.right + 2;
  const clips = (each) => !(each instanceof SVGElement) && getComputedStyle(each).overflow !== "visible";
  const page = {top: 0, left: 0, right: innerWidth, bottom: innerHeight};
  const things = document.querySelectorAll("#main :is([data-anchor], [data-target], [data-meaning])");
  const found = [];
  for (const thing of things) {
    const box = thing.getBoundingClientRect();
    if (!thing.checkVisibility() || !box.width || !box.height) continue;
    const around = [];
    for (let each = thing.parentElement; each; each = each.parentElement)
      if (each !== document.documentElement && clips(each)) around.push(each.getBoundingClientRect());
    if ([page, ...around].some((each) => outside(box, each)))
      found.push(thing.dataset.target ?? thing.dataset.anchor ?? thing.dataset.meaning);
  }
  return [things.length > 0, found];
}"""


# A board is made to fit after it has been laid out.
AT_REST = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""


def decisions(game, seats):
    """What quick bots decide in a match, always the same."""
    match, bot = tr.game(game).start(seats=seats, seed=1), tr.bot(game, level=2, seed=1)
    decided = []
    while not match.over:
        decided.append(bot.choose(match.view(match.to_move)))
        match.play(decided[-1])
    return decided


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=str)
def test_nothing_is_cut_off(reader, game, seats):
    """At 1440 by 900, 1280 by 720 and 1024 by 768, during a whole match, in the language that needs most room."""
    decided = decisions(game, seats)
    step = len(decided) // (MOMENTS + 1)
    for size in SIZES:
        ada = reader(size=size).prefer(speed="none", language="fr")
        table = LaidTable(ada, tr.game(game).start(seats=seats, seed=1))
        ada.page.locator("#main [data-anchor]").first.wait_for(state="attached")
        for moment in range(MOMENTS):
            *before, last = decided[moment * step : (moment + 1) * step]
            for move in before:
                table.match.play(move)
            table.play(last)
            ada.page.locator(f"[data-turn='{table.number}']").wait_for()
            ada.page.locator("[data-moving]").first.wait_for(state="detached")
            ada.page.evaluate(AT_REST)
            assert ada.page.evaluate(CUT_OFF) == [True, []], (size, moment)
            assert not ada.scrolls_sideways()
