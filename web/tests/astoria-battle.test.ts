/** How a battle ended, from the lines that tell it. */
import { expect, test } from "vitest";
import { foughtIn } from "../src/games/astoria/battle";
import type { Line, Phrase, SeenMove } from "../src/wire/types";
import { phrase } from "./phrases";

const told = (seat: number | null, kind: string, parts: Record<string, string> = {}): SeenMove => ({
  seat,
  move: { kind, parts, notation: [kind, ...Object.values(parts)].join(" ") },
});
const line = (code: string, about: Phrase["arguments"] = {}): Line => ({
  phrase: phrase(code, about),
  seat: 1,
  weight: "deed",
  touches: [],
});
const DRAWN = told(null, "battle", { invasion: "i05" });

test("without a battle there is nothing to tell", () => {
  expect(foughtIn([told(0, "gather")], [line("log-gather")])).toBeNull();
  expect(foughtIn([], [line("log-fight-lost", { glyph: "fire" })])).toBeNull();
});

test("AS-A10 a fight is told with the strength on both sides", () => {
  const about = { glyph: "fire", strength: 16, needed: 12 };
  const news = [told(1, "tap", { card: "sun-medal" }), told(1, "ready"), DRAWN];
  const fought = { fighter: 1, foe: "fire", card: "i05", attack: 16, defence: 12 };
  const lines = [line("battle-flow"), line("log-fight-won", about)];
  expect(foughtIn(news, lines)).toEqual({ ...fought, won: true });
  expect(foughtIn(news, [line("log-fight-lost", about)])).toEqual({ ...fought, won: false });
});

test("AS-X2 the sums of an attack may have guards in them", () => {
  const attack = phrase("sum-with-guards", { sum: 18, guards: 2 });
  const ended = foughtIn([DRAWN], [line("event-castle-holds", { attack, defence: 26 })]);
  expect(ended).toMatchObject({ foe: null, attack: 18, defence: 26, won: false });
  const fallen = foughtIn([DRAWN], [line("event-castle-falls", { attack, defence: 5 })]);
  expect(fallen).toMatchObject({ attack: 18, defence: 5, won: true });
});
