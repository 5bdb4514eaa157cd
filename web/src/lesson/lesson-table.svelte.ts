/** The table of a lesson: nothing is kept on the server, which is told all the learner has done so far. */
import type { Hooks, Reply, Transport, Command } from "../wire/connection";
import { api, Refused, type CourseAddress } from "../wire/api";
import type { LessonWay, StepInfo, Sync, Update } from "../wire/types";
import { say } from "../words/words.svelte";

const NEXT = "next";

export class LessonTable implements Transport {
  /** Where the learner stands once the table shows event number `at`. */
  told = $state.raw<{ step: StepInfo; at: number } | null>(null);
  /** All the learner has done so far. */
  moves = $state.raw<readonly string[]>([]);
  #shown: readonly string[] | null = null;
  #number = 0;
  #hooks: Hooks;

  constructor(
    readonly course: CourseAddress,
    hooks: Hooks,
  ) {
    this.#hooks = hooks;
    this.resume();
  }

  ask(command: Command): Promise<Reply> {
    return this.#answer(command).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      if (error.code === "unreachable") return { type: "lost" };
      const { code, details } = error;
      return { type: "refusal", id: "", code, arguments: details, rule: null, instead: [] };
    });
  }

  resume(): void {
    this.#shown = null;
    void this.ask({ type: "resume", seen: 0, sheet: this.#hooks.sheet() }).then((reply) => {
      if (reply.type === "refusal") this.#hooks.hear({ ...reply, id: null, code: "no-table" });
      this.#hooks.stand(reply.type === "lost" ? "lost" : "live");
    });
  }

  close(): void {
    this.#hooks.stand("closed");
  }

  next = () => this.#go([...this.moves, NEXT]);
  back = () => this.#go(this.moves.slice(0, -1));
  again = () => this.#go([]);

  async #answer(command: Command): Promise<Reply> {
    const { course } = this;
    if (command.type === "play") await this.#go([...this.moves, command.move]);
    else if (command.type === "undo") {
      if (!this.moves.length) throw new Refused("undo-nothing");
      await this.back();
    } else if (command.type === "why-not")
      return api.lessonWhyNot(course, { moves: [...this.moves], move: command.move });
    else if (command.type === "read") return api.lessonSheet(course, this.#way(this.moves));
    else await this.#go(this.moves);
    return { type: "done", id: "", number: this.#number, doubled: false };
  }

  #way(moves: readonly string[]): LessonWay {
    const shown = this.#shown && [...this.#shown];
    return { moves: [...moves], shown, number: this.#number, sheet: this.#hooks.sheet() };
  }

  async #go(moves: readonly string[]): Promise<void> {
    const { messages, step } = await api.lesson(this.course, this.#way(moves));
    const last = messages.at(-1);
    this.moves = this.#shown = moves;
    this.#number = last?.number ?? this.#number;
    this.told = { step, at: this.#number };
    for (const message of messages) this.#hooks.hear(named(message));
  }
}

/** Somebody whom the server does not know has a name as well: a guest, or the number of their seat. */
function named(message: Sync | Update): Sync | Update {
  if (message.type === "update") return message;
  const seats = message.seats.map((sitter, seat) => {
    if (!sitter || sitter.name) return sitter;
    const name = sitter.level === null ? say("guest") : `${say("seat")} ${String(seat + 1)}`;
    return { ...sitter, name };
  });
  return { ...message, seats };
}
