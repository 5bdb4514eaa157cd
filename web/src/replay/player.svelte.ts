/** A replay: the view, the log and the points at each step. */
import type { Fields } from "../parts/board";
import { replaceDeeds, roundOf } from "../match/deeds";
import type { Deed, Line, Replay, Section, TallyLine, SeenMove } from "../wire/types";

export const PACES = [0.5, 1, 2, 4] as const;
/** Milliseconds for a step at pace 1: a decision; a roll or a draw; each of several draws. */
const DECISION = 1400;
const CHANCE = 700;
const DRAWS = 120;

/** Where something begins for everybody: a round, or another part of the match, which has no number. */
export interface Mark {
  step: number;
  round: number;
  line: Line;
}

export class Player {
  step = $state(0);
  playing = $state(false);
  pace = $state<(typeof PACES)[number]>(1);
  readonly marks: readonly Mark[];
  /** Where a part of a round begins. */
  readonly phases: readonly Mark[];
  #views: Fields[];
  #tallies: (readonly TallyLine[][] | null)[];
  #facts: unknown[];

  constructor(
    readonly replay: Replay,
    step: number,
  ) {
    const views = [replay.view];
    const tallies: (readonly TallyLine[][] | null)[] = [null];
    const facts = [replay.facts];
    for (const { changed, tally, facts: worked } of replay.steps) {
      views.push({ ...views.at(-1), ...changed });
      tallies.push(tally ?? tallies.at(-1) ?? null);
      facts.push(worked ?? facts.at(-1) ?? null);
    }
    this.#views = views;
    this.#tallies = tallies;
    this.#facts = facts;
    this.marks = marksOf(replay);
    this.phases = phasesOf(replay, this.marks);
    this.step = Math.max(0, Math.min(step, this.last));
  }

  get last(): number {
    return this.replay.steps.length;
  }

  get view(): Fields {
    return this.#views[this.step] ?? {};
  }

  /** Where the points come from at this step, as far as the viewer could see. */
  get tally(): readonly TallyLine[][] | null {
    return this.#tallies[this.step] ?? null;
  }

  /** What the game works out from the view at this step. */
  get facts(): unknown {
    return this.#facts[this.step] ?? null;
  }

  /** The log up to this step. */
  get deeds(): readonly Deed[] {
    return this.replay.steps
      .slice(0, this.step)
      .reduce<readonly Deed[]>((deeds, { told }) => replaceDeeds(deeds, told), []);
  }

  get sheet(): readonly Section[] | null {
    return this.replay.steps[this.step - 1]?.sheet ?? this.replay.sheet;
  }

  /** The moves of this step, if it was reached by going one forward. */
  news = $state.raw<SeenMove[]>([]);

  /** The lines that tell this step. */
  get lines(): readonly Line[] {
    return (this.replay.steps[this.step - 1]?.told ?? []).flatMap(({ lines }) => lines);
  }

  /** Whose move comes next. */
  get toMove(): number | null {
    return this.replay.steps[this.step]?.seat ?? null;
  }

  /** The round that this step belongs to. */
  get round(): Mark | undefined {
    return this.marks.findLast(({ step }) => step <= this.step);
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
    const next = setTimeout(() => this.go(this.step + 1), this.#time / this.pace);
    return () => clearTimeout(next);
  }

  /** How long this step is looked at: what nobody decided is over sooner, and cards drawn in a row come at once. */
  get #time(): number {
    const isChance = (step: number) => this.replay.steps[step]?.seat === null;
    if (!isChance(this.step)) return DECISION;
    return isChance(this.step - 1) || isChance(this.step + 1) ? DRAWS : CHANCE;
  }
}

/** What is announced to everybody, where that begins; a deed that grows has its last words. */
function announced({ steps }: Replay): Mark[] {
  const found = new Map<string, Mark>();
  for (const [at, { told }] of steps.entries())
    for (const { first, lines } of told) {
      const headlines = lines.filter(({ weight }) => weight === "headline");
      for (const [number, line] of headlines.entries()) {
        const name = `${String(first)} ${String(number)} ${line.phrase.code}`;
        found.set(name, { step: found.get(name)?.step ?? at + 1, round: roundOf(line), line });
      }
    }
  return [...found.values()];
}

/** A round begins where it is announced. */
function marksOf(replay: Replay): Mark[] {
  const found = announced(replay).filter(({ round }) => round > 0);
  return found.filter(({ round }, at) => found.findIndex((each) => each.round === round) === at);
}

/** What else is announced before the end divides a round. */
function phasesOf(replay: Replay, rounds: readonly Mark[]): Mark[] {
  const isTaken = (step: number) =>
    step === replay.steps.length || rounds.some((round) => round.step === step);
  const found = announced(replay).filter(({ step, round }) => round === 0 && !isTaken(step));
  return found.filter(({ step }, at) => found.findIndex((each) => each.step === step) === at);
}
