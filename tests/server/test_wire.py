"""The wire describes itself: every message and every code that can be sent is in the schema."""

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tafelrunde.server import wire
from tafelrunde.server.routes import guard
from tafelrunde.server.tables import log
from tafelrunde.server.tables.commands import _ENTRIES
from tafelrunde.server.tables.folding import _FOLD
from tafelrunde.server.wire import client, events
from tafelrunde.server.wire.problems import ARGUMENTS, PROBLEMS
from tafelrunde.server.wire.settings import Settings

SOURCES = Path(wire.__file__).parents[1]


def troubles():
    """Every trouble raised anywhere in the server: its code and the names of its arguments."""
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "RequestError":
                names = {word.arg for word in node.keywords} - {"rule", "instead"}
                for code in [each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]:
                    yield file.name, code, names


def test_every_code_is_declared_with_its_arguments():
    """What is raised is what the client has words for."""
    raised = list(troubles())
    assert len(raised) > 30
    for file, code, names in raised:
        assert code in PROBLEMS, file
        assert names == set(ARGUMENTS.get(code, ())), (file, code)
    assert set(ARGUMENTS) <= set(PROBLEMS)
    assert set(guard.STATUS) <= set(PROBLEMS)


def test_no_code_is_declared_in_vain():
    """Each code stands somewhere in the server besides its declaration."""
    texts = [file.read_text("utf-8") for file in SOURCES.rglob("*.py") if file.name != "problems.py"]
    assert [code for code in PROBLEMS if not any(f'"{code}"' in text for text in texts)] == []


def test_every_line_of_the_log_can_be_folded_and_kept():
    assert set(get_args(log.AnyEntry)) == set(_FOLD)
    entry = log.Said("ada", "Ada", None, "hello")
    assert log.decode(log.encode(entry)) == entry


def test_every_event_and_every_command_has_its_name_on_the_wire():
    """Names are words with hyphens, each used once."""
    for union in (events.AnyEvent, client.FromClient):
        tags = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(set(tags)) == len(tags)
        assert all(tag.replace("-", "").islower() for tag in tags)
    assert set(_ENTRIES) < set(get_args(client.FromClient))


def test_the_schema_can_be_printed_for_the_client():
    said = subprocess.run((sys.executable, "-m", "tafelrunde.server.wire"), check=True, capture_output=True, text=True)
    schema = json.loads(said.stdout)
    assert {"FromServer", "FromClient", "Sync", "Update", "Play", "Replay", "Settings"} <= set(schema["$defs"])
    assert set(schema["x-problems"]) == set(PROBLEMS)
    assert "#/$defs/" in said.stdout


@pytest.mark.parametrize("settings", [{}, {"game": "festival"}, {"game": "festival", "seats": 4, "public": 1}])
def test_settings_are_strict(settings):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(settings, Settings)
