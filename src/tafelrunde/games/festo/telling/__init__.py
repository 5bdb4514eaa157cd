"""How Festo! tells itself: deed by deed, what follows from them, and what is being decided."""

from tafelrunde.games.festo.telling.asking import ask, choice
from tafelrunde.games.festo.telling.deeds import continues, tell
from tafelrunde.kernel import Telling

TELLING = Telling(tell, continues, ask, choice)
