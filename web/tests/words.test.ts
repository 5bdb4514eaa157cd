// @vitest-environment happy-dom
/** The words, in the reader's language. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { preferences } from "../src/preferences.svelte";
import { say, words } from "../src/words/words.svelte";

beforeEach(async () => {
  preferences.set({ language: "fr" });
  await words.speak("fr");
});

afterEach(() => {
  preferences.set({ language: "en" });
});

test("in French a sign never begins a line, nor does a quotation mark end one", () => {
  const said = say("coach-costs", { move: "Pioche", wins: 7 });
  expect(said).toContain("Un instant\u202f: avec «\u202fPioche\u202f»,");
});

test("in French a name that begins with a vowel is joined", () => {
  expect(say("free-seat", { name: "Otto" })).toBe("Libérer la place d’Otto");
  expect(say("free-seat", { name: "Élise" })).toBe("Libérer la place d’Élise");
  expect(say("free-seat", { name: "Mila" })).toBe("Libérer la place de Mila");
  expect(say("review-seat", { name: "Ines" })).toMatch(/selon ce qu’Ines .* d’Ines /);
});
