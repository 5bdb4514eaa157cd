/** Points as they are written: with their sign, and a minus that is as wide as a plus. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : String(points).replace("-", "−");
