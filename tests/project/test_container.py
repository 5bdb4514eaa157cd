"""The container and the guide use only what the command line has."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TAFEL = Path(sys.executable).with_name("tafel")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
OF_OTHERS = {"--build", "--rm", "--from", "--to", "--interval", "--start-period", "--create-home", "--uid", "--chown"}
OF_OTHERS |= {"--directory", "--owner", "--name"}


@pytest.mark.parametrize("file", ["Containerfile", "compose.yaml", "docs/how-to/run-a-server.md"])
def test_every_option_that_is_named_exists(file):
    helps = ((TAFEL, "--help"), (TAFEL, "serve", "--help"))
    known = "".join(subprocess.run(each, check=True, capture_output=True, text=True).stdout for each in helps)
    named = set(OPTION.findall((ROOT / file).read_text("utf-8"))) - OF_OTHERS
    assert named
    assert named <= set(OPTION.findall(known))


def test_what_a_container_runs_exists():
    """The image starts the script of the checkout, and everything it copies is there."""
    text = (ROOT / "Containerfile").read_text("utf-8")
    assert "./tafel warm" in text
    assert re.search(r"^USER (?!root)", text, re.MULTILINE)
    assert "dockerfile: Containerfile" in (ROOT / "compose.yaml").read_text("utf-8")
