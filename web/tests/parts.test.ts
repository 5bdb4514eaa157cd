// @vitest-environment happy-dom
/** Small parts of the client: dice, languages, replays. */
import { expect, test } from "vitest";
import { languageOf } from "../src/preferences.svelte";
import { Player } from "../src/replay/player.svelte";
import { keyFits } from "../src/table/dice";
import type { Deed, Replay } from "../src/wire/types";
import { phrase } from "./phrases";

const deed = (first: number, code: string): Deed => ({
  first,
  lines: [{ phrase: phrase(code), seat: 0, weight: "deed", touches: [] }],
});

test("a key fits its own commitment and no other", async () => {
  const key = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
  // As tafelrunde.kernel.chance.commitment(bytes(range(32))) tells it.
  const commitment = "cfdbc3ef085168245a027acb63630d2a06c0a6adaf24f6d04acb69e61110a8d0";
  expect(await keyFits(key, commitment)).toBe(true);
  expect(await keyFits(key.replace("00", "01"), commitment)).toBe(false);
});

test("the language is the first of the browser's that is spoken here", () => {
  expect(languageOf(["it", "de-AT", "fr"])).toBe("de");
  expect(languageOf(["it"])).toBe("en");
});

test("a replay folds its steps and knows nothing of what comes later", () => {
  const told = { seat: 0, move: { notation: "pass", kind: "pass", parts: {} } };
  const replay = {
    view: { round: 1, pile: 9 },
    steps: [
      { seat: 0, moves: [told], changed: { pile: 8 }, told: [deed(0, "one")] },
      { seat: 1, moves: [told], changed: { round: 2 }, told: [deed(0, "one and two")] },
    ],
  } as unknown as Replay;
  const player = new Player(replay, 0);
  player.go(1);
  expect(player.view).toEqual({ round: 1, pile: 8 });
  expect(player.deeds).toEqual([deed(0, "one")]);
  expect(player.news).toHaveLength(1);
  player.go(99);
  expect(player.step).toBe(2);
  expect(player.deeds).toEqual([deed(0, "one and two")]);
  player.go(0);
  expect(player.news).toEqual([]);
});
