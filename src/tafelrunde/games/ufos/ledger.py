"""The rules of UFOs! by number; 0 means that nothing forbids a move."""

UF_C1, UF_C2, UF_C3, UF_C4, UF_C5 = range(1, 6)
UF_S1, UF_S2, UF_S3, UF_S4 = range(6, 10)
UF_T1 = 10
UF_M1, UF_M2, UF_M3, UF_M4, UF_M5, UF_M6 = range(11, 17)
UF_B1, UF_B2, UF_B3, UF_B4, UF_B5, UF_B6, UF_B7, UF_B8, UF_B9, UF_B10, UF_B11, UF_B12 = range(17, 29)
UF_W1, UF_W2, UF_W3, UF_W4, UF_W5 = range(29, 34)
UF_A1, UF_A2, UF_A3, UF_A4, UF_A5, UF_A6, UF_A7, UF_A8, UF_A9 = range(34, 43)
UF_N1, UF_N2 = range(43, 45)
UF_U1, UF_U2 = range(45, 47)
UF_E1, UF_E2, UF_E3, UF_E4 = range(47, 51)
UF_X1, UF_X2, UF_X3 = range(51, 54)
