// @vitest-environment happy-dom
/** What the server tells, in words. */
import { beforeAll, expect, test, vi } from "vitest";
import type { Line, Phrase } from "../src/wire/types";
import { Reader } from "../src/words/reader";
import { words } from "../src/words/words.svelte";
import { phrase } from "./phrases";

const WORDS = `
log-hand = { $who ->
    [you] You hand the cards to { $target }.
    [target] { $name } hands the cards to you.
   *[other] { $name } hands the cards to { $target }.
}
area = { $area ->
    [troll] Troll
   *[elf] Elf
}
log-place = { $name } places { $count } helpers: { $areas }.
`;
const seat = (seat: number) => ({ type: "seat" as const, seat });
const reader = (you: number | null) => new Reader("some-game", ["Ada", "Ben", "Clara"], you);
const line = (told: Phrase, seat: number | null = null): Line => ({
  phrase: told,
  seat,
  weight: "deed",
  touches: [],
});

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(WORDS)));
  await words.speak("en");
  await words.learn("some-game");
});

test("a line is told to everybody in their own way", () => {
  const hand = line(phrase("log-hand", { target: seat(0) }), 1);
  expect(reader(0).line(hand)).toBe("Ben hands the cards to you.");
  expect(reader(1).line(hand)).toBe("You hand the cards to Ada.");
  expect(reader(null).line(hand)).toBe("Ben hands the cards to Ada.");
});

test("things in a list are joined", () => {
  const areas = ["troll", "troll", "elf"].map((area) => phrase("area", { area }));
  const placed = line(phrase("log-place", { count: 3, areas }), 1);
  expect(reader(null).line(placed)).toBe("Ben places 3 helpers: Troll, Troll and Elf.");
});

test("what has no words is told by its notation, or else by its code", () => {
  expect(reader(null).say(phrase("log-leap", { notation: "leap 3" }))).toBe("leap 3");
  expect(reader(null).say(phrase("log-leap"))).toBe("log-leap");
});

test("cells are figures, seats, phrases, several of them, or nothing", () => {
  const told = reader(null);
  expect(told.cell(3)).toBe("3");
  expect(told.cell(seat(2))).toBe("Clara");
  expect(told.cell([seat(0), phrase("area", { area: "elf" })])).toBe("Ada, Elf");
  expect(told.cell(null)).toBe("");
});

test("the same words are not asked for twice", async () => {
  const asked = vi.fn(() => Promise.resolve(new Response(WORDS)));
  vi.stubGlobal("fetch", asked);
  await words.learn("some-game");
  expect(asked).not.toHaveBeenCalled();
});

test("a phrase with a value is read behind its thing, without any words of the game", () => {
  const told = phrase("thing-with-value", { thing: phrase("area", { area: "elf" }), value: 2 });
  expect(reader(null).say(told)).toBe("Elf 2");
});
