/** Pieces on their way. */
import { expect, test } from "vitest";
import { journeys } from "../src/games/festival/journeys";
import { milliseconds, pauseBetween } from "../src/parts/motion.svelte";
import type { SeenMove } from "../src/wire/types";
import { viewOf } from "./festival-table";

const told = (seat: number | null, kind: string, parts: Record<string, string> = {}): SeenMove => ({
  seat,
  move: { notation: kind, kind, parts },
});

test("two pieces overlap by a third, and many of them land within 1.2 seconds", () => {
  expect(pauseBetween(300, 2)).toBe(200);
  for (const duration of [160, 320, 480])
    for (const pieces of [1, 5, 40])
      expect(duration + pauseBetween(duration, pieces) * (pieces - 1)).toBeLessThanOrEqual(1200);
});

test("a time is read as the author wrote it and as a minifier writes it", () => {
  expect(["320ms", " .32s", "0ms", "0s", ""].map(milliseconds)).toEqual([320, 320, 0, 0, 0]);
});

test("a card whose face is known comes from its place in the packet; one that is not turns over", () => {
  const before = viewOf(0, [""]);
  const after = viewOf(0, ["0:d5+ 1:g2-"]);
  expect(journeys(before, after, [told(0, "take", { card: "dancer-5", face: "up" })])).toEqual([
    { from: ["packet:dancer-5", "packet", "seat:0"], to: "cell:0:0", turns: false },
  ]);
  expect(journeys(before, after, [told(1, "take-unseen")])).toEqual([
    { from: ["packet", "seat:1"], to: "cell:1:0", turns: true },
  ]);
});
