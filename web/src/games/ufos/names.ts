/** Where the names on the map go: near their places, where they cover neither lines nor pieces nor each other. */
import {
  around,
  crosses,
  distance,
  hull,
  meet,
  within,
  type Box,
  type Point,
  type Segment,
} from "../../parts/boxes";
import { cheapest, spotsAround } from "./spots";

/** Something that has a name. */
export interface Named {
  key: string;
  text: string;
  at: Point;
  /** The height of its letters. */
  size: number;
  /** What the drawing of it always takes, and what may come to stand there. */
  drawn: Box;
  pieces: readonly Box[];
}

/** A name in one row or two, around its middle. */
export interface Name {
  x: number;
  y: number;
  rows: readonly string[];
  size: number;
  box: Box;
}

/** What it costs a name to cover something, to be away from its place, to be in two rows, or to be smaller. */
const OUTSIDE = 1000;
const COVERS = 100;
const COVERS_PIECE = 30;
const NEARER_TO_ANOTHER = 60;
const AWAY = 6;
const SECOND_ROW = 1;
const WRITTEN_SMALLER = 10;
/** How far names go, in heights of their letters. */
const GAPS = [0.1, 0.35, 0.7, 1.1];
const ROW = 1.12;
export const rowHeight = (size: number): number => ROW * size;
/** A name that would cover something at every place may be so much smaller. */
const SMALLER = 0.87;
const MOST_ROUNDS = 12;

interface Candidate extends Name {
  cost: number;
}

/** Names stay within the frame, and out of what is reserved in it for other things if they can. */
export function placeNames(
  all: readonly Named[],
  lines: readonly Segment[],
  frame: Box,
  reserved: readonly Box[],
): Map<string, Name> {
  const choices = all.map((named) => {
    const candidates = candidatesFor(named);
    const reach = hull(candidates.map(({ box }) => box));
    const others = all.filter((each) => each !== named);
    const near: Surroundings = {
      frame,
      lines: lines.filter((line) => crosses(line, reach)),
      drawings: all.map(({ drawn }) => drawn).filter((box) => meet(box, reach)),
      pieces: [...reserved, ...all.flatMap(({ pieces }) => pieces)].filter((box) =>
        meet(box, reach),
      ),
      others: others.map(({ at }) => at).filter((at) => distance(at, reach) === 0),
    };
    const weighed = (names: readonly Name[], more: number) =>
      names.map((name) => ({ ...name, cost: more + costOf(name, named.at, near) }));
    return [
      ...weighed(candidates, 0),
      ...weighed(candidatesFor({ ...named, size: named.size * SMALLER }), WRITTEN_SMALLER),
    ].sort((a, b) => a.cost - b.cost);
  });
  return new Map(settled(choices).map((name, at) => [all[at]?.key ?? "", name]));
}

/** One of the candidates of each name, so that together they cost little. */
function settled(choices: readonly Candidate[][]): Candidate[] {
  const chosen = choices.map(([best]) => best as Candidate);
  const covered = (box: Box, except: number) =>
    [...chosen.keys()].filter((at) => at !== except && meet((chosen[at] as Candidate).box, box));
  const covering = ({ box }: Candidate, at: number) => COVERS * covered(box, at).length;
  const total = (name: Candidate, at: number) => name.cost + covering(name, at);

  /** The best for a name as the others lie. */
  function best(at: number): Candidate {
    const own = chosen[at] as Candidate;
    const candidates = [own, ...(choices[at] ?? [])];
    return (
      cheapest(
        candidates,
        ({ cost }) => cost,
        (each) => covering(each, at),
      ) ?? own
    );
  }

  /** A name that covers something goes where others make room for it, if all of them together gain. */
  function push(at: number): boolean {
    const own = chosen[at] as Candidate;
    for (const candidate of choices[at] ?? []) {
      if (candidate.cost >= COVERS) break;
      const pushed = [...new Set([...covered(candidate.box, at), ...covered(own.box, at)])];
      const before = pushed.map((each) => chosen[each] as Candidate);
      const cost = () =>
        [at, ...pushed].reduce((sum, each) => sum + total(chosen[each] as Candidate, each), 0);
      const least = cost();
      chosen[at] = candidate;
      for (const each of pushed) chosen[each] = best(each);
      if (cost() < least) return true;
      chosen[at] = own;
      for (const [place, each] of pushed.entries()) chosen[each] = before[place] as Candidate;
    }
    return false;
  }

  for (let round = 0; round < MOST_ROUNDS; round++) {
    let changed = false;
    for (const at of choices.keys()) {
      const found = best(at);
      changed ||= found !== chosen[at];
      chosen[at] = found;
    }
    if (changed) continue;
    const crowded = [...choices.keys()].filter(
      (at) => total(chosen[at] as Candidate, at) >= COVERS,
    );
    if (!crowded.some(push)) break;
  }
  return chosen;
}

/** A name beside, above and below its place, nearer and farther, in one row and in two. */
function candidatesFor({ text, at, size, drawn }: Named): Name[] {
  return rowsOf(text).flatMap((rows) => {
    const wide = Math.max(...rows.map(widthOf)) * size;
    const high = rows.length * rowHeight(size);
    const gaps = GAPS.map((gap) => gap * size);
    return spotsAround(at, drawn, wide, high, gaps).map((middle) => ({
      ...middle,
      rows,
      size,
      box: around(middle, wide, high),
    }));
  });
}

/** What a name could cover. */
interface Surroundings {
  frame: Box;
  lines: readonly Segment[];
  drawings: readonly Box[];
  pieces: readonly Box[];
  /** Other places. */
  others: readonly Point[];
}

function costOf({ box, rows, size }: Name, at: Point, near: Surroundings): number {
  const away = distance(at, box);
  let cost = (AWAY * away) / size + (rows.length - 1) * SECOND_ROW;
  if (!within(box, near.frame)) cost += OUTSIDE;
  for (const line of near.lines) if (crosses(line, box)) cost += COVERS;
  for (const drawing of near.drawings) if (meet(drawing, box)) cost += COVERS;
  for (const piece of near.pieces) if (meet(piece, box)) cost += COVERS_PIECE;
  if (near.others.some((other) => distance(other, box) < away)) cost += NEARER_TO_ANOTHER;
  return cost;
}

/** A name as one row, and as two of about the same width if it can be broken. */
function rowsOf(text: string): string[][] {
  const breaks = [...text.matchAll(/(?<=-)| /g)].map(({ index }) => index);
  const middle = breaks.sort(
    (a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2),
  )[0];
  if (middle === undefined) return [[text]];
  return [[text], [text.slice(0, middle).trim(), text.slice(middle).trim()]];
}

/** About how wide a text is, in heights of its letters. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[ijlftrI' -]/.test(letter)) return 0.34;
  if (/[mwMW]/.test(letter)) return 0.86;
  return /[A-Z]/.test(letter) ? 0.66 : 0.54;
}
