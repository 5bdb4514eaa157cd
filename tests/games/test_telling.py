"""What games tell: there are words for all of it in every language, and it tells no secrets.

Of a game that tells itself, or lays its table out, by the kernel's defaults no words are asked: its notation speaks.
"""

import random
from itertools import product

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.kernel import OPEN, Reader
from tafelrunde.kernel.reading import WITH_VALUE
from tafelrunde.kernel.sheet import sheet_of_fields
from tafelrunde.kernel.tally import may_change
from tafelrunde.kernel.telling import each_move
from tafelrunde.kernel.words import LANGUAGES

NAMES = ("Anna", "Ben", "Clara", "David", "Eva", "Finn")
MATCHES, MOVES = 200, 15_000
"""How many matches are read, or how many moves of them, whichever comes first."""
LOOKS = 25
"""Of so many decisions everybody looks at the table before one."""
PAIRS, MOMENTS = 30, 12
"""How many pairs of worlds are compared, and for how many decisions each."""


class StrictReader(Reader):
    """Reads aloud, and fails where words are missing. Words with an argument missing fail by themselves."""

    def say(self, phrase, more=None):
        known = phrase.code == WITH_VALUE or self.game.words.has(self.language, phrase.code)
        assert known, f"{self.language}: no words for {phrase}"
        return super().say(phrase, more)


def new_matches(name, count):
    """Matches of every number of seats with every option, each with the dice it is played by."""
    game = tr.game(name)
    choices = [[(option.name, value) for value in option.values] for option in game.declared_options]
    ways = list(product(game.seats, map(dict, product(*choices))))
    for seed in range(count):
        seats, options = ways[seed % len(ways)]
        yield game.start(seats, seed=seed, options=options), random.Random(seed)


def viewers(match):
    """Everybody who may look: the seats, a spectator and, at the end, whoever looks back."""
    return (*range(match.seats), None, *([OPEN] if match.over else []))


def readers(match, viewer):
    """Somebody who sits there, or looks on, in each language."""
    you = viewer if viewer != OPEN else None
    return [StrictReader(match.game, lang, NAMES[: match.seats], you) for lang in LANGUAGES]


def known(seen, thing, *more):
    """Whether the same has been read before, by somebody to whom it says the same."""
    key = (msgspec.json.encode(thing), *more)
    found = key in seen
    seen.add(key)
    return found


def read_table(match, seen):
    """Let everybody read the question, the choices, the sheet and the tally."""
    telling = match.game.telling
    for viewer in viewers(match):
        view = match.view(viewer)
        cells = [line.phrase for lines in view.tally() or () for line in lines]
        if telling.tell is not each_move:
            cells += [telling.choice_phrase(match.game, move) for move in view.legal]
            cells += [] if view.to_move is None else [view.ask()]
        if match.game.sheet is not sheet_of_fields:
            cells += cells_of(view.sheet())
        for cell in cells:
            if not known(seen, cell):
                assert all(reader.cell(cell) for reader in readers(match, viewer)), cell


def cells_of(sheet):
    """Everything that can be read in a sheet; a row has a cell for each column, or a single one."""
    for section in sheet:
        for row in section.rows:
            assert len(row.cells) == (len(section.columns) or 1)
            yield from (cell for cell in (row.label, *row.cells) if cell not in (None, []))
        yield from [*section.columns, *([section.title] if section.title else [])]


def read_lines(match, lines, viewer, seen):
    """Let a viewer read lines of the log."""
    for line in lines:
        if not known(seen, line, line.seat == viewer, viewer):
            assert all(reader.line(line) for reader in readers(match, viewer)), line


def test_everything_told_has_words(name):
    """Log, question, choices, sheet and tally of random matches can be read in every language by everybody."""
    seen: set[object] = set()
    moves = 0
    for match, dice in new_matches(name, MATCHES):
        if moves > MOVES:
            break
        while not match.over:
            if dice.randrange(LOOKS) == 0:
                read_table(match, seen)
            match.play(dice.choice(match.legal))
        read_table(match, seen)
        for viewer in viewers(match):
            lines = [line for deed in match.tell(viewer) for line in deed.lines]
            if match.game.telling.tell is not each_move:
                read_lines(match, lines, viewer, seen)
        moves += match.length


def test_a_deed_reads_well_while_it_grows(name):
    """After each of its steps the lines of a deed have words."""
    game = tr.game(name)
    seen: set[object] = set()
    for match, dice in new_matches(name, 2 * len(game.seats)):
        while not match.over:
            match.play(dice.choice(match.legal))
        viewer = dice.choice(viewers(match))
        steps, firsts = list(match.steps(viewer)), [deed.first for deed in match.tell(viewer)]
        for first, end in zip(firsts, [*firsts[1:], match.length], strict=True):
            for so_far in range(first + 1, end):
                lines = list(game.telling.tell(steps[first:so_far]))
                if game.telling.tell is not each_move:
                    read_lines(match, lines, viewer, seen)


def test_a_tally_changes_only_with_the_fields_it_reads(name):
    """What a game declares is all that its tally is told from."""
    for match, dice in new_matches(name, PAIRS):
        before = {viewer: match.view(viewer) for viewer in viewers(match)}
        while not match.over:
            match.play(dice.choice(match.legal))
            for viewer, then in before.items():
                now = match.view(viewer)
                changed = [field for field in match.game.record.fields if (now.table[field] != then.table[field]).any()]
                if match.game.tally and not match.over and not may_change(match.game.tally, changed):
                    assert now.tally() == then.tally()
                before[viewer] = now


def test_the_tally_adds_up_to_the_points(name):
    """At the end, the lines of each seat sum up to its points, whoever reads them."""
    for match, dice in new_matches(name, PAIRS):
        while not match.over:
            match.play(dice.choice(match.legal))
        for viewer in viewers(match):
            tally = match.view(viewer).tally()
            if tally is not None:
                assert tuple(sum(line.points for line in lines) for lines in tally) == match.points


def told(match, viewer):
    """All that a viewer is told: log, question, sheet and tally."""
    view = match.view(viewer)
    return msgspec.json.encode((match.tell(viewer), view.ask(), view.sheet(), view.tally()))


def same_to(viewer, one, other):
    """Whether two matches look alike to a viewer, now and at every moment before."""
    if one.moves_seen_by(viewer) != other.moves_seen_by(viewer) or one.to_move != other.to_move:
        return False
    both = zip(one.steps(viewer), other.steps(viewer), strict=True)
    return all(a.after.table.tobytes() == b.after.table.tobytes() for a, b in both)


def test_worlds_that_look_alike_are_told_alike(name):
    """Where a viewer cannot tell two worlds apart, log, question, sheet and tally are the same in both."""
    compared = 0
    for seed, (match, dice) in enumerate(new_matches(name, PAIRS)):
        for _ in range(dice.randrange(40)):
            if not match.over:
                match.play(dice.choice(match.legal))
        if match.over:
            continue
        viewer = dice.choice([None, *(seat for seat in range(match.seats) if seat != match.to_move)])
        here = match.game.from_position(match.position(), seed=seed)
        there = match.view(viewer).imagined(seed)
        for _ in range(MOMENTS):
            if not same_to(viewer, here, there):
                break
            assert told(here, viewer) == told(there, viewer)
            compared += 1
            if here.over:
                break
            here.play(dice.choice(here.legal))
            there = answered(viewer, here, there)
    assert compared > PAIRS


def answered(viewer, here, there):
    """The other match after a move that looks to the viewer like the one that was played here, if there is one."""
    played = here.moves_seen_by(viewer)[there.length]
    for move in there.legal:
        tried = there.copy()
        tried.play(move)
        if tried.moves_seen_by(viewer)[there.length] == played:
            return tried
    return there


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_explained(name, lang):
    """Each option, and each of its values that is a word, is named in every language, and a sentence explains it."""
    game = tr.game(name)
    for option in game.declared_options:
        values = [f"option-{option.name}-{value.replace(' ', '-')}" for value in option.choices]
        for code in (f"option-{option.name}", f"option-{option.name}.explained", *values):
            assert game.words.has(lang, code), code
