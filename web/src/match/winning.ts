/** Who has won a match, and by what, in words. */
import type { Outcome } from "../wire/types";
import type { Reader } from "../words/reader";
import { say } from "../words/words.svelte";

/** "You win!", or who does. */
export function whoWon(reader: Reader, { places }: Outcome, you = reader.you): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.length === 1 && winners[0] === you) return say("you-win");
  const names = reader.list(winners.map((seat) => reader.name(seat)));
  return say("winners", { count: winners.length, names });
}

/** With how many points, and how many more than the next. */
export function byWhat(reader: Reader, { places, points }: Outcome, you = reader.you): string {
  const [first, second] = places
    .map((place, seat) => ({ place, seat, points: points[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place);
  if (!first || !second) return "";
  if (second.place === 1) return say("won-together", { points: first.points });
  return say("won-by", {
    points: first.points,
    count: first.points - second.points,
    who: second.seat === you ? "you" : "other",
    name: reader.name(second.seat),
  });
}
