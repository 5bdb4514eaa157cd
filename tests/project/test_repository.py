"""The repository: locks, decision records, clean files, a quick command line."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TAFEL = Path(sys.executable).with_name("tafel")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = sorted((ROOT / "requirements").iterdir())
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
HEADINGS = ["Question", "Choice", "Because", "Price", "Revisit when"]

PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>\S+)( ; [^\\]+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
SOMEONES_FOLDER = re.compile(r"(?<![\w./~-])/(?:home|mnt|opt|root|srv|work|Users)/")
UNFINISHED = re.compile(r"\b(?:TO[D]O|FIX[M]E|XX[X])\b")


def kept_files():
    """Every file that is in the repository or about to be."""
    listing = subprocess.run(
        ("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"),
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    if listing.returncode:
        pytest.skip("not a git checkout")
    return [path for name in listing.stdout.split("\0") if (path := ROOT / name).is_file()]


def lines_matching(pattern):
    """Where a pattern occurs in the text files of the repository, as path:line."""
    for path in kept_files():
        try:
            lines = path.read_text("utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        yield from (f"{path.relative_to(ROOT)}:{n}" for n, line in enumerate(lines, 1) if pattern.search(line))


def pins(lock):
    """What a lock installs: names with versions."""
    text = (ROOT / "requirements" / f"{lock}.lock").read_text("utf-8")
    return {(pin["name"], pin["version"]) for pin in PIN.finditer(text)}


def names(requirements):
    """The names in a list of requirements, spelt as in a lock."""
    return {re.split(r"[<>=]", each)[0].replace(".", "-") for each in requirements if isinstance(each, str)}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_locks_hold_pins_and_hashes_only(lock):
    """A lock names exact versions with their hashes, and neither an address nor an option."""
    pinned = False
    for line in lock.read_text("utf-8").splitlines():
        assert PIN.fullmatch(line) or HASH.fullmatch(line), line
        assert not (pinned and PIN.fullmatch(line)), f"no hash before {line}"
        pinned = bool(PIN.fullmatch(line))
    assert not pinned


def test_each_level_contains_the_one_before():
    """Going up a level adds packages and changes none."""
    assert pins("run") < pins("dev") < pins("bench")


def test_locks_hold_what_the_project_asks_for():
    """Every requirement in pyproject.toml is in the lock of its level."""
    groups = PROJECT["dependency-groups"]
    extras = PROJECT["project"]["optional-dependencies"]
    run = names(PROJECT["project"]["dependencies"]) | names(groups["build"]) | names(extras["push"])
    dev = run | names(groups["dev"])
    bench = dev | names(extras["bench"])
    for lock, asked in (("run", run), ("dev", dev), ("bench", bench)):
        assert asked <= {name for name, _ in pins(lock)}


def test_no_file_knows_whose_machine_it_was_written_on():
    """No file of the repository names a folder of somebody's machine."""
    assert list(lines_matching(SOMEONES_FOLDER)) == []


def test_no_file_is_left_unfinished():
    """No file of the repository carries a mark that something remains to be done."""
    assert list(lines_matching(UNFINISHED)) == []


@pytest.mark.parametrize("record", DECISIONS, ids=lambda path: path.stem)
def test_decision_records_answer_the_same_questions(record):
    """A decision record says question, choice, reasons, price, and when to think again, in this order."""
    assert re.fullmatch(r"\d{4}-[a-z0-9-]+", record.stem)
    assert re.findall(r"^## (.+)$", record.read_text("utf-8"), flags=re.MULTILINE) == HEADINGS


def test_decision_records_are_numbered_without_gaps():
    """The number of a decision is its place in the row."""
    assert [int(record.stem[:4]) for record in DECISIONS] == list(range(1, len(DECISIONS) + 1))


def test_version():
    """`tafel --version` says the version of the package and nothing else."""
    said = subprocess.run((TAFEL, "--version"), check=True, capture_output=True, text=True)
    assert said.stdout.strip() == version("tafelrunde") == PROJECT["project"]["version"]


def test_help_without_a_command():
    """`tafel` alone shows what it can do."""
    said = subprocess.run((TAFEL,), check=True, capture_output=True, text=True)
    assert {"bench", "check", "test"} <= set(said.stdout.split())


def test_help_is_instant():
    """The command line opens without the compiler, arrays or translations: commands import what they need."""
    code = "import sys, tafelrunde.cli; print(*sorted({'numba', 'numpy', 'fluent'} & set(sys.modules)))"
    said = subprocess.run((sys.executable, "-c", code), check=True, capture_output=True, text=True)
    assert said.stdout.split() == []
