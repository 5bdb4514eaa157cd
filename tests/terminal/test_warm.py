"""`tafel warm`: what is compiled for a game."""

import tafelrunde as tr
from tafelrunde.terminal.warm import groups_for


def test_what_a_game_has_for_itself_is_compiled_for_that_game_alone():
    """The tally of Festival knows the table of Festival; what the kernel has, every game needs."""
    festival, ufos = (groups_for(tr.game(name)) for name in ("festival", "ufos"))
    assert {"match", "festival-tally"} <= set(festival)
    assert "match" in ufos
    assert "festival-tally" not in ufos
