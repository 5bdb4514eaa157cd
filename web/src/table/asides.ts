/** What happened beside the moves, in words. */
import type { Line, Teller } from "../telling/teller";
import { say } from "../words/words.svelte";
import type { AnyEvent } from "./table.svelte";

export function asideInWords(teller: Teller, after: number, event: AnyEvent): Line {
  const seat = "seat" in event ? event.seat : null;
  const about = { name: teller.name(seat), who: seat === teller.you ? "you" : "other" };
  let text = "";
  if (event.type === "undone") text = say("event-undone", { ...about, count: event.decisions });
  else if (event.type === "undo-asked") {
    text = say("event-undo-asked", { ...about, count: event.decisions });
  } else if (event.type === "undo-answered") {
    text = say(event.agrees ? "event-undo-agreed" : "event-undo-denied", about);
  } else if (event.type === "away") text = say(event.away ? "event-away" : "event-back", about);
  return { at: after - 0.5, seat, text, targets: [], headline: false };
}
