/** The map of UFOs! and what is read from a view of it. */
import { expect, test } from "vitest";
import { Geography, linesOn, neighbours, placesOn } from "../src/games/ufos/geography";
import { journeys } from "../src/games/ufos/journeys";
import { restaurantsIn, supplyOf, ufosAt } from "../src/games/ufos/pieces";
import { awaiting, calmedBy, flightTo, percent } from "../src/games/ufos/prospects";
import { answersIn, bumpRolls, lastRoll, settledBump } from "../src/games/ufos/rolls";
import type { Bump, Flight, Prospects, Try, View } from "../src/games/ufos/view";
import type { SeenMove } from "../src/wire/types";

const EMPTY: View = {
  seats: 2,
  later_points: 0,
  phase: "move",
  round_now: 0,
  start: "0",
  active: "0",
  decider: "0",
  tile: { london: "8-2", berlin: "3-2" },
  stand: {},
  restaurants: [{}, {}],
  witnesses: [{}, {}],
  ufos: [{ "standard-1": "kulusuk" }, { "standard-1": "rachel" }],
  counter: [0, 0],
  deed: {},
  announced: {},
  chosen: null,
  fight: null,
  rival: null,
  support: [null, null],
  to_share: 0,
  steps_left: 0,
  way: [],
};
const viewOf = (told: Partial<View>): View => ({ ...EMPTY, ...told });
const told = (seat: number | null, kind: string, parts: Record<string, string>): SeenMove => ({
  seat,
  move: { notation: kind, kind, parts },
});

const ATTEMPT: Try = {
  kind: "open",
  ufo: "calmer",
  start: "trans",
  city: "london",
  seat: null,
  resistance: 8,
  modifiers: {},
  needed: 6,
  wins: 7,
  rolls: 12,
};
const NOTHING: Prospects = {
  seat: 0,
  controlled: {},
  new_ufo: ["cities", "cities"],
  network: [],
  flights: [],
  tries: [],
  bumps: [],
  calmings: [],
  ends: [],
};

test("each map has its places and lines", () => {
  expect([placesOn("large").length, linesOn("large").length]).toEqual([52, 116]);
  expect([placesOn("small").length, linesOn("small").length]).toEqual([28, 56]);
});

test("all places lie within the frame, however the screen is cut", () => {
  for (const [width, height] of [
    [864, 600],
    [1344, 780],
    [374, 330],
  ] as const)
    for (const size of ["large", "small"] as const) {
      const map = new Geography(size, width, height);
      const { x, y, width: wide, height: high } = map.frame;
      for (const place of placesOn(size)) {
        const at = map.pointOf(place);
        expect(at.x > x && at.x < x + wide && at.y > y && at.y < y + high).toBe(true);
      }
    }
});

test("arrow keys follow the lines, and find nothing where there is none", () => {
  const map = new Geography("small", 864, 600);
  expect(map.towards("berlin", { x: 0, y: -1 })).toBe("hessdalen");
  expect(map.towards("hana", { x: -1, y: 0 })).toBeNull();
  for (const place of placesOn("small")) {
    const next = map.towards(place, { x: 1, y: 0 });
    if (next) expect(neighbours("small", place)).toContain(next);
  }
});

test("a line over the Pacific leaves one edge where it returns at the other", () => {
  const map = new Geography("large", 864, 600);
  const [pacific] = linesOn("large").filter((line) => line.pacific);
  if (!pacific) throw new Error("no line over the Pacific");
  const [west, east] = map.overTheEdge(pacific);
  expect(west?.edge.y).toBe(east?.edge.y);
  expect([west?.from, west?.to]).toEqual([east?.to, east?.from]);
  expect(map.legs(pacific.a, pacific.b)).toHaveLength(2);
  expect(map.legs("trans", "berlin")).toEqual([[map.pointOf("trans"), map.pointOf("berlin")]]);
});

test("restaurants are told seat by seat", () => {
  const view = viewOf({ restaurants: [{ berlin: 1, london: 1 }, { berlin: 1 }] });
  expect(restaurantsIn(view, "berlin")).toEqual([0, 1]);
});

test("what is on the map is missing in the supply", () => {
  const view = viewOf({
    stand: { trans: "0" },
    restaurants: [{ berlin: 2 }, {}],
    witnesses: [{ rio: 3 }, {}],
  });
  expect(supplyOf(view, 0)).toEqual({
    ufos: { standard: 2, bumper: 3, calmer: 2 },
    stands: 11,
    restaurants: 8,
    witnesses: 9,
  });
});

test("what a UFO did is told of the active seat alone", () => {
  const view = viewOf({ deed: { "standard-1": "flown" }, announced: { "standard-1": "1" } });
  expect(ufosAt(view, "kulusuk")).toMatchObject([{ seat: 0, deed: "flown", onto: 1 }]);
  expect(ufosAt(view, "rachel")).toMatchObject([{ seat: 1, deed: null, onto: null }]);
});

test("in a place awaits what the UFO that flies there could try", () => {
  const facts: Prospects = {
    ...NOTHING,
    tries: [ATTEMPT],
    calmings: [{ start: "trans", stop: "london", cities: { berlin: 1 } }],
  };
  const calmer = { start: "trans", ufo: "calmer" } as const;
  expect(awaiting(facts, "london", calmer)).toBe(ATTEMPT);
  expect(awaiting(facts, "london", { start: "trans", ufo: "bumper" })).toBeNull();
  expect(awaiting(facts, "london", null)).toBeNull();
  expect(percent(ATTEMPT)).toBe(58);
  expect(calmedBy(facts, "london", calmer)).toEqual({ berlin: 1 });
  expect(calmedBy(facts, "london", { start: "trans", ufo: "standard" })).toEqual({});
});

test("a die for a restaurant tells where it fell, against what, and what came of it", () => {
  const news = [told(0, "open", { city: "london" }), told(null, "try-roll", { number: "9" })];
  const after = viewOf({ restaurants: [{ london: 1 }, {}] });
  const tried: Try = { ...ATTEMPT, ufo: "standard", start: "london" };
  const facts = { ...NOTHING, tries: [ATTEMPT, tried] };
  const roll = { place: "london", seat: 0, face: 9, tried };
  expect(lastRoll(news, EMPTY, after, facts)).toEqual({ ...roll, result: "opened" });
  expect(lastRoll(news, EMPTY, EMPTY, facts)).toEqual({ ...roll, result: "failed" });
  expect(lastRoll(news, EMPTY, after, null)?.tried).toBeNull();
  expect(lastRoll([], EMPTY, after, facts)).toBeNull();
});

test("the dice of a bump that was settled at once are not lost", () => {
  const bump: Bump = {
    ufo: "bumper",
    start: "rachel",
    place: "rachel",
    seat: 1,
    own: { attacking: 1 },
    against: {},
    wins: 21,
    rolls: 30,
  };
  const facts = { ...NOTHING, bumps: [bump] };
  const news = [told(null, "bump-roll", { attack: "5", defence: "3" })];
  const seen = { bump, seats: [0, 1], dice: [5, 3] };
  expect(settledBump(news, EMPTY, EMPTY, facts)).toEqual(seen);
  expect(settledBump(news, EMPTY, viewOf({ fight: "rachel" }), facts)).toBeNull();
  expect(settledBump([], EMPTY, EMPTY, facts)).toBeNull();
});

test("tied dice of a bump are kept, and answers are remembered when the table forgets them", () => {
  const news = [
    told(1, "support", { side: "defender" }),
    told(null, "bump-roll", { attack: "2", defence: "2" }),
    told(null, "bump-roll", { attack: "5", defence: "3" }),
  ];
  expect(bumpRolls(news)).toEqual([
    { attack: 2, defence: 2 },
    { attack: 5, defence: 3 },
  ]);
  expect(answersIn(news, ["attacker", null])).toEqual({ 0: "attacker", 1: "defender" });
});

test("UFOs fly the way they take, the bumped ones spin, new pieces come from the supply", () => {
  const before = viewOf({
    stand: { trans: "0" },
    restaurants: [{ berlin: 1 }, {}],
    ufos: [{ "standard-1": "trans" }, {}],
  });
  const ufo = "ufo:0:standard-1";
  const at = (view: View) => ({ view, facts: null });
  const flown = viewOf({ ...before, ufos: [{ "standard-1": "emilcin" }, {}] });
  const flight: Flight = { stop: "emilcin", way: ["trans", "berlin", "emilcin"], ends: "village" };
  const facts = { ...NOTHING, flights: [flight] };
  expect(flightTo(facts, "emilcin")).toBe(flight);
  expect(journeys({ view: before, facts }, at(flown), [])).toEqual([
    { from: ufo, to: ufo, via: ["place:berlin"] },
  ]);
  expect(journeys(at(before), at(flown), [told(1, "step", {})])).toEqual([
    { from: ufo, to: ufo, via: [], spins: true },
  ]);
  const east = viewOf({ ...before, seats: 5, ufos: [{ "standard-1": "nan_madol" }, {}] });
  const west = { ...east, ufos: [{ "standard-1": "hana" }, {}] } as View;
  const edges = ["edge:nan_madol:hana", "edge:hana:nan_madol"];
  expect(journeys(at(east), at(west), [])).toEqual([{ from: ufo, to: ufo, via: [edges] }]);
  const opened = viewOf({
    ...before,
    stand: { trans: "0", siwa: "0" },
    restaurants: [{ berlin: 2 }, {}],
    witnesses: [{ rio: 1 }, {}],
  });
  expect(journeys(at(before), at(opened), [])).toEqual([
    { from: "supply:0", to: "stand:siwa" },
    { from: "supply:0", to: "restaurant:berlin:1" },
    { from: "supply:0", to: "witness:rio:0" },
  ]);
});
