/** Dice, read from the moves that were told. */
import type { SeenMove } from "../../wire/types";
import type { Bump, City, Prospects, Side, Try, View } from "./view";

/** A roll for a restaurant. */
export interface Roll {
  place: City;
  seat: number;
  face: number;
  result: "opened" | "taken" | "failed";
  /** What was added to the die, and against what; null if that was not known. */
  tried: Try | null;
}

/** A bump that was rolled for and settled between two views. */
export interface SettledBump {
  bump: Bump;
  seats: [number, number];
  dice: [number, number];
}

/** The dice of the bumps in some moves, tied ones included. */
export function bumpRolls(news: readonly SeenMove[]): { attack: number; defence: number }[] {
  return news
    .filter(({ move }) => move.kind === "bump-roll")
    .map(({ move }) => ({
      attack: Number(move.parts["attack"]),
      defence: Number(move.parts["defence"]),
    }));
}

/** Whom seats support in a bump, as far as it is still known or was told just now. */
export function answersIn(
  news: readonly SeenMove[],
  support: View["support"],
): Record<number, Side> {
  const known = support.flatMap((side, seat): [number, Side][] => (side ? [[seat, side]] : []));
  const told = news.flatMap(({ seat, move }): [number, Side][] =>
    move.kind === "support" && seat !== null ? [[seat, move.parts["side"] as Side]] : [],
  );
  return Object.fromEntries([...known, ...told]);
}

/** The roll for a restaurant among the moves between two views: it won if there is one more of the roller's now. */
export function lastRoll(
  news: readonly SeenMove[],
  before: View,
  after: View,
  facts: Prospects | null,
): Roll | null {
  const at = news.findLastIndex(({ move }) => move.kind === "try-roll");
  const roll = news[at];
  const tried = news.slice(0, Math.max(0, at)).findLast(({ move }) => move.parts["city"]);
  if (!roll || !tried) return null;
  const city = tried.move.parts["city"] as City;
  const { kind } = tried.move;
  const seat = tried.seat ?? 0;
  const owned = (view: View) => view.restaurants[seat]?.[city] ?? 0;
  const won = owned(after) > owned(before);
  return {
    place: city,
    seat,
    face: Number(roll.move.parts["number"]),
    result: !won ? "failed" : kind === "take-over" ? "taken" : "opened",
    tried:
      facts?.tries.find(
        (each) => each.city === city && each.start === city && each.kind === kind,
      ) ?? null,
  };
}

/** The bump that was rolled for and is over already, so that its dice can still be seen. */
export function settledBump(
  news: readonly SeenMove[],
  before: View,
  after: View,
  facts: Prospects | null,
): SettledBump | null {
  const dice = bumpRolls(news).at(-1);
  if (!dice || after.fight !== null || !facts) return null;
  const chosen = news.findLast(({ move }) => move.kind === "bump")?.move.parts["place"];
  const bumps = facts.bumps.filter(({ start, place }) => start === place);
  const bump =
    bumps.find(({ place }) => place === (before.fight ?? chosen)) ??
    (bumps.length === 1 ? bumps[0] : undefined);
  if (!bump) return null;
  return {
    bump,
    seats: [Number(before.active), bump.seat],
    dice: [dice.attack, dice.defence],
  };
}
