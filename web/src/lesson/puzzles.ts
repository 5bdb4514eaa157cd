/** What the coach says to a puzzle, or to a decision that is tried again: the question, what a wrong move would cost, or praise. */
import type { Table } from "../table/table.svelte";
import type { StepTold } from "../wire/types";
import { say } from "../words/words.svelte";

export function puzzleInWords(kind: "puzzle" | "retry", step: StepTold, table: Table): string {
  if (step.done) return say(`${kind}-solved`);
  if (!step.astray) return say(`${kind}-ask`);
  const wrong = step.puzzle?.wrong;
  if (!wrong) return say("puzzle-wrong");
  const percent = Math.round(wrong.cost * 100);
  const lost = say("puzzle-costs", { percent, points: wrong.points.toFixed(1) });
  const name = table.seats[wrong.serves]?.name ?? "";
  const gain = Math.round(wrong.gain * 100);
  return gain > 0 ? `${lost} ${say("puzzle-serves", { name, percent: gain })}` : lost;
}
