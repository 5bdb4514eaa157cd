// @vitest-environment happy-dom
/** A match that is looked back on. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Player } from "../src/replay/player.svelte";
import type { Replay, Step } from "../src/wire/types";
import { phrase } from "./phrases";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const step = (seat: number | null, more: Partial<Step> = {}): Step => ({
  seat,
  moves: [],
  changed: {},
  told: [],
  tally: null,
  sheet: null,
  facts: null,
  ...more,
});
/** A step at which something is announced to everybody, in the deed that begins with a move. */
const announcing = (
  first: number,
  code: string,
  more: Record<string, number> = {},
): Partial<Step> => ({
  told: [
    {
      first,
      lines: [{ phrase: phrase(code, more), seat: null, weight: "headline", touches: [] }],
    },
  ] as unknown as Step["told"],
});
const replayOf = (...steps: Step[]) => ({ view: {}, steps, sheet: null }) as unknown as Replay;

/** How long it takes to go on from a step by itself. */
function timeAt(player: Player, at: number): number {
  player.go(at);
  player.playing = true;
  const stop = player.run();
  let time = 0;
  for (; player.step === at; time += 20) vi.advanceTimersByTime(20);
  stop?.();
  return time;
}

test("cards that are drawn one after the other take a moment, decisions take their time", () => {
  const player = new Player(
    replayOf(step(null), step(null), step(null), step(0), step(null), step(1)),
    0,
  );
  expect([0, 1, 2].map((at) => timeAt(player, at))).toEqual([120, 120, 120]);
  expect(timeAt(player, 3)).toBe(1400);
  expect(timeAt(player, 4)).toBe(700);
});

test("rounds are marked where they are announced, once each", () => {
  const round = (number: number) => announcing(number, "event-round", { round: number });
  const player = new Player(
    replayOf(step(null, round(1)), step(0, round(1)), step(1), step(null, round(2))),
    3,
  );
  expect(player.marks.map(({ step: at, round: number }) => [at, number])).toEqual([
    [1, 1],
    [4, 2],
  ]);
  expect(player.round?.round).toBe(1);
});

test("whatever else is announced before the end divides a round, once or often", () => {
  const player = new Player(
    replayOf(
      step(null, announcing(0, "event-round", { round: 1 })),
      step(null, announcing(1, "log-dice", { number: 5 })),
      step(null, announcing(1, "log-dice", { number: 53 })),
      step(null, announcing(3, "event-day-off")),
      step(0, announcing(0, "event-round", { round: 1 })),
      step(1, announcing(5, "event-cooking")),
      step(0, announcing(6, "event-scoring")),
    ),
    0,
  );
  expect(player.phases.map(({ step: at, line }) => [at, line.phrase.code])).toEqual([
    [2, "log-dice"],
    [4, "event-day-off"],
    [6, "event-cooking"],
  ]);
  expect(player.phases[0]?.line.phrase.arguments).toEqual({ number: 53 });
});

test("points are those of the step, and stay until they change", () => {
  const tally = [[{ rule: "FV-E2", points: 6, phrase: phrase("tally-most") }]];
  const player = new Player(replayOf(step(0), step(1, { tally }), step(0)), 0);
  const shown = [0, 1, 2, 3].map((at) => {
    player.go(at);
    return player.tally?.[0]?.[0]?.points ?? null;
  });
  expect(shown).toEqual([null, null, 6, 6]);
});
