"""Pieces on their way: whatever a board animates is a number."""

import tafelrunde as tr
from tests.web.laid import LaidTable

WATCH = """(() => {
  window.animated = 0;
  window.broken = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, timing) {
    window.animated += 1;
    const told = JSON.stringify(keyframes);
    if (/NaN|Infinity|undefined/.test(told)) window.broken.push(told.slice(0, 300));
    return animate.call(this, keyframes, timing);
  };
})()"""
SHOWN = 30
"""So many decisions are seen at the beginning, and as many at the end."""


def test_no_keyframe_has_a_hole(name, reader):
    """From the first moves of a match to its end, cards that are turned up included."""
    game = tr.game(name)
    ada = reader().prefer(speed="fast")
    ada.page.add_init_script(WATCH)
    moves = played_out(game.start(game.seats[0], seed=5))
    table = LaidTable(ada, game.start(game.seats[0], seed=5))
    for number, move in enumerate(moves):
        if SHOWN <= number < len(moves) - SHOWN:
            table.match.play(move)
            continue
        table.play(move)
        ada.page.locator(f"[data-turn='{table.number}']").wait_for()
    ada.result.wait_for()
    assert ada.page.evaluate("window.broken") == []
    assert ada.page.evaluate("window.animated") > 0


def played_out(match):
    """The decisions of a match between bots."""
    bot, moves = tr.bot(match.game.name, level=1), []
    while not match.over:
        moves.append(str(bot.choose(match.view(match.to_move))))
        match.play(moves[-1])
    return moves
