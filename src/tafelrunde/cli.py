"""The command line: one function a command. Each imports its modules only when it is called, so that help is fast."""

from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Group, Parameter

from tafelrunde.lab.commands import lab

CHECKOUT = Group("From a checkout")

app = App(
    name="tafel",
    help="Tafelrunde: a table for modern board games.",
    version=lambda: version("tafelrunde"),
    help_format="plaintext",
    default_parameter=Parameter(negative=()),
)


@app.command
def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    bots: int | None = None,
    level: int | None = None,
    option: Annotated[tuple[str, ...], Parameter(show_default=False)] = (),
    name: Annotated[tuple[str, ...], Parameter(show_default=False)] = (),
    language: str | None = None,
    seed: int | None = None,
    load: Path | None = None,
    quick: Annotated[bool, Parameter(show_default=False)] = False,
    terminal: Annotated[bool, Parameter(show_default=False)] = False,
    port: int | None = None,
    browser: Annotated[bool, Parameter(negative="--no-browser", show_default=False)] = True,
    lan: Annotated[bool, Parameter(show_default=False)] = False,
) -> int:
    """Play in the browser; with --terminal, or whenever a game is named, in the terminal.

    Parameters
    ----------
    game
        Which game to play in the terminal, by its name. What is not said is asked.
    seats
        How many sit at the table.
    bots
        How many of them are bots; the others are people who take turns at this keyboard.
    level
        How strong the bots are.
    option
        An option of the game, for example: --option simplified=true
    name
        The name of a person; may be said once for each.
    language
        en, de or fr; otherwise that of your system.
    seed
        Play with dice that fall the same way every time.
    load
        Go on with a match that was saved.
    quick
        Ask nothing: what is not said takes its default.
    terminal
        Play in the terminal.
    port
        The port of the page in the browser; otherwise 8080, or any that is free.
    browser
        Open the page, or only say where it is.
    lan
        Let phones and other machines in the same network in.
    """
    from tafelrunde.terminal.arguments import PlayArguments

    arguments = PlayArguments(game, seats, bots, level, option, name, seed, load, quick)
    if terminal or arguments != PlayArguments() or language is not None:
        from tafelrunde.terminal.play import play as play_match

        return play_match(arguments, language)
    from tafelrunde import checkout
    from tafelrunde.server.local_server import run_local_server

    if not checkout.built():
        return 1
    return run_local_server(port, browser=browser, lan=lan, say=checkout.console.print)


@app.command
def verify(file: Path, /, *files: Path) -> int:
    """Check match files: rules, dice and outcome.

    Succeeds only if everything in each of them holds and nothing had to be left unchecked.

    Parameters
    ----------
    file
        A file that `save` wrote, or that was kept at the end of a match.
    files
        More of them.
    """
    from rich.console import Console

    from tafelrunde.terminal.verify import verify_files

    return verify_files((file, *files), Console(markup=False, highlight=False, emoji=False))


@app.command
def review(
    file: Path,
    /,
    *,
    seat: int | None = None,
    open: Annotated[bool, Parameter(show_default=False, negative="")] = False,  # noqa: A002 - as it is typed
    iterations: Annotated[int | None, Parameter(name=("--iterations", "--budget"))] = None,
    again: Annotated[bool, Parameter(show_default=False)] = False,
    json: Annotated[bool, Parameter(show_default=False)] = False,
    language: str | None = None,
) -> int:
    """Review a finished match: who stood how, which decisions cost most, what luck did.

    The review is written into the match file, and shown at once the next time.

    Parameters
    ----------
    file
        A file that `save` wrote, or that was kept at the end of a match.
    seat
        Look at everything as this seat knew it (the first one is 0); otherwise as the review in the file does, or as
        whoever decided knew it.
    open
        Look at everything as it really was, all cards open.
    iterations
        How long to think about each decision; a review in the file that thought otherwise is made anew.
    again
        Review it anew, though there is a review in the file.
    json
        Print the review as JSON.
    language
        en, de or fr; otherwise that of your system.
    """
    from tafelrunde.terminal.review import ReviewArguments, review_file

    return review_file(file, ReviewArguments(seat, open, iterations, again, json, language))


@app.command
def warm(*games: str) -> int:
    """Compile the rules of games ahead, so that nobody waits for it later.

    Parameters
    ----------
    games
        Their names; without any, all of them.
    """
    from rich.console import Console

    from tafelrunde.terminal.warm import warm_games

    return warm_games(games, Console(markup=False, highlight=False, emoji=False))


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8080,
    database: str | None = None,
    nats: str | None = None,
    worker: Annotated[bool, Parameter(show_default=False)] = False,
    address: str | None = None,
    proxy: str | None = None,
    pace: float = 0.8,
    newcomers: int = 30,
    requests: int = 200,
    connections: int = 256,
    push_to: Annotated[tuple[str, ...], Parameter(show_default=False)] = (),
    push_after: float = 40.0,
    old_editions: Literal["refuse", "set-aside", "abandon"] = "refuse",
    logs: Literal["text", "json"] = "text",
) -> int:
    """Run a server for live tables, played over REST and WebSocket.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 lets others in.
    port
        The port to listen at.
    database
        Where everything is kept; without it, a file in your data folder. For example: sqlite:////var/lib/tafelrunde/tables.db
        or, for several processes, postgresql://user:password@host/name
    nats
        The NATS server that connects several processes on one database, for example: nats://host:4222
    worker
        Serve no requests; only compute the moves of bots for the other processes.
    address
        The public address, for example https://play.example.org; links lead there.
    proxy
        The addresses of trusted proxies, whose X-Forwarded headers are used.
    pace
        Bots do not answer faster than so many seconds.
    newcomers
        How many guests one IP address may create in a minute.
    requests
        How many requests one IP address may send at once, and in every 5 seconds; files of the client count a tenth.
    connections
        How many connections one IP address may have open.
    push_to
        A host of a push service of your own, which may be private and without HTTPS.
    push_after
        Whoever is away is notified of their turn after so many seconds.
    old_editions
        If there are running matches whose rules have changed since they began: refuse to start, start and set them
        aside untouched, or take them off all lists.
    logs
        One line an event: text for people, json for machines.
    """
    from tafelrunde import checkout
    from tafelrunde.server.context import ServerConfig
    from tafelrunde.server.serving import default_database, run_worker, serve

    if worker:
        return run_worker(nats, logs=logs)
    if not checkout.built(anew=False):
        return 1
    config = ServerConfig(
        database or default_database(),
        nats,
        pace,
        address,
        newcomers=newcomers,
        requests_at_once=requests,
        connections=connections,
        push_after=push_after,
        push_to=push_to,
        old_editions=old_editions,
    )
    return serve(config, host, port, logs=logs, proxy=proxy)


app.command(lab)


@app.command(group=CHECKOUT)
def check(*, fix: bool = False) -> int:
    """Run the fast checks: format, lint, types, import layers, dependencies, of the client too.

    Parameters
    ----------
    fix
        First repair what can be repaired without thinking.
    """
    from tafelrunde import checkout

    return checkout.check(fix=fix)


@app.command(group=CHECKOUT)
def test(*args: Annotated[str, Parameter(allow_leading_hyphen=True)], soak: bool = False) -> int:
    """Run the checks and every test.

    Parameters
    ----------
    args
        Handed on to pytest, for example: tests/project -x
    soak
        Also run the long tests, which take many minutes.
    """
    from tafelrunde import checkout

    return checkout.test(args, soak=soak)


@app.command(group=CHECKOUT)
def bench(*names: str) -> int:
    """Measure speed, memory and strength against peers; without a name, list what can be measured."""
    from tafelrunde import checkout

    return checkout.bench(names)


def main() -> None:
    """Run the command that was typed; the console script `tafel` starts here."""
    app()
