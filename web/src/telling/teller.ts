/** A match told in words, from the game's own messages: what may be done, what is decided, what happened. */
import type { Fields } from "../boards/board";
import type { Arguments } from "../wire/doors";
import type { Move, Told } from "../wire/types";
import { say, words } from "../words/words.svelte";
import { festival } from "./festival";

/** A line of the story. `targets` are the things it speaks of; a headline has no seat. */
export interface Line {
  /** Which of all moves it is about. */
  at: number;
  seat: number | null;
  text: string;
  targets: string[];
  headline: boolean;
}

/** What a game tells in its own way. */
export interface Manner {
  /** What messages about a move are given beside its parts. */
  onMove?(move: Move): Arguments;
  /** What messages about the table are given. */
  about?(view: Fields): Arguments;
  /** What is said before and after the thing that happened at one place of the history. */
  around?(teller: Teller, told: readonly Told[], at: number): { before: Line[]; after: Line[] };
}

const MANNERS: Record<string, Manner> = { festival };

export class Teller {
  #manner: Manner;

  constructor(
    readonly game: string,
    readonly names: readonly string[],
    readonly you: number | null,
    readonly view: Fields,
  ) {
    this.#manner = MANNERS[game] ?? {};
  }

  find(code: string, args: Arguments = {}): string | null {
    return words.find(this.game, code, args);
  }

  name(seat: number | null): string {
    return seat === null ? say("chance") : (this.names[seat] ?? "");
  }

  /** A move as something one may choose. */
  choice(move: Move): string {
    const target = targetOf(move);
    const names = target === null ? {} : { name: this.name(target), target: this.name(target) };
    return this.find(`move-${move.kind}`, { ...this.#onMove(move), ...names }) ?? move.notation;
  }

  /** A move as something that happened. */
  happened({ seat, move }: Told): string {
    const target = targetOf(move);
    const actor = seat ?? target;
    const who =
      this.you === null
        ? "other"
        : actor === this.you
          ? "you"
          : target === this.you
            ? "target"
            : "other";
    const names: Arguments = { who, name: this.name(actor) };
    if (target !== null) names["target"] = this.name(target);
    const found = this.find(`log-${move.kind}`, { ...this.#onMove(move), ...names });
    return found ?? `${this.name(seat)}: ${move.notation}`;
  }

  /** What the reader decides now, in one sentence. */
  decision(kinds: readonly string[], count: number): string {
    const about = this.#about();
    const asked = kinds.length === 1 ? [kinds[0], about["phase"]] : [about["phase"]];
    for (const each of asked) {
      const found = this.find(`decide-${each}`, about);
      if (found) return found;
    }
    return say("decide", { count });
  }

  /** What somebody else decides now. */
  waiting(seat: number): string {
    const name = this.name(seat);
    const about = this.#about();
    return this.find(`wait-${about["phase"]}`, { ...about, name }) ?? say("wait", { name });
  }

  /** What happened from some point on, a line each; what chance did in a row is one line. */
  story(told: readonly Told[], since: number): Line[] {
    const lines: Line[] = [];
    for (let at = since; at < told.length; at += 1) {
      const each = told[at];
      if (!each) continue;
      const around = this.#manner.around?.(this, told, at);
      lines.push(...(around?.before ?? []));
      const line = this.#line(each, at);
      const last = lines.at(-1);
      if (
        last &&
        each.seat === null &&
        last.seat === null &&
        !last.headline &&
        told[at - 1]?.seat === null
      ) {
        last.text += `\n${line.text}`;
        last.targets.push(...line.targets);
      } else {
        lines.push(line);
      }
      lines.push(...(around?.after ?? []));
    }
    for (const line of lines) line.text = counted(line.text.split("\n"));
    return lines;
  }

  #line(told: Told, at: number): Line {
    return {
      at,
      seat: told.seat,
      text: this.happened(told),
      targets: Object.entries(told.move.parts).map(([part, name]) => `${part}:${name}`),
      headline: false,
    };
  }

  #onMove(move: Move): Arguments {
    return { ...move.parts, ...this.#manner.onMove?.(move) };
  }

  #about(): Arguments {
    const plain = Object.entries(this.view).filter(
      ([, value]) => typeof value === "string" || typeof value === "number",
    );
    return { ...Object.fromEntries(plain), ...this.#manner.about?.(this.view) };
  }
}

/** The seat a move names. */
function targetOf(move: Move): number | null {
  const seat = move.parts["seat"];
  return seat === undefined ? null : Number(seat);
}

/** Sentences behind each other, equal ones counted. */
function counted(sentences: readonly string[]): string {
  const told: { text: string; times: number }[] = [];
  for (const text of sentences) {
    const last = told.at(-1);
    if (last?.text === text) last.times += 1;
    else told.push({ text, times: 1 });
  }
  return told.map(({ text, times }) => (times === 1 ? text : `${text} (×${times})`)).join(" ");
}
