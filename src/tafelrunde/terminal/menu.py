"""Before a match: which game, how many seats, which options, who sits there. Only what is not known yet is asked."""

from __future__ import annotations

import getpass
from collections.abc import Sequence
from functools import partial

from rich.text import Text

from tafelrunde.bots import LEVELS, bot, cast
from tafelrunde.kernel import BadSetup, Game, Match, find_game
from tafelrunde.kernel.errors import shown
from tafelrunde.kernel.options import Option, Value
from tafelrunde.shelf import games
from tafelrunde.terminal.asking import AskAgain, Asker
from tafelrunde.terminal.keeping import load
from tafelrunde.terminal.seating import Sitter, seat_everyone, tidy
from tafelrunde.terminal.telling import Teller
from tafelrunde.terminal.wishes import Wishes, bots_among, names_of, options_of

USUAL_LEVEL = 3


def lay_table(asker: Asker, wishes: Wishes) -> tuple[Match, tuple[Sitter, ...]]:
    """A match as it was wished for, and who plays it."""
    if wishes.load is not None:
        match = load(wishes.load)
        if wishes.game not in (None, match.game.name):
            raise BadSetup(f"{wishes.load} is a match of {match.game.name}, not of {shown(wishes.game)}")
        return match, _sitters(asker, wishes, match.game, match.seats)
    game = find_game(wishes.game or asker.until_answered(partial(_which_game, asker)))
    seats = _how_many_seats(asker, wishes, game)
    options = options_of(game, wishes.options)
    for option in game.declared_options:
        if not wishes.quick and option.name not in {said.partition("=")[0] for said in wishes.options}:
            options[option.name] = asker.until_answered(partial(_which_option, asker, game, option))
    sitters = _sitters(asker, wishes, game, seats)
    return game.start(seats, seed=wishes.seed, options=options), sitters


def _which_game(asker: Asker) -> str:
    rows = []
    for name in games():
        teller = Teller(find_game(name), (), asker.voice)
        seats = "–".join(map(str, sorted({min(teller.game.seats), max(teller.game.seats)})))
        rows.append((teller.title, teller.said("game-line") or "", asker.voice.say("seats", seats=seats)))
    return asker.one_of(asker.voice.say("choose-game"), rows, games())


def _how_many_seats(asker: Asker, wishes: Wishes, game: Game) -> int:
    if wishes.seats is not None:
        return game.check_seats(wishes.seats)
    if wishes.quick or len(game.seats) == 1:
        return game.seats[0]
    return asker.until_answered(
        lambda: asker.number(asker.voice.say("choose-seats"), game.seats, default=game.seats[0])
    )


def _which_option(asker: Asker, game: Game, option: Option) -> Value:
    teller = Teller(game, (), asker.voice)
    called = teller.option(option.name)
    if option.type is bool:
        return asker.yes_or_no(asker.voice.say("choose-on-off", option=called), bool(option.default))
    rows = [(teller.option(f"{option.name}-{choice}"), "", "") for choice in option.choices]
    return asker.one_of(asker.voice.say("choose-option", option=called), rows, option.choices)


def _sitters(asker: Asker, wishes: Wishes, game: Game, seats: int) -> tuple[Sitter, ...]:
    bots = _how_many_bots(asker, wishes, seats)
    level = USUAL_LEVEL if wishes.level is None else wishes.level
    if wishes.level is None and bots and not wishes.quick:
        level = int(asker.until_answered(partial(_which_level, asker, game)))
    seeds = [None if wishes.seed is None else wishes.seed + number for number in range(bots)]
    players = [bot(game, level, seed=seed) for seed in seeds]
    names = list(names_of(seats - bots, wishes.names))
    while len(names) < seats - bots:
        names.append(asker.until_answered(partial(_name, asker, names, quick=wishes.quick)))
    return seat_everyone(names, players)


def _which_level(asker: Asker, game: Game) -> str:
    rows = [(each.name, each.lines.get(asker.voice.language, ""), "") for each in cast(game.name).values()]
    return asker.one_of(asker.voice.say("choose-level"), rows, list(map(str, LEVELS)), USUAL_LEVEL)


def _how_many_bots(asker: Asker, wishes: Wishes, seats: int) -> int:
    if wishes.bots is not None:
        return bots_among(seats, wishes.bots)
    if wishes.quick or wishes.names:
        return max(0, seats - max(1, len(wishes.names)))
    return asker.until_answered(
        lambda: asker.number(asker.voice.say("choose-bots", seats=seats), range(seats + 1), default=seats - 1)
    )


def _name(asker: Asker, taken: Sequence[str], *, quick: bool) -> str:
    fallback = asker.voice.say("person", number=len(taken) + 1)
    default = fallback if taken else _login() or fallback
    if quick:
        return default
    name = tidy(asker.line(asker.voice.say("choose-name", number=len(taken) + 1), default))
    if not name or name.casefold() in {each.casefold() for each in taken}:
        asker.screen.show(Text(asker.voice.say("name-taken")))
        raise AskAgain
    return name


def _login() -> str:
    """What the system calls whoever sits here."""
    try:
        found = tidy(getpass.getuser())
    except (OSError, KeyError, ImportError):
        return ""
    return "" if found == "root" else found.capitalize()
