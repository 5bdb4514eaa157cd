/** How a battle ended, from the moves that led there. */
import { expect, test } from "vitest";
import { foughtIn } from "../src/games/astoria/battle";
import type { SeenMove } from "../src/wire/types";
import { tableOf } from "./astoria-table";

const told = (seat: number | null, kind: string, parts: Record<string, string> = {}): SeenMove => ({
  seat,
  move: { kind, parts, notation: [kind, ...Object.values(parts)].join(" ") },
});

test("without a battle there is nothing to tell", () => {
  expect(foughtIn(tableOf(), [told(0, "gather")])).toBeNull();
});

test("AS-A10 what was tapped before and last counts with the flow of the card drawn", () => {
  const before = tableOf({ phase: "fight", foe: "fire", glyphs: { fire: 2 } });
  const news = [
    told(0, "tap", { card: "sun-medal" }),
    told(0, "ready"),
    told(null, "battle", { invasion: "i05" }),
  ];
  expect(foughtIn(before, news)).toMatchObject({
    fighter: 0,
    foe: "fire",
    attack: 16,
    defence: 12,
    won: true,
  });
});

test("AS-A10 a fight that begins and ends in one step starts without glyphs", () => {
  const before = tableOf({ glyphs: { fire: 9 } });
  const news = [told(1, "fight", { glyph: "cobalt" }), told(null, "battle", { invasion: "i02" })];
  expect(foughtIn(before, news)).toMatchObject({
    fighter: 1,
    foe: "cobalt",
    attack: 0,
    won: false,
  });
});

test("AS-X2 guards count on both sides, and exiles' guards only if they defend", () => {
  const before = tableOf({
    phase: "defend",
    actor: "0",
    exile: [1, 0, 1],
    guards: [2, 1, 3],
    glyphs: { fire: 2 },
  });
  const news = [told(1, "pass"), told(2, "pass"), told(null, "battle", { invasion: "i02" })];
  expect(foughtIn(before, news)).toMatchObject({ foe: null, attack: 18, defence: 5, won: true });
  const defended = [told(1, "pass"), told(2, "ability", { glyph: "cobalt" }), ...news.slice(2)];
  expect(foughtIn(before, defended)).toMatchObject({ attack: 18, defence: 26, won: false });
});
