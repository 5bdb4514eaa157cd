"""UFOs! on its map: names cover nothing, and whatever may be touched can be touched."""

import pytest

from tests.games.ufos.ufos_table import lay, play
from tests.web.laid import LaidTable

SCREENS = [(1440, 900), (1280, 720), (1024, 768)]
MAPS = [(1024, 768), (1440, 900), (1920, 1080)]
LATE = {
    "stands": {
        "trans": 0,
        "furnas": 0,
        "hessdalen": 0,
        "emilcin": 0,
        "rachel": 1,
        "roswell": 1,
        "siwa": 2,
        "nazca": 2,
        "baikonur": 3,
        "hampi": 3,
        "bagan": 4,
        "ubud": 4,
    },
    "restaurants": {
        0: {"berlin": 1, "london": 1, "moscow": 1},
        1: {"los_angeles": 2, "tokyo": 1},
        2: {"cairo": 1, "rio": 1, "tokyo": 1},
        3: {"delhi": 2},
        4: {"beijing": 2, "tokyo": 1},
    },
    "witnesses": {0: {"london": 2, "berlin": 1}, 1: {"tokyo": 2, "moscow": 1}, 3: {"tokyo": 3, "london": 1}},
}
FLEETS = (
    "standard trans, standard trans, bumper trans, calmer london",
    "standard rachel, standard los_angeles, bumper los_angeles",
    "standard siwa, standard meteora, calmer cairo",
    "standard delhi, standard baikonur, bumper kapustin_yar",
    "standard beijing, standard tokyo, calmer yangshuo",
)

CROWDS = (
    "standard kecksburg, standard kecksburg, bumper kecksburg, calmer kecksburg",
    "standard kapustin_yar, standard kapustin_yar, bumper kapustin_yar",
    "standard emilcin, standard emilcin, calmer emilcin",
    "standard meteora, bumper meteora, standard meteora",
    "standard delhi, standard delhi, calmer delhi, bumper delhi",
)
EVERYBODY = {seat: dict.fromkeys(("london", "berlin", "cairo", "moscow", "tokyo"), 2) for seat in range(5)}
SMALL = {
    "restaurants": {0: {"berlin": 1, "london": 1, "rio": 1}, 1: {"los_angeles": 2, "cairo": 1, "new_york": 1}},
    "witnesses": {seat: {"berlin": 2, "cairo": 1, "new_york": 2, "mexico": 1} for seat in range(2)},
}
TABLES = {
    "begun on the small map": lambda: lay("standard berlin, standard nazca", "standard rachel, standard rio"),
    "crowded on the small map": lambda: lay(
        "standard kecksburg, standard kecksburg, bumper kecksburg, calmer kecksburg",
        "standard new_york, bumper new_york, calmer trans, standard trans",
        **SMALL,
    ),
    "late": lambda: lay(*FLEETS, **LATE),
    "crowded": lambda: lay(*CROWDS, **LATE | {"witnesses": EVERYBODY}),
}

# Names that cover a line, a place, a piece or another name, each with what it covers. Lines are followed by the pixel.
COVERED = """() => {
  const boxes = [...document.querySelectorAll(".chart .name")].map((name) => ({
    text: name.textContent, box: name.querySelector("rect").getBoundingClientRect(),
  }));
  const inside = ({left, top, right, bottom}, {x, y}) => x > left && x < right && y > top && y < bottom;
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const found = [];
  for (const line of document.querySelectorAll(".chart .line")) {
    const matrix = line.getScreenCTM(), length = line.getTotalLength(), step = 1 / matrix.a;
    for (let at = 0; at < length; at += step) {
      const point = line.getPointAtLength(at).matrixTransform(matrix);
      for (const {text, box} of boxes) if (inside(box, point)) found.push(`${text} covers a line`);
    }
  }
  for (const place of document.querySelectorAll(".chart [data-place]")) {
    const drawn = place.querySelector("circle.edge").getBoundingClientRect();
    for (const {text, box} of boxes) if (meet(box, drawn)) found.push(`${text} covers ${place.dataset.place}`);
  }
  for (const piece of document.querySelectorAll(".chart :is([data-piece], .chance)")) {
    const drawn = piece.getBoundingClientRect();
    const where = piece.closest("[data-anchor]").dataset.anchor;
    for (const {text, box} of boxes) if (meet(box, drawn)) found.push(`${text} is covered by ${where}`);
  }
  for (const [at, {text, box}] of boxes.entries())
    for (const other of boxes.slice(at + 1)) if (meet(box, other.box)) found.push(`${text} covers ${other.text}`);
  return [boxes.length, [...new Set(found)]];
}"""

# Legal targets whose middle belongs to something else.
MISSED = """() => [...document.querySelectorAll(".ufos [data-target][data-state=legal]")].flatMap((target) => {
  const {left, top, width, height} = (target.querySelector(".touch") ?? target).getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return target.contains(hit) ? [] : [`${target.dataset.target}: ${hit?.outerHTML.slice(0, 120)}`];
})"""


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("size", MAPS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_names_cover_neither_lines_nor_pieces_nor_each_other(reader, table, size, language):
    """On both maps, small and large, in every language, with many UFOs on a place and many witnesses in a city."""
    ada = reader(size=size).prefer(speed="none", language=language)
    LaidTable(ada, TABLES[table]())
    ada.page.locator(".chart .name").first.wait_for()
    assert ada.page.evaluate(COVERED) == [28 if "small" in table else 58, []]


@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_target_is_hit_late_in_a_match(reader, size):
    """With five seats and many pieces: UFOs to fly, places to fly to, and actions."""
    ada = reader(size=size).prefer(speed="none")
    table = LaidTable(ada, lay(*FLEETS, **LATE, dice=["dice 6 against 1"]))
    targets = ada.page.locator(".ufos [data-target][data-state=legal]")
    targets.first.wait_for()
    ada.wait_for_rest()
    assert ada.page.evaluate(MISSED) == []
    for moves in (["fly bumper from trans"], ["to siwa", "end movement"]):
        table.play(*moves)
        ada.page.locator(f"[data-turn='{table.number}']").wait_for()
        assert targets.count()
        ada.wait_for_rest()
        assert ada.page.evaluate(MISSED) == []


def test_actions_are_hit_late_in_a_match(reader):
    """Openings and stands, each in its place."""
    ada = reader(size=(1024, 768)).prefer(speed="none")
    match = play(lay(*FLEETS, **LATE), "fly standard from trans", "to meteora")
    LaidTable(ada, match)
    ada.page.locator(".ufos [data-target][data-state=legal]").first.wait_for()
    ada.wait_for_rest()
    assert ada.page.evaluate(MISSED) == []
