"""Figures as SVG, drawn by hand: small charts side by side, in the colours of the seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

SEAT_COLOURS = ("#2f6fb3", "#d9a21b", "#c2402f", "#3f8f4f", "#7a4fa3", "#1f8f8c")
PAPER, INK, LINE, QUIET = "#f6f0e4", "#2b2622", "#d8cdb8", "#8a7d6a"
WIDTH, HEIGHT, GAP = 300, 190, 28
PLOT_TOP, PLOT_BOTTOM = 44, 150


@dataclass(frozen=True)
class Chart:
    """Bars with a label under each; a dashed line marks what would be fair or usual."""

    title: str
    values: Sequence[float]
    labels: Sequence[str]
    unit: str = ""
    mark: float | None = None
    colours: Sequence[str] = (QUIET,)


def draw(charts: Sequence[Sequence[Chart]], description: str) -> str:
    """Rows of charts as one picture."""
    columns = max(len(row) for row in charts)
    width = columns * (WIDTH + GAP) + GAP
    height = len(charts) * (HEIGHT + GAP) + GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(description)}</title>",
        f'<g font-family="sans-serif" font-size="12" fill="{INK}">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
    ]
    for row, line in enumerate(charts):
        for column, chart in enumerate(line):
            x, y = GAP + column * (WIDTH + GAP), GAP + row * (HEIGHT + GAP)
            parts.append(f'<g transform="translate({x} {y})">{_chart(chart)}</g>')
    return "\n".join([*parts, "</g>", "</svg>\n"])


def _chart(chart: Chart) -> str:
    most = max([*chart.values, chart.mark or 0, 1e-9])
    step = WIDTH / len(chart.values)
    parts = [f'<text y="16" font-size="14">{escape(chart.title)}</text>']
    for i, value in enumerate(chart.values):
        tall = (PLOT_BOTTOM - PLOT_TOP) * value / most
        colour = chart.colours[i % len(chart.colours)]
        x, top = i * step + step * 0.1, PLOT_BOTTOM - tall
        parts.append(f'<rect x="{x:.1f}" y="{top:.1f}" width="{step * 0.8:.1f}" height="{tall:.1f}" fill="{colour}"/>')
        if chart.unit:
            x, label = i * step + step / 2, f"{value:.0f}{chart.unit}"
            parts.append(f'<text x="{x:.1f}" y="{PLOT_BOTTOM - 8}" text-anchor="middle" fill="{PAPER}">{label}</text>')
    for i, label in enumerate(chart.labels):
        x = (i + 0.5) * WIDTH / len(chart.labels)
        parts.append(f'<text x="{x:.1f}" y="{PLOT_BOTTOM + 18}" text-anchor="middle">{escape(label)}</text>')
    parts.append(f'<path d="M0 {PLOT_BOTTOM}.5H{WIDTH}" stroke="{LINE}"/>')
    if chart.mark is not None:
        at = PLOT_BOTTOM - (PLOT_BOTTOM - PLOT_TOP) * chart.mark / most
        parts.append(f'<path d="M0 {at:.1f}H{WIDTH}" stroke="{INK}" stroke-dasharray="4 4"/>')
    return "".join(parts)
