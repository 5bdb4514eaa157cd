/**
 * The pace at which moves are shown. What others do waits until the move before has been seen; whoever is in a hurry
 * skips to their turn, and whoever is called away pauses.
 */
import { preferences, type Speed } from "../preferences.svelte";
import type { Update } from "../wire/types";

/** How long a move of somebody else is looked at, in milliseconds. */
const LOOK: Record<Speed, number> = { slow: 2200, usual: 1100, fast: 450, none: 0 };
/** How long one's own. */
const OWN = 0.4;

export interface Stage {
  /** Show it now. */
  show(update: Update): void;
  /** The reader's seat. */
  seat(): number | null;
  /** Whether a clock runs, so that nobody may be kept waiting. */
  hurries(): boolean;
}

export class Pace {
  paused = $state(false);
  /** How many moves wait to be shown. */
  behind = $state(0);
  #stage: Stage;
  #waiting: Update[] = [];
  #resting = 0;
  #skipping = false;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Queue a message of the server, and show it when its time has come. */
  hear(update: Update): void {
    this.#waiting.push(update);
    this.#go();
  }

  /** Drop what is queued: the whole table was sent again. */
  clear(): void {
    this.#waiting = [];
    this.behind = 0;
    this.#rest(0);
    this.#skipping = false;
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.#go();
  }

  /** Show everything up to the reader's turn at once. */
  skip(): void {
    this.paused = false;
    this.#skipping = true;
    this.#rest(0);
    this.#go();
  }

  #go(): void {
    while (!this.paused && !this.#resting) {
      const next = this.#waiting.shift();
      if (!next) break;
      this.#stage.show(next);
      if (next.now.decision || next.now.phase === "over") this.#skipping = false;
      this.#rest(this.#lookAt(next));
    }
    this.behind = this.#waiting.length;
  }

  #lookAt({ event, now }: Update): number {
    const still = this.#skipping || this.#stage.hurries() || document.hidden;
    if (still || now.decision || event.type !== "moved") return 0;
    const look = LOOK[preferences.speed];
    return event.seat === this.#stage.seat() ? look * OWN : look;
  }

  #rest(time: number): void {
    clearTimeout(this.#resting);
    this.#resting = time
      ? window.setTimeout(() => {
          this.#resting = 0;
          this.#go();
        }, time)
      : 0;
  }
}
