/** The address of a moment of a match. */
import type { Player } from "./player.svelte";

interface Moment {
  step: number;
  /** A seat, `open`, or `none` for a spectator. */
  sight: string;
  review: boolean;
}

export const momentAddress = (match: string, { step, sight, review }: Moment): string =>
  `/r/${match}#step=${String(step)}&seat=${sight}${review ? "&review" : ""}`;

export const sightOf = ({ replay: { open, seat } }: Player): string =>
  open ? "open" : String(seat ?? "none");
