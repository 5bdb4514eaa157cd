/** What the server says about its games: titles, seats, options, bots. */
import { api } from "../wire/api";
import type { GameInfo } from "../wire/types";
import { words } from "./words.svelte";

type InEachLanguage = Record<string, string>;

/** The text in the current language, or else in English. */
export const spoken = (text: InEachLanguage): string => text[words.language] ?? text["en"] ?? "";

/** How often it is asked how far games are. */
const COMPILING = 1000;
const PLACE = "tafelrunde.games";

/** The last answer, so that the page is complete before the server has answered. */
function kept(): readonly GameInfo[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as GameInfo[];
  } catch {
    return [];
  }
}

class Games {
  all = $state.raw(kept());
  #asked: Promise<void> | null = null;

  /** Ask the server, once, and again while games are still being compiled; after a failure the next one asks again. */
  ask(): Promise<void> {
    this.#asked ??= api.games().then(
      (found) => {
        this.all = found;
        localStorage.setItem(PLACE, JSON.stringify(found));
        const compiling = found.some((game) => !game.searches);
        if (compiling) setTimeout(() => this.#again(), COMPILING);
      },
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  #again(): void {
    this.#asked = null;
    this.ask().catch(() => {});
  }

  of(name: string): GameInfo | undefined {
    return this.all.find((each) => each.name === name);
  }

  /** What a game is called; one that is not known by its name. */
  title(name: string): string {
    const info = this.of(name);
    return (info && spoken(info.title)) || name;
  }
}

export const games = new Games();
