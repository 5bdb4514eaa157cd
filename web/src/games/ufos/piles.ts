/** Where pieces beside a place go, so that they cover no name: on any side of it, in fewer or more rows, smaller if need be. */
import {
  around,
  distance,
  hull,
  meet,
  middleOf,
  moved,
  within,
  type Box,
  type Point,
} from "../../parts/boxes";
import { cheapest, spotsAround } from "./spots";

/** Pieces that stay together. */
export interface Pile {
  key: string;
  /** Its place, and what is drawn of that, on the map. */
  at: Point;
  drawn: Box;
  /** What each piece takes around its middle, and how far it is to the next in a row and to the next row. */
  pieces: readonly Box[];
  step: { across: number; up: number };
  mostInRow: number;
  /** How large pieces may be drawn, the best first. */
  scales: readonly number[];
  /** Where they are if they can: above, below or beside their place. */
  side: Point;
}

/** How a pile lies: the middle of each piece, seen from its place; how large they are drawn; its box on the map. */
export interface Laid {
  spots: readonly Point[];
  scale: number;
  box: Box;
}

/** What lies on the map already. A unit is what drawings are measured in. */
export interface Ground {
  unit: number;
  frame: Box;
  names: readonly Box[];
  places: readonly Point[];
  drawings: readonly Box[];
}

/** What it costs a pile to cover something, to be drawn smaller, to be elsewhere than on its side, or farther away. */
const OUTSIDE = 1000;
const COVERS_NAME = 300;
const COVERS_PILE = 60;
const COVERS_DRAWING = 40;
const SMALLER = 60;
const ROW = 1;
const OTHER_SIDE = 6;
const AWAY = 1.2;
const NEARER_TO_ANOTHER = 35;
/** How far piles go from what is drawn of their place, in units. */
const GAPS = [0, 4, 10];

/** The piles are laid one after the other, each where it covers least of what lies there already. */
export function layPiles(piles: readonly Pile[], ground: Ground): Map<string, Laid> {
  const laid = new Map<string, Laid>();
  for (const pile of piles) {
    const others = [...laid.values()].map(({ box }) => box);
    const best = cheapest(
      layings(pile, ground.unit),
      ([, cost]) => cost,
      ([{ box }]) => covering(box, pile, ground, others),
    );
    if (best) laid.set(pile.key, best[0]);
  }
  return laid;
}

/** All ways in which a pile can lie around its place, each with what it costs by itself. */
function* layings(pile: Pile, unit: number): Generator<[Laid, number]> {
  const { at, drawn, pieces, side, mostInRow, scales } = pile;
  const centre = middleOf(drawn);
  const gaps = GAPS.map((gap) => gap * unit);
  for (const scale of scales) {
    for (let inRow = Math.min(mostInRow, pieces.length); inRow > 0; inRow--) {
      const grid = pieces.map((_, index) => spotInGrid(pile, index, inRow));
      const taken = hull(pieces.map((box, index) => moved(box, grid[index] as Point)));
      const size = unit * scale;
      const [wide, high] = [(taken.right - taken.left) * size, (taken.bottom - taken.top) * size];
      const offset = middleOf(taken);
      const smaller = SMALLER * (1 - scale / (scales[0] ?? scale));
      const rows = ROW * Math.ceil(pieces.length / inRow);
      for (const middle of spotsAround(at, drawn, wide, high, gaps)) {
        const spots = grid.map(({ x, y }) => ({
          x: (middle.x - at.x) / unit + (x - offset.x) * scale,
          y: (middle.y - at.y) / unit + (y - offset.y) * scale,
        }));
        const box = around(middle, wide, high);
        const turned = OTHER_SIDE * (1 - alignment(side, centre, middle));
        const away = (AWAY * distance(at, box)) / unit;
        yield [{ spots, scale, box }, smaller + rows + turned + away];
      }
    }
  }
}

/** Rows begin below, and each has its pieces in the middle. */
function spotInGrid({ pieces, step }: Pile, index: number, mostInRow: number): Point {
  const row = Math.floor(index / mostInRow);
  const inRow = Math.min(mostInRow, pieces.length - row * mostInRow);
  return { x: ((index % mostInRow) - (inRow - 1) / 2) * step.across, y: -row * step.up };
}

/** How well the way from one point to another goes in a direction: 1 if exactly, -1 if the other way. */
function alignment(direction: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return (x * direction.x + y * direction.y) / (Math.hypot(x, y) || 1);
}

function covering(box: Box, { at, drawn }: Pile, ground: Ground, piles: readonly Box[]): number {
  const covered = (boxes: readonly Box[]) => boxes.filter((each) => meet(each, box)).length;
  const drawings = ground.drawings.filter((each) => each !== drawn);
  const away = distance(at, box);
  const nearer = ground.places.some((place) => place !== at && distance(place, box) < away);
  return (
    (within(box, ground.frame) ? 0 : OUTSIDE) +
    (nearer ? NEARER_TO_ANOTHER : 0) +
    COVERS_NAME * covered(ground.names) +
    COVERS_PILE * covered(piles) +
    COVERS_DRAWING * covered(drawings)
  );
}
