"""Building the client: from what, with which node, and what it says when something is missing."""

import pytest

from tafelrunde import client_build


@pytest.fixture
def small(tmp_path, monkeypatch):
    """A checkout with a client of a few files; every command that would be run is only noted."""
    for name in ("web/src/main.ts", "web/package-lock.json", "src/tafelrunde/games/chess/words/en.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    for name in ("web/index.html", "web/vite.config.ts"):
        (tmp_path / name).touch()
    for name in ("web/public", "web/node_modules", str(client_build.PAGES)):
        (tmp_path / name).mkdir(parents=True)
    commands = []
    monkeypatch.setattr(client_build, "ROOT", tmp_path)
    monkeypatch.setattr(client_build, "find_node", lambda say: None)
    monkeypatch.setattr(client_build, "run", lambda *command: commands.append(command))
    return tmp_path, commands


def test_the_client_is_built_once(small):
    """The first time packages are installed and pages built; the second time there is nothing to do."""
    _, commands = small
    said: list[str] = []
    client_build.build(said.append)
    assert commands == [("npm", "ci", "--include=dev"), ("npx", "vite", "build")]
    assert said == ["installing the packages of the client", "building the client"]
    client_build.build(said.append)
    assert len(commands) == 2


def test_a_change_in_what_it_is_made_from_is_noticed(small):
    """It makes the pages out of date, the packages not."""
    root, commands = small
    client_build.build(lambda _: None)
    (root / "web/src/main.ts").write_text("changed")
    client_build.build(lambda _: None)
    assert commands[2:] == [("npx", "vite", "build")]


def test_words_of_games_are_not_built_in(small):
    """They come over HTTP: when they change, the pages stay as they are."""
    root, commands = small
    client_build.build(lambda _: None)
    (root / "src/tafelrunde/games/chess/words/en.ftl").write_text("changed")
    client_build.build(lambda _: None)
    assert commands[2:] == []


def test_an_old_node_is_not_used(tmp_path, monkeypatch):
    """A node is used from version 20 on, and only together with npm."""
    for name, said in (("node", "v18.19.0"), ("npm", "")):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {said}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert not client_build.new_enough(str(tmp_path / "node"))
    (tmp_path / "node").write_text("#!/bin/sh\necho v20.1.0\n")
    assert client_build.new_enough(str(tmp_path / "node"))
    assert not client_build.new_enough(None)


def test_a_tool_that_fails_is_told_with_its_last_words():
    """The words of the tool say what is wrong."""
    with pytest.raises(client_build.NotBuilt, match="no-such-option"):
        client_build.run("node", "--no-such-option")


def test_without_a_browser_the_command_that_installs_it_is_named(monkeypatch):
    """Whoever is not root is told what to type."""
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert client_build.find_browser(lambda _: None) == "sudo apt-get install --yes --quiet chromium"
