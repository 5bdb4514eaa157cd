// @vitest-environment happy-dom
/** The pace of play, and numbers typed to choose from a list. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../src/preferences.svelte";
import { meant } from "../src/table/digits";
import { Pace } from "../src/table/pace.svelte";
import type { Update } from "../src/wire/types";

const moved = (number: number, more: object = {}) =>
  ({ number, event: { type: "moved", seat: 1 }, now: { decision: null }, ...more }) as Update;

function watching(hurries = false) {
  const shown: number[] = [];
  const pace = new Pace({
    show: ({ number }) => shown.push(number),
    seat: () => 0,
    hurries: () => hurries,
  });
  return { pace, shown };
}

beforeEach(() => {
  vi.useFakeTimers();
  preferences.set({ speed: "usual" });
});
afterEach(() => void vi.useRealTimers());

test("moves of others are shown one after the other", () => {
  const { pace, shown } = watching();
  for (const number of [1, 2, 3]) pace.hear(moved(number));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1100);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1100);
  expect(shown).toEqual([1, 2, 3]);
});

test("without a pace, or with a clock, nothing waits", () => {
  const { pace: hurried, shown: atOnce } = watching(true);
  for (const number of [1, 2, 3]) hurried.hear(moved(number));
  expect(atOnce).toEqual([1, 2, 3]);
  preferences.set({ speed: "none" });
  const { pace, shown } = watching();
  for (const number of [1, 2, 3]) pace.hear(moved(number));
  expect(shown).toEqual([1, 2, 3]);
});

test("a pause holds everything, and skipping shows everything up to one's turn", () => {
  const { pace, shown } = watching();
  pace.pause(true);
  for (const number of [1, 2]) pace.hear(moved(number));
  vi.advanceTimersByTime(10_000);
  expect([shown, pace.behind]).toEqual([[], 2]);
  pace.skip();
  pace.hear(moved(3, { now: { decision: {} } }));
  expect(shown).toEqual([1, 2, 3]);
  for (const number of [4, 5]) pace.hear(moved(number));
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("one's own move is shown at once when one is to move", () => {
  const { pace, shown } = watching();
  pace.hear(moved(1, { now: { decision: {} } }));
  pace.hear(moved(2, { event: { type: "moved", seat: 0 } }));
  expect(shown).toEqual([1, 2]);
});

test("a number that can mean only one move is complete", () => {
  expect(meant("3", 5)).toEqual({ number: 3, complete: true });
  expect(meant("1", 12)).toEqual({ number: 1, complete: false });
  expect(meant("12", 12)).toEqual({ number: 12, complete: true });
  expect(meant("2", 12)).toEqual({ number: 2, complete: true });
  expect([meant("0", 5), meant("6", 5)]).toEqual([null, null]);
});
