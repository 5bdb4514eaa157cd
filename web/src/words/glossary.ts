/** The glossary of a game: everything that has a meaning, with its name, what it does, and its paragraph of the rulebook. */
import type { Message } from "@fluent/bundle";
import type { Arguments } from "../wire/api";
import { searched } from "./search";
import { words } from "./words.svelte";

export interface Entry {
  name: string;
  line: string;
  rule: string;
}

type Pattern = NonNullable<Message["value"]>;
const FAMILY = "meaning-";
/** Messages are not looked into deeper than this. */
const DEEPEST = 4;

/** What has the same name and the same paragraph is one entry. */
export function glossaryOf(game: string): Entry[] {
  const messages = new Map(words.messages(game).map((each) => [each.id, each]));
  const entries = [...messages.values()]
    .filter(({ id, value }) => id.startsWith(FAMILY) && value !== null)
    .flatMap(({ id, value }) =>
      ways(choices(value ?? "", messages)).map((about) => ({
        name: words.find(game, id, about),
        line: words.find(game, `${id}.line`, about),
        rule: words.find(game, `${id}.rule`, about),
      })),
    )
    .filter((each): each is Entry => Object.values(each).every((text) => text !== null));
  return [...new Map(entries.map((each) => [`${each.name} ${each.rule}`, each])).values()];
}

/** Entries that have every word that is looked for, in their names rather than in what they do. */
export const explaining = (entries: readonly Entry[], wanted: string): Entry[] =>
  searched(entries, wanted, ({ name, line }) => [
    { text: name, worth: 4 },
    { text: line, worth: 1 },
  ]);

/** The arguments by which a name is chosen, with the values each may have. */
function choices(
  pattern: Pattern,
  messages: ReadonlyMap<string, Message>,
  depth = 0,
): Map<string, (string | number)[]> {
  const found = new Map<string, (string | number)[]>();
  if (typeof pattern === "string" || depth > DEEPEST) return found;
  for (const part of pattern) {
    if (typeof part === "string") continue;
    if (part.type === "select" && part.selector.type === "var")
      found.set(
        part.selector.name,
        part.variants.map(({ key }) => key.value),
      );
    if (part.type !== "mesg") continue;
    const message = messages.get(part.name);
    const inner = part.attr === null ? message?.value : message?.attributes[part.attr];
    for (const [name, values] of choices(inner ?? "", messages, depth + 1)) found.set(name, values);
  }
  return found;
}

/** Every way to give each argument one of its values. */
const ways = (open: ReadonlyMap<string, readonly (string | number)[]>): Arguments[] =>
  [...open].reduce<Arguments[]>(
    (all, [name, values]) =>
      all.flatMap((about) => values.map((value) => ({ ...about, [name]: value }))),
    [{}],
  );
