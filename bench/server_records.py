"""Festival matches as records: who is first and which cards come in each round, and what everybody decides."""

import random
from dataclasses import dataclass

import tafelrunde as tr

SEATS = 4


@dataclass(frozen=True)
class Record:
    """A match that can be played again by a server that does not know the rules of chance."""

    rounds: list[dict[str, object]]
    decisions: list[tuple[int, str, list[object]]]
    """Seat, kind and arguments of each."""


def record(seed: int) -> Record:
    """A random match, written down."""
    dice = random.Random(seed)
    match = tr.game("festival").start(SEATS, seed=seed)
    while not match.over:
        match.play(dice.choice(match.legal))
    rounds: list[dict[str, object]] = []
    decisions: list[tuple[int, str, list[object]]] = []
    packet: list[str] = []
    for each in match.played:
        kind, parts = each.move.kind, each.move.parts
        if kind == "draw":
            packet.append(parts["card"])
        elif kind == "take":
            if packet:
                rounds.append({"first": each.seat, "packet": packet})
                packet = []
            decisions.append((each.seat or 0, "take", [parts["card"], parts["face"]]))
        elif kind == "hand":
            decisions.append((each.seat or 0, "hand", [int(parts["seat"])]))
    return Record(rounds, decisions)
