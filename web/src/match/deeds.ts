/** The log of a match: deeds in the order of their first moves. */
import type { Deed, Line } from "../wire/types";

/** A line of the log; `standIn`: a stand-in acted for the seat. */
export type ToldLine = Line & { standIn?: boolean };
export type ToldDeed = Omit<Deed, "lines"> & { lines: ToldLine[] };

/** A line that is new, and how often its deed has told it by now. */
export interface Repeated {
  line: ToldLine;
  times: number;
}

/** The log after some deeds were told, and the lines that are new in it; those are the stand-in's, if one has played. */
export function toldAnew(
  deeds: readonly ToldDeed[],
  told: readonly Deed[],
  standIn: boolean,
): { deeds: readonly ToldDeed[]; fresh: readonly Repeated[] } {
  const fresh: Repeated[] = [];
  const marked = told.map(({ first, lines }) => {
    const earlier = deeds.find((deed) => deed.first === first)?.lines ?? [];
    const mark = (line: Line, at: number): ToldLine => {
      const times = same(lines.slice(0, at + 1), line).length;
      const known = same(earlier, line)[times - 1];
      if (known) return known;
      fresh.push({ line: { ...line, standIn }, times });
      return { ...line, standIn };
    };
    return { first, lines: lines.map(mark) };
  });
  return { deeds: retold(deeds, marked), fresh };
}

/** Those lines that say the same as one. */
function same(lines: readonly ToldLine[], line: ToldLine): ToldLine[] {
  const plain = (each: ToldLine) => JSON.stringify({ ...each, standIn: undefined });
  return lines.filter((each) => plain(each) === plain(line));
}

/** The log after some deeds were told: a deed that went on is told again, and takes the place of what was told of it. */
export function retold(deeds: readonly ToldDeed[], told: readonly ToldDeed[]): readonly ToldDeed[] {
  const [from] = told;
  return from === undefined ? deeds : [...before(deeds, from.first), ...told];
}

/** The deeds that began before a move. */
export const before = (deeds: readonly ToldDeed[], move: number): readonly ToldDeed[] =>
  deeds.filter(({ first }) => first < move);

/** The number of the round that a line announces; 0 if it announces none. */
export function roundOf(line: Line | undefined): number {
  const begins = line !== undefined && isHeading(line);
  return (begins && Number(line.phrase.arguments["round"])) || 0;
}

/** A mere heading, of which nobody is the subject. */
const isHeading = ({ weight, seat }: Line) => weight === "headline" && seat === null;

/** The last thing that happened. */
export function latest(deeds: readonly ToldDeed[]): ToldLine | undefined {
  const deed = deeds.findLast(({ lines }) => lines.some((line) => !isHeading(line)));
  return deed?.lines.findLast((line) => !isHeading(line));
}
