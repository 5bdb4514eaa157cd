/** Shares of the win in words: 0.14 is 14 %; points, and what a decision cost in both. */
import type { DecisionInfo } from "../wire/types";
import { say, words } from "../words/words.svelte";

const format = (share: number, signDisplay: "auto" | "exceptZero"): string =>
  new Intl.NumberFormat(words.language, { style: "percent", signDisplay })
    .format(Math.abs(share) < 0.005 ? 0 : share)
    .replace("-", "−");

export const percent = (share: number): string => format(share, "auto");

/** A change, with its sign. */
export const change = (share: number): string => format(share, "exceptZero");

/** A change in points, with its sign. */
export const signed = (points: number): string =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: 0, signDisplay: "exceptZero" })
    .format(points)
    .replace("-", "−");

/** What a decision cost against the best move, of the win and in points. */
export function costOf({ cost, margin, points }: DecisionInfo): string {
  const count = Math.abs(Math.round(points));
  const inPoints = say("decision-points", { count, change: signed(-points) });
  return say("decision-cost", { change: change(-cost), margin: percent(margin), points: inPoints });
}
