/** The log of a match: deeds in the order of their first moves. */
import type { Deed, Line } from "../wire/types";

/** A line of the log; `standIn`: a stand-in acted for the seat. */
export type ToldLine = Line & { standIn?: boolean };
export type ToldDeed = Omit<Deed, "lines"> & { lines: ToldLine[] };

/** The log after some deeds were told, and the lines that are new in it; those are the stand-in's, if one has played. */
export function toldAnew(
  deeds: readonly ToldDeed[],
  told: readonly Deed[],
  standIn: boolean,
): { deeds: readonly ToldDeed[]; fresh: readonly ToldLine[] } {
  const plain = (first: number, line: ToldLine) =>
    JSON.stringify([first, { ...line, standIn: undefined }]);
  const known = new Map(
    deeds.flatMap(({ first, lines }) => lines.map((line) => [plain(first, line), line])),
  );
  const marked = told.map(({ first, lines }) => ({
    first,
    lines: lines.map((line) => known.get(plain(first, line)) ?? { ...line, standIn }),
  }));
  const old = new Set(known.values());
  const fresh = marked.flatMap(({ lines }) => lines).filter((line) => !old.has(line));
  return { deeds: retold(deeds, marked), fresh };
}

/** The log after some deeds were told: a deed that went on is told again, and takes the place of what was told of it. */
export function retold(deeds: readonly ToldDeed[], told: readonly ToldDeed[]): readonly ToldDeed[] {
  const [from] = told;
  return from === undefined ? deeds : [...before(deeds, from.first), ...told];
}

/** The deeds that began before a move. */
export const before = (deeds: readonly ToldDeed[], move: number): readonly ToldDeed[] =>
  deeds.filter(({ first }) => first < move);

/** A mere heading, of which nobody is the subject. */
const isHeading = ({ weight, seat }: Line) => weight === "headline" && seat === null;

/** The last thing that happened. */
export function latest(deeds: readonly ToldDeed[]): ToldLine | undefined {
  const deed = deeds.findLast(({ lines }) => lines.some((line) => !isHeading(line)));
  return deed?.lines.findLast((line) => !isHeading(line));
}
