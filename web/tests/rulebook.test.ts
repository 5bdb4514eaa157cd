/** The rulebook, read. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { matching, readRulebook, spans } from "../src/words/rulebook";

test("paragraphs are found by all words that are looked for", () => {
  const text = readFileSync("../src/tafelrunde/games/festival/rulebook/en.md", "utf-8");
  const { paragraphs, opening } = readRulebook(text);
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
