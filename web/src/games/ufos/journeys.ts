/** Which pieces went where between two views. */
import type { Journey } from "../../parts/motion.svelte";
import type { SeenMove } from "../../wire/types";
import { isPacific } from "./geography";
import { restaurantsIn } from "./pieces";
import { flightTo } from "./prospects";
import { NAMES, type Place, type Prospects, type UFO, type View } from "./view";

/** A view, and what follows from it. */
export interface Position {
  view: View;
  facts: Prospects | null;
}

/** UFOs fly the way they take, those bumped away spin; new pieces come from their seat's supply. */
export function journeys(before: Position, after: Position, news: readonly SeenMove[]): Journey[] {
  const spins = news.some(({ move }) => move.kind === "step");
  return [
    ...flights(before, after.view, spins),
    ...openings(before.view, after.view),
    ...sightings(before.view, after.view),
  ];
}

function flights({ view: before, facts }: Position, after: View, spins: boolean): Journey[] {
  return after.ufos.flatMap((fleet, seat) =>
    (Object.keys(fleet) as UFO[]).flatMap((id): Journey[] => {
      const [from, to] = [before.ufos[seat]?.[id], fleet[id]];
      const anchor = `ufo:${seat}:${id}`;
      if (from === to || to === undefined) return [];
      if (from === undefined) return [{ from: `supply:${seat}`, to: anchor }];
      if (spins) return [{ from: anchor, to: anchor, via: overEdge(from, to), spins }];
      const way = flightTo(facts, to)?.way ?? [from, to];
      return [{ from: anchor, to: anchor, via: stopsOn(way) }];
    }),
  );
}

type Stops = NonNullable<Journey["via"]>;

/** What a flight passes: places, and the edges of the map where it goes over the Pacific. */
function stopsOn(flown: readonly Place[]): Stops {
  return flown.slice(1).flatMap((place, at): Stops => {
    const over = overEdge(flown[at] ?? place, place);
    return at === flown.length - 2 ? over : [...over, `place:${place}`];
  });
}

function overEdge(from: Place, to: Place): Stops {
  return isPacific(from, to) ? [[`edge:${from}:${to}`, `edge:${to}:${from}`]] : [];
}

/** Stands and restaurants that have another owner now. */
function openings(before: View, after: View): Journey[] {
  const stands = NAMES.village.flatMap((village): Journey[] => {
    const owner = after.stand[village];
    if (owner === undefined || owner === before.stand[village]) return [];
    return [{ from: `supply:${owner}`, to: `stand:${village}` }];
  });
  const restaurants = NAMES.city.flatMap((city) => {
    const changed = after.restaurants.findIndex(
      (owned, seat) => (owned[city] ?? 0) > (before.restaurants[seat]?.[city] ?? 0),
    );
    if (changed < 0) return [];
    const at = restaurantsIn(after, city).lastIndexOf(changed);
    return [{ from: `supply:${changed}`, to: `restaurant:${city}:${at}` }];
  });
  return [...stands, ...restaurants];
}

/** Witnesses that came to a city. */
function sightings(before: View, after: View): Journey[] {
  return after.witnesses.flatMap((placed, seat) =>
    NAMES.city
      .filter((city) => (placed[city] ?? 0) > (before.witnesses[seat]?.[city] ?? 0))
      .map((city) => ({ from: `supply:${seat}`, to: `witness:${city}:${seat}` })),
  );
}
