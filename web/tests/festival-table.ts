/** A table of Festival for tests, in a short hand: `"0:d5+ 2:g2- 1:t3+ 3:m1-"` is a round in the order of serving. */
import { PROFESSIONS } from "../src/games/festival/table";
import type { Card, View } from "../src/games/festival/view";

const ROUNDS = 10;
const PACKET = 6;

export function card(short: string): Card {
  const profession = PROFESSIONS.find((each) => each[0] === short[0]);
  return `${profession}-${short.slice(1)}` as Card;
}

const cards = (shorts: string) => shorts.split(" ").map(card);

function pad<T>(row: T[], length: number): (T | null)[] {
  return [...row, ...Array<null>(length - row.length).fill(null)];
}

/** Where there is a row: the reader has none for what others hide. */
function put<T>(row: T[] | null | undefined, at: number, value: T): void {
  if (row) row[at] = value;
}

/** What a seat sees. `handed` are the packets it remembers, by round; the last entry of `played` may be unfinished. */
export function viewOf(
  viewer: number | null,
  played: string[],
  now: Partial<View> = {},
  handed: Record<number, string> = {},
): View {
  const seats = 4;
  const empty = <T>(value: T) => Array.from({ length: seats }, () => Array<T>(ROUNDS).fill(value));
  const view: View = {
    seats,
    simplified: 0,
    phase: "take",
    round_now: played.length,
    first: "0",
    holder: "0",
    packet_now: seats + 1,
    served: Array.from({ length: ROUNDS }, () => Array<null>(5).fill(null)),
    lies: empty<"not-yet" | "up" | "down">("not-yet"),
    open_card: empty<Card | null>(null),
    secret_card: empty<Card | null>(null).map((row, seat) => (seat === viewer ? row : null)),
    handed: Array.from({ length: seats }, (_, seat) =>
      seat === viewer
        ? Array.from({ length: ROUNDS }, (_, round) =>
            pad(handed[round] ? cards(handed[round]) : [], PACKET),
          )
        : null,
    ),
    pile_count: 5 * (ROUNDS - 1 - played.length),
    pile: null,
    ...now,
  };
  played.forEach((round, at) => {
    round.split(" ").forEach((each, place) => {
      const [who = "", laid = ""] = each.split(":");
      const seat = Number(who);
      const up = laid.endsWith("+");
      put(view.served[at], place, who);
      put(view.lies[seat], at, up ? "up" : "down");
      put(up ? view.open_card[seat] : view.secret_card[seat], at, card(laid.slice(0, -1)));
    });
  });
  return view;
}
