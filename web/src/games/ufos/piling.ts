/** The piles on the map: the UFOs over each place, the witnesses of each city, and the chance of what could be tried there. */
import type { Box, Point } from "../../parts/boxes";
import { placesOn, isCity, type Geography } from "./geography";
import type { NamesOnMap } from "./naming";
import { ufosAt, witnessesIn, type Ufo } from "./pieces";
import { layPiles, type Laid, type Pile } from "./piles";
import type { Place, View } from "./view";

type Kind = "ufos" | "witnesses" | "chance";
export type PilesOnMap = ReadonlyMap<string, Laid>;

const keyOf = (kind: Kind, place: Place) => `${kind} ${place}`;
export const pileAt = (piles: PilesOnMap, kind: Kind, place: Place): Laid | undefined =>
  piles.get(keyOf(kind, place));

/** What pieces take around their middle. A UFO that has flown draws a trail, a calmer has a lamp and a beam. */
const ufoBox = ({ kind, deed }: Ufo): Box => ({
  left: deed === "flown" || deed === "returned" ? -31 : -21,
  top: kind === "calmer" ? -22 : -14.5,
  right: 21,
  bottom: kind === "calmer" ? 19 : 9,
});
const witnessBox = ({ count }: { count: number }): Box => ({
  left: -7,
  top: -8,
  right: count > 1 ? 13 : 5,
  bottom: 12,
});
const CHANCE: Box = { left: -22, top: -12, right: 22, bottom: 11 };

const ABOVE: Point = { x: 0, y: -1 };
const BELOW: Point = { x: 0, y: 1 };
/** More UFOs than that are drawn smaller from the start. */
const FEW = 2;

export function pilesOn(
  map: Geography,
  names: NamesOnMap,
  drawings: ReadonlyMap<Place, Box>,
  view: View,
  chances: ReadonlyMap<Place, number>,
): PilesOnMap {
  const points = new Map(placesOn(map.size).map((place) => [place, map.pointOf(place)]));
  const piles = (kind: Kind, of: (place: Place) => Omit<Pile, "key" | "at" | "drawn">): Pile[] =>
    [...points].flatMap(([place, at]) => {
      const drawn = drawings.get(place);
      const pile = of(place);
      if (!drawn || !pile.pieces.length) return [];
      return { key: keyOf(kind, place), at, drawn, ...pile };
    });
  const witnesses = piles("witnesses", (place) => ({
    pieces: isCity(place) ? witnessesIn(view, place).map(witnessBox) : [],
    step: { across: 13, up: 20 },
    mostInRow: 3,
    scales: [1, 0.85, 0.7],
    side: awayFromName(map, names, place),
  }));
  const ufos = piles("ufos", (place) => {
    const pieces = ufosAt(view, place).map(ufoBox);
    const scales = pieces.length > FEW ? [0.78, 0.62] : [1, 0.78, 0.62];
    return { pieces, step: { across: 38, up: 23 }, mostInRow: 3, scales, side: ABOVE };
  });
  const tries = piles("chance", (place) => ({
    pieces: chances.has(place) ? [CHANCE] : [],
    step: { across: 0, up: 0 },
    mostInRow: 1,
    scales: [1, 0.85],
    side: BELOW,
  }));
  return layPiles([...witnesses, ...ufos, ...tries], {
    unit: map.unit,
    frame: map.seen,
    names: [...names.values()].map(({ box }) => box),
    places: [...points.values()],
    drawings: [...drawings.values()],
  });
}

/** Witnesses of a city stand beside it, away from its name if they can. */
const awayFromName = (map: Geography, names: NamesOnMap, place: Place): Point => ({
  x: (names.get(place)?.x ?? 0) < map.pointOf(place).x ? 1 : -1,
  y: 0,
});
