/** Phrases, lines and cells in words, for one reader: the twin of tafelrunde/kernel/reading.py. */
import type { Arguments } from "../wire/api";
import type { Line, Phrase, Row, Seat } from "../wire/types";
import { say, words } from "./words.svelte";

type Argument = Phrase["arguments"][string];
type Cell = Row["cells"][number];

/** Says one thing beside another, for games that have no words of their own for it. */
const WITH_VALUE = "thing-with-value";
/** How each language joins a list; British English has no comma before "and". */
const LISTS = { en: "en-GB", de: "de", fr: "fr" };

export class Reader {
  constructor(
    readonly game: string,
    readonly names: readonly string[],
    readonly you: number | null,
  ) {}

  /** A line of the log; `$who` and `$name` are who acts. What a stand-in did is told as its deed, also to the seat. */
  line({ phrase, seat, standIn = false }: Line & { standIn?: boolean }): string {
    const who = this.#who(phrase, seat);
    const more: Arguments = { who: standIn && who === "you" ? "other" : who };
    if (seat !== null) {
      const name = this.name(seat);
      more["name"] = standIn ? say("stand-in-for", { name }) : name;
    }
    return this.say(phrase, more);
  }

  /** A phrase in words; if the game has no words for it, its notation. */
  say({ code, arguments: about }: Phrase, more: Arguments = {}): string {
    if (code === WITH_VALUE)
      return Object.values(about)
        .map((each) => this.said(each))
        .join(" ");
    const named = Object.entries(about).map(([name, each]) => [
      name,
      typeof each === "object" ? this.said(each) : each,
    ]);
    const found = this.find(code, { ...(Object.fromEntries(named) as Arguments), ...more });
    return found ?? String(about["notation"] ?? code);
  }

  /** Any argument in words. */
  said(argument: Argument): string {
    if (typeof argument !== "object") return String(argument);
    if (Array.isArray(argument)) return this.list(argument.map((each) => this.said(each)));
    return isSeat(argument) ? this.name(argument.seat) : this.say(argument);
  }

  /** "Ada, Ben and Cid". */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(LISTS[words.language]).format(names);
  }

  /** A cell of a sheet. */
  cell(cell: Cell): string {
    if (Array.isArray(cell)) return cell.map((each) => this.said(each)).join(", ");
    return cell === null ? "" : this.said(cell);
  }

  /** Who sits there; nobody is chance. */
  name(seat: number | null): string {
    return seat === null ? say("chance") : (this.names[seat] ?? "");
  }

  /** A message of the game, or null if it has none that fits. */
  find(code: string, about: Arguments = {}): string | null {
    return words.find(this.game, code, about);
  }

  #who({ arguments: about }: Phrase, seat: number | null): string {
    if (this.you === null) return "other";
    if (seat === this.you) return "you";
    const named = Object.values(about).some((each) => isSeat(each) && each.seat === this.you);
    return named ? "target" : "other";
  }
}

export function isSeat(argument: Argument | null): argument is Seat {
  return typeof argument === "object" && argument !== null && "seat" in argument;
}
