/** Values of a view in words. */
import type { Say, SeatShown } from "../board";

const NOTHING = "–";

export class Naming {
  constructor(
    readonly say: Say,
    readonly seats: readonly SeatShown[],
  ) {}

  /** What a field is called. */
  label(field: string): string {
    const name = field.replace(/_now$/, "");
    return this.#message(`label-${name.replaceAll("_", "-")}`) ?? plain(name);
  }

  /** Something by its name, with the words that the game has for its kind; one of several has a number behind it. */
  name(name: string, kind?: string): string {
    const one = name.replace(/-\d+$/, "");
    return (kind && this.#message(kind, one)) || this.#message(`label-${name}`) || plain(name);
  }

  /** Any value of a view; what the reader may not know, and what is nothing, is a dash. */
  value(value: unknown, kind?: string, kindOfKeys = kind): string {
    if (value === null || value === undefined) return NOTHING;
    if (typeof value === "number") return String(value);
    if (typeof value === "string") return this.#string(value, kind);
    if (Array.isArray(value)) {
      const told = value.filter((each) => each !== null).map((each) => this.value(each, kind));
      return told.length ? told.join(", ") : NOTHING;
    }
    const pairs = Object.entries(value);
    const isSet = pairs.every(([, each]) => each === 1);
    const told = pairs.map(([name, each]) => {
      const named = this.name(name, kindOfKeys);
      if (isSet) return named;
      return typeof each === "number"
        ? `${each} × ${named}`
        : `${named}: ${this.value(each, kind)}`;
    });
    return told.length ? told.join(", ") : NOTHING;
  }

  /** Seats are the only names that are numbers. */
  #string(value: string, kind?: string): string {
    return /^\d+$/.test(value)
      ? (this.seats[Number(value)]?.name ?? value)
      : this.name(value, kind);
  }

  #message(code: string, name?: string): string | null {
    const said = this.say(code, name === undefined ? {} : { [code]: name });
    return said === code ? null : said;
  }
}

const plain = (name: string) => (/\d/.test(name) ? name : name.replaceAll(/[_-]/g, " "));
