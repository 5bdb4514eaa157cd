/** A shortest way that a UFO may take from one place to another. */
import { neighbours, type MapSize } from "./geography";
import type { Place } from "./view";

/** The way flies on only over places that may be passed. Null if there is none. */
export function way(
  size: MapSize,
  from: Place,
  to: Place,
  passable: (place: Place) => boolean,
): Place[] | null {
  const before = new Map<Place, Place | null>([[from, null]]);
  const queue: Place[] = [from];
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    for (const next of neighbours(size, place)) {
      if (before.has(next)) continue;
      before.set(next, place);
      if (next === to) return unwind(before, to);
      if (passable(next)) queue.push(next);
    }
  }
  return null;
}

function unwind(before: ReadonlyMap<Place, Place | null>, to: Place): Place[] {
  const found: Place[] = [];
  for (let place: Place | null = to; place !== null; place = before.get(place) ?? null)
    found.unshift(place);
  return found;
}
