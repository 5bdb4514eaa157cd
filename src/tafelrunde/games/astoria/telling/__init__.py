"""How Astoria tells itself: deed by deed, what follows from them, and what is being decided."""

from tafelrunde.games.astoria.telling.asking import ask, choice, choice_now
from tafelrunde.games.astoria.telling.deeds import continues, tell
from tafelrunde.kernel import Telling

TELLING = Telling(tell, continues, ask, choice, choice_now)
