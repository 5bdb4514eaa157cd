/** Which pieces went where: two views are compared, and what left one place came to another. */
import type { Journey } from "../../parts/motion.svelte";
import { CHARACTERS, DISCS, faceOf, INGREDIENTS, SMALL_TYPES } from "./box";
import { discsAtHand, entries } from "./table";
import type { Area, View } from "./view";

const AREAS: Area[] = [...CHARACTERS, "grocer"];

/** How many pieces of one sort lie in each place. */
type Places = Map<string, number>;

function places(entries: [string, number][]): Places {
  return new Map(entries.filter(([, count]) => count > 0));
}

/** Every sort of piece with its places. */
function pieces(table: View): Map<string, Places> {
  const found = new Map<string, Places>();
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  for (const each of INGREDIENTS) {
    found.set(
      each,
      places([
        [`supply:${each}`, table.supply[each] ?? 0],
        ...seats.map((seat): [string, number] => [
          `jar:${seat}:${each}`,
          table.owned[seat]?.[each] ?? 0,
        ]),
        ...AREAS.map((area): [string, number] => [
          `goods:${area}:${each}`,
          each === "salt" ? 0 : (table.stock[area]?.[each] ?? 0),
        ]),
      ]),
    );
  }
  for (const seat of seats) {
    const reserved = SMALL_TYPES.flatMap((type) =>
      (table.display[type] ?? []).filter((_, at) => table.reserved[type]?.[at] === String(seat)),
    );
    found.set(
      `helper ${seat}`,
      places([
        [`hand:${seat}`, table.in_hand[seat] ?? 0],
        ...AREAS.map((area): [string, number] => [
          `at:${area}:${seat}`,
          table.helpers[seat]?.[area] ?? 0,
        ]),
        ...reserved.map((dish): [string, number] => [`on:${dish}`, 1]),
      ]),
    );
    found.set(
      `disc ${seat}`,
      places([
        [`discs:${seat}`, discsAtHand(table, seat, DISCS)],
        ...AREAS.map((area): [string, number] => [
          `at:${area}:${seat}`,
          (table.discs[seat]?.[area] ?? 0) +
            (area === "grocer" ? 0 : (table.discs_next[seat]?.[area] ?? 0)),
        ]),
      ]),
    );
  }
  return found;
}

/** Where dishes come from and lie, by what tells them apart: large dishes are alike, and told by who cooked them. */
function dishes(table: View): Map<string, { from: string; at: string }> {
  const found = new Map<string, { from: string; at: string }>();
  for (const type of SMALL_TYPES) {
    table.display[type]?.forEach((dish, column) => {
      if (dish !== null) found.set(dish, { from: `pile:${type}`, at: `dish:${type}:${column}` });
    });
  }
  table.cooked.forEach((cooked, seat) => {
    for (const [dish, count] of entries(cooked)) {
      const { type, colour } = faceOf(dish);
      const name = colour === null ? `${dish} ${seat} ${count}` : dish;
      const from = colour === null ? `large:${type}` : `pile:${type}`;
      found.set(name, { from, at: `cooked:${seat}:${dish}` });
    }
  });
  return found;
}

export function journeys(before: View, after: View): Journey[] {
  const found: Journey[] = [];
  const then = pieces(before);
  for (const [sort, now] of pieces(after)) {
    const was = then.get(sort) ?? new Map<string, number>();
    const left = [...was].flatMap(([place, count]) =>
      Array<string>(Math.max(0, count - (now.get(place) ?? 0))).fill(place),
    );
    const came = [...now].flatMap(([place, count]) =>
      Array<string>(Math.max(0, count - (was.get(place) ?? 0))).fill(place),
    );
    came.forEach((to, at) => {
      const from = left[at];
      if (from !== undefined) found.push({ from, to });
    });
  }
  const lay = dishes(before);
  for (const [dish, { from: origin, at: to }] of dishes(after)) {
    const from = lay.get(dish)?.at ?? origin;
    if (from !== to) found.push({ from, to });
  }
  return found;
}
