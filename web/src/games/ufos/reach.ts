/** How far around a place a finger finds it. */
import type { Point } from "../../parts/boxes";

/** In units of the map, and a fingertip in pixels. */
const REACH = 22;
const FINGER = 22;

/** Where the map is small, legal places get the room of quiet ones; `unit` and `pixel` are in points of the map. */
export function reachOf(
  place: Point,
  legal: readonly Point[],
  { unit, pixel }: { unit: number; pixel: number },
): number {
  const wanted = (FINGER * pixel) / unit;
  if (wanted <= REACH || !legal.length) return REACH;
  const others = legal.filter(({ x, y }) => x !== place.x || y !== place.y);
  if (others.length === legal.length) return REACH / 2;
  const nearest = Math.min(...others.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
  return Math.max(REACH, Math.min(wanted, nearest / 2 / unit));
}
