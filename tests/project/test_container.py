"""The container and the guide use only what the command line has."""

import os
import re
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

import pytest

from tafelrunde import checkout

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


def is_ignored(file):
    """Whether a build is not given a file of the checkout."""
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    patterns = [line.removeprefix("**/") for line in lines if line and not line.startswith("#")]
    return any(fnmatch(str(part), pattern) for part in (file, *file.parents) for pattern in patterns)


def test_what_a_container_runs_is_copied_into_it():
    """Nothing of the checkout is left out; the script can be run, and the function that is called exists."""
    text = (ROOT / "Containerfile").read_text("utf-8")
    assert re.findall(r"^COPY --chown=\d+ (\S+) \S+$", text, re.MULTILINE) == ["."]
    listed = subprocess.run(("git", "ls-files"), cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert [file for file in listed.splitlines() if is_ignored(PurePosixPath(file))] == []
    assert is_ignored(PurePosixPath(".git/config"))
    scripts = set(re.findall(r"(?<=[\" ])\./(\w+)", text))
    assert scripts == {"tafel"}
    assert all(os.access(ROOT / script, os.X_OK) for script in scripts)
    assert "checkout.built()" in text
    assert callable(checkout.built)


def test_a_container_does_not_run_as_root():
    """Neither image nor compose file asks for more than it needs."""
    text = (ROOT / "Containerfile").read_text("utf-8")
    assert re.search(r"^USER (?!root)", text, re.MULTILINE)
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    assert "dockerfile: Containerfile" in compose
    assert "privileged" not in compose
