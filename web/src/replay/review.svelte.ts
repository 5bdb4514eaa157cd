/** The review of a replayed match: requested, polled while it is made, and matched with the steps. */
import { me } from "../people/me.svelte";
import { api, Refused } from "../wire/api";
import type { DecisionInfo, LuckInfo, Replay, ReviewInfo } from "../wire/types";
import { problemInWords } from "../words/problems";
import { movesMade, stepWith } from "./steps";

const ASK_EVERY = 700;
/** How long to wait when the server cannot be reached. */
const ASK_AGAIN = 3000;
/** Less than this share of the win is no moment of luck. */
const LEAST_LUCK = 0.01;

/** What luck changed for a seat, and half the interval of that. */
export const changeOf = (
  luck: LuckInfo | undefined,
  seat: number,
): { by: number; margin: number } => ({
  by: luck?.changes[seat] ?? 0,
  margin: luck?.margins[seat] ?? 0,
});

/** What every seat could expect when so many steps had been taken. */
export interface Reach {
  step: number;
  shares: readonly number[];
  points: readonly number[];
}

export class Review {
  info = $state.raw<ReviewInfo | null>(null);
  trouble = $state("");
  stopped = $state(false);
  /** How many moves had been made before each step, and at the end. */
  readonly #made: readonly number[];

  constructor(readonly replay: Replay) {
    this.#made = movesMade(replay);
  }

  get sight(): number | "open" | null {
    return this.replay.open ? "open" : this.replay.seat;
  }

  get done(): number {
    return this.info?.done ?? 0;
  }

  get finished(): boolean {
    return this.info?.done === 1;
  }

  /** Ask for the review and follow it; call it inside an effect. */
  follow(): (() => void) | undefined {
    if (this.stopped) return undefined;
    let next: ReturnType<typeof setTimeout>;
    let left = false;
    const ask = async (): Promise<void> => {
      try {
        const info = await api.review("POST", this.replay.match, this.sight);
        if (left) return;
        this.info = info;
        this.trouble = "";
        if (info.done !== 1) next = setTimeout(() => void ask(), ASK_EVERY);
      } catch (error) {
        if (left) return;
        this.#tell(error);
        if (error instanceof Refused && error.code === "unreachable")
          next = setTimeout(() => void ask(), ASK_AGAIN);
        else this.stopped = true;
      }
    };
    void ask();
    return () => {
      left = true;
      clearTimeout(next);
    };
  }

  async stop(): Promise<void> {
    this.stopped = true; // which ends following it, and lets it be followed again
    this.trouble = "";
    try {
      await me.known();
      await api.review("DELETE", this.replay.match, this.sight);
    } catch (error) {
      this.#tell(error);
    }
  }

  begin(): void {
    this.trouble = "";
    this.stopped = false;
  }

  #tell(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.trouble = problemInWords(error.code, error.details);
  }

  /** The step that is reached with so many moves. */
  stepOf(number: number): number {
    return stepWith(this.#made, number);
  }

  /** The stream, one point a step: the last moment of each counts. */
  get stream(): readonly Reach[] {
    const reached = new Map<number, Reach>();
    for (const { number, shares, points } of this.info?.moments ?? []) {
      const step = this.stepOf(number);
      reached.set(step, { step, shares, points });
    }
    return [...reached.values()];
  }

  /** What every seat could expect at a step. */
  at(step: number): Reach | undefined {
    return this.stream.findLast((reach) => reach.step <= step);
  }

  decision(number: number): DecisionInfo | undefined {
    return this.info?.decisions.find((each) => each.number === number);
  }

  /** The decision that is made at a step. */
  decisionAt(step: number): DecisionInfo | undefined {
    return this.info?.decisions.find(({ number }) => this.stepOf(number) === step);
  }

  /** The moments in which luck moved a seat's share most, beyond its margin, the best first. */
  luck(seat: number): readonly { step: number; by: number; margin: number }[] {
    return (this.info?.luck ?? [])
      .map((luck) => ({ step: this.#stepAfter(luck), ...changeOf(luck, seat) }))
      .filter(({ by, margin }) => Math.abs(by) >= Math.max(LEAST_LUCK, margin))
      .sort((one, other) => other.by - one.by);
  }

  /** What luck changed between two decisions, once the last move of NATURE between them has been made. */
  luckAt(step: number): LuckInfo | undefined {
    return this.info?.luck.find((luck) => this.#stepAfter(luck) === step);
  }

  /** The step that is reached by the last of these moves of NATURE. */
  #stepAfter({ first, number }: LuckInfo): number {
    const isInside = (at: number): boolean =>
      (this.#made[at] ?? 0) >= first && (this.#made[at + 1] ?? 0) <= number;
    return 1 + this.replay.steps.findLastIndex(({ seat }, at) => seat === null && isInside(at));
  }
}
