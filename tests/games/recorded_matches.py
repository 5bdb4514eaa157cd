"""What is checked of every recorded match."""

import json

import tafelrunde as tr


def check_replay(file):
    """The moves lead to the same outcome, the file comes out the same, and it verifies."""
    text = file.read_text("utf-8").rstrip("\n")
    match = tr.Match.from_json(text)
    assert match.outcome is not None
    recorded = json.loads(text)["outcome"]
    assert match.outcome.reason == recorded["reason"]
    assert list(match.outcome.points) == recorded["points"]
    assert list(match.outcome.places) == recorded["places"]
    assert match.to_json() == text
    assert tr.verify(text).ok
