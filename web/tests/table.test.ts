// @vitest-environment happy-dom
/** What the server tells, folded. */
import { expect, test } from "vitest";
import { Table } from "../src/table/table.svelte";
import type { Deed, Now, Sync, SeenMove, Update } from "../src/wire/types";
import { phrase } from "./phrases";

const now = (turn: number): Now => ({
  phase: "playing",
  turn,
  to_move: 0,
  decision: null,
  ask: null,
  practice: false,
  facts: null,
  clocks: null,
  request: null,
  outcome: null,
});
const deed = (first: number, code: string): Deed => ({
  first,
  lines: [{ phrase: phrase(code), seat: 0, weight: "deed", touches: [] }],
});
const codes = (deeds: readonly Deed[]) =>
  deeds.flatMap(({ lines }) => lines.map(({ phrase }) => phrase.code));
const told = (seat: number | null, notation: string): SeenMove => ({
  seat,
  move: { notation, kind: "take", parts: {} },
});
const sync: Sync = {
  type: "sync",
  table: "abc",
  number: 2,
  edition: 1,
  settings: {
    game: "festival",
    seats: 2,
    options: {},
    public: false,
    clock: { kind: "none", bank: 0, increment: 0 },
    spectators: true,
    chat: true,
    hints: true,
    undo: true,
  },
  commitment: "c",
  you: { person: "p", seat: 0, host: true },
  seats: [
    { name: "Ada", person: "p", level: null, away: false, ready: true },
    { name: "Beppo", person: null, level: 1, away: false, ready: true },
  ],
  present: [0],
  spectators: 0,
  absent: [null, null],
  now: now(1),
  view: { phase: "take", pile: 3 },
  events: [
    {
      type: "started",
      number: 2,
      at: 0,
      contributions: [],
      moves: [told(null, "draw")],
      told: [deed(0, "draw")],
    },
  ],
  rematch: null,
  tally: null,
  sheet: null,
  what_if: null,
};
const moved = (number: number, seat: number, changed = {}): Update => ({
  type: "update",
  number,
  event: {
    type: "moved",
    number,
    at: 0,
    seat,
    by: "person",
    late: false,
    moves: [told(seat, `m${number}`)],
    told: [deed(number - 2, `m${number}`)],
  },
  now: now(number),
  changed,
  seats: null,
  you: null,
  tally: null,
  sheet: null,
});

function joined(): Table {
  const table = new Table("abc");
  table.hear(sync);
  return table;
}

test("a sync tells the whole table, without news to animate", () => {
  const table = joined();
  expect(codes(table.deeds)).toEqual(["draw"]);
  expect(table.news).toEqual([]);
  expect(table.shown.map(({ name }) => name)).toEqual(["Ada", "Beppo"]);
});

test("an update changes the fields it names and brings its moves as news", () => {
  const table = joined();
  expect(table.hear(moved(3, 1, { pile: 2 }))).toBe(false);
  expect(table.view).toEqual({ phase: "take", pile: 2 });
  expect(table.news.map(({ move }) => move.notation)).toEqual(["m3"]);
});

test("a gap is noticed, and what is known already is not heard twice", () => {
  const table = joined();
  expect(table.hear(moved(4, 1))).toBe(true);
  table.hear(moved(3, 1));
  table.hear(moved(3, 1));
  expect(codes(table.deeds)).toEqual(["draw", "m3"]);
});

test("an undone move leaves the story, and the undoing enters it", () => {
  const table = joined();
  table.hear(moved(3, 0));
  table.hear({
    ...moved(4, 0),
    event: {
      type: "undone",
      number: 4,
      at: 0,
      seat: 0,
      decisions: 1,
      to: 1,
      told: [],
      practice: false,
    },
  });
  expect(codes(table.deeds)).toEqual(["draw"]);
  expect(table.asides.map(({ event }) => event.type)).toEqual(["undone"]);
});

test("what a stand-in does is told as its own deed, and that the time ran out beside it", () => {
  const table = joined();
  const { event, ...rest } = moved(3, 0);
  table.hear({ ...rest, event: { ...event, by: "stand-in", late: true } as Update["event"] });
  expect(table.deeds.flatMap(({ lines }) => lines).map(({ standIn }) => standIn)).toEqual([
    false,
    true,
  ]);
  expect(table.asides.map(({ after, event: { type } }) => [after, type])).toEqual([[1, "moved"]]);
});

test("what happened since my last turn begins behind my last move", () => {
  const table = joined();
  table.hear(moved(3, 0));
  table.hear(moved(4, 1));
  expect(table.sinceYours).toBe(2);
});

test("a deed that goes on is told again in place of what was told of it, and only the new line is fresh", () => {
  const table = joined();
  table.hear(moved(3, 0));
  const { event, ...rest } = moved(4, 0);
  table.hear({ ...rest, event: { ...event, told: [deed(1, "m3 and m4")] } as Update["event"] });
  expect(codes(table.deeds)).toEqual(["draw", "m3 and m4"]);
  expect(table.fresh.map(({ line }) => line.phrase.code)).toEqual(["m3 and m4"]);
});

test("points and sheet stay as they were until an update says otherwise", () => {
  const table = joined();
  const tally = [[{ rule: "FV-E1", points: 3, phrase: phrase("tally-stars") }]];
  table.hear({ ...moved(3, 0), tally } as Update);
  table.hear(moved(4, 1));
  expect(table.tally).toEqual(tally);
});
