// @vitest-environment happy-dom
/** The words, in the reader's language. */
import { afterEach, expect, test } from "vitest";
import { preferences } from "../src/preferences.svelte";
import { say, words } from "../src/words/words.svelte";

afterEach(() => {
  preferences.set({ language: "en" });
});

test("in French a sign never begins a line, nor does a quotation mark end one", async () => {
  preferences.set({ language: "fr" });
  await words.speak("fr");
  const said = say("coach-costs", { move: "Pioche", wins: 7 });
  expect(said).toContain("Un instant\u202f: avec «\u202fPioche\u202f»,");
});
