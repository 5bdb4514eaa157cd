"""Where the points of each seat come from, at any moment, as far as a viewer can see."""

from __future__ import annotations

from tafelrunde.games.astoria.box import (
    BARBARIANS,
    DRAGON,
    EVENING_POINTS,
    GEM_POINTS,
    GOAL_POINTS,
    GOALS,
    MOB,
    POWER_POINTS,
    ROLES,
    SAVE,
    SERVANT,
    WARLORD_POINTS,
)
from tafelrunde.games.astoria.state import Ending
from tafelrunde.kernel import Phrase, Tally, TallyLine, View

_REACHED = {Ending.DRAGON: DRAGON, Ending.HORDES: BARBARIANS, Ending.MOB: MOB, Ending.CURED: SAVE}
_RULE = {Ending.CASTLE: "AS-E2", Ending.SICKNESS: "AS-E3", Ending.DARK_MAGIC: "AS-E3", Ending.CURED: "AS-E4"}
_RULE |= {Ending.ROUNDS: "AS-E7"}


def tally(view: View) -> Tally:
    """AS-E5 Gems in the flask, warlords and power; AS-V5 the special card; when the match is over, the goal too."""
    return [[*_goal(view, seat), *_besides(view, seat), *_special(view, seat)] for seat in range(view.seats)]


def _besides(view: View, seat: int) -> list[TallyLine]:
    """AS-E5 Everything but the goal. AS-V3 A Servant's power does not count."""
    gems = int(view.field("flask")[seat].sum())
    warlords = int((view.field("slayer") == seat + 1).sum())
    power = 0 if view.field("role")[seat] == SERVANT else int(view.field("power")[seat])
    lines = []
    if gems:
        lines.append(TallyLine("AS-E5", gems * GEM_POINTS, Phrase("tally-flask", {"count": gems})))
    if warlords:
        lines.append(TallyLine("AS-E5", warlords * WARLORD_POINTS, Phrase("tally-warlords", {"count": warlords})))
    if power:
        lines.append(TallyLine("AS-E5", power * POWER_POINTS, Phrase("tally-power")))
    return lines


def _special(view: View, seat: int) -> list[TallyLine]:
    """AS-V5 The points for a special card, with the option."""
    role = view.field("role")[seat]
    if not view.field("even_specials") or not EVENING_POINTS[role]:
        return []
    return [TallyLine("AS-V5", int(EVENING_POINTS[role]), Phrase("tally-special", {"role": ROLES[role]}))]


def _goal(view: View, seat: int) -> list[TallyLine]:
    """AS-E1 AS-E2 AS-E3 AS-E4 AS-E7 The goal, once the match is over."""
    ending = view.field("ending") - 1
    if ending < 0 or not is_reached(view, seat, Ending(ending)):
        return []
    goal = GOALS[view.field("shown")[seat] - 1]
    return [TallyLine(_RULE.get(Ending(ending), "AS-E1"), GOAL_POINTS, Phrase("tally-goal", {"goal": goal}))]


def is_reached(view: View, seat: int, ending: Ending) -> bool:
    """AS-E1 AS-E2 AS-E3 AS-E4 Whether the goal that a seat shows is reached by this ending."""
    goal = int(view.field("shown")[seat]) - 1
    if ending == Ending.CASTLE:
        return seat == view.field("actor") and goal != SAVE
    if ending == Ending.HORDES_AND_MOB:
        return False
    return goal == _REACHED.get(ending, strongest(view))


def strongest(view: View) -> int | None:
    """AS-E3 The faction with the highest track; None if tied."""
    tracks = {BARBARIANS: view.field("hordes"), DRAGON: view.field("rage"), MOB: view.field("mob")}
    highest = max(tracks.values())
    leading = [faction for faction, track in tracks.items() if track == highest]
    return leading[0] if len(leading) == 1 else None
