/** What the coach says to a puzzle, or to a decision that is tried again: the question, what a wrong move would cost, or praise. */
import type { Table } from "../table/table.svelte";
import type { StepInfo } from "../wire/types";
import { say } from "../words/words.svelte";

export function puzzleInWords(kind: "puzzle" | "retry", step: StepInfo, table: Table): string {
  if (step.done) return say(`${kind}-solved`);
  if (!step.astray) return say(`${kind}-ask`);
  const wrong = step.puzzle?.wrong;
  if (!wrong) return say("puzzle-wrong");
  const points = Math.round(wrong.points);
  const name = table.seats[wrong.serves]?.name ?? "";
  const gain = Math.round(wrong.gain * 100);
  return [
    say("puzzle-costs", { wins: Math.round(wrong.cost * 100) }),
    points > 0 ? say("hint-fewer-points", { points }) : "",
    gain > 0 ? say("puzzle-serves", { name, wins: gain }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
