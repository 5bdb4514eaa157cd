"""The games: one folder each, and the folder is the registration.

`tafelrunde.games` is this package, and `tafelrunde.games()` tells which games there are: the package can be called.
"""

import sys
from types import ModuleType

from tafelrunde import installed


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return installed.games()


sys.modules[__name__].__class__ = _Games
