/** In which corner of the map a card covers least of what matters now. */
import { meet, type Box, type Point } from "../../parts/boxes";
import type { Geography } from "./geography";

export type Corner = "south-west" | "south-east" | "north-west";

/** About how large cards are, in pixels, and how far around a place it should be seen. */
const CARD = { wide: 330, high: 230 };
const AROUND = 20;

/** The first of the corners that covers fewest of some points. */
export function freestCorner(map: Geography, points: readonly Point[]): Corner {
  const corners: Corner[] =
    map.size === "small"
      ? ["south-east", "south-west", "north-west"]
      : ["south-west", "south-east", "north-west"];
  const covered = corners.map((corner) => {
    const card = cardIn(map, corner);
    return points.filter((point) => meet(card, seenAround(map, point))).length;
  });
  return corners[covered.indexOf(Math.min(...covered))] ?? "south-east";
}

function cardIn({ seen, pixel }: Geography, corner: Corner): Box {
  const { left, top, right, bottom } = seen;
  const [wide, high] = [CARD.wide * pixel, CARD.high * pixel];
  return {
    left: corner === "south-east" ? right - wide : left,
    right: corner === "south-east" ? right : left + wide,
    top: corner === "north-west" ? top : bottom - high,
    bottom: corner === "north-west" ? top + high : bottom,
  };
}

const seenAround = ({ unit }: Geography, { x, y }: Point): Box => ({
  left: x - AROUND * unit,
  top: y - 2 * AROUND * unit,
  right: x + AROUND * unit,
  bottom: y + AROUND * unit,
});
