"""What a match was worth: shares add up, secrets stay, the same match gives the same review."""

import random
from pathlib import Path

import pytest
from msgspec import structs

import tafelrunde as tr
from tafelrunde.bots import search
from tafelrunde.bots.search import Budget, think
from tafelrunde.kernel import OPEN, Phrase, TallyLine
from tafelrunde.kernel.matchfile import WhatIf
from tafelrunde.review import Decision, Depth, Review, Reviewing, deciding
from tafelrunde.review.deciding import compare_two, judge
from tafelrunde.review.file import review_in, with_review
from tafelrunde.review.following import _differences, _kind
from tafelrunde.review.report import Moment
from tafelrunde.review.turning_points import turning_points
from tafelrunde.review.what_if import go_on, position_of

SHALLOW = Depth(2, 2)


def at_random(match, seed):
    """The match played to its end by chance."""
    choice = random.Random(seed)
    while not match.over:
        match.play(choice.choice(match.legal))
    return match


@pytest.mark.parametrize(("played", "matches"), [("festival", 200), ("festo", 3), ("ufos", 3), ("astoria", 3)])
def test_luck_and_decisions_add_up_to_the_outcome(played, matches):
    """The start and all changes come to the share of the win in the end, for every seat and every way of looking."""
    game = tr.game(played)
    for seed in range(matches):
        match = at_random(game.start(seats=game.seats[seed % len(game.seats)], seed=seed), seed)
        review = tr.review(match, (None, 0, OPEN)[seed % 3], SHALLOW)
        for seat in range(match.seats):
            share = (seat in match.winners) / len(match.winners)
            assert review.causes(seat).total == pytest.approx(share, abs=1e-9)
        assert all(sum(shares) == pytest.approx(1.0) for shares in review.shares)


@pytest.mark.parametrize("viewer", [None, 2, OPEN])
def test_what_luck_gives_one_seat_it_takes_from_the_others(viewer):
    """Luck counts every move of NATURE once, and own decisions come to what the decisions of the seat cost."""
    for seed in range(12):
        match = at_random(tr.game("festival").start(seats=4 + seed % 2, seed=seed), seed)
        review = tr.review(match, viewer, SHALLOW)
        chances = {number for number, each in enumerate(match.played) if each.seat is None}
        told = [number for each in review.luck for number in range(each.first, each.number) if number in chances]
        assert sorted(told) == sorted(chances)
        assert all(sum(each.changes) == pytest.approx(0.0, abs=1e-9) for each in review.luck)
        assert list(review.judged) == ([2] if viewer == 2 else list(range(match.seats)))
        for seat in review.judged:
            causes = review.causes(seat)
            assert causes.luck == pytest.approx(sum(each.changes[seat] for each in review.luck))
            cost = sum(each.cost for each in review.decisions if each.seat == seat)
            assert causes.decisions == pytest.approx(-cost, abs=1e-9)


def a_what_if(seed, moves):
    """A match that goes on from so many moves of another, played at random."""
    match = at_random(tr.game("festival").start(seats=4, seed=seed), seed)
    position = position_of(match, moves(match), 1)
    return at_random(go_on(position, WhatIf("m", moves(match), 1, anew=False), key=b"k" * 32), seed)


@pytest.mark.parametrize("viewer", [None, 1, OPEN])
def test_a_what_if_starts_with_what_could_be_expected_of_its_position(viewer):
    """What was won or lost before it is no luck; where NATURE has not moved, there is none."""
    match = a_what_if(4, lambda match: match.length * 9 // 10)
    assert match.played[0].seat is not None
    review = tr.review(match, viewer, Depth(40, 40))
    start, first, *_ = review.moments
    assert start.shares == first.shares != [0.25] * 4
    assert start.points == first.points
    assert [start.cause, first.cause] == ["start", "view"]
    assert all(each.first > 0 for each in review.luck)
    for seat in review.judged:
        assert review.causes(seat).total == pytest.approx((seat in match.winners) / len(match.winners), abs=1e-9)


def test_what_nature_does_first_in_a_what_if_is_luck():
    """It is measured from the position on, and not from equal shares."""
    match = a_what_if(
        4, lambda whole: next(at for at, each in enumerate(whole.played) if at > 60 and each.seat is None)
    )
    assert match.played[0].seat is None
    review = tr.review(match, None, Depth(40, 40))
    assert review.luck[0].first == 0
    assert review.moments[0].shares != [0.25] * 4
    assert review.moments[0].shares != review.moments[1].shares
    assert sum(review.luck[0].changes) == pytest.approx(0.0, abs=1e-9)
    before = review.moments[0].shares
    assert all(share + each > -0.1 for share, each in zip(before, review.luck[0].changes, strict=True))


def test_there_is_no_review_for_a_seat_that_does_not_exist():
    """The seats are counted from 0, and OPEN is no seat."""
    match = at_random(tr.game("festival").start(seats=4, seed=3), 3)
    for seat in (4, -1):
        with pytest.raises(tr.TafelError, match="there is no seat"):
            tr.review(match, seat, SHALLOW)


def test_luck_is_known_more_exactly_by_looking_longer():
    """The margin of luck comes from searches that disagree, and longer ones disagree less."""
    match = at_random(tr.game("festival").start(seats=4, seed=3), 3)
    margins = [
        [tr.review(match, None, Depth(each, each)).causes(seat).luck_margin for seat in range(4)] for each in (4, 400)
    ]
    assert sum(margins[1]) < sum(margins[0]) / 2


def test_the_same_match_gives_the_same_review():
    """A review is a function of the match, the viewer, the depth and the seed, however many threads work on it."""
    match = at_random(tr.game("festival").start(seats=4, seed=3), 3)
    first = tr.review(match, None, Depth(20, 40), seed=5, threads=1)
    assert tr.review(match, None, Depth(20, 40), seed=5, threads=2) == first
    assert tr.review(match, None, Depth(20, 40), seed=6) != first
    assert Review.from_json(first.to_json()) == first


@pytest.mark.parametrize("played", ["festival", "astoria"])
def test_what_a_seat_could_not_know_is_not_in_its_review(played):
    """Two matches with other secrets that look the same to a seat for a while have the same review for that while."""
    compared = 0
    for one, other, length in twins(tr.game(played), seat=1, pairs=4):
        reviews = [tr.review(match, 1, Depth(16, 16)) for match in (one, other)]
        moments, decisions, luck = ([before(each, length) for each in kind] for kind in seen_of(reviews))
        assert moments[0] == moments[1]
        assert decisions[0] == decisions[1]
        assert luck[0] == luck[1]
        compared += len(moments[0])
    assert compared > 12


def seen_of(reviews):
    """The moments of both reviews, their decisions, and luck."""
    return [each.moments for each in reviews], [each.decisions for each in reviews], [each.luck for each in reviews]


def before(told, number):
    """What is told of the moves before a number."""
    return [each for each in told if each.number < number]


def twins(game, seat, pairs):
    """Pairs of matches that go on from one view of a seat in two worlds, with how long they look the same to it."""
    found = 0
    for seed in range(100):
        match = game.start(seats=4, seed=seed)
        choice = random.Random(seed)
        while match.decided < 8 + seed % 20 or match.to_move != seat:
            match.play(choice.choice(match.legal))
        one, other = (game.from_position(match.view(seat).imagined(number).position(), seed=seed) for number in (1, 2))
        if one.state_bytes() == other.state_bytes():
            continue
        while not one.over and (shared := alike((one, other), seat)):
            for world, move in zip((one, other), choice.choice(shared), strict=True):
                world.play(move)
        length = one.length
        if length > 4 and not one.over:
            yield at_random(one, seed), at_random(other, seed), length
            found += 1
        if found == pairs:
            return


def alike(worlds, seat):
    """Pairs of moves, one for each world, that a seat cannot tell apart."""
    one, other = worlds
    if one.to_move != other.to_move:
        return []
    return [(a, b) for a in one.legal for b in other.legal if seen(one, a, seat) == seen(other, b, seat)]


def seen(match, move, seat):
    """What a seat would learn of a move: the move as it is told, and the view after it."""
    after = match.copy()
    after.play(move)
    return after.moves_seen_by(seat, match.length), after.view(seat).table.tobytes()


def test_a_seat_judges_its_own_decisions_alone():
    """As a seat knew it, the others' decisions only change the stream."""
    match = at_random(tr.game("festival").start(seats=4, seed=8), 8)
    assert {each.seat for each in tr.review(match, 2, SHALLOW).decisions} == {2}
    assert {each.seat for each in tr.review(match, None, SHALLOW).decisions} == {0, 1, 2, 3}


def test_a_decision_worth_a_look_is_told_with_what_follows():
    """Who moves when, beginning with the best move, and in which lines of the tally the points differ."""
    match = at_random(tr.game("festival").start(seats=4, seed=3), 3)
    review = tr.review(match)
    costly = [each for seat in range(4) for each in review.costliest(seat)]
    assert len(costly) > 10
    for each in costly:
        assert (each.variation[0].seat, each.variation[0].move) == (each.seat, each.best)
    assert {move.seat for each in costly for move in each.variation} == {0, 1, 2, 3}
    differences = [line for each in costly for line in each.differences]
    assert any(line.phrase.code == "tally-most" for line in differences)
    assert all(abs(line.points) >= 1 for line in differences)
    quiet = [each for each in review.decisions if each.cost <= each.margin and each.lead <= each.lead_margin]
    assert not any(each.variation or each.differences for each in quiet)


def test_the_best_decisions_are_compared_with_the_next_best_by_searches_of_their_own():
    """What the search that chose a move says of it is not what it is praised for."""
    match = tr.game("festival").start(seats=4, seed=3)
    greedy = tr.bot("festival", level=2)
    while match.to_move is not None:
        match.play(greedy.choose(match.view(match.to_move)))
    points = {each.number: each for each in turning_points(match, None)}
    review = tr.review(match)
    finest = [each for seat in range(4) for each in review.finest(seat)]
    assert finest
    for each in finest:
        assert each.played == each.best != each.next_best
        best, other = (match.game.moves.find(move) for move in (each.best, each.next_best))
        lead = compare_two(points[each.number].known, best, other, Depth().most, each.number).loss(each.seat)
        assert each.lead == pytest.approx(lead.wins)
        assert each.lead_margin == pytest.approx(lead.margin)


def test_moves_are_not_compared_by_the_searches_that_chose_them(monkeypatch):
    """Every search below a move has a seed that no search for the best move had."""
    asked = []

    def expect(view, budget, *, only=None, seed=0):
        asked.append((only, seed))
        return search.expect(view, budget, only=only, seed=seed)

    monkeypatch.setattr(deciding, "expect", expect)
    match = at_random(tr.game("festival").start(seats=4, seed=3), 3)
    for point in turning_points(match, None)[:30]:
        asked.clear()
        judge(point, Depth(20, 40), point.number, deeper=True)
        chose = {seed for _, seed in asked if seed < deciding.OTHER_SEED}
        assert all(seed - point.number < 10 for seed in chose)
        compared = [(only, seed) for only, seed in asked if seed >= deciding.OTHER_SEED]
        assert len(set(compared)) == len(compared)


def test_what_would_have_followed_ends_where_chance_decides():
    """Which card would have been drawn is nothing that search can know."""
    match = at_random(tr.game("festival").start(seats=4, seed=8), 8)
    moves = match.game.moves
    lines = [each.variation for each in tr.review(match, None, Depth(60, 60)).decisions]
    assert any(lines)
    numbers = [moves.find(each.move).number for line in lines for each in line]
    assert min(numbers) >= moves.of_nature
    assert max(numbers) < moves.of_nature + moves.of_seats


@pytest.mark.parametrize(
    ("cost", "margin", "label"),
    [
        (0.0, 0.0, "good"),
        (0.2, 0.2, "good"),
        (0.019, 0.0, "good"),
        (0.04, 0.03, "inexact"),
        (0.06, 0.05, "inexact"),
        (0.06, 0.03, "costly"),
    ],
)
def test_nothing_that_chance_may_explain_is_called_a_mistake(cost, margin, label):
    """A decision is good as long as the interval of its cost contains zero, and costly only if it is surely inexact."""
    assert Decision(0, 0, "a", "b", cost, margin, 0.0, [], 0.0, 0.0, None, [], [], []).label == label


@pytest.mark.parametrize(
    ("changes", "cost", "serves"),
    [
        ([-0.2, 0.15, 0.05], 0.2, 1),
        ([-0.2, 0.1, 0.1], 0.2, None),
        ([-0.04, 0.04, 0.0], 0.04, None),
        ([-0.2, 0.2], 0.2, None),
    ],
)
def test_a_rival_is_served_if_it_gains_most_of_the_cost(changes, cost, serves):
    """Not where chance may explain the cost, and not the only other seat, which always does."""
    assert Decision(0, 0, "a", "b", cost, 0.05, 0.0, changes, 0.0, 0.0, None, [], [], []).serves == serves


def test_lines_of_the_tally_are_compared_by_kind():
    """Lines that differ only in numbers are added up; what is told is the commonest line of where there are more."""
    line, other = (TallyLine("FO-V2", 6, Phrase("tally-set", {"count": 4, "type": kind})) for kind in ("a", "b"))
    small = TallyLine("FO-V2", 3, Phrase("tally-set", {"count": 3, "type": "a"}))
    after = [{_kind(line): [line, line]}] * 30 + [{_kind(line): [line, small], _kind(other): [other]}] * 20
    beside = [{_kind(line): [small]}] * 50
    found = {each.phrase.arguments["type"]: each for each in _differences(after, beside)}
    assert found["a"].points == pytest.approx((30 * 12 + 20 * 9) / 50 - 3)
    assert found["a"].phrase == line.phrase
    assert found["b"].points == pytest.approx(20 * 6 / 50)


def test_a_better_move_is_found_that_search_hardly_tries():
    """In this position search trusts its first opinion: of 250 iterations it gives the two best moves three."""
    match = tr.Match.from_json((Path(__file__).parent / "hardly-tried.json").read_text("utf-8"))
    point = next(each for each in turning_points(match, None) if each.number == 68)
    thought = think(point.known, Budget(iterations=250), seed=68)
    assert {each.move for each in thought.moves[:2]} == {
        *map(match.game.moves.find, ("take gladiator-9 up", "take gladiator-9 down"))
    }
    judged = judge(point, Depth(), 68, deeper=True)
    assert judged.decision.best.startswith("take tamer-6")
    assert judged.decision.label == "costly"


def test_a_terrible_move_is_found():
    """Whoever throws the win away in a won match is told so first."""
    match = tr.game("festival").start(seats=4, seed=11)
    deep = Budget(iterations=2000)
    bots = [tr.bot("festival", level=2, seed=seat) for seat in range(4)]
    blunder = None
    while not match.over:
        seat = match.to_move
        assert seat is not None
        view = match.view(seat)
        best = bots[seat].choose(view)
        if match.decided > 40 and blunder is None and len(view.legal) > 4 and seat == 0:
            ranked = [each for each in think(view, deep).moves if each.visits]
            worst = min(ranked, key=lambda each: each.win_shares[0])
            if worst.win_shares[0] < ranked[0].win_shares[0] - 0.15:
                blunder, best = match.length, worst.move
        match.play(best)
    assert blunder is not None
    costliest = tr.review(match, None, Depth(300, 1200)).costliest(0, 3)
    assert blunder in [each.number for each in costliest]


def test_a_first_pass_shows_all_of_the_match():
    """After it the stream reaches the outcome; what is left to look at deeper is what is not clear yet."""
    match = at_random(tr.game("festival").start(seats=4, seed=9), 9)
    work = Reviewing(match, None, Depth(20, 80))
    tasks = work.quick()
    for task in tasks[:10]:
        work.keep(task, work.do(task))
    assert [each.number for each in work.review().decisions] == sorted(each.number for each in work.review().decisions)
    assert work.review().moments[-1].number < match.length
    for task in tasks[10:]:
        work.keep(task, work.do(task))
    assert work.review().moments[-1].number == match.length
    assert work.review().luck == []
    assert len(work.deeper()) == len(tasks)


def test_a_match_that_goes_on_cannot_be_reviewed():
    """A review would tell what is still secret."""
    with pytest.raises(tr.TafelError, match="only a finished match"):
        tr.review(tr.game("festival").start(seats=4, seed=1))


def test_a_review_travels_in_the_match_file():
    """The file still verifies, and the review is read from it again."""
    match = at_random(tr.game("festival").start(seats=4, seed=2), 2)
    review = tr.review(match, None, SHALLOW)
    text = with_review(match.to_json(), review)
    assert tr.verify(text).ok
    assert tr.Match.from_json(text).moves == match.moves
    assert review_in(text, match) == review
    assert review_in(match.to_json(), match) is None


def test_a_broken_review_in_a_file_is_told():
    """Whatever is not a review is refused in words."""
    match = at_random(tr.game("festival").start(seats=4, seed=2), 2)
    with pytest.raises(tr.BadMatchFile, match="the review in this file cannot be read"):
        review_in(match.to_json().replace('"format"', '"review": {"game": 3},\n "format"', 1), match)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"game": "festo"}, "another match"),
        ({"edition": 99}, "another match"),
        ({"seats": 5}, "another match"),
        ({"seat": 7}, "another match"),
        ({"moments": []}, "every seat"),
        ({"moments": [Moment(0, "start", None, [0.2] * 5, [0.0] * 5)]}, "every seat"),
        ({"moments": [Moment(9999, "start", None, [0.25] * 4, [0.0] * 4)]}, "beyond the end"),
    ],
)
def test_a_review_of_another_match_is_refused(changed, told):
    """What a file says of its match is compared with the match before it is shown."""
    match = at_random(tr.game("festival").start(seats=4, seed=2), 2)
    review = structs.replace(tr.review(match, None, SHALLOW), **changed)
    with pytest.raises(tr.BadMatchFile, match=told):
        review_in(with_review(match.to_json(), review), match)


def test_a_review_of_other_moves_is_refused():
    """Decisions that were not made, and moves that the game does not have."""
    match = at_random(tr.game("festival").start(seats=4, seed=2), 2)
    review = tr.review(match, None, SHALLOW)
    first = review.decisions[0]
    for broken in (
        structs.replace(first, played=str(match.played[-1].move)),
        structs.replace(first, best="place troll"),
    ):
        text = with_review(match.to_json(), structs.replace(review, decisions=[broken]))
        with pytest.raises(tr.BadMatchFile, match="--again"):
            review_in(text, match)
