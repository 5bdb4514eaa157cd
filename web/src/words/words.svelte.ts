/** The words: the client's own and each game's, in the reader's language, loaded when they are needed. */
import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";
import { preferences, type Language } from "../preferences.svelte";
import { api, type Arguments } from "../wire/api";

/** Says a message of the game's words or of the client's; an attribute is written `card.object`. */
export type Say = (code: string, args?: Arguments) => string;

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

const OWN = "";
const LESSONS = "/lessons";

/** Where the words for the lessons of a game are found: they are kept apart from those of its table. */
export const lessonsOf = (game: string): string => `${game}${LESSONS}`;

async function fetched(game: string, language: Language): Promise<string> {
  if (game === OWN) return (await own[`./${language}.ftl`]?.()) ?? "";
  if (game.endsWith(LESSONS)) return api.lessonWords(game.slice(0, -LESSONS.length), language);
  return api.words(game, language);
}

function spoken(bundle: FluentBundle | undefined, code: string, args: Arguments): string | null {
  const [id = "", attribute] = code.split(".");
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  return errors.length ? null : text;
}

/** In French, signs such as ":" stay on the line of the word before them, and "de Otto" is "d’Otto". */
const inFrench = (text: string): string =>
  text
    .replace(/ (?=[:;!?»%])|(?<=«) /g, "\u202f")
    .replace(/(?<![\p{L}’])([Dd]|[Qq]u)e (?=[AEIOUÂÉÈÊÎÔ]\p{Ll})/gu, "$1’");

class Words {
  /** The current language; it follows the preference as soon as its words are loaded. */
  language = $state.raw<Language>("en");
  #bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  #resources = new Map<string, FluentResource>();
  #games = new Set<string>([OWN]);

  /** Switch to a language. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#games].map((game) => this.#fetch(game, language)));
    if (preferences.language !== language) return; // the reader has changed their mind meanwhile
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load the words of a game, in this language and in any that is chosen later. */
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
    const text = spoken(this.#bundles.get(`${game}/${this.language}`), code, args);
    return text !== null && this.language === "fr" ? inFrench(text) : text;
  }

  /** Every message of a game in the current language. */
  messages(game: string): readonly Message[] {
    return this.#resources.get(`${game}/${this.language}`)?.body ?? [];
  }

  async #fetch(game: string, language: Language): Promise<void> {
    const name = `${game}/${language}`;
    if (this.#bundles.has(name)) return;
    const text = await fetched(game, language);
    const bundle = new FluentBundle(language, { useIsolating: false });
    const resource = new FluentResource(text);
    bundle.addResource(resource);
    this.#resources.set(name, resource);
    this.#bundles = new Map(this.#bundles).set(name, bundle);
  }
}

export const words = new Words();
export const say = words.say;
