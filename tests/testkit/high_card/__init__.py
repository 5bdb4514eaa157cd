"""High Card, a tiny game with secrets, and with a fault to choose: each breaks one law."""

from enum import IntEnum, auto

from tafelrunde.kernel import (
    ALLOWED,
    NATURE,
    OVER,
    Game,
    MoveTable,
    Names,
    Option,
    Record,
    Row,
    Seats,
    below,
    everyone,
    offer,
    owner,
    rank,
    rule,
    u8,
    weigh,
)


class Rule(IntEnum):
    """The rules by number."""

    HC_D1 = auto()
    HC_T1 = auto()


SEATS, CARDS = Seats(2), Names("card", ("low", "middle", "high"))
HIGH = 3
FAULTS = (
    "none",
    "endless",
    "forbidden",
    "leak",
    "other-view",
    "other-mover",
    "no-world",
    "seen-otherwise",
    "too-many",
    "too-few",
    "miscounted",
)
(
    NONE,
    ENDLESS,
    FORBIDDEN,
    LEAK,
    OTHER_VIEW,
    OTHER_MOVER,
    NO_WORLD,
    SEEN_OTHERWISE,
    TOO_MANY,
    TOO_FEW,
    MISCOUNTED,
) = range(len(FAULTS))


class Table(Record, game="high_card"):
    """Each seat has a card that it alone sees, and then stays or raises."""

    seats: int = everyone(u8)
    fault: int = everyone(u8)
    dealt: int = everyone(u8)
    turns: int = everyone(u8)
    last_dealt: int = everyone(u8, maybe=CARDS)
    raised: Row = everyone(u8, SEATS)
    card: Row = owner(u8, SEATS, maybe=CARDS)


MOVES = MoveTable("high_card")
_, deal = MOVES.nature("deal", "deal {card}", card=CARDS)
_, stay = MOVES.seat("stay", "stay")
_, raise_ = MOVES.seat("raise", "raise")
deal_unseen = MOVES.unseen("deal-unseen", "deal ?")[1]
something = MOVES.unseen("something", "?")[1]


@rule
def setup(table: Table, seats: int, options: Row) -> None:
    """The cards are not dealt yet."""
    table.seats = seats
    table.fault = options[0]


@rule
def to_move(table: Table) -> int:
    """After the deal each seat has one turn."""
    if table.dealt < table.seats:
        return NATURE
    if table.turns == table.seats:
        return OVER
    if table.fault == OTHER_MOVER and table.turns == 0 and table.card[1] == HIGH:
        return 1
    return table.turns


@rule
def may_raise(table: Table) -> bool:
    """Everybody may, but for two faults it depends on the card of the other."""
    other = table.card[1 - table.turns]
    if table.fault == TOO_MANY:
        return other == HIGH
    return table.fault != TOO_FEW or other != HIGH


@rule
def legal(table: Table, offered: Row) -> None:
    """Stay, or raise."""
    offer(offered, stay)
    if may_raise(table):
        offer(offered, raise_)


@rule
def odds(table: Table, chances: Row) -> None:
    """Each card is equally likely."""
    for card in range(HIGH):
        weigh(chances, deal[card], 1)


@rule
def may(table: Table, move: int) -> int:
    """NATURE deals, a seat stays or raises."""
    who = to_move(table)
    if who == NATURE:
        return ALLOWED if move < HIGH else Rule.HC_D1
    if who == OVER or not stay <= move <= raise_:
        return Rule.HC_T1
    if move == raise_ and (table.fault == FORBIDDEN or not may_raise(table)):
        return Rule.HC_T1
    return ALLOWED


@rule
def apply(table: Table, move: int) -> None:
    """A card goes to the next seat without one; who raises has raised."""
    if to_move(table) == NATURE:
        table.card[table.dealt] = move + 1
        table.dealt += 1
        if table.fault == LEAK:
            table.last_dealt = move + 1
    elif move == raise_:
        table.raised[table.turns] = 1
        if table.fault != ENDLESS:
            table.turns += 1
    else:
        table.turns += 1


@rule
def outcome(table: Table, points: Row, places: Row) -> int:
    """The card, and a point for raising."""
    for seat in range(table.seats):
        points[seat] = table.card[seat] + table.raised[seat]
    rank(points, places)
    return 0


@rule
def seen(table: Table, move: int, seat: int) -> int:
    """Only who gets a card sees it."""
    if to_move(table) == NATURE:
        return move if seat == table.dealt else int(deal_unseen)
    if table.fault == SEEN_OTHERWISE and table.card[table.turns] == HIGH and seat != table.turns:
        return int(something)
    return move


@rule
def imagine(table: Table, seat: int, dice: Row) -> None:
    """The others have any card; with the two faults about raising always a high one."""
    for other in range(table.dealt):
        if other != seat and table.fault != NO_WORLD:
            table.card[other] = HIGH if TOO_MANY <= table.fault <= TOO_FEW else 1 + below(dice, HIGH)
    if table.fault == OTHER_VIEW and 0 <= seat < table.dealt:
        table.card[seat] = 1 + table.card[seat] % HIGH


@rule
def census(table: Table) -> int:
    """Who was dealt a card has one."""
    for seat in range(table.dealt):
        if table.card[seat] == 0:
            return Rule.HC_D1
    return Rule.HC_T1 if table.fault == MISCOUNTED and table.turns == 1 else ALLOWED


GAME = Game(
    __name__,
    Table,
    MOVES,
    setup=setup,
    to_move=to_move,
    legal=legal,
    odds=odds,
    may=may,
    apply=apply,
    outcome=outcome,
    seen=seen,
    imagine=imagine,
    census=census,
    seats=(2,),
    rules=Rule,
    reasons=("everybody had a turn",),
    longest=4,
    options=(Option("fault", FAULTS[0], FAULTS),),
)
