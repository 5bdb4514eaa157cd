/** Rings around things on the page: one around all that lie on or beside one another. */
import { hull, meet, type Box } from "../parts/boxes";

const ROOM = 5;
const GLOW = 8;

export interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
  /** What is scrolled out of the board has no ring there. */
  shown: string;
}

export function ringsAround(elements: readonly Element[]): Ring[] {
  const board = document.getElementById("main");
  const isInside = (each: Element) => board?.contains(each) === true;
  const inside = elements.filter(isInside).map(roomAround);
  const beside = elements.filter((each) => !isInside(each)).map(roomAround);
  return [
    ...joined(inside).map((box) => ringOf(box, board?.getBoundingClientRect())),
    ...joined(beside).map((box) => ringOf(box)),
  ];
}

function roomAround(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: left - ROOM, top: top - ROOM, right: right + ROOM, bottom: bottom + ROOM };
}

/** Boxes that overlap become one around both. */
export function joined(boxes: readonly Box[]): Box[] {
  return boxes.reduce<Box[]>(join, []);
}

function join(apart: readonly Box[], box: Box): Box[] {
  const other = apart.find((each) => meet(each, box));
  if (!other) return [...apart, box];
  return join(
    apart.filter((each) => each !== other),
    hull([box, other]),
  );
}

/** A ring, drawn as far as it lies within a room. */
function ringOf({ left, top, right, bottom }: Box, room?: Box): Ring {
  const ring = { left, top, width: right - left, height: bottom - top };
  if (!room) return { ...ring, shown: "none" };
  const beyond = [room.top - top, right - room.right, bottom - room.bottom, room.left - left];
  const inset = beyond.map((by) => `${String(by > 0 ? by : -GLOW)}px`);
  return { ...ring, shown: `inset(${inset.join(" ")})` };
}
