/** Puzzles are lessons of one step; their names are numbered, and their themes have words of the game. */
import type { GameInfo } from "../wire/types";
import { spoken } from "../words/games.svelte";
import { say } from "../words/words.svelte";

const PREFIX = "puzzle-";
const DAY = 24 * 60 * 60 * 1000;

export const nameOf = (number: number): string => `${PREFIX}${number}`;
export const numberOf = (name: string): number => Number(name.slice(PREFIX.length));

export const themeInWords = (game: GameInfo | undefined, theme: string): string =>
  spoken(game?.themes[theme] ?? {});

export const puzzleTitle = (game: GameInfo | undefined, number: number, theme: string): string =>
  say("puzzle-title", { number, theme: themeInWords(game, theme) });

/** The puzzle of a day: games take turns, and each goes through all of its puzzles. */
export function puzzleOfTheDay(games: readonly GameInfo[], at: number): [GameInfo, number] | null {
  const asking = games.filter(({ puzzles }) => puzzles.length > 0);
  const day = Math.floor(at / DAY);
  const game = asking[day % asking.length];
  return game ? [game, (Math.floor(day / asking.length) % game.puzzles.length) + 1] : null;
}
