/** Where the places of the map lie, and which lines join them. */
import { SIDES, type Side } from "./sides";
import { MAP, type City, type Place, type Village } from "./view";

/** The map is drawn taller than it is kept where the screen has the room: names get more of it, too. */
const LEAST_STRETCH = 1;
const MOST_STRETCH = 1.36;

export interface Point {
  x: number;
  y: number;
}

export interface Line {
  a: Place;
  b: Place;
  red: boolean;
  pacific: boolean;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type MapSize = "large" | "small";

interface Spot {
  x: number;
  y: number;
  small_map: boolean;
  name: Record<"en" | "de" | "fr", string>;
}

const CITIES = MAP.cities as Record<City, Spot>;
const VILLAGES = MAP.villages as Record<Village, Spot>;
const SPOTS = { ...CITIES, ...VILLAGES } as Record<Place, Spot>;
const LINES = MAP.lines as readonly Line[];

/** What is shown of the canvas: all of it, or the part that 2 and 3 play on. */
const FRAMES: Record<MapSize, Frame> = {
  large: { x: -14, y: 0, width: 1028, height: 492 },
  small: { x: -24, y: 4, width: 666, height: 456 },
};

/** The map as it is drawn on a screen of some size. */
export class Geography {
  readonly stretch: number;
  readonly frame: Frame;

  constructor(
    readonly size: MapSize,
    width: number,
    height: number,
  ) {
    const { x, y, ...all } = FRAMES[size];
    const fits = width && height ? (height / width) * (all.width / all.height) : 1.3;
    this.stretch = Math.min(MOST_STRETCH, Math.max(LEAST_STRETCH, fits));
    this.frame = { x, y: y * this.stretch, width: all.width, height: all.height * this.stretch };
  }

  pointOf(place: Place): Point {
    const { x, y } = SPOTS[place];
    return { x, y: y * this.stretch };
  }

  /** A line over the Pacific as two: from each place to the edge of the map on its side. */
  overTheEdge(line: Line): { from: Place; to: Place; edge: Point }[] {
    const [a, b] = [this.pointOf(line.a), this.pointOf(line.b)];
    const { x, width } = this.frame;
    const [left, right] = a.x < b.x ? [line.a, line.b] : [line.b, line.a];
    const [west, east] = a.x < b.x ? [a, b] : [b, a];
    const gap = width - (east.x - west.x);
    const y = west.y + ((east.y - west.y) * (west.x - x)) / gap;
    return [
      { from: left, to: right, edge: { x, y } },
      { from: right, to: left, edge: { x: x + width, y } },
    ];
  }

  /** The place one comes to by going in a direction along the lines; null if none lies that way. */
  towards(from: Place, direction: Point): Place | null {
    const start = this.pointOf(from);
    let best: Place | null = null;
    let least = Infinity;
    for (const place of neighbours(this.size, from)) {
      const { x, y } = this.pointOf(place);
      const [dx, dy] = [x - start.x, y - start.y];
      const length = Math.hypot(dx, dy);
      const along = (dx * direction.x + dy * direction.y) / length;
      const cost = length * (2 - along);
      if (along > 0.35 && cost < least) [best, least] = [place, cost];
    }
    return best;
  }
}

export const isCity = (place: Place): place is City => place in CITIES;

/** The places in play. */
export function placesOn(size: MapSize): Place[] {
  const all = Object.keys(SPOTS) as Place[];
  return size === "large" ? all : all.filter((place) => SPOTS[place].small_map);
}

/** The lines in play; those over the Pacific leave one edge and return at the other. */
export function linesOn(size: MapSize): Line[] {
  return size === "large" ? [...LINES] : LINES.filter((line) => line.red);
}

export function neighbours(size: MapSize, place: Place): Place[] {
  return linesOn(size).flatMap(({ a, b }) => (a === place ? [b] : b === place ? [a] : []));
}

/** Witnesses of a city stand beside it, on the side away from its name. */
export const witnessSide = (size: MapSize, city: City): 1 | -1 =>
  sideOf(size, city).includes("w") ? 1 : -1;

export function sideOf(size: MapSize, place: Place): Side {
  const sides = Object.entries(SIDES[size]) as [Side, string][];
  return sides.find(([, places]) => places.split(" ").includes(place))?.[0] ?? "s";
}
