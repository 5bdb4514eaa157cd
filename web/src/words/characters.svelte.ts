/** The bots that may sit at a table: their temper, and what to expect of them. */
import { api } from "../wire/api";
import type { CharacterInfo, Sitter } from "../wire/types";
import { spoken } from "./games.svelte";
import { say } from "./words.svelte";

class Characters {
  #known = $state.raw<ReadonlyMap<string, readonly CharacterInfo[]>>(new Map());
  #asked = new Set<string>();

  /** Load the characters of a game. */
  async learn(game: string): Promise<void> {
    if (this.#asked.has(game)) return;
    this.#asked.add(game);
    const found = await api.characters(game).catch(() => []);
    this.#known = new Map(this.#known).set(game, found);
  }

  /** Who sits there, if it is a bot of the cast. */
  of(game: string, sitter: Sitter | null | undefined): CharacterInfo | undefined {
    return this.#known
      .get(game)
      ?.find(({ level, name }) => level === sitter?.level && name === sitter.name);
  }

  /** Temper and line of a bot: "Cautious. Never plays the last salt." */
  line(character: CharacterInfo): string {
    return `${say(`temper-${character.temper}`)} ${spoken(character.tagline)}`;
  }
}

export const characters = new Characters();
