"""The terminal client: a match on a text screen, drawn from views, in the words of its game."""
