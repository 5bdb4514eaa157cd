/** What dice could decide, as the game works it out: odds of openings, takeovers and bumps. */
import type { Kind } from "./pieces";
import type { City, Place } from "./view";

export interface Try {
  kind: "open" | "take-over";
  ufo: Kind;
  start: Place;
  city: City;
  seat: number | null;
  resistance: number;
  modifiers: Record<string, number>;
  needed: number;
  wins: number;
  rolls: number;
}

export interface Bump {
  ufo: Kind;
  start: Place;
  place: Place;
  seat: number;
  own: Record<string, number>;
  against: Record<string, number>;
  wins: number;
  rolls: number;
}

/** A flight of a calmer, and the witnesses it takes back in each city. */
export interface Calming {
  start: Place;
  stop: Place;
  cities: Partial<Record<City, number>>;
}

export interface Prospects {
  seat: number;
  tries: Try[];
  bumps: Bump[];
  calmings: Calming[];
  /** Where the UFO that is being bumped away can still end. */
  ends: Place[];
}

export const percent = ({ wins, rolls }: { wins: number; rolls: number }): number =>
  rolls ? Math.round((100 * wins) / rolls) : 0;

/** What awaits a UFO in a place: it is there already, or would fly there from where it is. */
export function awaiting(
  facts: Prospects,
  place: Place,
  chosen: { start: Place; ufo: Kind } | null,
): Try | Bump | null {
  const fits = (each: Try | Bump) =>
    chosen ? each.start === chosen.start && each.ufo === chosen.ufo : each.start === place;
  return (
    facts.bumps.find((each) => each.place === place && fits(each)) ??
    facts.tries.find((each) => each.city === place && fits(each)) ??
    null
  );
}

/** The witnesses that a UFO takes back if it flies to a place. */
export function calmedBy(
  facts: Prospects,
  place: Place,
  chosen: { start: Place; ufo: Kind } | null,
): Partial<Record<City, number>> {
  if (chosen?.ufo !== "calmer") return {};
  const flight = facts.calmings.find(({ start, stop }) => start === chosen.start && stop === place);
  return flight?.cities ?? {};
}

export const isBump = (found: Try | Bump): found is Bump => "against" in found;
