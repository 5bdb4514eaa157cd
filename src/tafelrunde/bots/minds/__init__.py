"""Minds: what is good in a game, one module a game."""
