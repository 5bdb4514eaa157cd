/**
 * The end of a match as it is seen: the last move, then what was hidden, turned up one by one, then the result.
 *
 * A board marks what lies hidden until then with `data-covered` and shows it as hidden as long as `covers` says so.
 */
import { milliseconds } from "../parts/motion.svelte";

/** Times in milliseconds at the usual speed, where a piece flies for as long as `USUAL`. */
const USUAL = 320;
const LAST_MOVE = 1100;
const TURN_ALL = 5000;
const TURN_ONE = { least: 160, most: 450 };
const AFTERWARDS = 900;

export class Ending {
  /** Everything has been seen; the result may be shown. */
  seen = $state(false);
  turning = $state(false);
  #turned = $state.raw<ReadonlySet<string>>(new Set());
  #wake: () => void = () => {};

  /** Whoever comes to a match that is over finds everything turned up. */
  constructor(over: boolean) {
    this.seen = over;
  }

  /** Whether something that the end turns up still lies hidden. */
  covers = (place: string): boolean => !this.seen && !this.#turned.has(place);

  /** Let the end be seen on a board. */
  async run(board: HTMLElement): Promise<void> {
    const pace = milliseconds(getComputedStyle(board).getPropertyValue("--calm")) / USUAL;
    if (pace === 0) return this.skip();
    await this.#pause(LAST_MOVE * pace);
    const places = [...board.querySelectorAll<HTMLElement>("[data-covered]")].map(
      (each) => each.dataset["covered"] ?? "",
    );
    this.turning = places.length > 0;
    const each = Math.max(TURN_ONE.least, Math.min(TURN_ONE.most, TURN_ALL / places.length));
    for (const place of places) {
      if (this.seen) return;
      this.#turned = new Set(this.#turned).add(place);
      await this.#pause(each * pace);
    }
    await this.#pause(AFTERWARDS * pace);
    this.skip();
  }

  /** Everything at once. */
  skip(): void {
    this.seen = true;
    this.turning = false;
    this.#wake();
  }

  #pause(time: number): Promise<void> {
    if (this.seen) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
