/** What the game works out from the view: the coming siege, the battle in progress, the own goal. */
import type { Glyph, Goal, InvasionCard } from "./view";

export interface Track {
  now: number;
  after_siege: number;
  ends_at: number;
}

export interface Warlord {
  glyph: Glyph;
  /** The seats that can answer it. */
  answered_by: number[];
}

export interface Siege {
  health: Track;
  hordes: Track;
  mob: Track;
  rage: Track;
  sickens: boolean;
  warlords: Warlord[];
}

export interface Drawn {
  invasion: InvasionCard;
  attack: number;
  defence: number;
  wins: boolean;
}

export interface Battle {
  foe: Glyph | null;
  guards_attacking: number;
  guards_defending: number;
  cards: Drawn[];
  chance: number;
}

export interface Prospect {
  goal: Goal;
  points_now: number;
  points_besides: number;
  to_go: number;
  leads: boolean;
}

export interface Forecast {
  siege: Siege | null;
  battle: Battle | null;
  goal: Prospect | null;
}

/** From the least to the most, as in "12–19". */
export function span(values: readonly number[]): string {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return least === most ? String(least) : `${least}–${most}`;
}
