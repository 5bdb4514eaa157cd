/** How somebody last played a game against bots, on this device: the number of seats and the level. */
import { usualLevel } from "../match/levels";
import type { GameInfo } from "../wire/types";

export interface Usual {
  seats: number;
  level: number;
}

const placeOf = (game: string) => `tafelrunde.usual.${game}`;

/** As last time; the first time as the game is usually played, with bots of middling strength. */
export function usual(game: GameInfo): Usual {
  const kept = remembered(game.name);
  return {
    seats: game.seats.includes(kept.seats ?? -1) ? (kept.seats ?? 0) : game.usual_seats,
    level: game.levels.includes(kept.level ?? -1) ? (kept.level ?? 0) : usualLevel(game),
  };
}

export function keepUsual(game: string, chosen: Usual): void {
  localStorage.setItem(placeOf(game), JSON.stringify(chosen));
}

const OFFERED = "tafelrunde.offered.";

/** Whether nobody has played a game on this device, nor said that they need no lessons. */
export const isNew = (game: string): boolean =>
  localStorage.getItem(placeOf(game)) === null && localStorage.getItem(OFFERED + game) === null;

export function declineLessons(game: string): void {
  localStorage.setItem(OFFERED + game, "declined");
}

function remembered(game: string): Partial<Usual> {
  try {
    return JSON.parse(localStorage.getItem(placeOf(game)) ?? "{}") as Partial<Usual>;
  } catch {
    return {};
  }
}
