"""Whether a board keeps still: a watch on its box, frame by frame."""

WATCH = """() => {
  const boxes = window.boardBoxes = [];
  const look = () => {
    const box = document.getElementById("main")?.getBoundingClientRect();
    const last = boxes.at(-1);
    const now = box && [box.x, box.y, box.width, box.height, innerWidth, document.scrollingElement.scrollWidth];
    if (now && JSON.stringify(now) !== JSON.stringify(last)) boxes.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""


def watch(page):
    """Write down every box the board has from now on."""
    page.evaluate(WATCH)


def unrest(page):
    """How far the board has moved or changed its size since then, and how far the page was too wide, in pixels."""
    boxes = page.evaluate("window.boardBoxes")
    board = [box[:4] for box in boxes]
    moved = max(max(column) - min(column) for column in zip(*board, strict=True))
    wider = max(box[5] - box[4] for box in boxes)
    return moved, wider
