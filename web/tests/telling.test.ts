// @vitest-environment happy-dom
/** Matches told in words, and the rulebook read. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { rulesFor } from "../src/telling/rules";
import { Teller } from "../src/telling/teller";
import type { Told } from "../src/wire/types";
import { matching, readRulebook, spans } from "../src/words/rulebook";
import { words } from "../src/words/words.svelte";

const GAMES = ["festival", "festo", "ufos", "astoria"];
const file = (game: string, path: string) =>
  readFileSync(`../src/tafelrunde/games/${game}/${path}`, "utf-8");
const VIEW = { phase: "take", packet_now: 3, round_now: 0, pile_count: 45, first: "1", seats: 4 };
const teller = (you: number | null) =>
  new Teller("festival", ["Ada", "Ben", "Clara", "David"], you, VIEW);
const take: Told = {
  seat: 1,
  move: { notation: "take clown-5 up", kind: "take", parts: { card: "clown-5", face: "up" } },
};
const hand: Told = { seat: 1, move: { notation: "hand to 0", kind: "hand", parts: { seat: "0" } } };
const drawn: Told = {
  seat: null,
  move: { notation: "draw a card", kind: "draw-unseen", parts: {} },
};

beforeAll(async () => {
  await words.speak("en");
  await words.learn("festival");
});

test("a move is told to everybody in their own way", () => {
  expect(teller(0).happened(take)).toBe("Ben takes the Clown 5, face up.");
  expect(teller(1).happened(take)).toBe("You take the Clown 5, face up.");
  expect(teller(0).happened(hand)).toBe("Ben hands the cards to you.");
  expect(teller(null).happened(hand)).toBe("Ben hands the cards to Ada.");
});

test("a choice names whom it is about", () => {
  expect(teller(0).choice(hand.move)).toBe("Hand the cards to Ada");
});

test("the decision is one sentence, and so is waiting for it", () => {
  expect(teller(0).decision(["take"], 6)).toMatch(/^You hold 3 cards/);
  expect(teller(0).waiting(1)).toBe("Ben is choosing a card.");
});

test("what chance does in a row is one line under the headline of its round", () => {
  const lines = teller(0).story([drawn, drawn, take], 0);
  expect(lines.map(({ text }) => text)).toEqual([
    "Round 1 of 10",
    "A card is drawn; you do not see it. (×2)",
    "Ben takes the Clown 5, face up.",
  ]);
  expect(lines.map(({ headline }) => headline)).toEqual([true, false, false]);
});

test("a game without words is told by its notation", () => {
  expect(new Teller("chess", ["Ada", "Ben"], 0, {}).happened(take)).toBe("Ben: take clown-5 up");
});

test.each(GAMES)("every kind of move of %s leads to its rules", (game) => {
  const kinds = [...file(game, "words/en.ftl").matchAll(/^move-([a-z-]+) =/gm)].map(
    ([, kind]) => kind ?? "",
  );
  const rules = new Set(
    readRulebook(file(game, "rulebook/en.md")).paragraphs.map(({ rule }) => rule),
  );
  expect(kinds.filter((kind) => !rulesFor(game, [kind]).length)).toEqual([]);
  expect(rulesFor(game, kinds).filter((rule) => !rules.has(rule))).toEqual([]);
});

test("paragraphs are found by all words that are looked for", () => {
  const { paragraphs, opening } = readRulebook(file("festival", "rulebook/en.md"));
  expect(opening[0]).toMatch(/^You direct a travelling circus/);
  expect(matching(paragraphs, "different professions")[0]?.rule).toBe("FV-E6");
  expect(matching(paragraphs, "fv-r4")[0]?.chapter).toBe("A round");
});

test("the little Markdown in a paragraph becomes spans", () => {
  expect(spans("Nobody. *Ruling:* **Never**.")).toEqual([
    { text: "Nobody. ", style: "plain" },
    { text: "Ruling:", style: "em" },
    { text: " ", style: "plain" },
    { text: "Never", style: "strong" },
    { text: ".", style: "plain" },
  ]);
});
