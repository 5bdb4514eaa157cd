/** Names on the map of UFOs! find room beside their places, and cards a corner. */
import { expect, test } from "vitest";
import { around, crosses, meet, within } from "../src/parts/boxes";
import { freestCorner } from "../src/games/ufos/corners";
import { Geography, linesOn, placesOn } from "../src/games/ufos/geography";
import { placeNames, type Named } from "../src/games/ufos/names";
import { drawingsOn, namesOn } from "../src/games/ufos/naming";
import { layPiles } from "../src/games/ufos/piles";
import { pileAt, pilesOn } from "../src/games/ufos/piling";
import type { View } from "../src/games/ufos/view";

const FRAME = { left: 0, top: 0, right: 200, bottom: 200 };
const FLEET = ["standard-1", "standard-2", "bumper-1", "calmer-1"];
const EMPTY: Partial<View> = {
  active: "0",
  chosen: null,
  deed: {},
  announced: {},
  witnesses: [],
};
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
    const names = namesOn(
      map,
      drawingsOn(map, () => 2),
      (place) => place.replace("_", " "),
    );
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

test("wherever up to four UFOs hover, they cover no name and stay on the map", () => {
  for (const size of ["large", "small"] as const) {
    const map = new Geography(size, 864, 442);
    const drawings = drawingsOn(map, () => 2);
    const names = namesOn(map, drawings, (place) => place.replace("_", " "));
    for (const place of placesOn(size))
      for (let count = 1; count <= 4; count++) {
        const fleet = Object.fromEntries(FLEET.slice(0, count).map((ufo) => [ufo, place]));
        const view = { ...EMPTY, ufos: [fleet] } as View;
        const pile = pileAt(pilesOn(map, names, drawings, view, new Map()), "ufos", place);
        expect(pile?.spots).toHaveLength(count);
        expect(pile && within(pile.box, map.seen)).toBe(true);
        for (const [named, { box }] of names)
          expect(pile && meet(pile.box, box), `${count} over ${place} cover ${named}`).toBe(false);
      }
  }
});

test("a UFO hovers right over its place where nothing is in its way", () => {
  const drawn = around({ x: 100, y: 100 }, 20, 20);
  const pile = {
    key: "ufo",
    at: { x: 100, y: 100 },
    drawn,
    pieces: [around({ x: 0, y: 0 }, 40, 20)],
    step: { across: 38, up: 23 },
    mostInRow: 3,
    scales: [1, 0.78],
    side: { x: 0, y: -1 },
  };
  const ground = { unit: 1, frame: FRAME, places: [pile.at], drawings: [drawn], names: [] };
  expect(layPiles([pile], ground).get("ufo")).toEqual({
    spots: [{ x: 0, y: -20 }],
    scale: 1,
    box: around({ x: 100, y: 80 }, 40, 20),
  });
  const name = around({ x: 100, y: 70 }, 60, 14);
  const aside = layPiles([pile], { ...ground, names: [name] }).get("ufo");
  expect(aside && meet(aside.box, name)).toBe(false);
});
