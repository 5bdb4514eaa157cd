/** What the board of Festival reads out of a view. */
import { describe, expect, test } from "vitest";
import { leads, packet, prizes, rounds, stars, unknown } from "../src/games/festival/table";
import { card, viewOf } from "./festival-table";
import { phrase } from "./phrases";

const FIRST = "0:d5+ 2:g2- 1:d9+ 3:m1-";

describe("cards in sight", () => {
  test("a 9 has two stars, and face-down cards count for their owner alone", () => {
    expect(stars(viewOf(0, [FIRST]), 1, "dancer")).toBe(2);
    expect(stars(viewOf(0, [FIRST]), 2, "gladiator")).toBe(0);
    expect(stars(viewOf(2, [FIRST]), 2, "gladiator")).toBe(1);
    expect([0, 2].map((viewer) => unknown(viewOf(viewer, [FIRST]), 2))).toEqual([1, 0]);
  });
});

describe("the round", () => {
  test("there are as many rounds as the cards are enough for, whether the pile is counted or open", () => {
    expect(rounds(viewOf(0, [FIRST]))).toBe(10);
    const open = viewOf(null, [FIRST], { pile: { "clown-1": 2, "clown-2": 3 } });
    delete open.pile_count;
    expect(rounds(open)).toBe(3);
  });

  test("a packet shows its cards to the holder, and to the others how many they are", () => {
    const now = { holder: "1", packet_now: 2 } as const;
    expect(packet(viewOf(1, [FIRST], now, { 1: "c2 c9" }))).toEqual([card("c2"), card("c9")]);
    expect(packet(viewOf(0, [FIRST], now))).toEqual([null, null]);
  });

  test("of two equal cards only the one that was taken is gone", () => {
    const now = { phase: "hand", holder: "0", round_now: 0, packet_now: 4 } as const;
    const view = viewOf(0, ["0:c1+"], now, { 0: "c1 c1 d2 d3 d4" });
    expect(packet(view)).toEqual(["c1", "d2", "d3", "d4"].map(card));
  });
});

test("a profession pays the seats that the tally names, the most first, and these lead in it", () => {
  const line = (profession: string, points: number) => ({
    rule: "FV-E2",
    points,
    phrase: phrase("tally-most", { profession }),
  });
  const tally = [[line("clown", 1)], [line("clown", 6), line("tamer", 6)], [line("clown", 1)]];
  expect(prizes(tally, "clown")).toEqual([
    { points: 6, seats: [1] },
    { points: 1, seats: [0, 2] },
  ]);
  expect(prizes(tally, "dancer")).toEqual([]);
  expect([0, 1, 2].map((seat) => leads(tally, seat, "clown"))).toEqual([false, true, false]);
  expect([0, 1, 2].some((seat) => leads(tally, seat, "dancer"))).toBe(false);
});
