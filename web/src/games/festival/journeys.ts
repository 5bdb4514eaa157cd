/** Which cards went where: a taken card to its place, the packet from seat to seat, what is drawn into somebody's hand. */
import type { Journey } from "../../parts/motion.svelte";
import type { SeenMove } from "../../wire/types";
import { packet } from "./table";
import type { View } from "./view";

export function journeys(_: View, now: View, news: readonly SeenMove[]): Journey[] {
  const found = news.flatMap((told) => moved(now, told));
  if (news.some(({ move }) => move.kind.startsWith("draw")))
    found.push(...dealt(now, "pile", true));
  return found;
}

function moved(now: View, { seat, move }: SeenMove): Journey[] {
  if (move.kind === "hand") return dealt(now, ["packet", "stage"], false);
  if (!move.kind.startsWith("take") || seat === null) return [];
  const round = now.lies[seat]?.findLastIndex((way) => way !== "not-yet") ?? 0;
  const card = move.parts["card"];
  const from = [...(card ? [`packet:${card}`] : []), "packet", `seat:${seat}`];
  return [{ from, to: `cell:${seat}:${round}`, turns: card === undefined }];
}

/** The packet comes to a seat: small, or card by card where the reader holds it. */
function dealt(now: View, from: Journey["from"], turns: boolean): Journey[] {
  const cards = packet(now).filter((card) => card !== null);
  return [{ from, to: "packet" }, ...cards.map((card) => ({ from, to: `packet:${card}`, turns }))];
}
