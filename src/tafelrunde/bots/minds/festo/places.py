"""What helpers are worth at each place: whole markets to who leads, an ability and a few ingredients to the others."""

from __future__ import annotations

from tafelrunde.bots.mind import Floats
from tafelrunde.games.festo.box import (
    DWARF_POINTS,
    ELF,
    GROCER,
    LAST_ROUND,
    MAGICIAN,
    N_COLOURS,
    ORC,
    PIXIES,
    SALT,
    TROLL,
)
from tafelrunde.games.festo.rules.events import abilities_allowed, no_whole_markets
from tafelrunde.games.festo.rules.goods import discs_at_hand, pieces_at, players
from tafelrunde.games.festo.state import Table
from tafelrunde.kernel import rule

# In points: the abilities; the Elf's is a part of the best wish.
TROLL_HELPS, PIXIES_HELP, ORC_HELPS, DWARF_HELPS = 1.0, 6.0, 0.8, 8.0
ELF_HELPS = 0.7
# How much a lead of one fears each helper that may still come, and how much is gone when others act first.
FEAR = 0.38
GONE = 1.3
# So many helpers are thought of at once.
AT_ONCE = 3


@rule
def rivals(table: Table, area: int) -> tuple[int, int]:
    """The most pieces that anybody but the mover has at an area, and how many they are in all."""
    most, total = 0, 0
    for seat in range(players(table)):
        if seat != table.mover:
            pieces = pieces_at(table, seat, area)
            most = max(most, pieces)
            total += pieces
    return most, total


@rule
def ability_worth(table: Table, area: int, wishes: Floats) -> float:
    """What the ability of an area promises the mover."""
    if area == GROCER or abilities_allowed(table) == 0:
        return 0.0
    if area == TROLL:
        return TROLL_HELPS
    if area == PIXIES:
        return PIXIES_HELP
    if area == ORC:
        return ORC_HELPS
    if area == MAGICIAN:
        return float(wishes[SALT]) if table.supply[SALT] else 0.0
    if area == ELF:
        return float(ELF_HELPS * wishes[SALT])
    if table.round_now == LAST_ROUND:
        return float(DWARF_POINTS)
    return DWARF_HELPS if discs_at_hand(table, table.mover) else 0.0


@rule
def goods_at(table: Table, area: int, wishes: Floats) -> tuple[float, int]:
    """What all that lies in a market would mean to the mover, and how much it is; in the grocery store, one shelf."""
    total, count = 0.0, 0
    for colour in range(N_COLOURS):
        here = 0 + table.stock[area, colour]
        if area != GROCER:
            total += wishes[colour] * here
            count += here
        elif wishes[colour] * here > total:
            total, count = wishes[colour] * here, here
    return total, count


@rule
def share_worth(pieces: int, count: float, each: float, ability: float) -> float:
    """One piece for the ability, if it is of use, and an ingredient for each of the others while there are any."""
    if ability > 0:
        return ability + each * min(pieces - 1.0, count)
    return each * min(pieces * 1.0, count)


@rule
def worth(pieces: int, lead: int, coming: int, count: float, each: float, ability: float, whole: float) -> float:
    """What so many pieces promise, with such a lead and so many helpers of others still to come.

    There are so many ingredients, each worth so much; `whole` is what the market is worth to who leads.
    """
    share = share_worth(pieces, count, each, ability)
    if lead <= 0 or whole <= share:
        return share
    return share + (whole - share) * lead / (lead + FEAR * coming)


@rule
def pull(table: Table, area: int, hand: int, coming: int, wishes: Floats) -> float:
    """What a helper of the mover adds at an area, alone or with some of those in hand, whichever is best for each."""
    mine, ability = pieces_at(table, table.mover, area), ability_worth(table, area, wishes)
    strongest, others = rivals(table, area)
    goods, count = goods_at(table, area, wishes)
    behind = max(count - GONE * others, 0.0)
    each = goods / count if count else 0.0
    whole = 0.0 if area == GROCER or no_whole_markets(table) else goods
    now, best = 0.0, 0.0
    for more in range(min(hand, AT_ONCE) + 1):
        lead = mine + more - strongest
        if mine + more:
            then = worth(mine + more, lead, coming, count * 1.0 if lead > 0 else behind, each, ability, whole)
            if more == 0:
                now = then
            else:
                best = max(best, (then - now) / more)
    return best


@rule
def control(table: Table, area: int) -> float:
    """How much of what lies at an area the mover will get, from 0 to 1; what is past is past."""
    mine = pieces_at(table, table.mover, area)
    strongest, others = rivals(table, area)
    if mine == 0 or area < table.area:
        return 0.0
    if area == table.area or mine > strongest:
        return 1.0
    return mine / (mine + others)
