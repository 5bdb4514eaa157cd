/** What stands where, read from a view. */
import { isCity, type MapSize } from "./geography";
import { BOX, NAMES, type City, type Place, type UFO, type View, type Village } from "./view";

export type Kind = "standard" | "bumper" | "calmer";
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

/** Who alone has restaurants in a city. */
export function controllerOf(view: View, city: City): number | null {
  const [first, ...others] = [...new Set(restaurantsIn(view, city))];
  return first === undefined || others.length ? null : first;
}

export function standIn(view: View, village: Village): number | null {
  const seat = view.stand[village];
  return seat === undefined ? null : Number(seat);
}

/** Whether a seat may fly on over a place: its own stand or restaurant, and nobody else's UFO. */
export function isOwn(view: View, seat: number, place: Place): boolean {
  if (ufosAt(view, place).some((ufo) => ufo.seat !== seat)) return false;
  return isCity(place) ? (view.restaurants[seat]?.[place] ?? 0) > 0 : standIn(view, place) === seat;
}

/** Why a flight of a seat ends in a place: a foreign UFO, or nothing of its own there. Null if it may go on. */
export function stopsIn(view: View, seat: number, place: Place): "ufo" | "city" | "village" | null {
  if (isOwn(view, seat, place)) return null;
  if (ufosAt(view, place).some((ufo) => ufo.seat !== seat)) return "ufo";
  return isCity(place) ? "city" : "village";
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

/** Whether a seat may take a new UFO instead of its turn, and why not. */
export type NewUfo = "may" | "complete" | "cities" | "blocked" | "begun";

export function newUfo(view: View, seat: number): NewUfo {
  const fleet = Object.keys(view.ufos[seat] ?? {}).length;
  const left = Object.values(supplyOf(view, seat).ufos).some((count) => count > 0);
  if (!left || fleet >= citiesToEnd(view)) return "complete";
  if ((view.counter[seat] ?? 0) < fleet) return "cities";
  const begun = view.phase !== "move" || Object.values(view.deed).some((deed) => deed !== "stayed");
  if (seat === Number(view.active) && begun) return "begun";
  const free = NAMES.city
    .filter((city) => controllerOf(view, city) === seat)
    .some((city) => ufosAt(view, city).every((ufo) => ufo.seat === seat));
  return free ? "may" : "blocked";
}

/** How many cities a seat must control for the match to end. */
export const citiesToEnd = (view: View): number =>
  BOX.end.cities_to_control[String(view.seats) as "2"];
