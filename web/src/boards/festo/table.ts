/** The table as the view tells it; what is 0 is left out of counts. */
import type { Area, Character, Colour, DishType, Ingredient } from "./box";
import { faceOf, SURCHARGE, TYPES } from "./box";

type Counts<Name extends string> = Partial<Record<Name, number>>;

export interface Table {
  seats: number;
  magical_dishes: number;
  events: number;
  phase: string;
  round_now: number;
  holder: string;
  first: string;
  mover: string;
  supply: Counts<Ingredient>;
  stock: Partial<Record<Area, Counts<Colour>>>;
  moved: Partial<Record<Area, Counts<Colour>>>;
  covers: Counts<Character>;
  event_of: (string | null)[];
  pile: Counts<string>;
  display: Partial<Record<DishType, (string | null)[]>>;
  reserved: Partial<Record<DishType, (string | null)[]>>;
  large: Counts<DishType>;
  owned: Counts<Ingredient>[];
  cooked: Counts<string>[];
  tokens: number[];
  in_hand: number[];
  helpers: Counts<Area>[];
  discs: Counts<Area>[];
  discs_next: Counts<Area>[];
  passed: number[];
  area: Area;
  majority: string | null;
  lifted: Colour | null;
  lifted_from: Area | null;
  dish_now: string | null;
  price: Counts<Colour>;
}

export type Stage = "preparation" | "morning" | "afternoon" | "action" | "cooking" | "over";

const STAGE_OF: Record<string, Stage> = {
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
export function stageOf(table: Table): Stage {
  return STAGE_OF[table.phase] ?? "action";
}

export function activeArea(table: Table): Area | null {
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
export function standing(table: Table, area: Area): Standing[] {
  const first = Number(table.first);
  const order = Array.from({ length: table.seats }, (_, step) => (first + step) % table.seats);
  const acting = activeArea(table) === area ? Number(table.mover) : null;
  const rank = (each: Standing) => (each.seat === acting ? Infinity : each.helpers + each.discs);
  return order
    .map((seat) => ({
      seat,
      helpers: table.helpers[seat]?.[area] ?? 0,
      discs: table.discs[seat]?.[area] ?? 0,
      next: table.discs_next[seat]?.[area] ?? 0,
    }))
    .filter((each) => each.helpers + each.discs + each.next > 0)
    .sort((a, b) => rank(b) - rank(a));
}

/** The seat with more pieces in an area than any other; where the players act it was found when they began. */
export function leaderOf(table: Table, area: Area, present: Standing[]): number | null {
  if (area === "grocer") return null;
  if (area === activeArea(table)) return table.majority === null ? null : Number(table.majority);
  const [most, next] = present.map((each) => each.helpers + each.discs);
  return most !== undefined && most > (next ?? 0) ? (present[0]?.seat ?? null) : null;
}

export function discsAtHand(table: Table, seat: number, all: number): number {
  const lying = [table.discs[seat], table.discs_next[seat]].flatMap((each) =>
    Object.values(each ?? {}),
  );
  return all - lying.reduce((sum, count) => sum + count, 0);
}

export function eventNow(table: Table): string | null {
  return table.event_of[table.round_now] ?? null;
}

/** The dishes a seat has cooked, type by type, each as often as it was cooked. */
export function cookedBy(table: Table, seat: number): string[] {
  return Object.entries(table.cooked[seat] ?? {})
    .flatMap(([dish, count = 0]) => Array<string>(count).fill(dish))
    .sort((a, b) => TYPES.indexOf(faceOf(a).type) - TYPES.indexOf(faceOf(b).type));
}

/** What a dish costs more where it lies. */
export function surchargeOf(table: Table, dish: string): number {
  if (eventNow(table) === "fresh-from-the-kitchen") return 0;
  return SURCHARGE[table.display[faceOf(dish).type]?.indexOf(dish) ?? 0] ?? 0;
}

/** Whose helper stands on a dish. */
export function reserverOf(table: Table, dish: string): number | null {
  const { type } = faceOf(dish);
  const seat = table.reserved[type]?.[table.display[type]?.indexOf(dish) ?? 0] ?? null;
  return seat === null ? null : Number(seat);
}
