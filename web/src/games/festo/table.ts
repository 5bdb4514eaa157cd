/** What a view says of the table: the part of the round, who stands where, what is cooked. */
import { faceOf, TYPES } from "./box";
import type { Scene } from "./scene";
import type { Area, Dish, Event, LargeDish, Phase, Row, View } from "./view";

export type Stage = "preparation" | "morning" | "afternoon" | "action" | "cooking" | "over";

const STAGE_OF: Partial<Record<Phase, Stage>> = {
  "choose-first": "preparation",
  "draw-dish": "preparation",
  "turn-up-event": "preparation",
  give: "preparation",
  "morning-roll": "morning",
  morning: "morning",
  "afternoon-roll": "afternoon",
  afternoon: "afternoon",
  cook: "cooking",
  ransom: "cooking",
  combine: "cooking",
  add: "cooking",
  save: "cooking",
  salt: "cooking",
  over: "over",
};

/** The part of the round; all other phases are steps of the action. */
export function stageOf(table: View): Stage {
  return STAGE_OF[table.phase] ?? "action";
}

/** The counts that are not 0, by name. */
export const entries = <Name extends string>(
  counts: Partial<Record<Name, number>>,
): [Name, number][] => Object.entries(counts) as [Name, number][];

export function activeArea(table: View): Area | null {
  return stageOf(table) === "action" ? table.area : null;
}

/** What a seat has in an area; `next` are discs that count from the next round on. */
export interface Standing {
  seat: number;
  helpers: number;
  discs: number;
  next: number;
}

/** Who stands in an area, in the order in which they will act; who is acting comes first. */
export function standing(table: View, area: Area): Standing[] {
  const first = Number(table.first);
  const order = Array.from({ length: table.seats }, (_, step) => (first + step) % table.seats);
  const acting = activeArea(table) === area ? Number(table.mover) : null;
  const rank = (each: Standing) => (each.seat === acting ? Infinity : each.helpers + each.discs);
  return order
    .map((seat) => ({
      seat,
      helpers: table.helpers[seat]?.[area] ?? 0,
      discs: table.discs[seat]?.[area] ?? 0,
      next: area === "grocer" ? 0 : (table.discs_next[seat]?.[area] ?? 0),
    }))
    .filter((each) => each.helpers + each.discs + each.next > 0)
    .sort((a, b) => rank(b) - rank(a));
}

export function discsAtHand(table: View, seat: number, all: number): number {
  const lying = [table.discs[seat], table.discs_next[seat]].flatMap((each) =>
    Object.values(each ?? {}),
  );
  return all - lying.reduce((sum, count) => sum + count, 0);
}

export function eventNow(table: View): Event | null {
  return table.event_of[table.round_now] ?? null;
}

/** The dishes a seat has cooked, type by type, each as often as it was cooked. */
export function cookedBy(table: View, seat: number): Dish[] {
  return entries(table.cooked[seat] ?? {})
    .flatMap(([dish, count]) => Array<Dish>(count).fill(dish))
    .sort((a, b) => TYPES.indexOf(faceOf(a).type) - TYPES.indexOf(faceOf(b).type));
}

/** How many of a large dish are left. */
export const leftOf = (table: View, dish: Dish): number => table.large[dish as LargeDish] ?? 0;

/** The shelf of a small dish; a large one lies on none. */
const rowOf = (dish: Dish) => faceOf(dish).type as Row;

const columnOf = (table: View, dish: Dish): number =>
  table.display[rowOf(dish)]?.indexOf(dish) ?? 0;

/** What a dish costs more where it lies. */
export const surchargeOf = ({ table, facts }: Pick<Scene, "table" | "facts">, dish: Dish): number =>
  facts?.surcharges[columnOf(table, dish)] ?? 0;

/** Whose helper stands on a dish. */
export function reserverOf(table: View, dish: Dish): number | null {
  const seat = table.reserved[rowOf(dish)]?.[columnOf(table, dish)] ?? null;
  return seat === null ? null : Number(seat);
}
