/** Names on the map of UFOs! find room beside their places, and cards a corner. */
import { expect, test } from "vitest";
import { around, crosses, meet, within } from "../src/games/ufos/boxes";
import { freestCorner } from "../src/games/ufos/corners";
import { Geography, linesOn, placesOn } from "../src/games/ufos/geography";
import { placeNames, type Named } from "../src/games/ufos/names";
import { namesOn } from "../src/games/ufos/naming";

const FRAME = { left: 0, top: 0, right: 200, bottom: 200 };
const named = (key: string, x: number, y: number): Named => ({
  key,
  text: key,
  at: { x, y },
  size: 10,
  drawn: around({ x, y }, 10, 10),
  pieces: [],
});

test("a segment crosses a box only if it enters it", () => {
  const box = around({ x: 0, y: 0 }, 2, 2);
  const from = { x: -2, y: 0 };
  expect(crosses([from, { x: 2, y: 0.5 }], box)).toBe(true);
  expect(crosses([from, { x: 0, y: 3 }], box)).toBe(false);
  expect(crosses([from, { x: -1.5, y: 0 }], box)).toBe(false);
});

test("a name goes where it covers neither a line nor another name, and stays within the frame", () => {
  const all = [named("Roswell", 100, 100), named("Rachel", 100, 118), named("Hana", 4, 60)];
  const lines = [
    [{ x: 100, y: 100 }, { x: 200, y: 100 }],
    [{ x: 100, y: 100 }, { x: 100, y: 0 }],
  ] as const; // prettier-ignore
  const names = [...placeNames(all, lines, FRAME, []).values()];
  expect(names).toHaveLength(3);
  for (const { box } of names) {
    expect(within(box, FRAME)).toBe(true);
    expect(lines.some((line) => crosses(line, box))).toBe(false);
    expect(names.filter((other) => meet(other.box, box))).toHaveLength(1);
  }
});

test("a long name is broken in two rows where one has no room", () => {
  const walls = [60, 140].map((x) => [{ x, y: 0 }, { x, y: 200 }] as const); // prettier-ignore
  const name = placeNames([named("Capilla del Monte", 100, 100)], walls, FRAME, []).values();
  expect(name.next().value?.rows).toEqual(["Capilla", "del Monte"]);
});

test("on the small map every name has room on every usual screen", () => {
  for (const [width, height] of [
    [864, 600],
    [704, 420],
    [1344, 780],
  ] as const) {
    const map = new Geography("small", width, height);
    const names = namesOn(map, (place) => place.replace("_", " "));
    const lines = linesOn("small").flatMap(({ a, b }) => map.legs(a, b));
    for (const { box } of names.values())
      expect(lines.filter((line) => crosses(line, box))).toEqual([]);
    expect(names.size).toBe(placesOn("small").length);
  }
});

test("a card goes to the corner where it covers least", () => {
  const map = new Geography("small", 864, 600);
  const { left, right, bottom } = map.seen;
  const near = { x: right - 20, y: bottom - 20 };
  expect(freestCorner(map, [])).toBe("south-east");
  expect(freestCorner(map, [near])).toBe("south-west");
  expect(freestCorner(map, [near, { x: left + 20, y: bottom - 20 }])).toBe("north-west");
});
