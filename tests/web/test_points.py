"""Points: what stands beside a name, where it comes from, and the result agree at every moment."""

import tafelrunde as tr
from tests.web.laid import LaidTable

SHOWN = """() => [...document.querySelectorAll(".seats .points")].map((each) => Number(each.textContent))"""


def test_points_beside_the_names_are_the_tally_and_at_the_end_the_result(name, reader):
    """After every move of a match between bots of levels 1 and 2, as one of them sees it."""
    game = tr.game(name)
    ada = reader().prefer(speed="none")
    table = LaidTable(ada, game.start(game.seats[-1], seed=4))
    match = table.match
    bots = [tr.bot(name, level=level) for level in (1, 2)]
    while not match.over:
        table.play(bots[match.to_move % 2].choose(match.view(match.to_move)))
        ada.page.locator(f"[data-turn='{table.number}']").wait_for()
        if not match.over:
            assert ada.page.evaluate(SHOWN) == sums(match.view(table.seat).tally())
    ada.result.wait_for()
    assert ada.page.evaluate(SHOWN) == sums(match.view(0).tally()) == list(match.points)
    placed = ada.result.get_by_role("list").first.get_by_role("listitem")
    names = ["Ada", "Blip", "Wusel", "Pommy", "Nup", "Zora"][: match.seats]
    told = [f"{match.outcome.places[seat]}. {who}: {match.points[seat]} points" for seat, who in enumerate(names)]
    assert [each.get_attribute("aria-label") for each in placed.all()] == told
    totals = ada.result.get_by_role("row", name="Total")
    assert sorted(int(each.inner_text().split()[-1]) for each in totals.all()) == sorted(match.points)


def sums(tally):
    """The points of each seat."""
    return [sum(line.points for line in lines) for lines in tally]
