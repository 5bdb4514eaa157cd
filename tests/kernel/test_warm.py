"""First use compiles, with progress in sight; later uses load, and never what was made from something else."""

import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import pytest

from tafelrunde.kernel import compiled
from tafelrunde.kernel.record import fingerprint

PEBBLES = '''
"""Pebbles, a game from outside: take one or two from the heap; who takes the last one wins."""
import sys
from tafelrunde.kernel import ALLOWED, Game, MoveTable, Names, OVER, Record, everyone, offer, rank, rule, u8
from pebbles.ledger import Rule

HEAP = 5
MOVES = MoveTable("pebbles")
_, take = MOVES.seat("take", "take {count}", count=Names("count", ("1", "2")))


class Table(Record, game="pebbles"):
    seats: int = everyone(u8)
    heap: int = everyone(u8)
    turn: int = everyone(u8)


@rule
def setup(table, seats, options):
    table.seats = seats
    table.heap = HEAP


@rule
def to_move(table):
    return table.turn if table.heap else OVER


@rule
def legal(table, offered):
    offer(offered, take[0])
    if table.heap > 1:
        offer(offered, take[1])


@rule
def may(table, move):
    return ALLOWED if move - take[0] < table.heap else 1


@rule
def apply(table, move):
    table.heap -= 1 + move - take[0]
    table.turn = 1 - table.turn


@rule
def outcome(table, points, places):
    points[1 - table.turn] = 1
    rank(points, places)
    return 0


FUNCTIONS = {name: globals()[name] for name in ("setup", "to_move", "legal", "may", "apply", "outcome")}
GAME = Game(__name__, Table, MOVES, seats=(2,), rules=Rule, reasons=("empty",), longest=9, **FUNCTIONS)
'''

LEDGER = '''"""The rules."""

from enum import IntEnum


class Rule(IntEnum):
    PB_T1 = 1
'''

USE_IT = """
import json, sys
from tafelrunde.kernel import playouts
from tafelrunde.kernel.warm import compiler
seen = []
if "quiet" not in sys.argv:
    compiler.progress = lambda *told: seen.append(told)
import pebbles
found = playouts(pebbles.GAME, 100, seats=2, seed=1)
from tafelrunde.kernel.compiled import CACHE
print(json.dumps({
    "progress": seen,
    "decisions": found.decisions,
    "points": found.points.sum(axis=0).tolist(),
    "mark": pebbles.GAME.record.mark,
    "cache": str(CACHE),
}))
"""


class Machine:
    """A folder for compiled code, and a game beside it."""

    def __init__(self, folder):
        self.cache = folder / "cache"
        self.game = folder / "outside" / "pebbles"
        self.complaints = ""

    def use(self, *args, **environment):
        """Use the game in a process of its own."""
        path = os.pathsep.join(filter(None, (str(self.game.parent), os.environ.get("PYTHONPATH"))))
        told = os.environ | {"TAFELRUNDE_CACHE": str(self.cache), "PYTHONPATH": path} | environment
        done = subprocess.run(
            (sys.executable, "-c", USE_IT, *args), env=told, capture_output=True, text=True, check=False
        )
        self.complaints = done.stderr
        assert done.returncode == 0, done.stderr
        return SimpleNamespace(**json.loads(done.stdout))


@pytest.fixture(scope="module")
def used_once(tmp_path_factory):
    """A machine on which the game was used for the first time, and what came of it."""
    folder = tmp_path_factory.mktemp("warm")
    machine = Machine(folder)
    machine.game.mkdir(parents=True)
    (machine.game / "__init__.py").write_text(PEBBLES, "utf-8")
    (machine.game / "ledger.py").write_text(LEDGER, "utf-8")
    return folder, machine.use()


@pytest.fixture
def first(used_once):
    """What the first use told."""
    return used_once[1]


@pytest.fixture
def machine(used_once, tmp_path):
    """A machine of one's own on which the game was used once."""
    shutil.copytree(used_once[0], tmp_path / "machine")
    return Machine(tmp_path / "machine")


def test_first_use_compiles_with_progress(first):
    """Progress is told from nothing to all, and the game is played."""
    of = first.progress[0][2]
    assert first.progress == [["pebbles", done, of] for done in range(of + 1)]
    assert first.decisions > 200
    assert sum(first.points) == 100


def test_second_use_does_not_compile(machine, first):
    """Another process finds what the first one made, says nothing, and plays the same."""
    again = machine.use("quiet")
    assert machine.complaints == ""
    assert (again.decisions, again.points, again.mark) == (first.decisions, first.points, first.mark)


def test_changed_rules_are_compiled_anew_and_never_mixed_up(machine, first):
    """A bigger heap in the source: a longer match; and back again, what was compiled before is still there.

    If nobody else wants to know of the progress, the terminal shows it.
    """
    source = machine.game / "__init__.py"
    source.write_text(PEBBLES.replace("HEAP = 5", "HEAP = 50"), "utf-8")
    changed = machine.use("quiet")
    assert re.search("Compiling pebbles for this machine, once: 0 of [0-9]+ …", machine.complaints)
    assert machine.complaints.endswith(" …\n")
    assert changed.decisions > 5 * first.decisions
    assert changed.mark != first.mark
    assert Path(changed.cache).name == Path(first.cache).name, "the kernel is the same"
    source.write_text(PEBBLES, "utf-8")
    back = machine.use()
    assert back.progress == []
    assert (back.decisions, back.points, back.mark) == (first.decisions, first.points, first.mark)


def test_two_who_come_at_once_compile_once(machine):
    """The second waits for the first and loads what it made."""
    (machine.game / "ledger.py").write_text(LEDGER.replace("The rules", "Other words"), "utf-8")
    with ThreadPoolExecutor(2) as both:
        one, other = both.map(lambda _: machine.use(), range(2))
    assert (one.decisions, one.points) == (other.decisions, other.points)
    assert bool(one.progress) != bool(other.progress)


def test_everything_in_the_folder_of_a_game_counts(machine):
    """Whatever source, box or map lies beside the rules, or below, is part of what their code was made from."""
    seen = {fingerprint(machine.game)}
    (machine.game / "rules").mkdir()
    for name in ("box.toml", "map.json", "more.py", "rules/more.py"):
        for content in ("", " "):
            (machine.game / name).write_text(content, "utf-8")
            seen.add(fingerprint(machine.game))
    assert len(seen) == 9


def test_the_folder_is_named_after_the_sources_of_the_kernel(tmp_path, monkeypatch):
    """Another kernel keeps its code in another folder; bounds that are checked make another folder too."""
    kernel = tmp_path / "kernel"
    shutil.copytree(Path(compiled.__file__).parent, kernel, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setenv("TAFELRUNDE_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    monkeypatch.setattr(compiled, "__file__", str(kernel / "compiled.py"))
    before = compiled.cache_folder()
    assert before == compiled.cache_folder()
    assert before.parent == tmp_path / "cache"
    (kernel / "match.py").write_text("# only Python runs this\n", "utf-8")
    assert compiled.cache_folder() == before
    (kernel / "dice.py").write_text("# other dice\n", "utf-8")
    assert compiled.cache_folder() != before
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert compiled.cache_folder().name.endswith("-checked")


@pytest.mark.parametrize("plain", sorted(compiled.NEVER_COMPILED))
def test_no_rule_is_made_from_what_only_python_runs(plain):
    """A module that is left out of the folder's name has no compiled function, and none that exist come from it."""
    source = Path(compiled.__file__).with_name(f"{plain}.py").read_text("utf-8")
    assert not re.search(r"\bkernel\.compiled import\b.*\b(rule|inlined|entry)\b", source)
    for module in Path(compiled.__file__).parent.parent.rglob("*.py"):
        text = module.read_text("utf-8")
        if module.name != "game.py" and re.search(r"^@(rule|inlined|entry)\b", text, re.MULTILINE):
            assert f"tafelrunde.kernel.{plain} import" not in text, module


@pytest.mark.parametrize("what", ["*.nbi", "*.nbc"])
def test_spoiled_code_does_not_break_a_match(machine, first, what):
    """Indexes or code that were cut off, as a full disk leaves them: the game is played all the same."""
    files = list(machine.cache.rglob(what))
    assert files
    for file in files:
        file.write_bytes(file.read_bytes()[:100])
    assert machine.use().points == first.points


def test_lost_code_is_made_again(machine, first):
    """The compiled files are gone, the stamps that say they are there are not."""
    for file in machine.cache.rglob("*.nb[ci]"):
        file.unlink()
    assert machine.use().points == first.points


def test_a_folder_that_cannot_be_written_does_not_break_a_match(machine, first, tmp_path):
    """Where the folder should be there is a file: the code is kept elsewhere, for this once."""
    blocked = tmp_path / "a file"
    blocked.write_text("", "utf-8")
    again = machine.use(TAFELRUNDE_CACHE=str(blocked))
    assert again.progress
    assert again.points == first.points
    assert not Path(again.cache).is_relative_to(blocked)
    shutil.rmtree(Path(again.cache).parent)


def _stamps(machine):
    return sorted(file.name for file in machine.cache.rglob("stamps/*") if file.suffix != ".lock")


def test_rules_that_do_not_compile_are_told(machine):
    """The error names the game and says what the compiler says; there is no stamp that claims otherwise."""
    (machine.game / "__init__.py").write_text(PEBBLES.replace("table.heap = HEAP", "table.heap = HAEP"), "utf-8")
    before = _stamps(machine)
    with pytest.raises(AssertionError, match="the rules of pebbles could not be compiled"):
        machine.use()
    assert "HAEP" in machine.complaints
    assert _stamps(machine) == before
