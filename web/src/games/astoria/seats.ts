/** Seats in the colours of their wizards, each with the sign of its glyph. */
import type { SeatShown } from "../../parts/seats";
import { SIGNS } from "./signs";
import type { View } from "./view";

export function seatShown(view: Partial<View>, seat: SeatShown): SeatShown {
  const colour = view.colour?.[seat.seat];
  if (!colour) return seat;
  return {
    ...seat,
    colour: `var(--gem-${colour})`,
    ink: `var(--on-gem-${colour})`,
    emblem: SIGNS[colour],
  };
}
