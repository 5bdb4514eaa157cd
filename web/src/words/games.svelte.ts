/** What the server tells of its games: titles, seats, options, bots. */
import { doors } from "../wire/doors";
import type { GameTold } from "../wire/types";
import { words } from "./words.svelte";

type InEachLanguage = Record<string, string>;

/** The words for the language that is spoken, or else in English. */
export const spoken = (told: InEachLanguage): string => told[words.language] ?? told["en"] ?? "";

/** How often it is asked how far games are. */
const COMPILING = 1000;
const PLACE = "tafelrunde.games";

/** What was told last time, so that the page is whole before the server has answered. */
function kept(): readonly GameTold[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as GameTold[];
  } catch {
    return [];
  }
}

class Games {
  all = $state.raw(kept());
  #asked: Promise<void> | null = null;

  /** Ask the server, once, and again while games are still being compiled; after a failure the next one asks again. */
  ask(): Promise<void> {
    this.#asked ??= doors.games().then(
      (told) => {
        this.all = told;
        localStorage.setItem(PLACE, JSON.stringify(told));
        const compiling = told.some((game) => !game.searches);
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

  of(name: string): GameTold | undefined {
    return this.all.find((each) => each.name === name);
  }

  /** What a game is called; one that nobody has told of by its name. */
  title(name: string): string {
    const told = this.of(name);
    return (told && spoken(told.title)) || name;
  }
}

export const games = new Games();
