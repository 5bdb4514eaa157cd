"""A table at which tests play Festival, in a short hand.

A card is a letter and a number: `d5` is the 5 of the dancers, and g, t, m, c are gladiators, tamers, minstrels and
clowns. A round is who takes what and how it lies, in the order of serving, and the discard at the end:
`"0:d5+ 2:g2- 1:t3+ 3:m1- / c4"`; `+` lies face up, `-` face down.
"""

from collections import Counter
from itertools import chain
from typing import Any

import tafelrunde as tr
from tafelrunde.kernel.position import describe

FESTIVAL: Any = tr.game("festival")
PROFESSIONS = {name[0]: name for name in ("dancer", "gladiator", "tamer", "minstrel", "clown")}
NUMBERS = (1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9)
FACES = {"+": "up", "-": "down"}


def card(short):
    """The name of a card."""
    return f"{PROFESSIONS[short[0]]}-{short[1:]}"


def cards(shorts):
    """The names of several cards."""
    return [card(short) for short in shorts.split()]


def short(name):
    """A card in short hand."""
    return name[0] + name.partition("-")[2]


def deck(seats=4, *, simplified=False):
    """The cards of a match, each in its number."""
    numbers = [n for n in NUMBERS if (n <= 5 if simplified else seats == 5 or n != 8)]
    return Counter(f"{profession}-{n}" for profession in PROFESSIONS.values() for n in numbers)


def served(round_):
    """Who takes what in a round, and how it lies."""
    for each in round_.partition("/")[0].split():
        seat, _, laid = each.partition(":")
        yield int(seat), card(laid[:-1]), FACES[laid[-1]]


def packet(round_):
    """All cards of a round, the discard too."""
    return [taken for _, taken, _ in served(round_)] + cards(round_.partition("/")[2])


def script(first, packets, seats, simplified):
    """NATURE's moves that deal these packets: where the pile holds but one kind of card, there is nothing to say."""
    pile = deck(seats, simplified=simplified)
    yield f"first is {first}"
    for drawn in chain.from_iterable(packets):
        if len(pile) > 1:
            yield f"draw {drawn}"
        pile -= Counter([drawn])


def after(*rounds, then=None, first=0, seats=4, simplified=False):
    """A match in which these rounds were played and the next packet, `then`, was dealt."""
    packets = [packet(round_) for round_ in rounds]
    left = deck(seats, simplified=simplified) - Counter(chain.from_iterable(packets))
    packets.append(cards(then) if then else list(left.elements())[: seats + 1])
    starts = next(served(rounds[0]))[0] if rounds else first
    dice = list(script(starts, packets, seats, simplified))
    match = FESTIVAL.start(seats=seats, dice=dice, options={"simplified": simplified})
    for round_ in rounds:
        serve(match, round_)
    return match


def deal(then, **how):
    """A match that begins with this packet."""
    return after(then=then, **how)


def serve(match, round_):
    """Play a round, or a part of it."""
    for seat, taken, face in served(round_):
        if match.to_move != seat:
            match.play(f"hand to {seat}")
        assert match.to_move == seat
        match.play(f"take {taken} {face}")


def hand_to(match):
    """The seats that may be handed the cards now."""
    assert all(move.kind == "hand" for move in match.legal)
    return [int(move.parts["seat"]) for move in match.legal]


def table(match):
    """What lies on the table, all of it."""
    return match.position()["table"]


def first_player(match):
    """Whose round it is."""
    return int(table(match)["first"])


def packet_of(match, seat, round_):
    """The cards a seat was handed in a round."""
    return [each for each in table(match)["handed"][seat][round_] if each]


def with_the_cards_at(match, seat, **changes):
    """The position of a match as if another seat held the cards."""
    told = table(match)
    round_, holder = told["round_now"], int(told["holder"])
    packet = told["handed"][holder][round_]
    told["handed"][holder][round_] = [None] * len(packet)
    told["handed"][seat][round_] = packet
    return match.position() | {"table": told | {"holder": str(seat)} | changes}


def seen_by(match, seat):
    """What a seat sees of the table; None is a spectator."""
    return match.view(seat).to_dict()["table"]


def imagined(match, seat, seed):
    """A whole table as a seat can imagine it."""
    return describe(FESTIVAL.record, match.view(seat).imagine(seed), match.seats)


def final(*hands):
    """A finished match in which the seats took these cards, all face down.

    A hand has a letter for each card: `d` is a dancer with one star, `D` the dancers' 9 with two.
    """
    left = deck(len(hands))

    def pick(letter):
        stars = 1 if letter.islower() else 2
        fits = (each for each in left.elements() if (2 if each.endswith("9") else 1) == stars)
        found = next(each for each in fits if each[0] == letter.lower())
        left.subtract([found])
        return found

    return final_cards([[pick(letter) for letter in hand.replace(" ", "")] for hand in hands])


def final_cards(hands, *, simplified=False):
    """A finished match in which the seats took these cards, in this order, all face down; the rest is discarded."""
    left = deck(len(hands), simplified=simplified) - Counter(chain.from_iterable(hands))
    rounds = []
    for *taken, discard in zip(*hands, left.elements(), strict=True):
        laid = " ".join(f"{seat}:{short(each)}-" for seat, each in enumerate(taken))
        rounds.append(f"{laid} / {short(discard)}")
    match = after(*rounds, seats=len(hands), simplified=simplified)
    assert match.over
    return match


def play_at_random(match, rng):
    """Play to the end without a thought."""
    while not match.over:
        match.play(rng.choice(match.legal))
    return match
