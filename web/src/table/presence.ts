/** Who is here, and since when the others are not. */
import { words } from "../words/words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** After so long the host may call a stand-in. */
export const ABSENT_AFTER = MINUTE;

/** How long ago something was, in words: "5 minutes ago". */
export function ago(milliseconds: number): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto", style: "short" });
  if (milliseconds >= DAY) return format.format(-Math.floor(milliseconds / DAY), "day");
  if (milliseconds >= HOUR) return format.format(-Math.floor(milliseconds / HOUR), "hour");
  return format.format(-Math.max(1, Math.floor(milliseconds / MINUTE)), "minute");
}
