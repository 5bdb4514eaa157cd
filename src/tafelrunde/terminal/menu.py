"""Before a match: which game, how many seats, which options, who sits there. Only what is not known yet is asked."""

from __future__ import annotations

import getpass
from collections.abc import Sequence
from functools import partial

from rich.text import Text

from tafelrunde.bots import LEVELS, CharacterBot, bot, cast, next_free
from tafelrunde.installed import games
from tafelrunde.kernel import BadSetup, Game, Match, find_game
from tafelrunde.kernel.errors import shown
from tafelrunde.kernel.options import Option, Value
from tafelrunde.terminal.arguments import PlayArguments, check_bots, check_names, parse_options
from tafelrunde.terminal.game_text import GameText
from tafelrunde.terminal.match_files import load_match
from tafelrunde.terminal.questions import AskAgain, Prompter
from tafelrunde.terminal.seating import Sitter, clean_name, seat_everyone

USUAL_LEVEL = 3


def set_up_match(prompter: Prompter, arguments: PlayArguments) -> tuple[Match, tuple[Sitter, ...]]:
    """A match as it was wished for, and who plays it."""
    if arguments.load is not None:
        match = load_match(arguments.load)
        if arguments.game not in (None, match.game.name):
            raise BadSetup(f"{arguments.load} is a match of {match.game.name}, not of {shown(arguments.game)}")
        return match, _sitters(prompter, arguments, match.game, match.seats)
    game = find_game(arguments.game or prompter.until_answered(partial(_which_game, prompter)))
    seats = _how_many_seats(prompter, arguments, game)
    options = parse_options(game, arguments.options)
    for option in game.declared_options:
        if not arguments.quick and option.name not in {said.partition("=")[0] for said in arguments.options}:
            options[option.name] = prompter.until_answered(partial(_which_option, prompter, game, option))
    sitters = _sitters(prompter, arguments, game, seats)
    return game.start(seats, seed=arguments.seed, options=options), sitters


def _which_game(prompter: Prompter) -> str:
    rows = []
    for name in games():
        text = GameText(find_game(name), (), prompter.messages)
        seats = "–".join(map(str, sorted({min(text.game.seats), max(text.game.seats)})))
        rows.append((text.title, text.message("game-line", ""), prompter.messages.say("seats", seats=seats)))
    return prompter.one_of(prompter.messages.say("choose-game"), rows, games())


def _how_many_seats(prompter: Prompter, arguments: PlayArguments, game: Game) -> int:
    if arguments.seats is not None:
        return game.check_seats(arguments.seats)
    if arguments.quick or len(game.seats) == 1:
        return game.seats[0]
    return prompter.until_answered(
        lambda: prompter.number(prompter.messages.say("choose-seats"), game.seats, default=game.seats[0])
    )


def _which_option(prompter: Prompter, game: Game, option: Option) -> Value:
    text = GameText(game, (), prompter.messages)
    called = text.option(option.name)
    if option.type is bool:
        return prompter.yes_or_no(prompter.messages.say("choose-on-off", option=called), bool(option.default))
    rows = [(text.option(f"{option.name}-{choice}"), "", "") for choice in option.choices]
    return prompter.one_of(prompter.messages.say("choose-option", option=called), rows, option.choices)


def _sitters(prompter: Prompter, arguments: PlayArguments, game: Game, seats: int) -> tuple[Sitter, ...]:
    bots = _how_many_bots(prompter, arguments, seats)
    level = USUAL_LEVEL if arguments.level is None else arguments.level
    if arguments.level is None and bots and not arguments.quick:
        level = int(prompter.until_answered(partial(_which_level, prompter, game)))
    seeds = [None if arguments.seed is None else arguments.seed + number for number in range(bots)]
    names = list(check_names(seats - bots, arguments.names))
    while len(names) < seats - bots:
        names.append(prompter.until_answered(partial(_name, prompter, names, quick=arguments.quick)))
    players: list[CharacterBot] = []
    for seed in seeds:
        free = next_free(game, level, [*names, *(player.name for player in players)])
        players.append(bot(game, level, name=free.name, seed=seed))
    return seat_everyone(names, players)


def _which_level(prompter: Prompter, game: Game) -> str:
    rows = [(each.name, each.lines.get(prompter.messages.language, ""), "") for each in cast(game).values()]
    return prompter.one_of(prompter.messages.say("choose-level"), rows, list(map(str, LEVELS)), USUAL_LEVEL)


def _how_many_bots(prompter: Prompter, arguments: PlayArguments, seats: int) -> int:
    if arguments.bots is not None:
        return check_bots(seats, arguments.bots)
    if arguments.quick or arguments.names:
        return max(0, seats - max(1, len(arguments.names)))
    return prompter.until_answered(
        lambda: prompter.number(prompter.messages.say("choose-bots", seats=seats), range(seats + 1), default=seats - 1)
    )


def _name(prompter: Prompter, taken: Sequence[str], *, quick: bool) -> str:
    fallback = prompter.messages.say("person", number=len(taken) + 1)
    default = fallback if taken else _login() or fallback
    if quick:
        return default
    name = clean_name(prompter.line(prompter.messages.say("choose-name", number=len(taken) + 1), default))
    if not name or name.casefold() in {each.casefold() for each in taken}:
        prompter.screen.show(Text(prompter.messages.say("name-taken")))
        raise AskAgain
    return name


def _login() -> str:
    """What the system calls whoever sits here."""
    try:
        found = clean_name(getpass.getuser())
    except (OSError, KeyError, ImportError):
        return ""
    return "" if found == "root" else found.capitalize()
