"""The commands of the laboratory. Each imports its modules only when it is called, so that help is fast."""

from pathlib import Path

from cyclopts import App

USUAL_SEATS = 4

lab = App(name="lab", help="Learn about a game by playing it very often.", help_format="plaintext")


@lab.command
def balance(
    game: str,
    *,
    level: int | None = None,
    matches: int | None = None,
    seed: int = 1,
    threads: int = 1,
    processes: int = 1,
    diary: Path | None = None,
    into: Path | None = None,
) -> None:
    """Play matches with every number of seats, at random or by bots of one level, and report the results.

    Parameters
    ----------
    game
        The name of the game.
    level
        The level of the bots. Without it, moves are random.
    matches
        How many matches for each number of seats; by default 10,000 at random, 300 by bots.
    seed
        The same seed gives the same matches, with the same number of threads and unless bots think by the clock.
    threads
        How many threads play at random at once.
    processes
        How many processes let bots play at once.
    diary
        A file that keeps every match of bots: an interrupted run goes on where it was.
    into
        A folder; the note goes into the page of the game there. Without it, the note is printed.
    """
    from rich.console import Console

    from tafelrunde.kernel import find_game
    from tafelrunde.lab.balance import by_bots, by_chance

    if level is None:
        words = by_chance(find_game(game), matches, seed, threads, into)
    else:
        words = by_bots(find_game(game), level, matches, seed, processes, diary, into)
    Console(markup=False, highlight=False, soft_wrap=True).print(words)


@lab.command
def puzzles(game: str, *, wanted: int = 40, seed: int = 1, into: Path | None = None, check: bool = False) -> None:
    """Find positions in which one move is clearly best, in matches of strong bots; each is written down at once.

    Parameters
    ----------
    game
        The name of the game.
    wanted
        How many puzzles.
    seed
        The same seed gives the same puzzles.
    into
        A file; by default that of the game, whose puzzles are replaced.
    check
        Find none, but tell for how many of the game's a search ten times as deep, with other dice, has the same answer.
    """
    from rich.console import Console

    from tafelrunde.kernel import find_game
    from tafelrunde.lab.puzzles import agreement, collect
    from tafelrunde.lessons.puzzle import FILE, Puzzle, folder_of, write_puzzles

    of = find_game(game)
    file = into or folder_of(of) / FILE
    console = Console(highlight=False, soft_wrap=True)
    with console.status(f"{game}: no puzzle yet") as status:
        if check:
            status.update(f"{game}: searching again")
            console.print(f"Search ten times as deep agrees with {agreement(of):.0%} of the puzzles of {game}.")
            return

        def progress(found: list[Puzzle]) -> None:
            status.update(f"{game}: {len(found)} of {wanted} puzzles")
            write_puzzles(file, found)

        stable = collect(of, wanted, seed, progress)
    console.print(f"{wanted} puzzles in {file}; search ten times as deep agreed with {stable:.0%} of those mined.")


@lab.command
def contest(
    game: str, *, one: str, others: str, seats: int | None = None, matches: int = 200, seed: int = 1, processes: int = 1
) -> None:
    """Let one bot play among others of one kind, each seat in turn, and report whether it wins more than its share.

    Parameters
    ----------
    game
        The name of the game.
    one
        A bot: random, "level 4", "iterations 500", "milliseconds 100", "mindless 500", or a sparring partner of the
        game, such as "rusher"; "level 4 as rusher" is dealt what a rusher is.
    others
        The bot on all the other seats.
    seats
        How many seats; by default as few as the game takes, but at least four if it can.
    matches
        How many matches.
    seed
        The same seed gives the same matches, unless bots think by the clock.
    processes
        How many processes play at once.
    """
    from rich.console import Console

    from tafelrunde.kernel import find_game
    from tafelrunde.lab.arena import contest, one_line

    places = seats or min((n for n in find_game(game).seats if n >= USUAL_SEATS), default=max(find_game(game).seats))
    result = contest(game, one, others, seats=places, matches=matches, seed=seed, processes=processes)
    Console(markup=False, highlight=False, soft_wrap=True).print(one_line(result))
