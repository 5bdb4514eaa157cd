/** What dice could decide, as the game works it out: odds of openings, takeovers and bumps; and flights. */
import type { Kind } from "./pieces";
import type { Bump, City, Flight, Place, Prospects, Try } from "./view";

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

/** The flight of the chosen UFO to a place. */
export const flightTo = (facts: Prospects | null | undefined, place: Place): Flight | undefined =>
  facts?.flights.find(({ stop }) => stop === place);

export const isBump = (found: Try | Bump): found is Bump => "against" in found;
