/** What happened beside the moves, in words. */
import type { Update } from "../wire/types";
import type { Reader } from "../words/reader";
import { say } from "../words/words.svelte";

export type AnyEvent = Update["event"];

/** Something that happened beside the moves; `after`: how many moves had been made. */
export interface Aside {
  after: number;
  event: AnyEvent;
}

/** Who did it, if anybody. */
export const seatOf = (event: AnyEvent): number | null => ("seat" in event ? event.seat : null);

export function asideInWords(reader: Reader, event: AnyEvent): string {
  const seat = seatOf(event);
  const about = { name: reader.name(seat), who: seat === reader.you ? "you" : "other" };
  switch (event.type) {
    case "undone":
      return (
        say("event-undone", { ...about, count: event.decisions }) +
        (event.practice ? ` ${say("event-practice")}` : "")
      );
    case "undo-asked":
      return say("event-undo-asked", about);
    case "undo-withdrawn":
      return say("event-undo-withdrawn", about);
    case "moved":
      return say("event-late", about);
    case "undo-answered":
      return say(event.agrees ? "event-undo-agreed" : "event-undo-denied", about);
    case "away":
      return say(event.away ? "event-away" : "event-back", about);
    case "renamed":
      return say("event-renamed", about);
    default:
      return "";
  }
}
