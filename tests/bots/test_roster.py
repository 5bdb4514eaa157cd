"""The roster: six levels for every game, with characters for every seat; when search fails, the match goes on."""

import logging
import random

import pytest

import tafelrunde as tr
from tafelrunde.bots import LEVELS, cast, characters, next_free
from tafelrunde.bots.opinion import PriorBot, opinion
from tafelrunde.bots.roster import GREEDY, TEMPERS
from tafelrunde.bots.search import Searcher
from tafelrunde.kernel.words import LANGUAGES
from tests.bots.test_search import WITH_SECRETS, halfway

LONGEST_LINE = 90


@pytest.mark.parametrize("game", tr.games())
def test_every_game_has_its_cast(game):
    """As many characters of each level as there are seats, with names of their own and a line in each language."""
    everybody = characters(game)
    assert tuple(cast(game)) == LEVELS
    assert len({each.name for each in everybody}) == len(everybody)
    for level in LEVELS:
        of_level = [each for each in everybody if each.level == level]
        assert len(of_level) >= max(tr.game(game).seats)
        assert cast(game)[level] == of_level[0]
        assert level <= GREEDY or len({each.temper for each in of_level}) > 2
    for each in everybody:
        assert each.temper in TEMPERS
        assert set(each.lines) == set(LANGUAGES)
        assert all(0 < len(line) <= LONGEST_LINE for line in each.lines.values())
    lines = [each.lines[lang] for each in everybody for lang in LANGUAGES]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("game", tr.games())
@pytest.mark.parametrize("level", LEVELS)
def test_bots_at_one_table_are_different_characters(game, level):
    """The next free character of a level is one whose name nobody has; when all sit there, names are numbered."""
    first = cast(game)[level].name
    taken = [first.upper()]
    for _ in tr.game(game).seats[1:]:
        free = next_free(game, level, taken)
        assert free.level == level
        assert free in characters(game)
        assert free.name not in taken
        taken.append(free.name)
    assert next_free(game, level, [each.name for each in characters(game)]).name == f"{first} 2"


def test_a_bot_has_the_temper_of_its_name():
    """The character of a name plays; a name that nobody has is another name of the first."""
    assert tr.bot("festo", level=4, name="Agathe").character.temper == "cautious"
    second = tr.bot("festo", level=4, name="Tilda 2").character
    assert (second.name, second.temper) == ("Tilda 2", tr.bot("festo", level=4).character.temper)


@pytest.mark.parametrize("level", LEVELS[:-1])
def test_a_bot_makes_a_legal_move(level):
    match = halfway()
    assert tr.bot("festival", level=level, seed=1).choose(match.view(match.to_move)) in match.legal


def test_the_same_seed_plays_the_same_way():
    def moves(seed):
        match = tr.game("festival").start(seats=4, seed=3)
        bots = [tr.bot("festival", level=level, seed=seed + level) for level in (1, 2, 3, 4)]
        while match.to_move is not None:
            match.play(bots[match.to_move].choose(match.view(match.to_move)))
        return match.moves

    assert moves(1) == moves(1)
    assert moves(1) != moves(2)


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_a_move_depends_on_the_view_alone(game):
    """From another world with the same view, a bot of any kind does the same."""
    match = halfway(game)
    view = match.view(match.to_move)
    there = view.imagined(11)
    assert there.state_bytes() != match.state_bytes()
    for level in LEVELS[:-1]:
        here, elsewhere = (tr.bot(game, level=level, seed=8) for _ in range(2))
        assert here.choose(view) == elsewhere.choose(there.view(there.to_move))


def test_a_bot_that_cannot_think_plays_greedily_and_it_is_logged(monkeypatch, caplog):
    def fail(*_):
        raise MemoryError

    match = halfway()
    view = match.view(match.to_move)
    monkeypatch.setattr(Searcher, "think", fail)
    with caplog.at_level(logging.ERROR):
        assert tr.bot("festival", level=5).choose(view) in match.legal
    assert "search failed: game festival, level 5, seat" in caplog.text


def test_greedy_plays_what_its_mind_likes_best():
    match = halfway()
    view = match.view(match.to_move)
    moves, liked = opinion(view)
    assert set(moves) == set(match.legal)
    assert liked.sum() == pytest.approx(1)
    assert liked[moves.index(PriorBot(seed=1).choose(view))] == pytest.approx(liked.max(), abs=1e-3)


def test_greedy_beats_random_play():
    """In a few dozen matches of Festival one greedy bot wins far more than its share among random ones."""
    wins = 0.0
    for number in range(40):
        dice, match = random.Random(number), tr.game("festival").start(seats=4, seed=number)
        greedy = tr.bot("festival", level=2, seed=number)
        while not match.over:
            mine = match.to_move == number % 4
            match.play(greedy.choose(match.view(match.to_move)) if mine else dice.choice(match.legal))
        wins += (number % 4 in match.winners) / len(match.winners)
    assert wins > 20


def test_a_hint_ranks_the_moves_and_says_how_sure_that_is():
    match = halfway()
    seat = match.to_move
    thought = tr.hint(match.view(seat), 100)
    assert [each.visits for each in thought.moves] == sorted((each.visits for each in thought.moves), reverse=True)
    best = thought.moves[0]
    assert 0 <= best.win_shares[seat] <= 1
    assert 0 < best.margin(seat) < 1
    assert best.points[seat] > 0


def test_a_hint_that_cannot_wait_tells_first_sight(monkeypatch):
    """As long as search is not compiled, the moves are ranked without expectations."""
    monkeypatch.setattr("tafelrunde.bots.search_is_loaded", lambda _: False)
    match = halfway()
    view = match.view(match.to_move)
    thought = tr.hint(view, patient=False)
    moves, liked = opinion(view)
    assert thought.best == moves[liked.argmax()]
    assert {each.move for each in thought.moves} == set(match.legal)
    assert not any(each.visits for each in thought.moves)


@pytest.mark.parametrize("level", [0, 7, "3", True, None])
def test_levels_that_are_none(level):
    with pytest.raises(tr.TafelError, match="there is no level"):
        tr.bot("festival", level=level)
