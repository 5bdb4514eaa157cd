/** Points as they are written: with their sign, and a minus that is as wide as a plus. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : String(points).replace("-", "−");

/** The points of a seat by the lines of its tally. */
export const sumOf = (lines: readonly { points: number }[] = []): number =>
  lines.reduce((sum, { points }) => sum + points, 0);
