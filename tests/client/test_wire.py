"""The client's types are those of the server."""

import subprocess
from pathlib import Path

import msgspec

from tafelrunde import workshop
from tafelrunde.server.wire.__main__ import schema

WEB = Path(__file__).resolve().parents[2] / "web"


def test_the_types_are_generated_from_the_messages_as_they_are():
    """Whoever changes a message runs `npm run types:wire` in web/."""
    workshop.prepare(lambda _: None)
    made = subprocess.run(
        (workshop.tool("node"), "tools/wire-types.js"),
        input=msgspec.json.encode(schema()).decode(),
        cwd=WEB,
        env=workshop.environment(),
        check=True,
        capture_output=True,
        text=True,
    )
    assert made.stdout == (WEB / "src" / "wire" / "types.ts").read_text("utf-8")
