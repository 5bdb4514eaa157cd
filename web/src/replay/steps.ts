/** Steps of a replay and moves of its match: a step has the moves from one decision to the next. */
import type { Replay } from "../wire/types";

/** How many moves had been made before each step, and at the end. */
export function movesMade({ steps }: Replay): readonly number[] {
  const made = [0];
  for (const { moves } of steps) made.push((made.at(-1) ?? 0) + moves.length);
  return made;
}

/** The step that is reached with so many moves. */
export function stepWith(made: readonly number[], moves: number): number {
  const step = made.findIndex((each) => each >= moves);
  return step < 0 ? made.length - 1 : step;
}
