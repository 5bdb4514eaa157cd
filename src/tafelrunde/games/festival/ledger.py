"""The rules of Festival by number; 0 means that nothing forbids a move."""

from enum import IntEnum, auto


class Rule(IntEnum):
    """The rules, in the order of the ledger."""

    FV_C1 = auto()
    FV_C2 = auto()
    FV_C3 = auto()
    FV_C4 = auto()
    FV_S1 = auto()
    FV_S2 = auto()
    FV_R1 = auto()
    FV_R2 = auto()
    FV_R3 = auto()
    FV_R4 = auto()
    FV_R5 = auto()
    FV_R6 = auto()
    FV_N1 = auto()
    FV_N2 = auto()
    FV_N3 = auto()
    FV_N4 = auto()
    FV_E1 = auto()
    FV_E2 = auto()
    FV_E3 = auto()
    FV_E4 = auto()
    FV_E5 = auto()
    FV_E6 = auto()
    FV_E7 = auto()
    FV_E8 = auto()
    FV_E9 = auto()
    FV_X1 = auto()
    FV_X2 = auto()
    FV_X3 = auto()
