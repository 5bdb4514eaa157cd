/** The names on the map as it is drawn on a screen: those of its places, and of where the lines over the Pacific go. */
import type { Box, Point, Segment } from "../../parts/boxes";
import { isCity, linesOn, placesOn, type Geography } from "./geography";
import { placeNames, type Name, type Named } from "./names";
import type { City, Place } from "./view";

/** How high letters are, and what is drawn around a place, in thousandths of the width of the map. */
const LETTERS = { city: 16.5, village: 14.8, edge: 13 };
const CITY: Box = { left: -19, top: -18, right: 19, bottom: 34 };
const RESTAURANT = 10;
const VILLAGE: Box = { left: -13, top: -13, right: 13, bottom: 13 };
const EDGE: Box = { left: -3, top: -5, right: 3, bottom: 5 };
/** Two UFOs hover over a city, one over a village. */
const OVER_CITY: Box = { left: -39, top: -46, right: 39, bottom: -18 };
const OVER_VILLAGE: Box = { left: -20, top: -41, right: 20, bottom: -13 };

/** By place; the name of where a line over the Pacific goes, by both its ends. */
export type NamesOnMap = ReadonlyMap<string, Name>;

export const edgeKey = (from: Place, to: Place): string => `${from} ${to}`;

/** What is drawn of each place: cities are wider the more places for restaurants they have. */
export function drawingsOn(
  map: Geography,
  restaurantsOf: (city: City) => number,
): ReadonlyMap<Place, Box> {
  const box = (place: Place): Box => {
    if (!isCity(place)) return VILLAGE;
    const half = Math.max(CITY.right, RESTAURANT * restaurantsOf(place));
    return { ...CITY, left: -half, right: half };
  };
  return new Map(
    placesOn(map.size).map((place) => [place, beside(map.pointOf(place), box(place), map.unit)]),
  );
}

export function namesOn(
  map: Geography,
  drawings: ReadonlyMap<Place, Box>,
  nameOf: (place: Place) => string,
): NamesOnMap {
  const places = placesOn(map.size).map((place): Named => {
    const at = map.pointOf(place);
    const city = isCity(place);
    return {
      key: place,
      text: nameOf(place),
      at,
      size: (city ? LETTERS.city : LETTERS.village) * map.unit,
      drawn: drawings.get(place) ?? beside(at, VILLAGE, map.unit),
      pieces: [beside(at, city ? OVER_CITY : OVER_VILLAGE, map.unit)],
    };
  });
  const edges = linesOn(map.size)
    .filter((line) => line.pacific)
    .flatMap((line) => map.overTheEdge(line))
    .map(({ from, to, edge }): Named => ({
      key: edgeKey(from, to),
      text: nameOf(to),
      at: edge,
      size: LETTERS.edge * map.unit,
      drawn: beside(edge, EDGE, map.unit),
      pieces: [],
    }));
  const lines: Segment[] = linesOn(map.size).flatMap(({ a, b }) => map.legs(a, b));
  return placeNames([...places, ...edges], lines, map.seen, map.reserved);
}

const beside = ({ x, y }: Point, { left, top, right, bottom }: Box, unit: number): Box => ({
  left: x + left * unit,
  top: y + top * unit,
  right: x + right * unit,
  bottom: y + bottom * unit,
});
