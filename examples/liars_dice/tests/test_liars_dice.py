"""Liar's Dice obeys the laws; seat 0 always begins, so the seats are not symmetric."""

from tafelrunde.testkit import laws

test_laws = laws("liars_dice", symmetric=False)
