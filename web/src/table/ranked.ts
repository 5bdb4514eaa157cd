/** Moves as a strong bot ranks them, in words. */
import type { Ranked } from "../wire/types";
import type { Reader } from "../words/reader";
import { say } from "../words/words.svelte";
import type { Visit } from "./visit.svelte";

export const percent = (share: number): number => Math.round(100 * share);

export function phraseOf(visit: Visit, reader: Reader, { move }: Ranked): string {
  const choice = visit.choiceOf(move);
  return choice ? reader.say(choice.phrase) : move.notation;
}

/** What the reader would most likely decide next. */
export const thenOf = (reader: Reader, { then }: Ranked): string =>
  then ? say("hint-then", { move: reader.say(then) }) : "";

/** What a move leads to. */
export const leadsTo = (reader: Reader, ranked: Ranked): string => {
  const points = Math.round(ranked.points ?? 0);
  return `${say("hint-leads", { points, wins: percent(ranked.wins ?? 0) })} ${thenOf(reader, ranked)}`;
};
