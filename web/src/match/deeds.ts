/** The log of a match: deeds in the order of their first moves. */
import type { Deed, Line } from "../wire/types";

/** A line of the log; `standIn`: a stand-in acted for the seat. */
export type LogLine = Line & { standIn?: boolean };
export type LogDeed = Omit<Deed, "lines"> & { lines: LogLine[] };

/** A new line, and how often its deed has said the same by now. */
export interface Repeated {
  line: LogLine;
  times: number;
}

/** The log after an update, and the lines that are new in it; those are the stand-in's, if one has played. */
export function updateLog(
  deeds: readonly LogDeed[],
  told: readonly Deed[],
  standIn: boolean,
): { deeds: readonly LogDeed[]; fresh: readonly Repeated[] } {
  const fresh: Repeated[] = [];
  const marked = told.map(({ first, lines }) => {
    const earlier = deeds.find((deed) => deed.first === first)?.lines ?? [];
    const mark = (line: Line, at: number): LogLine => {
      const times = same(lines.slice(0, at + 1), line).length;
      const known = same(earlier, line)[times - 1];
      if (known) return known;
      fresh.push({ line: { ...line, standIn }, times });
      return { ...line, standIn };
    };
    return { first, lines: lines.map(mark) };
  });
  return { deeds: replaceDeeds(deeds, marked), fresh };
}

/** Those lines that say the same as one. */
function same(lines: readonly LogLine[], line: LogLine): LogLine[] {
  const plain = (each: LogLine) => JSON.stringify({ ...each, standIn: undefined });
  return lines.filter((each) => plain(each) === plain(line));
}

/** The log with some deeds at its end: a deed that has grown replaces its earlier version. */
export function replaceDeeds(
  deeds: readonly LogDeed[],
  told: readonly LogDeed[],
): readonly LogDeed[] {
  const [from] = told;
  return from === undefined ? deeds : [...before(deeds, from.first), ...told];
}

/** The deeds that began before a move. */
export const before = (deeds: readonly LogDeed[], move: number): readonly LogDeed[] =>
  deeds.filter(({ first }) => first < move);

/** The number of the round that a line announces; 0 if it announces none. */
export function roundOf(line: Line | undefined): number {
  const begins = line !== undefined && isHeading(line);
  return (begins && Number(line.phrase.arguments["round"])) || 0;
}

/** A mere heading, of which nobody is the subject. */
const isHeading = ({ weight, seat }: Line) => weight === "headline" && seat === null;

/** The last thing that happened. */
export function latest(deeds: readonly LogDeed[]): LogLine | undefined {
  const deed = deeds.findLast(({ lines }) => lines.some((line) => !isHeading(line)));
  return deed?.lines.findLast((line) => !isHeading(line));
}
