/** What the reader suspects, kept on this device alone. */
import { NAMES, type Goal } from "./view";

export type Suspicion = "open" | "likely" | "unlikely";
const ORDER: readonly Suspicion[] = ["open", "likely", "unlikely"];

export const GOALS: readonly Goal[] = NAMES.goal;

/** A sheet of suspicions for one match, named by its place. */
export class Sheet {
  #kept = $state.raw<Record<string, Suspicion>>({});
  #name: string;

  constructor(place: string) {
    this.#name = `tafelrunde.astoria.notes.${place}`;
    try {
      this.#kept = JSON.parse(localStorage.getItem(this.#name) ?? "{}") as Record<
        string,
        Suspicion
      >;
    } catch {
      this.#kept = {};
    }
  }

  of(seat: number, goal: Goal): Suspicion {
    return this.#kept[`${seat}:${goal}`] ?? "open";
  }

  /** Open, likely, unlikely, and round again. */
  turn(seat: number, goal: Goal): void {
    const next = ORDER[(ORDER.indexOf(this.of(seat, goal)) + 1) % ORDER.length] ?? "open";
    this.#kept = { ...this.#kept, [`${seat}:${goal}`]: next };
    try {
      localStorage.setItem(this.#name, JSON.stringify(this.#kept));
    } catch {
      // A device that keeps nothing still shows the sheet while the page is open.
    }
  }
}
