"""The rules of Connect Four by number; 0 means that nothing forbids a move. `rulebook/` says them in words."""

from enum import IntEnum

Rule = IntEnum("Rule", "CF_S1 CF_T1 CF_T2 CF_E1 CF_E2")
