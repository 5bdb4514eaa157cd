/** What stands where, read from a view. */
import type { MapSize } from "./geography";
import {
  BOX,
  type City,
  type KindOfUFO,
  type Place,
  type UFO,
  type View,
  type Village,
} from "./view";

export type Kind = KindOfUFO;
export type Deed = NonNullable<View["deed"][UFO]>;

/** A UFO on the map; what it did is told of the active seat's alone. */
export interface Ufo {
  seat: number;
  id: UFO;
  kind: Kind;
  deed: Deed | null;
  chosen: boolean;
  /** The seat whose piece it was put on. */
  onto: number | null;
}

export const sizeOf = (view: View): MapSize =>
  (BOX.seats.on_small_map as readonly number[]).includes(view.seats) ? "small" : "large";

export const kindOf = (id: UFO): Kind => id.replace(/-\d+$/, "") as Kind;

export function ufosAt(view: View, place: Place): Ufo[] {
  const active = Number(view.active);
  return view.ufos.flatMap((fleet, seat) =>
    (Object.entries(fleet) as [UFO, Place][])
      .filter(([, at]) => at === place)
      .map(([id]) => ({
        seat,
        id,
        kind: kindOf(id),
        deed: seat === active ? (view.deed[id] ?? null) : null,
        chosen: view.chosen === id && seat === flying(view),
        onto:
          seat === active && view.announced[id] !== undefined ? Number(view.announced[id]) : null,
      })),
  );
}

/** Whose UFO is in the air: the active seat's, or in a bump that of who lost. */
function flying(view: View): number {
  const drifting = view.phase === "step" || view.phase === "witness" || view.phase === "share";
  if (!drifting || view.rival === null) return Number(view.active);
  return view.decider === view.active ? Number(view.rival) : Number(view.active);
}

export interface Tile {
  resistance: number;
  places: number;
}

export function tileOf(view: Pick<View, "tile">, city: City): Tile | null {
  const [resistance, places] = view.tile[city]?.split("-").map(Number) ?? [];
  return resistance === undefined || places === undefined ? null : { resistance, places };
}

/** The owners of the restaurants of a city, seat by seat. */
export function restaurantsIn(view: View, city: City): number[] {
  return view.restaurants.flatMap((owned, seat) => Array<number>(owned[city] ?? 0).fill(seat));
}

export function witnessesIn(view: View, city: City): { seat: number; count: number }[] {
  return view.witnesses
    .map((placed, seat) => ({ seat, count: placed[city] ?? 0 }))
    .filter(({ count }) => count > 0);
}

export function standIn(view: View, village: Village): number | null {
  const seat = view.stand[village];
  return seat === undefined ? null : Number(seat);
}

const sum = (counts: Partial<Record<string, number>> | undefined) =>
  Object.values(counts ?? {}).reduce<number>((total, count) => total + (count ?? 0), 0);

/** What a seat has left beside the map. */
export interface Supply {
  ufos: Record<Kind, number>;
  stands: number;
  restaurants: number;
  witnesses: number;
}

export function supplyOf(view: View, seat: number): Supply {
  const flying = Object.keys(view.ufos[seat] ?? {}) as UFO[];
  const left = BOX.ufos.kinds.map((kind, at) => [
    kind,
    (BOX.ufos.counts[at] ?? 0) - flying.filter((id) => kindOf(id) === kind).length,
  ]);
  const stands = Object.values(view.stand).filter((owner) => Number(owner) === seat).length;
  return {
    ufos: Object.fromEntries(left) as Record<Kind, number>,
    stands: BOX.supply.stands - stands,
    restaurants: BOX.supply.restaurants - sum(view.restaurants[seat]),
    witnesses: BOX.supply.witnesses - sum(view.witnesses[seat]),
  };
}

/** How many cities a seat must control for the match to end. */
export const citiesToEnd = (view: View): number =>
  BOX.end.cities_to_control[String(view.seats) as "2"];
