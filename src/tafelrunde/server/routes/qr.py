"""Links as QR codes."""

from __future__ import annotations

import io

import segno


def qr_code(link: str) -> str:
    """A link as an SVG that can be scanned: black on white, whatever the page looks like."""
    picture = io.BytesIO()
    segno.make(link, error="m").save(
        picture, kind="svg", xmldecl=False, svgns=True, dark="#000", light="#fff", border=2, omitsize=True
    )
    return picture.getvalue().decode()
