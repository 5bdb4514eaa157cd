/** What a board is given in tests besides its view: words and seats. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Emblem, SeatShown } from "../src/parts/seats";
import type { Say } from "../src/words/words.svelte";

/** Says everything in the words of some files; what cannot be said throws. */
export function sayIn(...files: string[]): Say {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true });
  return (code, args = {}) => {
    const [id = "", attribute] = code.split(".");
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    const errors: Error[] = [];
    const text = pattern ? bundle.formatPattern(pattern, args, errors) : null;
    if (text === null || errors.length) throw new Error(`${code}: ${errors.join()}`);
    return text;
  };
}

/** Seats with these names; the reader sits at the first. */
export const seatsOf = (...sitters: [string, Emblem][]): SeatShown[] =>
  sitters.map(([name, emblem], seat) => ({
    seat,
    name,
    colour: "#2f6fb3",
    ink: "#fff",
    emblem,
    you: seat === 0,
  }));
