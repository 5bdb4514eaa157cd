"""What only a checkout can do: check, test, bench."""

import pytest

from tafelrunde import checkout


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """The code as it lies in an installed wheel: no checkout around it."""
    monkeypatch.setattr(checkout, "ROOT", tmp_path)


@pytest.fixture
def small_checkout(tmp_path, monkeypatch):
    """A checkout with one benchmark and one file that is only a part of it."""
    for name in ("tafel", "pyproject.toml"):
        (tmp_path / name).touch()
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "peers.py").write_text('"""What we compare with."""\n')
    (tmp_path / "bench" / "speed.py").write_text(
        '"""How fast it is."""\n\nimport sys\n\nif __name__ == "__main__":\n    sys.exit(3)\n'
    )
    monkeypatch.setattr(checkout, "ROOT", tmp_path)


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("command", [checkout.check, checkout.test, checkout.bench])
def test_an_installed_copy_says_that_it_is_no_checkout(command, capsys):
    """Outside a checkout the commands fail, and say where they work."""
    assert command() == 1
    assert f"./tafel {command.__name__}" in capsys.readouterr().out


@pytest.mark.usefixtures("small_checkout")
def test_missing_tools_are_named(tmp_path, monkeypatch, capsys):
    """Without its tools a check does not pretend to have passed, and says what gets them."""
    monkeypatch.setattr(checkout, "TOOLS", tmp_path)
    assert checkout.check() == 1
    said = capsys.readouterr().out
    assert "ruff" in said
    assert "./tafel check" in said


@pytest.mark.usefixtures("small_checkout")
def test_bench_alone_lists_what_can_be_measured(capsys):
    """The list shows programs with their purpose, and no file that is only a part of them."""
    assert checkout.bench() == 0
    assert capsys.readouterr().out.split("\n") == ["./tafel bench speed  How fast it is.", ""]


@pytest.mark.usefixtures("small_checkout")
def test_an_unknown_benchmark_is_refused_before_anything_runs(capsys):
    """A name that is none is said together with those that are."""
    assert checkout.bench(["speed", "sped"]) == 2
    assert "sped" in capsys.readouterr().out


@pytest.mark.usefixtures("small_checkout")
def test_a_benchmark_that_breaks_its_promise_fails(capsys):
    """The command fails when a benchmark does."""
    assert checkout.bench(["speed"]) == 1
    assert "failed: speed" in capsys.readouterr().out


def test_a_failed_check_shows_its_words(monkeypatch, capsys):
    """A check that fails is shown with all its tool said, one that passes in a single line."""
    fine = checkout.Check("fine", ("python", "-c", "print('all is well')"))
    wrong = checkout.Check("wrong", ("python", "-c", "raise SystemExit('a comma is missing')"))
    monkeypatch.setattr(checkout, "checks", lambda: (fine, wrong))
    assert checkout.check() == 1
    said = capsys.readouterr().out
    assert "a comma is missing" in said
    assert "all is well" not in said
    assert "1 of 2 checks passed" in said
