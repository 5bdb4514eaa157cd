/** A match that is looked back on: a view and a story for each step of it. */
import type { Fields } from "../parts/board";
import { retold } from "../match/deeds";
import type { Deed, Replay, Section, Told } from "../wire/types";

export const PACES = [0.5, 1, 2, 4] as const;
const STEP = 1400; // milliseconds for a step at pace 1

export class Player {
  step = $state(0);
  playing = $state(false);
  pace = $state<(typeof PACES)[number]>(1);
  #views: Fields[];

  constructor(
    readonly replay: Replay,
    step: number,
  ) {
    const views = [replay.view];
    for (const { changed } of replay.steps) views.push({ ...views.at(-1), ...changed });
    this.#views = views;
    this.step = Math.max(0, Math.min(step, this.last));
  }

  get last(): number {
    return this.replay.steps.length;
  }

  get view(): Fields {
    return this.#views[this.step] ?? {};
  }

  /** The log up to this step. */
  get deeds(): readonly Deed[] {
    return this.replay.steps
      .slice(0, this.step)
      .reduce<readonly Deed[]>((deeds, { told }) => retold(deeds, told), []);
  }

  get sheet(): readonly Section[] | null {
    return this.replay.steps[this.step - 1]?.sheet ?? this.replay.sheet;
  }

  /** The moves of this step, if it was reached by going one forward. */
  news = $state.raw<Told[]>([]);

  /** Whose move comes next. */
  get toMove(): number | null {
    return this.replay.steps[this.step]?.seat ?? null;
  }

  go(step: number): void {
    const to = Math.max(0, Math.min(step, this.last));
    this.news = to === this.step + 1 ? (this.replay.steps[this.step]?.moves ?? []) : [];
    this.step = to;
    if (to === this.last) this.playing = false;
  }

  /** Play on by itself until it is stopped; call it inside an effect. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const next = setInterval(() => this.go(this.step + 1), STEP / this.pace);
    return () => clearInterval(next);
  }
}
