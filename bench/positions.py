"""How many positions a game without chance can have: the count by which two implementations of it are compared."""

from tafelrunde.kernel import Match


def positions_after_each_ply(match: Match, plies: int) -> tuple[int, ...]:
    """The number of different positions after each of the next plies, counted by playing and taking back.

    A position in which the match is over is counted at its ply and leads nowhere.
    """
    found: list[set[bytes]] = [set() for _ in range(plies)]

    def look_ahead(ply: int) -> None:
        for move in match.legal:
            match.play(move)
            if match.state_bytes() not in found[ply]:
                found[ply].add(match.state_bytes())
                if ply + 1 < plies:
                    look_ahead(ply + 1)
            match.undo()

    look_ahead(0)
    return tuple(map(len, found))
