/** What a view of Festival says: cards and their stars, rounds, packets; and the tally: who is paid for what. */
import type { TallyLine } from "../../wire/types";
import { BOX, type Card, type View } from "./view";

export const PROFESSIONS = BOX.professions.ids;
export type Profession = (typeof PROFESSIONS)[number];
const NUMBERS: readonly number[] = BOX.numbers.all;

export function onCard(card: Card): { profession: Profession; number: string } {
  const cut = card.lastIndexOf("-");
  return { profession: card.slice(0, cut) as Profession, number: card.slice(cut + 1) };
}

/** What is to be known of a card, as `data-meaning` says it. */
export function cardMeaning(view: View, card: Card): string {
  const { profession, number } = onCard(card);
  return `${view.simplified ? "simple-card" : "card"}?profession=${profession}&number=${number}`;
}

/** How many stars are printed on a card. */
export const starsOn = (card: Card): number =>
  BOX.stars.by_number[NUMBERS.indexOf(Number(onCard(card).number))] ?? 0;

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

export const placeOf = (seat: number, round: number): string => `cell:${seat}:${round}`;

/** The cards that the end turns up, but not yet: the reader's own they know. */
export function turnedUpSoFar(
  view: View,
  you: number | null,
  covers: (place: string) => boolean,
): View {
  if (view.phase !== "over") return view;
  const show = (cards: (Card | null)[] | null, seat: number) =>
    cards?.map((card, round) => {
      const down = seat !== you && view.lies[seat]?.[round] === "down";
      return down && covers(placeOf(seat, round)) ? null : card;
    }) ?? null;
  return {
    ...view,
    open_card: view.open_card.map((cards, seat) => show(cards, seat) ?? []),
    secret_card: view.secret_card.map(show),
  };
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

/** Who is paid for a profession by a tally: the seats that get as much, the most first. */
export function prizes(
  tally: readonly TallyLine[][],
  profession: Profession,
): { points: number; seats: number[] }[] {
  const paid = tally.flatMap((lines, seat) =>
    lines
      .filter(({ phrase }) => phrase.arguments["profession"] === profession)
      .map(({ points }) => ({ seat, points })),
  );
  const amounts = [...new Set(paid.map(({ points }) => points))].sort((one, other) => other - one);
  return amounts.map((points) => ({
    points,
    seats: paid.filter((each) => each.points === points).map(({ seat }) => seat),
  }));
}

/** Whether nobody is paid more for a profession: nobody is known to have more stars in it. */
export const leads = (
  tally: readonly TallyLine[][],
  seat: number,
  profession: Profession,
): boolean => prizes(tally, profession)[0]?.seats.includes(seat) ?? false;

const isPlayed = (view: View): boolean => view.phase === "take" || view.phase === "hand";

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
