"""Connect Four obeys the laws; yellow always begins, so the seats are not symmetric."""

from tafelrunde.testkit import laws

test_laws = laws("connect_four", symmetric=False)
