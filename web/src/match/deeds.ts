/** The log of a match: deeds in the order of their first moves. */
import type { Deed, Line } from "../wire/types";

/** The log after some deeds were told: a deed that went on is told again, and takes the place of what was told of it. */
export function retold(deeds: readonly Deed[], told: readonly Deed[]): readonly Deed[] {
  const [from] = told;
  return from === undefined ? deeds : [...before(deeds, from.first), ...told];
}

/** The deeds that began before a move. */
export const before = (deeds: readonly Deed[], move: number): readonly Deed[] =>
  deeds.filter(({ first }) => first < move);

/** A mere heading, of which nobody is the subject. */
const isHeading = ({ weight, seat }: Line) => weight === "headline" && seat === null;

/** The last thing that happened. */
export function latest(deeds: readonly Deed[]): Line | undefined {
  const deed = deeds.findLast(({ lines }) => lines.some((line) => !isHeading(line)));
  return deed?.lines.findLast((line) => !isHeading(line));
}
