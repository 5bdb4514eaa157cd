/** Seats as everybody at the table knows them: a name, a colour and an emblem. */

/** `emblem` stands on every piece of the seat, beside its colour. */
export interface SeatShown {
  seat: number;
  name: string;
  colour: string;
  /** What can be read on the colour. */
  ink: string;
  emblem: Emblem;
  you: boolean;
}

export type Emblem = "wave" | "sun" | "flame" | "leaf" | "moon" | "star";

const EMBLEMS: readonly Emblem[] = ["wave", "sun", "flame", "leaf", "moon", "star"];

export const shownSeat = (seat: number, name: string, you: number | null): SeatShown => ({
  seat,
  name,
  colour: `var(--seat-${seat})`,
  ink: `var(--on-seat-${seat})`,
  emblem: EMBLEMS[seat % EMBLEMS.length] ?? "star",
  you: seat === you,
});
