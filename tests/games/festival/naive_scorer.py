"""A second scorer, written from the rules alone and as simply as can be, to compare the real one with."""

from collections import defaultdict


def hands(match):
    """The cards each seat took, read from the log alone."""
    taken: list[list[tuple[str, int]]] = [[] for _ in range(match.seats)]
    for played in match.played:
        if played.move.kind == "take":
            profession, number = played.move.parts["card"].split("-")
            taken[played.seat].append((profession, int(number)))
    return taken


def prizes(stars):
    """The gold each seat gets for its stars in one profession."""
    ranking = sorted({count for count in stars if count > 0}, reverse=True)
    if not ranking:
        return [0 for _ in stars]
    most = [count == ranking[0] for count in stars]
    if sum(most) > 1:
        return [4 if leads else 0 for leads in most]
    second = [len(ranking) > 1 and count == ranking[1] for count in stars]
    prize = 3 if sum(second) == 1 else 1
    return [6 if leads else prize if follows else 0 for leads, follows in zip(most, second, strict=True)]


def gold_before_the_floor(taken):
    """Prizes, variety and what the 9s cost, for all seats."""
    gold = [0] * len(taken)
    by_profession: dict[str, list[int]] = defaultdict(lambda: [0] * len(taken))
    for seat, own in enumerate(taken):
        for profession, number in own:
            by_profession[profession][seat] += 2 if number == 9 else 1
    for stars in by_profession.values():
        for seat, prize in enumerate(prizes(stars)):
            gold[seat] += prize
    for seat, own in enumerate(taken):
        different = len({profession for profession, _ in own})
        gold[seat] += {3: 3, 4: 6, 5: 10}.get(different, 0)
        gold[seat] -= sum(number == 9 for _, number in own)
    return gold


def score(match):
    """The gold of every seat."""
    taken = hands(match)
    if match.options["simplified"]:
        return tuple(sum(number for _, number in own) for own in taken)
    return tuple(max(0, each) for each in gold_before_the_floor(taken))
