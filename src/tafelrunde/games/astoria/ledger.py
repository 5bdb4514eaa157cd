"""The rules of Astoria by number; 0 means that nothing forbids a move."""

AS_C1, AS_C2, AS_C3, AS_C4, AS_C5 = range(1, 6)
AS_S1, AS_S2, AS_S3, AS_S4, AS_S5 = range(6, 11)
AS_R1, AS_R2, AS_R3 = range(11, 14)
AS_I1, AS_I2, AS_I3, AS_I4 = range(14, 18)
AS_G1, AS_K1, AS_K2, AS_K3, AS_L1 = range(18, 23)
AS_A1, AS_A2, AS_A3, AS_A4, AS_A5, AS_A6, AS_A7, AS_A8, AS_A9, AS_A10, AS_A11, AS_A12 = range(23, 35)
AS_Y1, AS_Y2, AS_Y3, AS_Y4, AS_Y5, AS_Y6, AS_Y7, AS_Y8 = range(35, 43)
AS_X1, AS_X2, AS_X3 = range(43, 46)
AS_E1, AS_E2, AS_E3, AS_E4, AS_E5, AS_E6, AS_E7 = range(46, 53)
AS_V1, AS_V2, AS_V3, AS_V4 = range(53, 57)
