/** What the board of Festo! reads from the box and from the table. */
import { expect, test } from "vitest";
import {
  CHARACTERS,
  colourOf,
  COLOURS,
  faceOf,
  LARGE_TYPES,
  SMALL_TYPES,
} from "../src/games/festo/box";
import { journeys } from "../src/games/festo/journeys";
import { cookedBy, discsAtHand, stageOf, standing, surchargeOf } from "../src/games/festo/table";
import { tableOf } from "./festo-table";

test("dishes are told by the game's own box", () => {
  expect(CHARACTERS.map(colourOf)).toEqual(COLOURS);
  expect(
    SMALL_TYPES.flatMap((type) => COLOURS.map((colour) => faceOf(`${type}-${colour}`))),
  ).toHaveLength(24);
  expect(faceOf("dessert-honey")).toEqual({
    type: "dessert",
    colour: "honey",
    own: 3,
    other: 2,
    points: 12,
  });
  expect(LARGE_TYPES.map((type) => faceOf(type).points)).toEqual([15, 14]);
});

test("in an area stand first those who act first: by number, ties in player order", () => {
  const table = tableOf({
    helpers: [{ elf: 1 }, { elf: 1 }, { elf: 1 }],
    discs: [{ elf: 1 }, {}, {}],
    discs_next: [{}, {}, { dwarf: 1 }],
  });
  expect(standing(table, "elf").map((each) => each.seat)).toEqual([0, 1, 2]);
  expect(standing({ ...table, discs: [{}, {}, {}] }, "elf").map((each) => each.seat)).toEqual([
    1, 2, 0,
  ]);
  const acting = { ...table, phase: "act", area: "elf", mover: "2" } as const;
  expect(standing(acting, "elf").map((each) => each.seat)).toEqual([2, 0, 1]);
  expect(standing(table, "dwarf")).toEqual([{ seat: 2, helpers: 0, discs: 0, next: 1 }]);
});

test("a dish costs more by the surcharge of its column", () => {
  const table = tableOf();
  const [first, , third] = table.display.drink ?? [];
  if (!first || !third) throw new Error("nothing on the shelf");
  const facts = { majority: {}, surcharges: [0, 1, 2] };
  expect([first, third].map((dish) => surchargeOf({ table, facts }, dish))).toEqual([0, 2]);
});

test("discs at hand lie nowhere on the board; dishes are sorted by type", () => {
  const table = tableOf({ discs: [{ orc: 1 }, {}, {}], discs_next: [{ elf: 1 }, {}, {}] });
  expect(discsAtHand(table, 0, 2)).toBe(0);
  expect(discsAtHand(table, 1, 2)).toBe(2);
  const cooked = [{ "drink-meat": 1, roast: 2, "dessert-meat": 1 }];
  expect(cookedBy(tableOf({ cooked }), 0)).toEqual([
    "roast",
    "roast",
    "dessert-meat",
    "drink-meat",
  ]);
});

test("every step of an ability belongs to the action", () => {
  expect((["lift", "send", "grocer"] as const).map((phase) => stageOf(tableOf({ phase })))).toEqual(
    Array(3).fill("action"),
  );
  expect(stageOf(tableOf({ phase: "salt" }))).toBe("cooking");
});

test("what left one place came to another", () => {
  const before = tableOf();
  expect(journeys(before, before)).toEqual([]);
  const placed = { ...before, in_hand: [5, 3, 6], helpers: [{ troll: 1 }, { orc: 2, elf: 1 }, {}] };
  expect(journeys(before, placed)).toEqual([{ from: "hand:0", to: "at:troll:0" }]);
  const owned = [{ meat: 5, honey: 2, salt: 1 }, {}, {}];
  const taken = { ...before, owned, stock: { ...before.stock, troll: { meat: 1 } } };
  expect(journeys(before, taken)).toEqual(
    Array(2).fill({ from: "goods:troll:meat", to: "jar:0:meat" }),
  );
});

test("a cooked dish leaves the display, the others move up and a new one comes from the pile", () => {
  const before = tableOf({ reserved: { drink: ["0", null, null] } });
  const after = tableOf({
    display: { ...before.display, drink: ["drink-spices", "drink-mushrooms", "drink-fruit"] },
    cooked: [{ "drink-meat": 1 }, { roast: 2, "drink-potatoes": 1 }, {}],
    in_hand: [7, 3, 6],
  });
  expect(journeys(before, after)).toEqual([
    { from: "on:drink-meat", to: "hand:0" },
    { from: "dish:drink:1", to: "dish:drink:0" },
    { from: "dish:drink:2", to: "dish:drink:1" },
    { from: "pile:drink", to: "dish:drink:2" },
    { from: "dish:drink:0", to: "cooked:0:drink-meat" },
    { from: "large:roast", to: "cooked:1:roast" },
  ]);
});
