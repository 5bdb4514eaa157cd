/** What the board of Festival reads out of a view. */
import { describe, expect, test } from "vitest";
import {
  leads,
  mustBeServedFirst,
  packet,
  remembered,
  rounds,
  stars,
  unknown,
  prizes,
} from "../src/games/festival/facts";
import type { Seat } from "../src/games/festival/view";
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

  test("who has most leads, tied seats all do, nobody leads with nothing", () => {
    const view = viewOf(null, [FIRST, "0:d1+ 1:t2+ 2:t3- 3:g1-"]);
    const leaders = [0, 1, 2, 3].filter((seat) => leads(view, seat, "dancer"));
    expect(leaders).toEqual([0, 1]);
    expect([0, 1, 2, 3].some((seat) => leads(view, seat, "clown"))).toBe(false);
  });
});

describe("the round", () => {
  test("there are as many rounds as the cards are enough for, whether the pile is counted or open", () => {
    expect(rounds(viewOf(0, [FIRST]))).toBe(10);
    const open = viewOf(null, [FIRST], { pile: { "clown-1": 2, "clown-2": 3 } });
    delete open.pile_count;
    expect(rounds(open)).toBe(3);
  });

  test("FV-R4 who laid face up last time wears a ribbon until the packet comes", () => {
    const ribbons = (holder: Seat) =>
      [0, 1, 2, 3].filter((seat) => mustBeServedFirst(viewOf(3, [FIRST], { holder }), seat));
    expect(ribbons("3")).toEqual([0, 1]);
    expect(ribbons("1")).toEqual([0]);
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

describe("memory", () => {
  const handed = { 0: "d5 g2 d9 m1 c4" };

  test("what was handed on and not seen since lies face down with those served later, or is out", () => {
    expect(remembered(viewOf(0, [FIRST], {}, handed), 0, 0)).toEqual({
      cards: ["g2", "m1", "c4"].map(card),
      hidden: [2, 3],
    });
  });

  test("who was served before does not count", () => {
    const view = viewOf(1, [FIRST], {}, { 0: "d9 m1 c4" });
    expect(remembered(view, 1, 0)).toEqual({ cards: ["m1", "c4"].map(card), hidden: [3] });
  });

  test("there is nothing to remember of a packet that is still in hand", () => {
    const now = { phase: "hand", holder: "0", round_now: 0, packet_now: 4 } as const;
    expect(remembered(viewOf(0, ["0:d5+"], now, handed), 0, 0).cards).toEqual([]);
    expect(
      remembered(viewOf(0, ["0:d5+"], { ...now, holder: "2" }, handed), 0, 0).cards,
    ).toHaveLength(4);
  });
});

test("a profession pays the seats that the tally names, the most first", () => {
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
});
