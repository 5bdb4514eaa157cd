"""What lies on the table in Astoria, and on each line who may see it.

A field marked `maybe` stores its number one higher: 0 is none, or none that this seat may see.
"""

from enum import IntEnum, auto

import numpy as np

from tafelrunde.games.astoria.box import (
    CARDS,
    COLOURS,
    FACTIONS,
    GLYPHS,
    GOALS,
    INVASIONS,
    N_COLOURS,
    N_INVASIONS,
    ROLES,
    SEATS,
)
from tafelrunde.kernel import Grid, Names, Record, Row, everyone, nobody, owner, u8


class Phase(IntEnum):
    """What comes next."""

    DRAW_CHOOSER = 0
    CHOOSE_ROLE = auto()
    DEAL_ROLES = auto()
    DEAL_WIZARDS = auto()
    CHOOSE_FIRST = auto()
    DEAL_GOALS = auto()
    DEAL_ARTEFACTS = auto()
    INVADE = auto()
    ACT = auto()
    DRAW = auto()
    LOOT = auto()
    GLIMPSE = auto()
    PROTECT = auto()
    FIGHT = auto()
    ATTACK = auto()
    DEFEND = auto()
    BATTLE = auto()
    ANSWER = auto()
    RECOVER = auto()
    OVER = auto()


class Lies(IntEnum):
    """How an artefact lies."""

    AWAY = 0
    IN_WORK = auto()
    READY = auto()
    TAPPED = auto()


class Place(IntEnum):
    """Where an invasion card is."""

    PILE = 0
    OPEN = auto()
    DISCARDS = auto()
    ALIVE = auto()
    DEAD = auto()


class Ending(IntEnum):
    """How a match ends."""

    DRAGON = 0
    HORDES = auto()
    MOB = auto()
    HORDES_AND_MOB = auto()
    CASTLE = auto()
    SICKNESS = auto()
    DARK_MAGIC = auto()
    CURED = auto()
    ROUNDS = auto()


PHASES = Names.of("phase", Phase)
_OF_SEATS = {Phase.CHOOSE_ROLE, Phase.ACT, Phase.PROTECT, Phase.FIGHT, Phase.ATTACK, Phase.DEFEND, Phase.ANSWER}
_OF_SEATS |= {Phase.RECOVER, Phase.OVER}
BY_CHANCE: Row = np.array([phase not in _OF_SEATS for phase in Phase])
LYING = Names.of("way an artefact lies", Lies)
PLACES = Names.of("place of an invasion card", Place)
ENDINGS = Names.of("ending", Ending)


class Table(Record, game="astoria", edition=2):
    """The table; rounds count from 0."""

    seats: int = everyone(u8)
    sickness_stops: int = everyone(u8)
    specials: int = everyone(u8)
    even_specials: int = everyone(u8)
    phase: int = everyone(u8, of=PHASES)
    ending: int = everyone(u8, maybe=ENDINGS)
    round_now: int = everyone(u8)
    start: int = everyone(u8, of=SEATS)
    actor: int = everyone(u8, of=SEATS)
    """Whose turn it is."""
    asked: int = everyone(u8, of=SEATS)
    """Who is dealt to, chooses a special card, or is asked in the turn of another or in the siege."""
    actions_left: int = everyone(u8)
    """Actions of the actor in a turn; in the recovery, cards the asked may still untap."""

    hordes: int = everyone(u8)
    reinforcement: int = everyone(u8)
    mob: int = everyone(u8)
    unrest: int = everyone(u8)
    rage: int = everyone(u8)
    health: int = everyone(u8)
    unrest_raised: int = everyone(u8)
    """Whether fire has raised the unrest in this round."""
    unmasked_now: int = everyone(u8)
    """Whether a traitor was unmasked in this round."""

    glyphs: Row = everyone(u8, GLYPHS)
    """Made and not yet spent; in a battle, those of the actor."""
    defence: Row = everyone(u8, GLYPHS)
    defends: Row = everyone(u8, SEATS)
    """Who has tapped a card to defend the castle."""
    sun_used: int = everyone(u8)
    craft_again: int = everyone(u8)
    """Whether a Servant may place the second gem of a craft action."""
    looked: int = everyone(u8)
    """How many of the next invasion cards the actor has looked at in this turn."""
    new_exile: int = everyone(u8)
    """Whether the actor went into exile in this turn."""
    prey: int = everyone(u8, maybe=SEATS)
    """Whose guard is about to be killed, or whose hand is being robbed."""
    foe: int = everyone(u8, maybe=GLYPHS)
    """The warlord fought with, or to be answered."""

    colour: Row = everyone(u8, SEATS, maybe=COLOURS)
    role: Row = everyone(u8, SEATS, of=ROLES)
    power: Row = everyone(u8, SEATS)
    exile: Row = everyone(u8, SEATS)
    ability_tapped: Row = everyone(u8, SEATS)
    guards: Row = everyone(u8, SEATS)
    stock: Grid = everyone(u8, SEATS, COLOURS)
    flask: Grid = everyone(u8, SEATS, COLOURS)
    reserve: Row = everyone(u8, COLOURS)

    shown: Row = everyone(u8, SEATS, maybe=GOALS)
    cleared: Grid = everyone(u8, SEATS, FACTIONS)
    """Of what a seat was accused wrongly."""
    goal: Row = owner(u8, SEATS, maybe=GOALS)

    lies: Row = everyone(u8, CARDS, of=LYING)
    before: Row = everyone(u8, CARDS, maybe=SEATS)
    """Before whom an artefact lies."""
    placed: Grid = everyone(u8, CARDS, COLOURS)
    hand: Grid = owner(u8, SEATS, CARDS)
    hand_size: Row = everyone(u8, SEATS)
    pile: Row = nobody(u8, CARDS, counted=True)
    rumour: Grid = everyone(u8, CARDS, SEATS)
    """In whose hands a card must be that everybody saw going into one: 1 for each seat that may have it."""
    rumour_least: Row = everyone(u8, SEATS)
    """How many such cards must be in each hand."""
    rumour_most: Row = everyone(u8, SEATS)
    """How many such cards can be in each hand."""
    memory: Grid = owner(u8, SEATS, CARDS)
    """What a seat knows of the others' hands: for each card a set of seats one of which has it, as a sum of bits;
    the lowest bit is the seat itself, the next its left neighbour, and so on. 0: the card may be anywhere."""
    memory_least: Grid = owner(u8, SEATS, SEATS)
    """How many of the cards a seat remembers must be in each other hand."""
    memory_most: Grid = owner(u8, SEATS, SEATS)
    """How many of the cards a seat remembers can be in each other hand."""

    invasion_at: Row = everyone(u8, INVASIONS, of=PLACES)
    open_invasion: int = everyone(u8, maybe=INVASIONS)
    warlords: Row = everyone(u8, N_COLOURS, maybe=GLYPHS)
    """The living, in the order in which they came."""
    slayer: Row = everyone(u8, GLYPHS, maybe=SEATS)
    glimpsed: Row = everyone(u8, SEATS)
    """How many of the next invasion cards each seat has looked at."""
    foresight: Grid = owner(u8, SEATS, N_INVASIONS, maybe=INVASIONS)
    """The next invasion cards, as far as each seat has looked at them; whatever somebody looked at is fixed."""
