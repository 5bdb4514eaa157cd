// @vitest-environment happy-dom
/** Small parts of the client: dice, languages, replays, plain naming. */
import { expect, test } from "vitest";
import { Naming } from "../src/boards/plain/naming";
import { languageOf } from "../src/preferences.svelte";
import { Player } from "../src/replay/player.svelte";
import { keyFits } from "../src/table/dice";
import type { Replay } from "../src/wire/types";

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
      { seat: 0, moves: [told], changed: { pile: 8 } },
      { seat: 1, moves: [told], changed: { round: 2 } },
    ],
  } as unknown as Replay;
  const player = new Player(replay, 0);
  player.go(1);
  expect(player.view).toEqual({ round: 1, pile: 8 });
  expect(player.told).toHaveLength(1);
  expect(player.news).toHaveLength(1);
  player.go(99);
  expect(player.step).toBe(2);
  player.go(0);
  expect(player.news).toEqual([]);
});

test("values of a view are named, and nothing is a dash", () => {
  const seat = { seat: 0, name: "Ada", colour: "", ink: "", emblem: "wave" as const, you: true };
  const say = (code: string, args = {}) =>
    code === "city" && "city" in args ? `City of ${args.city}` : code;
  const naming = new Naming(say, [seat]);
  expect(naming.value({ rome: 1, paris: 2 }, "city")).toBe("1 × City of rome, 2 × City of paris");
  expect(naming.value({ rome: 1, "paris-2": 1 }, "city")).toBe("City of rome, City of paris");
  expect(naming.value("0")).toBe("Ada");
  expect(naming.value([null])).toBe("–");
  expect(naming.label("round_now")).toBe("round");
});
