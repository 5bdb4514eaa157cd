// @vitest-environment happy-dom
/** The end of a match as it is seen. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Ending } from "../src/match/ending.svelte";
import { Growth } from "../src/match/growth.svelte";
import { phrase } from "./phrases";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function boardAt(calm: string): HTMLElement {
  const board = document.createElement("div");
  board.style.setProperty("--calm", calm);
  board.innerHTML = `<i data-covered="a"></i><i data-covered="b"></i>`;
  document.body.append(board);
  return board;
}

test("hidden things are turned up one by one, and then the result may be shown", async () => {
  const ending = new Ending(false);
  void ending.run(boardAt("320ms"));
  const steps: string[] = [];
  while (!ending.seen) {
    steps.push(["a", "b"].filter(ending.covers).join(""));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect([...new Set(steps)]).toEqual(["ab", "b", ""]);
  expect(["a", "b"].filter(ending.covers)).toEqual([]);
});

test("the end can be skipped", async () => {
  const ending = new Ending(false);
  const running = ending.run(boardAt("320ms"));
  ending.skip();
  await running;
  expect(ending.seen).toBe(true);
  expect(ending.covers("a")).toBe(false);
});

test("without motion, or for whoever comes later, everything is turned up at once", async () => {
  const ending = new Ending(false);
  await ending.run(boardAt("0ms"));
  expect(ending.seen).toBe(true);
  expect(new Ending(true).covers("a")).toBe(false);
});

test("points grow line by line to what the result says", async () => {
  const line = (points: number) => ({ rule: "FV-E2", points, phrase: phrase("tally-most") });
  const growth = new Growth([[line(6), line(-1)], [line(3)]]);
  const stop = growth.run(boardAt("320ms"));
  const seen: number[] = [];
  while (growth.lines < growth.last) {
    seen.push(growth.points(0));
    await vi.advanceTimersByTimeAsync(100);
  }
  stop();
  expect([...new Set(seen)]).toEqual([0, 6]);
  expect([growth.points(0), growth.points(1)]).toEqual([5, 3]);
});
