// @vitest-environment happy-dom
/** Sounds are soft and short, and each has its moment. */
import { expect, test, vi } from "vitest";
import type { FromServer, Now } from "../src/wire/types";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("AudioContext", vi.fn());
const { SOUNDS } = await import("../src/parts/sounds");
const { soundOf } = await import("../src/table/message-sound");
const { ZZFX } = (await import("zzfx")) as unknown as {
  ZZFX: { buildSamples(...sound: readonly number[]): number[] };
};

test.each(Object.entries(SOUNDS))("%s is heard, softly, for less than a second", (_, sound) => {
  const samples = ZZFX.buildSamples(...sound);
  const loudest = Math.max(...samples.map(Math.abs));
  expect(samples.length / 44_100).toBeLessThan(1);
  expect(loudest).toBeGreaterThan(0.05);
  expect(loudest).toBeLessThan(0.25);
});

const now = (more: Partial<Now>) => ({ phase: "playing", decision: null, ...more }) as Now;
const update = (event: object) => ({ type: "update", event }) as FromServer;
const moved = (...seats: (number | null)[]) =>
  update({ type: "moved", moves: seats.map((seat) => ({ seat })) });

test("a move, a roll, one's turn, a word and the end sound different", () => {
  const quiet = now({});
  expect(soundOf(moved(1), quiet, quiet)).toBe("move");
  expect(soundOf(moved(1, null), quiet, quiet)).toBe("chance");
  expect(soundOf(moved(1), quiet, now({ decision: {} as never }))).toBe("your-turn");
  expect(soundOf(update({ type: "said" }), quiet, quiet)).toBe("said");
  expect(soundOf(moved(1), quiet, now({ phase: "over" }))).toBe("end");
  expect(soundOf({ type: "presence" } as FromServer, quiet, quiet)).toBeUndefined();
});
