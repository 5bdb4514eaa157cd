"""The rules of Festival by number; 0 means that nothing forbids a move."""

FV_C1, FV_C2, FV_C3, FV_C4 = range(1, 5)
FV_S1, FV_S2 = range(5, 7)
FV_R1, FV_R2, FV_R3, FV_R4, FV_R5, FV_R6 = range(7, 13)
FV_N1, FV_N2, FV_N3, FV_N4 = range(13, 17)
FV_E1, FV_E2, FV_E3, FV_E4, FV_E5, FV_E6, FV_E7, FV_E8, FV_E9 = range(17, 26)
FV_X1, FV_X2, FV_X3 = range(26, 29)
