/** Which pieces went where: two tables are compared, and what left one place came to another. */
import { CHARACTERS, DISCS, faceOf, INGREDIENTS, SMALL_TYPES, type Area } from "./box";
import { discsAtHand, type Table } from "./table";

/** A piece on its way. Places are named like the anchors on the board. */
export interface Journey {
  from: string;
  to: string;
}

const AREAS: Area[] = [...CHARACTERS, "grocer"];

/** How many pieces of one sort lie in each place. */
type Places = Map<string, number>;

function places(entries: [string, number][]): Places {
  return new Map(entries.filter(([, count]) => count > 0));
}

/** Every sort of piece with its places. */
function pieces(table: Table): Map<string, Places> {
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
          (table.discs[seat]?.[area] ?? 0) + (table.discs_next[seat]?.[area] ?? 0),
        ]),
      ]),
    );
  }
  return found;
}

/** Where each dish lies. Large dishes are alike and told by where they are cooked. */
function dishes(table: Table): Map<string, string> {
  const found = new Map<string, string>();
  for (const type of SMALL_TYPES) {
    table.display[type]?.forEach(
      (dish, at) => dish !== null && found.set(dish, `dish:${type}:${at}`),
    );
  }
  table.cooked.forEach((cooked, seat) => {
    for (const [dish, count] of Object.entries(cooked)) {
      const large = faceOf(dish).colour === null;
      found.set(large ? `${dish} ${seat} ${count}` : dish, `cooked:${seat}:${dish}`);
    }
  });
  return found;
}

function origin(dish: string): string {
  const [name = dish] = dish.split(" ");
  const { type, colour } = faceOf(name);
  return colour === null ? `large:${type}` : `pile:${type}`;
}

export function journeys(before: Table, after: Table): Journey[] {
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
  for (const [dish, to] of dishes(after)) {
    const from = lay.get(dish) ?? origin(dish);
    if (from !== to) found.push({ from, to });
  }
  return found;
}
