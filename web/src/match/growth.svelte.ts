/** Points that grow line by line, the same line of every seat at a time. */
import { milliseconds } from "../parts/motion.svelte";
import { sumOf } from "./points";
import type { TallyLine } from "../wire/types";

const USUAL = 320;
const ALL = 4500;
const ONE = 650;

export class Growth {
  /** How many lines of each seat are counted. */
  lines = $state(0);

  constructor(readonly tally: readonly (readonly TallyLine[])[]) {}

  get last(): number {
    return Math.max(0, ...this.tally.map((lines) => lines.length));
  }

  /** What a seat has by now. */
  points(seat: number): number {
    return sumOf(this.tally[seat]?.slice(0, this.lines));
  }

  /** What the newest line gave a seat, while the points still grow. */
  newest(seat: number): number {
    return this.lines < this.last ? (this.tally[seat]?.[this.lines - 1]?.points ?? 0) : 0;
  }

  /** Grow from now on; without motion everything is there at once. Call it inside an effect. */
  run(picture: HTMLElement): () => void {
    const pace = milliseconds(getComputedStyle(picture).getPropertyValue("--calm")) / USUAL;
    const still = pace === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.lines = still ? this.last : 0;
    const next = setInterval(
      () => {
        if (this.lines < this.last) this.lines += 1;
        else clearInterval(next);
      },
      Math.min(ONE, ALL / Math.max(1, this.last)) * pace,
    );
    return () => clearInterval(next);
  }
}
