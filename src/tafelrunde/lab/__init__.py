"""The laboratory: what can be learned about a game by playing it very often."""
