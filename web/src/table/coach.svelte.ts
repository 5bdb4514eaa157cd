/** A coach for a reader who plays with bots: it thinks while they think, and speaks up before a move that costs much. */
import { roundOf } from "../match/deeds";
import { THRESHOLDS, preferences } from "../preferences.svelte";
import type { Reply, Command } from "../wire/connection";
import type { Choice, Coached, Cost, Decision, Ranked } from "../wire/types";
import type { Table } from "./table.svelte";

/** What it says. */
export interface Advice {
  best: Ranked;
  rule: string | null;
  /** The move that waits to be confirmed, and what it costs; null: a tip before anything is chosen. */
  held: { choice: Choice; cost: Cost } | null;
}

export class Coach {
  advice = $state.raw<Advice | null>(null);
  #table: Table;
  #ask: (command: Command) => Promise<Reply>;
  #known = $state.raw<Coached | null>(null);
  /** The turn for which the server was asked last. */
  #askedIn: number | null = null;
  #waits = false;
  /** Where it spoke up last. */
  #spoken: { turn: number; round: number } | null = null;

  constructor(table: Table, ask: (command: Command) => Promise<Reply>) {
    this.#table = table;
    this.#ask = ask;
  }

  get isOn(): boolean {
    return preferences.coach !== "off" && this.#table.alone && this.#table.settings?.hints === true;
  }

  /** The turn that it has thought about last. */
  get turn(): number | undefined {
    return this.#known?.turn;
  }

  /** Think about a decision. Nobody waits for it: who decides faster hears nothing. */
  async watch(decision: Decision | null): Promise<void> {
    if (!this.isOn || !decision || decision.choices.length < 2) return;
    if (this.#waits || this.#askedIn === decision.turn) return;
    this.#askedIn = decision.turn;
    this.#waits = true;
    const reply = await this.#ask({ type: "coach" });
    this.#waits = false;
    const now = this.#table.now?.decision ?? null;
    if (now?.turn !== decision.turn) return this.watch(now);
    if (reply.type !== "coached" || reply.turn !== decision.turn) return;
    this.#known = reply;
    if (preferences.coach === "gentle" && this.#table.sinceYours === 0) this.#speak(null);
  }

  /** Whether it speaks up against a move, which then waits to be confirmed. */
  objects(choice: Choice): boolean {
    const cost = this.#known?.costs.find(({ move }) => move.notation === choice.move.notation);
    const isKnown = this.#known?.turn === this.#table.now?.decision?.turn;
    if (!this.isOn || !isKnown || !cost || cost.wins < THRESHOLDS[preferences.coach]) return false;
    return this.#speak({ choice, cost });
  }

  /** Say nothing more about it. */
  drop(): void {
    this.advice = null;
  }

  /** Once a decision; gently, once a round. */
  #speak(held: Advice["held"]): boolean {
    const best = this.#known?.best;
    const turn = this.#table.now?.turn ?? 0;
    const round = this.#round;
    const again = preferences.coach === "gentle" && this.#spoken?.round === round;
    if (!best || again || this.#spoken?.turn === turn) return false;
    this.#spoken = { turn, round };
    this.advice = { best, rule: this.#known?.rule ?? null, held };
    return true;
  }

  get #round(): number {
    const lines = this.#table.deeds.flatMap((deed) => deed.lines);
    return roundOf(lines.findLast((line) => roundOf(line) > 0));
  }
}
