"""At the characters and the grocer: take what is wished for most, and use what the abilities offer."""

from __future__ import annotations

from tafelrunde.bots.mind import Floats
from tafelrunde.bots.minds.festo.places import ability_worth, control, goods_at, pull, share_worth
from tafelrunde.bots.minds.festo.wishes import STILL_WORTH, has, promise, two_most_owned
from tafelrunde.games.festo.box import COLOUR_OF, DWARF, OTHER_AMOUNT, OWN_AMOUNT
from tafelrunde.games.festo.moves import ABILITY, AREA, BUY, COLOUR, COUNT, DISH, INGREDIENT, KIND, TAKE, TAKE_ALL
from tafelrunde.games.festo.rules.goods import in_place, pieces_at, players
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import Row, rule

# In points, of a disc: to stand on the Dwarf again, with another of one's own or of somebody else's,
# and for each ingredient that lies there already, of which more than two are lost when the market is filled.
AGAIN, TOGETHER, RIVAL, LEFT_OVER = -0.3, -0.4, -0.5, 0.25
FILLED_UP = 2


@rule
def like_turns(table: Table, offered: Row, likings: Floats, wishes: Floats) -> None:
    """The whole market, the ability and the rest, or one ingredient after the other."""
    pieces, ability = pieces_at(table, table.mover, table.area), ability_worth(table, table.area, wishes)
    goods, count = goods_at(table, table.area, wishes)
    each = goods / count if count else 0.0
    for i in range(offered[0]):
        move = offered[1 + i]
        likings[i] = 0.0
        if KIND[move] == TAKE_ALL:
            likings[i] = goods
        elif KIND[move] == ABILITY:
            likings[i] = share_worth(pieces, count * 1.0, each, ability)
        elif KIND[move] == TAKE:
            likings[i] = share_worth(pieces, count * 1.0, each, 0.0) - each + wishes[COLOUR[move]]


@rule
def like_goods(table: Table, offered: Row, likings: Floats, wishes: Floats) -> None:
    """As many as possible of what is wished for."""
    for i in range(offered[0]):
        move = offered[1 + i]
        likings[i] = wishes[COLOUR[move]] * (COUNT[move] + 1) if KIND[move] == BUY else 0.0


@rule
def like_steps(table: Table, offered: Row, likings: Floats, wishes: Floats, bonus: Floats) -> None:
    """The steps of the abilities."""
    for i in range(offered[0]):
        move = offered[1 + i]
        if table.phase == Phase.LIFT:
            likings[i] = wishes[COLOUR[move]] * (1.0 - control(table, AREA[move]))
        elif table.phase == Phase.DROP:
            likings[i] = wishes[table.lifted - 1] * control(table, AREA[move])
        elif table.phase == Phase.SEND:
            likings[i] = pull(table, AREA[move], 1, 0, wishes)
        elif table.phase == Phase.RESERVE:
            likings[i] = reservation(table, DISH[move], bonus)
        elif table.phase == Phase.TRADE:
            likings[i] = -wishes[INGREDIENT[move]]
        elif table.phase == Phase.FETCH:
            likings[i] = wishes[COLOUR[move]]
        else:
            likings[i] = disc_worth(table, AREA[move])


@rule
def reservation(table: Table, dish: int, bonus: Floats) -> float:
    """A dish that promises much and lacks little."""
    best, next_best = two_most_owned(table)
    second = next_best if best == COLOUR_OF[dish] else best
    lacking = max(OWN_AMOUNT[dish] - has(table, COLOUR_OF[dish]), 0) + max(OTHER_AMOUNT[dish] - has(table, second), 0)
    return float(promise(dish, bonus) * STILL_WORTH**lacking)


@rule
def disc_worth(table: Table, area: int) -> float:
    """A disc stands best where something is left over and nobody else has one."""
    points = LEFT_OVER * min(in_place(table, area), FILLED_UP)
    if area == DWARF:
        points += AGAIN
    for seat in range(players(table)):
        if table.discs_next[seat, area]:
            points += TOGETHER if seat == table.mover else RIVAL * table.discs_next[seat, area]
    return points
