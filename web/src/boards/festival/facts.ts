/** What a view of Festival says: cards and their stars, rounds, packets, who must be served first, what you remember. */
import type { Fields } from "../board";

export const PROFESSIONS = ["dancer", "gladiator", "tamer", "minstrel", "clown"] as const;
export type Profession = (typeof PROFESSIONS)[number];

/** The name of a card, as moves and views have it: `clown-5`. */
export type Card = string;
type Row = (Card | null)[];

export interface View {
  seats: number;
  simplified: number;
  phase: "choose-first" | "draw" | "take" | "hand" | "over";
  round_now: number;
  first: string;
  holder: string;
  packet_now: number;
  served: (string | null)[][];
  lies: ("not-yet" | "up" | "down")[][];
  open_card: Row[];
  /** Null where the reader may not look; where everything is open every seat has its row. */
  secret_card: (Row | null)[];
  handed: (Row[] | null)[];
  pile_count?: number;
  pile: Record<Card, number> | null;
}

export const readView = (fields: Fields): View => fields as View;

export function onCard(card: Card): { profession: Profession; number: string } {
  const cut = card.lastIndexOf("-");
  return { profession: card.slice(0, cut) as Profession, number: card.slice(cut + 1) };
}

/** How many stars are printed on a card. */
export const starsOn = (card: Card): number => (onCard(card).number === "9" ? 2 : 1);

export function inPile(view: View): number {
  return view.pile_count ?? Object.values(view.pile ?? {}).reduce((sum, count) => sum + count, 0);
}

/** Rounds played, the one that is on, and those for which there are cards in the pile. */
export function rounds(view: View): number {
  const on = view.phase === "take" || view.phase === "hand" ? 1 : 0;
  return view.round_now + on + Math.ceil(inPile(view) / (view.seats + 1));
}

/** The card a seat laid in a round, if the reader knows it. */
export function laid(view: View, seat: number, round: number): Card | null {
  return view.open_card[seat]?.[round] ?? view.secret_card[seat]?.[round] ?? null;
}

export function cardsOf(view: View, seat: number): Card[] {
  return view.served.map((_, round) => laid(view, seat, round)).filter((card) => card !== null);
}

/** How many cards a seat laid that the reader does not know. */
export function unknown(view: View, seat: number): number {
  const down = view.lies[seat]?.map((way, round) => way === "down" && !laid(view, seat, round));
  return down?.filter(Boolean).length ?? 0;
}

export function stars(view: View, seat: number, profession: Profession): number {
  const own = cardsOf(view, seat).filter((card) => onCard(card).profession === profession);
  return own.reduce((sum, card) => sum + starsOn(card), 0);
}

/** Whether nobody is known to have more stars in a profession. */
export function leads(view: View, seat: number, profession: Profession): boolean {
  const all = Array.from({ length: view.seats }, (_, each) => stars(view, each, profession));
  const most = Math.max(...all);
  return most > 0 && all[seat] === most;
}

/** Simplified: the sum of the numbers on the cards. */
export function gold(view: View, seat: number): number {
  return cardsOf(view, seat).reduce((sum, card) => sum + Number(onCard(card).number), 0);
}

const isPlayed = (view: View): boolean => view.phase === "take" || view.phase === "hand";

/** FV-R4 Whoever laid face up in the last round, as long as they wait for the packet. */
export function mustBeServedFirst(view: View, seat: number): boolean {
  const now = view.round_now;
  const waits = isPlayed(view) && now > 0 && view.lies[seat]?.[now] === "not-yet";
  return waits && view.lies[seat]?.[now - 1] === "up" && view.holder !== String(seat);
}

export const holds = (view: View, seat: number): boolean =>
  isPlayed(view) && view.holder === String(seat);

/** The cards but for one. */
function without(cards: readonly Card[], card: Card | null): Card[] {
  const at = card === null ? -1 : cards.indexOf(card);
  return at < 0 ? [...cards] : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

const handedTo = (view: View, seat: number, round: number): Card[] =>
  (view.handed[seat]?.[round] ?? []).filter((card) => card !== null);

/** The cards in the holder's hand; null for each that the reader does not see. */
export function packet(view: View): (Card | null)[] {
  const holder = Number(view.holder);
  const seen = without(handedTo(view, holder, view.round_now), laid(view, holder, view.round_now));
  return seen.length ? seen : Array<null>(view.packet_now).fill(null);
}

/** Of the packet a seat handed on in a round: the cards it has not seen since, and who may have laid them face down. */
export interface Memory {
  cards: Card[];
  hidden: number[];
}

export function remembered(view: View, seat: number, round: number): Memory {
  const order = (view.served[round] ?? []).filter((each) => each !== null).map(Number);
  const at = order.indexOf(seat);
  if (at < 0 || (round === view.round_now && holds(view, seat))) return { cards: [], hidden: [] };
  const later = order.slice(at + 1);
  const cards = [seat, ...later].reduce(
    (left, each) => without(left, laid(view, each, round)),
    handedTo(view, seat, round),
  );
  return { cards, hidden: later.filter((each) => !laid(view, each, round)) };
}
