"""The client's types are those of the server."""

import subprocess
from pathlib import Path

import msgspec

from tafelrunde import client_build
from tafelrunde.server.wire import views
from tafelrunde.server.wire.__main__ import schema

WEB = Path(__file__).resolve().parents[2] / "web"


def test_the_types_are_generated_from_the_messages_as_they_are():
    """Whoever changes a message runs `npm run types:wire` in web/."""
    client_build.prepare(lambda _: None)
    made = subprocess.run(
        (client_build.tool("node"), "tools/wire-types.js"),
        input=msgspec.json.encode(schema()).decode(),
        cwd=WEB,
        env=client_build.environment(),
        check=True,
        capture_output=True,
        text=True,
    )
    assert made.stdout == (WEB / "src" / "wire" / "types.ts").read_text("utf-8")


def test_the_type_of_each_view_is_generated_from_its_record():
    """Whoever changes a record or a box runs `npm run types:views` in web/."""
    for file, text in views.twins(WEB / "src" / "games"):
        assert file.read_text("utf-8") == text, file
