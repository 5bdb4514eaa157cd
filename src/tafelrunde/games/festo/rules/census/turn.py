"""Whether a turn at a character could have come to where it is."""

from tafelrunde.games.festo.box import DISC, DWARF, ELF, ELF_GIVES, HELPER, LAST_ROUND, ORC, PIXIES, TROLL
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.rules.elf import supplies_are_empty
from tafelrunde.games.festo.rules.events import abilities_allowed
from tafelrunde.games.festo.rules.goods import discs_at_hand, owns_any, pieces_at, seat_in_order
from tafelrunde.games.festo.rules.orc import may_begin_orc
from tafelrunde.games.festo.rules.order import strongest, with_majority
from tafelrunde.games.festo.rules.troll import may_begin_troll
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def turn_is_wrong(table: Table) -> int:
    """FO-A1 FO-A4 What is remembered of a turn belongs to one; it is the turn of who is to act."""
    if table.phase < Phase.ACT or table.phase > Phase.GROCER:
        things = 0 + table.area + table.majority + table.used + table.taking + table.thanked + table.piece
        return Rule.FO_A1 if things + table.lifted + table.lifted_from + table.progress else ALLOWED
    if table.taking > 1 or table.used > abilities_allowed(table):
        return Rule.FO_A4
    if table.thanked > 1 or (table.thanked and not (table.magical_dishes and may_have_got_goods(table))):
        return Rule.FO_Z4
    if table.phase == Phase.GROCER and 0 + table.used + table.taking + table.majority:
        return Rule.FO_A1
    if table.used == 0 and table.taking == 0 and seat_in_order(table, strongest(table, table.area)) != table.mover:
        return Rule.FO_A2
    broken = majority_is_wrong(table)
    return broken or step_is_wrong(table)


@rule
def may_have_got_goods(table: Table) -> bool:
    """FO-Z4 Whether the mover can have got goods from the character in this turn."""
    return table.taking != 0 or (table.area == ELF and table.used != 0)


@rule
def majority_is_wrong(table: Table) -> int:
    """FO-A3 Who has the absolute majority acts first, and had more helpers than anyone."""
    if table.majority == 0:
        return ALLOWED
    if table.majority > table.seats:
        return Rule.FO_A3
    if table.majority != table.mover + 1:
        return Rule.FO_A3 if pieces_at(table, table.majority - 1, table.area) else ALLOWED
    begins = table.used == 0 and table.taking == 0
    if begins and with_majority(table, table.area, strongest(table, table.area)) != table.majority:
        return Rule.FO_A3
    return ALLOWED


@rule
def step_is_wrong(table: Table) -> int:
    """FO-A4 Within an ability, its character is acting, a piece was used for it, and it can be brought to an end."""
    in_ability = Phase.LIFT <= table.phase <= Phase.LAY
    if in_ability and (table.used == 0 or table.taking):
        return Rule.FO_A4
    if (table.lifted != 0) != (table.phase == Phase.DROP) or (table.lifted_from != 0) != (table.phase == Phase.DROP):
        return Rule.FO_T1
    if table.piece == DISC and table.phase != Phase.SEND:
        return Rule.FO_X1
    if table.progress and table.phase != Phase.FETCH:
        return Rule.FO_A4
    return ability_is_wrong(table)


@rule
def ability_is_wrong(table: Table) -> int:
    """FO-T1 FO-X1 FO-O1 FO-E1 FO-D1 Whether the ability in use is not that of the character, or cannot go on."""
    if table.phase == Phase.LIFT or table.phase == Phase.DROP:
        return troll_is_wrong(table)
    if table.phase == Phase.SEND:
        standing = table.helpers[table.mover, PIXIES] if table.piece == HELPER else table.discs[table.mover, PIXIES]
        return ALLOWED if table.area == PIXIES and standing else Rule.FO_X1
    if table.phase == Phase.RESERVE:
        ready = table.area == ORC and table.helpers[table.mover, ORC] and may_begin_orc(table, HELPER) == ALLOWED
        return ALLOWED if ready else Rule.FO_O1
    if table.phase == Phase.TRADE:
        return ALLOWED if table.area == ELF and owns_any(table, table.mover) else Rule.FO_E1
    if table.phase == Phase.FETCH:
        ready = table.area == ELF and table.progress < ELF_GIVES and not supplies_are_empty(table)
        return ALLOWED if ready else Rule.FO_E1
    if table.phase == Phase.LAY:
        return dwarf_is_wrong(table)
    return ALLOWED


@rule
def troll_is_wrong(table: Table) -> int:
    """FO-T1 FO-T3 Something can be moved, and what was chosen lies there."""
    if table.area != TROLL or may_begin_troll(table) != ALLOWED:
        return Rule.FO_T1
    if table.phase == Phase.LIFT:
        return ALLOWED
    area, colour = table.lifted_from - 1, table.lifted - 1
    return ALLOWED if table.stock[area, colour] > table.moved[area, colour] else Rule.FO_T1


@rule
def dwarf_is_wrong(table: Table) -> int:
    """FO-D1 FO-D2 Discs are placed before the last round, from those at hand."""
    if table.area != DWARF or table.round_now == LAST_ROUND or discs_at_hand(table, table.mover) == 0:
        return Rule.FO_D1
    return ALLOWED
