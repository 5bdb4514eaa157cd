/** Which pieces went where between two views. */
import type { Journey } from "../../parts/motion.svelte";
import { COLOURS } from "./box";
import { NAMES, type View } from "./view";

/** Gems fly between reserve, stocks and artefacts; artefacts from hands to the table. */
export function journeys(before: View, after: View): Journey[] {
  const found: Journey[] = [];
  for (const card of NAMES.artefact) {
    const lay = (view: View) => view.lies[card] !== undefined && view.lies[card] !== "away";
    const owner = after.before[card];
    if (!lay(after) || owner === undefined) continue;
    if (!lay(before)) found.push({ from: [`card:${card}`, `hand:${owner}`], to: `card:${card}` });
    else if (before.before[card] !== owner)
      found.push({ from: `card:${card}`, to: `card:${card}` });
  }
  after.hand_size.forEach((size, seat) => {
    if (size > (before.hand_size[seat] ?? 0)) found.push({ from: "pile", to: `hand:${seat}` });
  });
  after.stock.forEach((stock, seat) => {
    for (const colour of COLOURS) {
      const more = (stock[colour] ?? 0) - (before.stock[seat]?.[colour] ?? 0);
      const mine = `stock:${seat}:${colour}`;
      const reserve = (after.reserve[colour] ?? 0) - (before.reserve[colour] ?? 0);
      if (more > 0 && reserve < 0) found.push({ from: `reserve:${colour}`, to: mine });
      if (more < 0 && reserve > 0) found.push({ from: mine, to: `reserve:${colour}` });
    }
  });
  return found;
}
