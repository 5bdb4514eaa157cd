/** Dice, read from the moves that were told. */
import type { Told } from "../../wire/types";
import type { City, Side, View } from "./view";

/** A roll for a restaurant. */
export interface Roll {
  place: City;
  seat: number;
  face: number;
  won: boolean;
}

/** The dice of the bumps in some moves, tied ones included. */
export function bumpRolls(news: readonly Told[]): { attack: number; defence: number }[] {
  return news
    .filter(({ move }) => move.kind === "bump-roll")
    .map(({ move }) => ({
      attack: Number(move.parts["attack"]),
      defence: Number(move.parts["defence"]),
    }));
}

/** Whom seats support in a bump, as far as it is still known or was told just now. */
export function answersIn(news: readonly Told[], support: View["support"]): Record<number, Side> {
  const known = support.flatMap((side, seat): [number, Side][] => (side ? [[seat, side]] : []));
  const told = news.flatMap(({ seat, move }): [number, Side][] =>
    move.kind === "support" && seat !== null ? [[seat, move.parts["side"] as Side]] : [],
  );
  return Object.fromEntries([...known, ...told]);
}

/** The roll for a restaurant among the moves between two views: it won if there is one more of the roller's now. */
export function lastRoll(news: readonly Told[], before: View, after: View): Roll | null {
  const at = news.findLastIndex(({ move }) => move.kind === "try-roll");
  const roll = news[at];
  const tried = news.slice(0, Math.max(0, at)).findLast(({ move }) => move.parts["city"]);
  if (!roll || !tried) return null;
  const city = tried.move.parts["city"] as City;
  const seat = tried.seat ?? 0;
  const owned = (view: View) => view.restaurants[seat]?.[city] ?? 0;
  return {
    place: city,
    seat,
    face: Number(roll.move.parts["number"]),
    won: owned(after) > owned(before),
  };
}
