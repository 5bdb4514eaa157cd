/** A reader at a table: what they hear, decide, ask and say. */
import { preferences } from "../preferences.svelte";
import {
  Connection,
  SET_ASIDE,
  type Hooks,
  type Reply,
  type ConnectionState,
  type Transport,
  type Command,
} from "../wire/connection";
import { api } from "../wire/api";
import type { Choice, FromServer, Move, Problem, Ranked, Refusal, Section } from "../wire/types";
import { isDrawn } from "../catalogue";
import { chime } from "../parts/sounds";
import { Coach } from "./coach.svelte";
import { contribution } from "./dice";
import { Decider, touches } from "../parts/decider.svelte";
import { soundOf } from "./message-sound";
import { Pace } from "./pace.svelte";
import { Table } from "./table.svelte";

/** Why something was not done: a rule of the game, or else a problem of the server's list. */
export interface Objection {
  code: Problem | "lost" | "not-now";
  details: Record<string, string | number>;
  rule: string | null;
  /** The kind of the move that the rule forbids, if it is known. */
  kind: string | null;
  /** What would be allowed. */
  instead: Choice[];
}

export class Visit {
  table: Table;
  decider: Decider;
  connectionState = $state.raw<ConnectionState>("joining");
  /** Why there is nothing to see here: the table does not exist, or no longer, or cannot be opened. */
  missing = $state.raw<Refusal | null>(null);
  objection = $state.raw<Objection | null>(null);
  /** The move that waits to be confirmed, if the reader wants that. */
  pending = $state.raw<Choice | null>(null);
  coach: Coach;
  hints = $state.raw<Ranked[]>([]);
  thinking = $state.raw(false);
  /** The table in words, while the reader wants to read it. */
  reading = $state.raw<readonly Section[] | null>(null);
  busy = $state.raw(false);
  pace = new Pace({
    show: (update) => this.#take(update),
    seat: () => this.table.you.seat,
    hurries: () => this.table.settings?.clock.kind !== "none",
  });
  #connection: Transport;
  #inWords = false;
  #moves: Promise<Choice[]> | null = null;

  /** Whether this is a lesson: somebody explains, and there is nobody to invite. */
  readonly taught: boolean;

  constructor(id: string, connect?: (hooks: Hooks) => Transport) {
    this.taught = connect !== undefined;
    this.table = new Table(id);
    this.coach = new Coach(this.table, (command) => this.#connection.ask(command));
    this.decider = new Decider({
      play: (choice) => this.choose(choice),
      refuse: (targets) => void this.#explain(targets),
    });
    const hooks: Hooks = {
      seen: () => this.table.number,
      sheet: () => this.#inWords,
      hear: (message) => this.#hear(message),
      stand: (state) => (this.connectionState = state),
    };
    this.#connection = connect ? connect(hooks) : new Connection(id, hooks);
  }

  close(): void {
    this.#connection.close();
    this.pace.clear();
  }

  get mayUndo(): boolean {
    const { you, now, settings } = this.table;
    return you.seat !== null && now?.phase === "playing" && settings?.undo === true;
  }

  get mayHint(): boolean {
    return this.decider.decision !== null && this.table.settings?.hints === true;
  }

  /** Make a move, or ask once more if the reader wants that or the coach objects. What took two steps was meant. */
  choose(choice: Choice): void {
    this.objection = null;
    this.coach.drop();
    if (this.coach.objects(choice)) {
      this.pending = null;
      this.hints = [];
      return;
    }
    const meant = this.pending === choice || this.decider.chosen.length > 0;
    if (preferences.confirm && !meant) this.pending = choice;
    else void this.#play(choice);
  }

  /** Make the move that the coach objects to. */
  insist(): void {
    const choice = this.coach.advice?.held?.choice;
    this.coach.drop();
    if (choice) void this.#play(choice);
  }

  /** Not this one after all. */
  reconsider(): void {
    this.coach.drop();
    this.pending = null;
    this.objection = null;
    this.decider.cancel();
  }

  /** Ask the server for something; a refusal is shown. */
  async send(command: Command): Promise<Reply> {
    this.objection = null;
    const reply = await this.#connection.ask(command);
    if (reply.type === "lost") this.#object({ code: "lost" });
    if (reply.type === "refusal") {
      this.#object({ ...reply, details: reply.arguments });
    }
    return reply;
  }

  /** Begin the match, with something of one's own in the dice. */
  async start(level: number): Promise<void> {
    const ready = await this.send({ type: "ready", contribution: contribution() });
    if (ready.type === "done") await this.send({ type: "start", level });
  }

  /** Ask what a strong bot thinks of the moves; asked again, it is put away. */
  async askHint(): Promise<void> {
    if (this.hints.length) return this.dropHints();
    if (this.thinking) return;
    this.coach.drop();
    this.thinking = true;
    const reply = await this.send({ type: "hint" });
    this.thinking = false;
    if (reply.type !== "hinted" || reply.turn !== this.decider.decision?.turn) return;
    this.hints = reply.moves;
    this.pointAt(reply.moves[0]?.move);
  }

  dropHints(): void {
    this.hints = [];
    this.pointAt();
  }

  /** Show on the board what a move touches. */
  pointAt(move?: Move): void {
    this.decider.point(this.choiceOf(move)?.targets ?? []);
  }

  /** The legal move that is this one. */
  choiceOf(move?: Move): Choice | undefined {
    return this.decider.decision?.choices.find((each) => each.move.notation === move?.notation);
  }

  /** Take back my last decision; with `ask`, with everything after it, if the others agree. Practice needs no asking. */
  async undo(ask = this.table.alone && this.table.now?.practice === true): Promise<void> {
    await this.send({ type: "undo", turn: this.table.now?.turn ?? 0, decisions: 1, ask });
  }

  /** Ask for the table in words. */
  async read(): Promise<void> {
    const reply = await this.send({ type: "read" });
    if (reply.type === "read") this.reading = reply.sheet;
  }

  async #play(choice: Choice): Promise<void> {
    const decision = this.decider.decision;
    if (!decision) return;
    this.pending = null;
    this.busy = true;
    this.decider.ask(null);
    await this.send({ type: "play", turn: decision.turn, move: choice.move.notation });
    this.busy = false;
    this.#askAgain();
  }

  #hear(message: FromServer): void {
    if (message.type === "refusal" && message.id === null) {
      const { code } = message;
      if (code === "no-table" || code === "no-spectators" || SET_ASIDE.has(code))
        this.missing = message;
      else this.#object({ ...message, details: message.arguments });
    }
    if (message.type === "update") return this.pace.hear(message);
    if (message.type === "sync") this.pace.clear();
    this.#take(message);
  }

  /** It is seen now. */
  #take(message: FromServer): void {
    const before = this.table.now;
    if (this.table.hear(message)) this.#connection.resume();
    if (message.type === "sync") this.#askForWords();
    const sound = soundOf(message, before, this.table.now);
    if (sound) chime(sound);
    if (this.table.now === before) return;
    this.coach.drop();
    this.hints = [];
    this.pending = null;
    this.objection = null;
    this.decider.point([]);
    this.#askAgain();
  }

  /** A game without a board of its own is shown in words; which game it is says the first sync. */
  #askForWords(): void {
    const game = this.table.settings?.game;
    if (this.#inWords || game === undefined || isDrawn(game)) return;
    this.#inWords = true;
    this.#connection.resume();
  }

  #askAgain(): void {
    const decision = this.table.now?.decision ?? null;
    if (!this.busy || decision?.turn !== this.decider.decision?.turn) this.decider.ask(decision);
  }

  /** A thing was touched that is no part of a legal move: find the move that was meant, and the rule against it. */
  async #explain(touched: readonly string[]): Promise<void> {
    const decision = this.decider.decision;
    if (!decision) return this.#object({ code: this.busy ? "late" : "not-your-turn" });
    this.#moves ??= api.moves(this.table.settings?.game ?? "");
    const moves = await this.#moves.catch(() => []);
    const touching = moves.filter((each) => touches(each, touched));
    const meant =
      touching.find(({ move }) => decision.kinds.includes(move.kind)) ?? touching[0] ?? null;
    if (!meant) return this.#object({ code: "not-now", instead: decision.choices });
    const reply = await this.#connection.ask({ type: "why-not", move: meant.move.notation });
    if (reply.type === "answer" && reply.rule) {
      const { rule, instead } = reply;
      this.#object({ code: "refused", rule, kind: meant.move.kind, instead });
    } else {
      this.#object({ code: "not-now", instead: decision.choices });
    }
  }

  #object(objection: Partial<Objection> & Pick<Objection, "code">): void {
    chime("refused");
    this.objection = { details: {}, rule: null, kind: null, instead: [], ...objection };
  }
}
