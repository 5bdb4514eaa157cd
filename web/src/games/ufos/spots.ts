/** Spots around a place on the map, and the cheapest of several. */
import type { Box, Point } from "../../parts/boxes";

/** Where along each side of a place. */
const ALONG = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1];

/** Middles of a box beside, above and below what is drawn of a place, so far away. */
export function spotsAround(
  at: Point,
  drawn: Box,
  wide: number,
  high: number,
  gaps: readonly number[],
): Point[] {
  return gaps.flatMap((gap) =>
    ALONG.flatMap((along) => {
      const beside =
        at.y + along * (high / 2 + (along < 0 ? at.y - drawn.top : drawn.bottom - at.y));
      const over = at.x + along * (wide / 2 + (along < 0 ? at.x - drawn.left : drawn.right - at.x));
      return [
        { x: drawn.right + gap + wide / 2, y: beside },
        { x: drawn.left - gap - wide / 2, y: beside },
        { x: over, y: drawn.bottom + gap + high / 2 },
        { x: over, y: drawn.top - gap - high / 2 },
      ];
    }),
  );
}

/** The first of the cheapest; what `more` it costs is computed only if it could still be the cheapest without that. */
export function cheapest<Candidate>(
  candidates: Iterable<Candidate>,
  cost: (candidate: Candidate) => number,
  more: (candidate: Candidate) => number,
): Candidate | null {
  let [best, least]: [Candidate | null, number] = [null, Infinity];
  for (const candidate of candidates) {
    const own = cost(candidate);
    if (own >= least) continue;
    const total = own + more(candidate);
    if (total < least) [best, least] = [candidate, total];
  }
  return best;
}
