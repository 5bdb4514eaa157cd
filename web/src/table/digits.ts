/** Choosing from a numbered list by typing numbers. */

/** What typed digits mean in a list of so many: the number, and whether another digit could still follow. */
export function meant(typed: string, count: number): { number: number; complete: boolean } | null {
  const number = Number(typed);
  if (number < 1 || number > count) return null;
  return { number, complete: number * 10 > count };
}
