"""The terminal client: a match on a text screen, drawn from views and told in the words of its game."""
