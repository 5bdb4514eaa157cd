/** Festival told: cards by profession and number, rounds that begin, cards that leave the game. */
import { onCard, readView, rounds } from "../boards/festival/facts";
import type { Told } from "../wire/types";
import type { Line, Manner, Teller } from "./teller";

const isDraw = (told: Told | undefined) => told?.move.kind.startsWith("draw") ?? false;
const isTake = (told: Told | undefined) => told?.move.kind.startsWith("take") ?? false;
const beginsRound = (told: readonly Told[], at: number) =>
  isDraw(told[at]) && !isDraw(told[at - 1]);

/** How many of these places come up to and with one. */
function countTo(at: number, is: (place: number) => boolean): number {
  let count = 0;
  for (let place = 0; place <= at; place += 1) count += Number(is(place));
  return count;
}

const line = (at: number, seat: number | null, text: string, headline = false): Line => ({
  at,
  seat,
  text,
  targets: [],
  headline,
});

function before(teller: Teller, told: readonly Told[], at: number): Line[] {
  if (!beginsRound(told, at)) return [];
  const round = countTo(at, (place) => beginsRound(told, place));
  const lines: Line[] = [];
  const first = told.slice(at).find((each) => each.seat !== null)?.seat ?? null;
  const seat = first ?? Number(teller.view["first"]);
  if (round > 1) {
    lines.push(line(at, seat, teller.find("event-first", { name: teller.name(seat) }) ?? ""));
  }
  const all = rounds(readView(teller.view));
  lines.push(line(at, null, teller.find("event-round", { round, rounds: all }) ?? "", true));
  return lines;
}

function after(teller: Teller, told: readonly Told[], at: number): Line[] {
  const taken = countTo(at, (place) => isTake(told[place]));
  if (!isTake(told[at]) || taken % teller.names.length !== 0) return [];
  const seat = told[at]?.seat ?? null;
  const lines = [line(at, seat, discarded(teller, told, at))];
  if (teller.view["phase"] === "over" && at === told.length - 1) {
    lines.push(line(at, null, teller.find("event-turned-up") ?? "", true));
  }
  return lines;
}

/** The last card of a round: whoever discards it knows it, the others do not. */
function discarded(teller: Teller, told: readonly Told[], at: number): string {
  const seat = told[at]?.seat ?? null;
  const name = teller.name(seat);
  const round = countTo(at, (place) => isTake(told[place])) / teller.names.length - 1;
  const packet: (string | null)[] = teller.view["handed"]?.[seat ?? -1]?.[round] ?? [];
  const taken = told[at]?.move.parts["card"];
  const left = [...packet];
  left.splice(left.indexOf(taken ?? null), 1);
  const card = left.find((each) => each !== null);
  const unseen = teller.find("log-discard-unseen", { name }) ?? "";
  if (!card) return unseen;
  const who = seat === teller.you ? "you" : "other";
  return teller.find("log-discard", { ...onCard(card), who, name }) ?? unseen;
}

export const festival: Manner = {
  onMove: ({ parts }) => (parts["card"] === undefined ? {} : onCard(parts["card"])),
  about: (view) => ({ count: view["packet_now"], phase: view["phase"] }),
  around: (teller, told, at) => ({
    before: before(teller, told, at),
    after: after(teller, told, at),
  }),
};
