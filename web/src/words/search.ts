/** Searching in words as people type them: whole words and their beginnings, whatever their accents and plurals. */

/** A part of what is searched, and what a word found in it is worth. */
export interface Field {
  text: string;
  worth: number;
}

/** Endings that tell forms of one word apart, the longest first: majority and majorities, Krone and Kronen, joyau and joyaux. */
const ENDINGS = ["ies", "en", "es", "er", "s", "x", "e", "n", "y"];
/** The shortest that may be left of a word without its ending. */
const STEM = 3;
/** From this length on a word is also found at the end of a longer one, as Punkte in Siegpunkte. */
const COMPOUND = 5;

const EXACT = 4;
const BEGINS = 2;
const ENDS = 1;

/** Lower case, without accents. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word without its endings. */
function stem(word: string): string {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= STEM);
  return ending === undefined ? word : stem(word.slice(0, -ending.length));
}

/** How well a word that is looked for fits one that is there. */
function fit(wanted: string, word: string): number {
  if (word === wanted || stem(word) === stem(wanted)) return EXACT;
  if (word.startsWith(wanted)) return BEGINS;
  return wanted.length >= COMPOUND && stem(word).endsWith(stem(wanted)) ? ENDS : 0;
}

/** What of several things has every word that is looked for, the best first; equals stay in their order. */
export function searched<Thing>(
  things: readonly Thing[],
  wanted: string,
  fields: (thing: Thing) => readonly Field[],
): Thing[] {
  const looked = wordsIn(wanted);
  if (!looked.length) return [];
  const found = things.map((thing) => {
    const there = fields(thing).map(({ text, worth }) => ({ words: wordsIn(text), worth }));
    const worths = looked.map((each) =>
      there.reduce((sum, { words, worth }) => {
        return sum + worth * Math.max(0, ...words.map((word) => fit(each, word)));
      }, 0),
    );
    return { thing, worth: worths.includes(0) ? 0 : worths.reduce((sum, each) => sum + each, 0) };
  });
  return found
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ thing }) => thing);
}
