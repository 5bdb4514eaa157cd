/** Problems in words for people. */
import type { Arguments } from "../wire/api";
import type { Problem } from "../wire/types";
import { say } from "./words.svelte";

/** Why something was not done. Seats and moves among the arguments must be named already. */
export function problemInWords(
  code: Problem | "unreachable" | "lost" | "not-now",
  details: Arguments = {},
): string {
  return say(`problem-${code}`, details);
}
