// @vitest-environment happy-dom
/** Searching in words as people type them. */
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { explaining, glossaryOf } from "../src/words/glossary";
import { matching, readRulebook } from "../src/words/rulebook";
import { searched } from "../src/words/search";
import { words } from "../src/words/words.svelte";
import { preferences, type Language } from "../src/preferences.svelte";

const GAMES = "../src/tafelrunde/games";
const read = (path: string) => readFileSync(`${GAMES}/${path}`, "utf-8");
vi.stubGlobal("fetch", (url: string) => {
  const [, game, , language] = /games\/(\w+)\/(words)\/(\w+)/.exec(url) ?? [];
  return Promise.resolve(new Response(read(`${game}/words/${language}.ftl`)));
});

const find = (texts: string[], wanted: string) =>
  searched(texts, wanted, (text) => [{ text, worth: 1 }]);

test("whole words and their beginnings are found, not what lies inside a word", () => {
  expect(find(["what they do", "the hat", "hats"], "hat")).toEqual(["the hat", "hats"]);
});

test("accents, capitals and plurals make no difference", () => {
  expect(find(["Le métier", "Les métiers"], "METIERS")).toHaveLength(2);
  expect(find(["most majorities"], "majority")).toHaveLength(1);
  expect(find(["eine Krone"], "Kronen")).toHaveLength(1);
  expect(find(["die Märkte"], "markt")).toHaveLength(1);
  expect(find(["un joyau"], "joyaux")).toHaveLength(1);
});

test("a long word is found at the end of a longer one", () => {
  expect(find(["Siegpunkte"], "Punkte")).toHaveLength(1);
});

test("every word must be there, and the best comes first", () => {
  expect(find(["stars", "starsky and the hutch", "the star"], "star")).toEqual([
    "stars",
    "the star",
    "starsky and the hutch",
  ]);
  expect(find(["gold stars", "stars"], "gold star")).toEqual(["gold stars"]);
});

test("a rule is found by its id before those that mention it", () => {
  const { paragraphs } = readRulebook(read("ufos/rulebook/en.md"));
  expect(matching(paragraphs, "UF-W4")[0]?.rule).toBe("UF-W4");
});

const TYPED: [string, Language, string, string][] = [
  ["festival", "en", "points", "FV-E9"],
  ["festival", "de", "punkte", "FV-E9"],
  ["festival", "fr", "couronne", "FV-E2"],
  ["festival", "en", "hat", "FV-N1"],
  ["festival", "de", "Hut", "FV-N1"],
  ["festival", "fr", "chapeau", "FV-N1"],
  ["festival", "de", "Mehrheit", "FV-E2"],
  ["festo", "en", "hat", "FO-G2"],
  ["festo", "de", "Mütze", "FO-G2"],
  ["festo", "fr", "toque", "FO-G2"],
];

test.each(TYPED)("%s in %s explains %s", async (game, language, wanted, rule) => {
  preferences.set({ language });
  await words.speak(language);
  await words.learn(game);
  const [best] = explaining(glossaryOf(game), wanted);
  expect(best?.rule).toBe(rule);
});
