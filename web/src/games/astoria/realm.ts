/** Where things stand in the picture of the realm, which is 600 by 300. */
export interface Point {
  x: number;
  y: number;
}

/** How far the hordes have come from the left, and mirrored the mob from the right, with 0 to 10 steps. */
export const marchAt = (steps: number): number => 34 + steps * 15;

/** Where the dragon's head is at a rage of 0 to 10: from the right corner in waves to above the bed. */
export const dragonAt = (rage: number): Point => ({
  x: 566 - rage * 23,
  y: 50 + 12 * Math.sin(rage * 1.15),
});

/** The dragon's body up to its head, as a path through the steps it has come. */
export function dragonBody(rage: number): string {
  const points = [
    { x: 612, y: 74 },
    ...Array.from({ length: rage * 2 + 1 }, (_, at) => dragonAt(at / 2)),
  ];
  return points.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Candle by candle, from the left. */
export const candleAt = (candle: number): number => 219 + candle * 18;
