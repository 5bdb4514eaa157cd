/** A battle: the sums that may come, and how one was decided, as the log tells it. */
import type { Line, SeenMove } from "../../wire/types";
import type { Glyph, InvasionCard } from "./view";

/** From the least to the most, as in "12–19". */
export function span(values: readonly number[]): string {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return least === most ? String(least) : `${least}–${most}`;
}

export interface Fought {
  fighter: number;
  /** The warlord, or null for the castle. */
  foe: Glyph | null;
  card: InvasionCard;
  attack: number;
  defence: number;
  won: boolean;
}

type Argument = Line["phrase"]["arguments"][string];

/** A sum is told as a number, or with the guards that are in it. */
function sumOf(told: Argument | undefined): number {
  return typeof told === "object" && "arguments" in told
    ? sumOf(told.arguments["sum"])
    : Number(told);
}

/** AS-A10 AS-X2 The battle that some moves ended, told in these lines; null if they ended none. */
export function foughtIn(news: readonly SeenMove[], lines: readonly Line[]): Fought | null {
  const drawn = news.find(({ move }) => move.kind === "battle");
  const told = lines.findLast(({ phrase }) => phrase.code in ENDS);
  if (!drawn || !told) return null;
  const { code, arguments: about } = told.phrase;
  const end = ENDS[code as keyof typeof ENDS];
  return {
    fighter: told.seat ?? 0,
    foe: end.castle ? null : (about["glyph"] as Glyph),
    card: drawn.move.parts["invasion"] as InvasionCard,
    attack: sumOf(about[end.castle ? "attack" : "strength"]),
    defence: sumOf(about[end.castle ? "defence" : "needed"]),
    won: end.won,
  };
}

const ENDS = {
  "log-fight-won": { castle: false, won: true },
  "log-fight-lost": { castle: false, won: false },
  "event-castle-falls": { castle: true, won: true },
  "event-castle-holds": { castle: true, won: false },
};
