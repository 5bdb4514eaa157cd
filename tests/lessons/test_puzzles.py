"""Puzzles: every position can be reached, and a search smaller than the one that made them finds the answers."""

from fnmatch import fnmatchcase

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.lab.puzzles import agreement, mine
from tafelrunde.lessons import follow
from tafelrunde.lessons.puzzle import OTHER, Puzzle, as_lesson, named, puzzle_of, puzzles_of, themes_of, write_puzzles

FEWEST = 30
ITERATIONS = 2000
AGREE = 0.9
GAMES = [game for game in map(tr.game, tr.games()) if puzzles_of(game)]
of_each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@of_each_game
def test_there_are_puzzles_and_each_can_be_solved(game):
    """The seat that is asked is to move; the answer and the wrong moves are legal; every other move loses."""
    puzzles = puzzles_of(game)
    assert len(puzzles) >= FEWEST
    assert len({(each.seed, len(each.moves)) for each in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        match = puzzle.match(game)
        legal = [str(move) for move in match.legal]
        assert match.to_move == puzzle.seat
        assert puzzle.answer in legal
        assert {each.move for each in puzzle.wrong} <= set(legal) - {puzzle.answer}
        assert all(each.cost > 0 and each.serves != puzzle.seat for each in puzzle.wrong)
        assert puzzle.theme(game) != OTHER


def test_every_move_of_festo_has_a_theme_of_its_own():
    """No theme takes just what is left: what a puzzle is called says what it is about."""
    game = tr.game("festo")
    patterns = themes_of(game).values()
    assert all("*" not in theme for theme in patterns)
    for move in list(game.moves)[game.moves.of_nature :][: game.moves.of_seats]:
        assert any(fnmatchcase(str(move), each) for theme in patterns for each in theme), str(move)


@of_each_game
def test_a_smaller_search_finds_the_answers(game):
    """With another seed; each search is the same every time, so this does not depend on luck."""
    assert agreement(game, ITERATIONS, seed=5) >= AGREE


@of_each_game
def test_a_puzzle_is_followed_as_a_lesson(game):
    """The answer ends it, and any other move leads astray."""
    puzzle = puzzles_of(game)[0]
    lesson = as_lesson(puzzle, named(1))
    assert puzzle_of(game, "puzzle-1") is puzzle
    assert puzzle_of(game, "puzzle-0") is None
    assert follow(game, lesson).match.view(puzzle.seat).legal == puzzle.match(game).view(puzzle.seat).legal
    assert follow(game, lesson, [puzzle.answer]).step is None
    assert str(follow(game, lesson, [puzzle.wrong[0].move]).astray) == puzzle.wrong[0].move


def test_what_is_mined_is_written_and_read_again(tmp_path):
    """The first puzzle of a seed is the same every time."""
    game = tr.game("festival")
    first, again = (next(filter(None, mine(game, seed=7))) for _ in range(2))
    assert first == again
    write_puzzles(tmp_path / "puzzles.json", [first.puzzle])
    assert msgspec.json.decode((tmp_path / "puzzles.json").read_bytes(), type=list[Puzzle]) == [first.puzzle]
