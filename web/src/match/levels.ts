/** How strong bots are. */
import type { GameInfo } from "../wire/types";

const USUAL = 3;

/** How strong bots are when nobody says: in the middle, if there is one. */
export function usualLevel(game: GameInfo | undefined): number {
  return game?.levels.filter((level) => level <= USUAL).at(-1) ?? 1;
}
