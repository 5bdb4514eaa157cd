"""The rules of Festo! by number; 0 means that nothing forbids a move."""

FO_C1, FO_C2, FO_C3, FO_C4, FO_C5 = range(1, 6)
FO_S1, FO_S2, FO_S3, FO_S4, FO_S5 = range(6, 11)
FO_G1, FO_G2 = range(11, 13)
FO_P1, FO_P2, FO_P3, FO_P4, FO_P5 = range(13, 18)
FO_H1, FO_H2, FO_H3, FO_H4 = range(18, 22)
FO_A1, FO_A2, FO_A3, FO_A4, FO_A5 = range(22, 27)
FO_T1, FO_T2, FO_T3 = range(27, 30)
FO_X1 = 30
FO_O1, FO_O2 = range(31, 33)
FO_M1 = 33
FO_E1 = 34
FO_D1, FO_D2 = range(35, 37)
FO_Y1, FO_Y2 = range(37, 39)
FO_K1, FO_K2, FO_K3, FO_K4, FO_K5, FO_K6, FO_K7 = range(39, 46)
FO_V1, FO_V2, FO_V3 = range(46, 49)
FO_Z1, FO_Z2, FO_Z3, FO_Z4, FO_Z5 = range(49, 54)
FO_W1, FO_W2, FO_W3, FO_W4, FO_W5, FO_W6, FO_W7, FO_W8 = range(54, 62)
FO_N1, FO_N2, FO_N3, FO_N4, FO_N5, FO_N6, FO_N7 = range(62, 69)
FO_N8, FO_N9, FO_N10, FO_N11, FO_N12, FO_N13, FO_N14 = range(69, 76)
