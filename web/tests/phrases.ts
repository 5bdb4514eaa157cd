/** Phrases, choices and decisions for tests. */
import type { Choice, Decision, Phrase } from "../src/wire/types";

export const phrase = (code: string, about: Phrase["arguments"] = {}): Phrase => ({
  type: "phrase",
  code,
  arguments: about,
});

/** A move by its kind and the things it touches. */
export function choice(kind: string, ...targets: string[]): Choice {
  const parts = Object.fromEntries(targets.map((each) => each.split(":") as [string, string]));
  const notation = [kind, ...targets].join(" ");
  return { move: { notation, kind, parts }, targets, phrase: phrase(`move-${kind}`) };
}

export const decision = (turn: number, choices: Choice[]): Decision => ({
  turn,
  kinds: [...new Set(choices.map(({ move }) => move.kind))],
  choices,
  rules: [],
});
