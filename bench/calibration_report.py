"""The report of `bench.calibration`: the page in docs, with tables and the diagram of reliability."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

from rich.console import Console

from bench.calibration_scores import (
    Match,
    Moments,
    bins,
    both_halves,
    brier,
    calibration_error,
    fitted_exponent,
    how_often_leaders_win,
    log_loss,
    mean_of,
    moments_of,
    with_interval,
)
from tafelrunde.bots.roster import share_exponent
from tafelrunde.kernel import find_game
from tafelrunde.lab.arena import wilson

DOCS = Path(__file__).parents[1] / "docs"
PAGE, PICTURE = DOCS / "reference" / "calibration.md", DOCS / "pictures" / "calibration.svg"
LISTED = 3
GUESSES = ("constant", "points leader")
FEWEST = 20
"""With fewer matches nothing is said of a game's calibration."""
FEWEST_BLUNDERS = 5
SIDE, GAP = 220, 56

Kept = Mapping[str, Sequence[Match]]
"""The matches of each game."""


def rows(kept: Kept) -> Iterator[str]:
    """The table of calibration."""
    counts = ("matches", "moments", "exponent", "in use", "calibration error", "uncorrected")
    names = ("game", *counts, *("log-loss", *GUESSES), *("Brier score", *GUESSES))
    yield f"| {' | '.join(names)} |"
    yield "|---" * len(names) + "|"
    for game, matches in kept.items():
        if len(matches) < FEWEST:
            continue
        told = both_halves(matches)
        cells = [str(len(told)), str(sum(len(each.said) for each in told))]
        cells += [f"{fitted_exponent(matches):.2f}", f"{share_exponent(find_game(game)):g}"]
        uncorrected = [moments_of(match, how_often_leaders_win(matches)) for match in matches]
        cells += [_interval(*with_interval(each, calibration_error)) for each in (told, uncorrected)]
        for score in (log_loss, brier):
            cells.append(_interval(*with_interval(told, mean_of(score, "said"))))
            for other in ("constant", "leader"):
                better = with_interval(told, mean_of(score, "said", other))
                cells.append(f"{mean_of(score, other)(told):.3f}, worse by {_interval(*better)}")
        yield f"| {game} | {' | '.join(cells)} |"


def _interval(mean: float, low: float, high: float) -> str:
    return f"{mean:.3f} ({low:.3f} to {high:.3f})"


def blunder_rows(kept: Kept) -> Iterator[str]:
    """The table of planted blunders."""
    found = f"found among the {LISTED} costliest"
    yield f"| game | matches with a blunder | {found} | decisions without one | called costly |"
    yield "|---" * 5 + "|"
    for game, matches in kept.items():
        planted = [match for match in matches if match["cost"] is not None]
        if len(planted) < FEWEST_BLUNDERS:
            continue
        listed = sum(match["place"] is not None for match in planted)
        judged, costly = (sum(match[each] for match in matches) for each in ("judged", "costly"))
        yield f"| {game} | {len(planted)} | {_share(listed, len(planted))} | {judged} | {_share(costly, judged)} |"


def _share(part: int, of: int) -> str:
    low, high = wilson(part / of, of)
    return f"{part / of:.1%} ({max(low, 0):.1%} to {high:.1%})"


def drawing(kept: Kept) -> str:
    """The diagram of reliability: what was said against what came true, for each game."""
    kept = {game: matches for game, matches in kept.items() if len(matches) >= FEWEST}
    width, height = len(kept) * (SIDE + GAP) + GAP, SIDE + 2 * GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        "<title>What reviews said of the win, and how much of it came true</title>",
        f'<rect width="{width}" height="{height}" fill="#f6f0e4"/>',
        '<g font-family="sans-serif" font-size="12" fill="#2b2622">',
    ]
    for column, (game, matches) in enumerate(kept.items()):
        x = GAP + column * (SIDE + GAP)
        parts.append(f'<g transform="translate({x} {GAP})">{_diagram(game, both_halves(matches))}</g>')
    return "\n".join([*parts, "</g>", "</svg>\n"])


def _diagram(game: str, matches: Sequence[Moments]) -> str:
    told = bins(matches)
    most = max(count for *_, count in told)
    parts = [
        f'<text y="-14" font-size="14">{escape(game)}</text>',
        f'<path d="M0 0V{SIDE}H{SIDE}" fill="none" stroke="#8a7d6a"/>',
        f'<path d="M0 {SIDE}L{SIDE} 0" stroke="#8a7d6a" stroke-dasharray="4 4"/>',
        f'<text x="{SIDE / 2}" y="{SIDE + 34}" text-anchor="middle">said</text>',
        f'<text transform="translate(-30 {SIDE / 2}) rotate(-90)" text-anchor="middle">came true</text>',
    ]
    for mark in (0, 50, 100):
        at = SIDE * mark / 100
        parts.append(f'<text x="{at:.0f}" y="{SIDE + 16}" text-anchor="middle">{mark} %</text>')
        parts.append(f'<text x="-4" y="{SIDE - at + 4:.0f}" text-anchor="end">{mark}</text>')
    for said, won, count in told:
        size = 3 + 6 * (count / most) ** 0.5
        x, y = said * SIDE, SIDE - won * SIDE
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="#2f6fb3" opacity="0.8"/>')
    return "".join(parts)


def write_report(calibrated: Kept, planted: Kept, console: Console) -> None:
    """Write the page and the picture in docs, and print the tables."""
    drawn = Counter(level for matches in calibrated.values() for match in matches for level in match["levels"])
    text = TEMPLATE.format(
        levels=", ".join(f"{level} ({count} bots)" for level, count in sorted(drawn.items())) or "none",
        calibration="\n".join(rows(calibrated)),
        blunders="\n".join(blunder_rows(planted)),
    )
    PAGE.write_text(text, encoding="utf-8")
    PICTURE.write_text(drawing(calibrated), encoding="utf-8")
    console.print(text, markup=False, soft_wrap=True)


TEMPLATE = """# How far reviews can be believed

Written by `./tafel bench calibration`. Bots of mixed levels play with every number of seats. The quick pass
of a review looks at ten moments of each match, from the view of the seat that decides. What it says of every seat's
share of the win is compared with how the match ended. In brackets are intervals of 95 %, by drawing matches again: the
moments of one match go together. No share counts as less than 0.5 %. Games of which fewer than 20 matches are kept are
left out.

Search is surer of itself than it may be in some games, and not sure enough in others. So a review raises every share to
a power and divides by the sum. Each half of the matches is judged with the exponent that fits the other half best, by
log-loss; the one in the table fits all of them, and the one in use stands in the cast of the game. The points leader
wins as often as in the other half with as many seats.

{calibration}

Levels of the bots in these matches: {levels}.

The calibration error is the distance between what was said and what came true, in ten bins, weighed by how much was
said in each. With few matches it is larger than the true one, because the moments of one match all end the same way.

![What was said against what came true](../pictures/calibration.svg)

## Planted blunders
In matches of level 5, one decision is replaced by the worst move by a search of 1000 iterations for each, where that
costs at least 5 % of the win by searches of 4000 iterations of their own. Is it among the costliest decisions of its
seat? And how many decisions of the same bots are called costly in matches without a blunder?

{blunders}
"""
