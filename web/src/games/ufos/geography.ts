/** Where the places of the map lie, and which lines join them. */
import { around, type Box, type Point } from "../../parts/boxes";
import { MOVED } from "./moved";
import { MAP, type City, type Place, type Village } from "./view";

/** The map is drawn taller than it is kept where the screen has the room: names get more of it, too. */
const LEAST_STRETCH = 1;
const MOST_STRETCH = 1.36;

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

/** The least that a unit may be in pixels, and how much larger it may become for that; a phone magnifies the map instead. */
const LEGIBLE = 0.86;
const MOST_LARGER = 1.4;
export const PHONE = 640;

/** What lies over the map, in pixels: the buttons that magnify it, and on the small map a card. */
const BUTTONS = { wide: 158, high: 60 };
const CARD = { wide: 318, high: 200 };

/** The map as it is drawn on a screen of some size. */
export class Geography {
  readonly stretch: number;
  readonly frame: Frame;
  /** What is drawn on the map is measured in that: a thousandth of its width, or more where it would be too small to read. */
  readonly unit: number;
  /** How much of the map a pixel is. */
  readonly pixel: number;
  /** The frame and what is seen beside it where the screen is cut in another way. */
  readonly seen: Box;
  /** Where names would be covered. */
  readonly reserved: readonly Box[];

  constructor(
    readonly size: MapSize,
    width: number,
    height: number,
  ) {
    const { x, y, ...all } = FRAMES[size];
    const fits = width && height ? (height / width) * (all.width / all.height) : 1.3;
    this.stretch = Math.min(MOST_STRETCH, Math.max(LEAST_STRETCH, fits));
    this.frame = { x, y: y * this.stretch, width: all.width, height: all.height * this.stretch };
    const pixel = width ? Math.max(all.width / width, this.frame.height / height) : 1;
    const least = all.width / 1000;
    this.unit =
      width < PHONE ? least : Math.min(least * MOST_LARGER, Math.max(least, LEGIBLE * pixel));
    this.pixel = pixel;
    this.seen = around(
      { x: x + all.width / 2, y: this.frame.y + this.frame.height / 2 },
      Math.max(all.width, width * pixel),
      Math.max(this.frame.height, height * pixel),
    );
    const { top, right, bottom } = this.seen;
    const buttons = {
      left: right - BUTTONS.wide * pixel,
      top,
      right,
      bottom: top + BUTTONS.high * pixel,
    };
    const card = {
      left: right - CARD.wide * pixel,
      top: bottom - CARD.high * pixel,
      right,
      bottom,
    };
    this.reserved = size === "large" ? [buttons] : [buttons, card];
  }

  pointOf(place: Place): Point {
    const { x, y } = SPOTS[place];
    const [dx, dy] = MOVED[place] ?? [0, 0];
    return { x: x + dx, y: (y + dy) * this.stretch };
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

  /** The line between two places as it is drawn: in one piece, or in two that meet over the Pacific. */
  legs(from: Place, to: Place): [Point, Point][] {
    const line = LINES.find(({ a, b }) => (a === from ? b === to : a === to && b === from));
    if (!line?.pacific) return [[this.pointOf(from), this.pointOf(to)]];
    const [first, second] = this.overTheEdge(line).sort((each) => (each.from === from ? -1 : 1));
    if (!first || !second) return [];
    return [
      [this.pointOf(from), first.edge],
      [second.edge, this.pointOf(to)],
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

/** Whether the line between two places goes over the Pacific. */
export const isPacific = (one: Place, other: Place): boolean =>
  LINES.some(
    ({ a, b, pacific }) => pacific && (a === one ? b === other : a === other && b === one),
  );

export function neighbours(size: MapSize, place: Place): Place[] {
  return linesOn(size).flatMap(({ a, b }) => (a === place ? [b] : b === place ? [a] : []));
}
