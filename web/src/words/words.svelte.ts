/** The words: the client's own and each game's, in the reader's language, loaded when they are needed. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Say } from "../boards/board";
import { preferences, type Language } from "../preferences.svelte";
import type { Arguments } from "../wire/doors";

type Load = () => Promise<string>;

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const ofGames = import.meta.glob<string>("../../../src/tafelrunde/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const rulebooks = import.meta.glob<string>("../../../src/tafelrunde/games/*/rulebook/*.md", {
  query: "?raw",
  import: "default",
});

const wordsOf = (game: string, language: Language): Load | undefined =>
  game === OWN
    ? own[`./${language}.ftl`]
    : ofGames[`../../../src/tafelrunde/games/${game}/words/${language}.ftl`];

const OWN = "";

function spoken(bundle: FluentBundle | undefined, code: string, args: Arguments): string | null {
  const [id = "", attribute] = code.split(".");
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  return errors.length ? null : text;
}

class Words {
  /** What is spoken now; it follows the preference as soon as its words are there. */
  language = $state.raw<Language>("en");
  #bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  #games = new Set<string>([OWN]);

  /** Speak a language from now on. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#games].map((game) => this.#fetch(game, language)));
    if (preferences.language !== language) return; // the reader has changed their mind meanwhile
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Have the words of a game at hand, in this language and in whichever is spoken later. */
  async learn(game: string): Promise<void> {
    this.#games.add(game);
    await this.#fetch(game, this.language);
  }

  /** A message of the client. */
  say: Say = (code, args = {}) => this.find(OWN, code, args) ?? code;

  /** A message of a game, or of the client if the game has none that fits. */
  of(game: string): Say {
    return (code, args = {}) => this.find(game, code, args) ?? this.say(code, args);
  }

  /** A message of a game, or null if it has none that fits. */
  find(game: string, code: string, args: Arguments = {}): string | null {
    return spoken(this.#bundles.get(`${game}/${this.language}`), code, args);
  }

  /** The rulebook of a game, in Markdown; empty if it has none. */
  async rulebook(game: string, language: Language): Promise<string> {
    const path = `../../../src/tafelrunde/games/${game}/rulebook/${language}.md`;
    return (await rulebooks[path]?.()) ?? "";
  }

  async #fetch(game: string, language: Language): Promise<void> {
    const name = `${game}/${language}`;
    const text = this.#bundles.has(name) ? null : await wordsOf(game, language)?.();
    if (!text) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.#bundles = new Map(this.#bundles).set(name, bundle);
  }
}

export const words = new Words();
export const say = words.say;
