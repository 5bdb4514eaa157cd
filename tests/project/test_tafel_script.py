"""The script ./tafel: what it needs, what it decides, what it says when something is missing."""

import ast
import fcntl
import os
import re
import subprocess
import sys
import tomllib
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from subprocess import PIPE

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "tafel"


class Clone:
    """A small checkout with the real script in a folder whose name has spaces."""

    def __init__(self, root):
        self.root = root
        (root / "requirements").mkdir(parents=True)
        for name in (
            "tafel",
            "pyproject.toml",
            *(f"requirements/{path.name}" for path in (ROOT / "requirements").iterdir()),
        ):
            (root / name).write_bytes((ROOT / name).read_bytes())
        (root / "tafel").chmod(0o755)
        self.script = loaded(root / "tafel")

    def pretend_set_up(self, level):
        """An environment that looks whole; its `tafel` says where it stands and what it was given."""
        tools = self.root / ".venv" / "bin"
        tools.mkdir(parents=True)
        (tools / "python").symlink_to(sys.executable)
        (tools / "tafel").write_text('#!/bin/sh\npwd\nfor word; do echo "$word"; done\n')
        (tools / "tafel").chmod(0o755)
        (self.root / ".venv" / "tafelrunde-stamp").write_text("\n".join(self.script.stamp(level)))

    def run(self, *args, path=None, cwd=None, **environment):
        """Run the script like a person would."""
        return run(path or self.root / "tafel", *args, cwd=cwd or self.root, env={**os.environ, **environment})

    def run_after(self, change):
        """Run the script in a Python after some change to it."""
        code = f"import runpy, sys; {change}; sys.argv = ['./tafel']; runpy.run_path('tafel', run_name='__main__')"
        return run(sys.executable, "-c", code, cwd=self.root)


def run(*command, **options):
    """Run a command to its end and keep what it says."""
    return subprocess.run(command, check=False, capture_output=True, text=True, **options)


def loaded(path):
    """The script as a module; its name has no ending."""
    loader = SourceFileLoader("tafel_script", str(path))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def clone(tmp_path):
    return Clone(tmp_path / "round table")


def test_needs_the_standard_library_only():
    """A machine that has Python has all the script imports."""
    tree = ast.parse(SCRIPT.read_text("utf-8"))
    modules = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    modules |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {module.partition(".")[0] for module in modules} <= sys.stdlib_module_names


def test_an_old_python_can_read_it():
    """The script is valid for a Python that is too old, which could not say so otherwise."""
    ast.parse(SCRIPT.read_text("utf-8"), feature_version=(3, 7))


def test_asks_for_the_python_the_project_asks_for():
    """Script and pyproject.toml agree on the oldest Python."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == ">={}.{}".format(*loaded(SCRIPT).OLDEST_PYTHON)


def test_each_level_has_its_lock():
    """Each level has a lock and a word on what it holds, and each command needs one of them; so have uv and node."""
    script = loaded(SCRIPT)
    assert set(script.LEVEL_OF.values()) <= set(script.LEVELS) == set(script.CONTENT)
    assert {f"{name}.lock" for name in (*script.LEVELS, "installer", "node")} == {
        path.name for path in (ROOT / "requirements").iterdir()
    }


def test_hands_over_from_anywhere(clone, tmp_path):
    """Called by a link from another folder it finds its environment, hands on every word, and stays in that folder."""
    clone.pretend_set_up("run")
    link = tmp_path / "link"
    link.symlink_to(clone.root / "tafel")
    said = clone.run("play", "two words", "--seed=7", path=link, cwd=tmp_path)
    assert said.stdout.splitlines() == [str(tmp_path), "play", "two words", "--seed=7"]
    assert said.stderr == ""


@pytest.mark.parametrize(
    ("level", "fitting"), [("run", {"run"}), ("dev", {"run", "dev"}), ("bench", {"run", "dev", "bench"})]
)
def test_a_level_serves_all_below_it(clone, level, fitting):
    """An environment fits the commands of its own level and of those below."""
    clone.pretend_set_up(level)
    assert {each for each in clone.script.LEVELS if clone.script.fits(each)} == fitting


@pytest.mark.parametrize("changed", ["pyproject.toml", "requirements/run.lock", "requirements/installer.lock"])
def test_a_change_in_what_it_is_made_from_is_noticed(clone, changed):
    """An environment no longer fits when the project or a lock has changed, but need not be made from nothing."""
    clone.pretend_set_up("run")
    with (clone.root / changed).open("a") as file:
        file.write("\n")
    assert not clone.script.fits("run")
    assert clone.script.whole(clone.script.stamp_found())


@pytest.mark.parametrize("lost", ["tafelrunde-stamp", "bin/python", "bin/tafel"])
def test_an_environment_that_is_not_whole_is_made_anew(clone, lost):
    """An environment without its stamp, its Python or its command is not whole."""
    clone.pretend_set_up("run")
    (clone.root / ".venv" / lost).unlink()
    assert not clone.script.whole(clone.script.stamp_found())


def test_an_environment_that_was_moved_is_made_anew(clone, tmp_path):
    """An environment knows its own path, so it is not whole in another folder."""
    clone.pretend_set_up("run")
    moved = clone.root.rename(tmp_path / "another table")
    script = loaded(moved / "tafel")
    assert not script.whole(script.stamp_found())


def test_waits_for_another_that_sets_up(clone):
    """While another ./tafel sets up, it waits and says so; then it uses what the other has made."""
    with (clone.root / ".venv.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        second = subprocess.Popen((clone.root / "tafel", "play"), stdout=PIPE, stderr=PIPE, text=True)
        assert second.stderr
        assert "waiting" in second.stderr.readline()
        clone.pretend_set_up("run")
        fcntl.flock(turn, fcntl.LOCK_UN)
        said, complained = second.communicate()
    assert "play" in said
    assert complained == ""


def test_says_that_python_is_too_old(clone):
    """With an old Python it names that Python, what it needs, and how to get it."""
    said = clone.run_after("sys.version_info = (3, 9, 2)")
    assert said.returncode == 1
    assert re.search(r"needs Python 3\.11 or newer; .* is ", said.stderr)
    assert "apt install python3" in said.stderr
    assert "Traceback" not in said.stderr


def test_says_that_venv_is_missing(clone):
    """With a Python whose venv is a package of its own it names that package."""
    said = clone.run_after("sys.modules['ensurepip'] = None")
    assert said.returncode == 1
    assert f"apt install python3.{sys.version_info[1]}-venv" in said.stderr
    assert "Traceback" not in said.stderr


def test_says_that_packages_are_out_of_reach(clone):
    """Without an index it shows pip's last words, what is needed and what to type; the environment is not whole."""
    said = clone.run("check", PIP_NO_INDEX="1", PIP_FIND_LINKS=str(clone.root), PIP_CONFIG_FILE=os.devnull)
    assert said.returncode == 1
    assert "No matching distribution found for uv" in said.stderr
    assert "needs the network once" in said.stderr
    assert said.stderr.rstrip().endswith("tafel check")
    assert not clone.script.fits("run")


def test_hands_the_settings_of_pip_to_uv():
    """Indexes and certificates of pip's configuration reach uv; the environment wins over files, as for pip."""
    listing = """
        :env:.cert='/certificates/mine.pem'
        :env:.default-timeout='60'
        global.cert='/certificates/all.pem'
        global.extra-index-url='file:///one/simple file:///two/simple'
        global.find-links='\\n/wheels\\n/more-wheels'
        install.trusted-host='localhost'
    """
    assert loaded(SCRIPT).uv_settings(re.sub(r"^ +", "", listing, flags=re.MULTILINE)) == {
        "SSL_CERT_FILE": "/certificates/mine.pem",
        "UV_FIND_LINKS": "/wheels,/more-wheels",
        "UV_INDEX": "file:///one/simple file:///two/simple",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_INSECURE_HOST": "localhost",
    }
