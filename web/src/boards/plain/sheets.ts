/** What the plain board shows of a game, and in which order. */
import type { Fields } from "../board";

/** A field of the view; `kind` is the message of the game that names its values, `keys` the one for its keys. */
export interface Entry {
  field: string;
  kind?: string;
  keys?: string;
  /** It is not shown while it is this. */
  unless?: string | number;
  /** It is a mere yes or no. */
  yes?: boolean;
}

export interface Sheet {
  /** Of the whole table. */
  table: Entry[];
  /** Of each seat: the first axis of these fields is the seats. */
  seats: Entry[];
  /** Things with several properties: a row each. */
  things: { kind: string; columns: Entry[] }[];
}

const SHEETS: Record<string, Sheet> = {
  ufos: {
    table: [
      { field: "round_now" },
      { field: "fight", kind: "place" },
      { field: "steps_left", unless: 0 },
    ],
    seats: [{ field: "counter" }, { field: "ufos", kind: "place", keys: "ufo" }],
    things: [
      {
        kind: "city",
        columns: [{ field: "tile" }, { field: "restaurants" }, { field: "witnesses" }],
      },
      { kind: "village", columns: [{ field: "stand" }] },
    ],
  },
  astoria: {
    table: [
      { field: "round_now" },
      { field: "health" },
      { field: "rage" },
      { field: "hordes" },
      { field: "reinforcement" },
      { field: "mob" },
      { field: "unrest" },
      { field: "open_invasion", kind: "invasion" },
      { field: "warlords", kind: "glyph" },
      { field: "reserve", kind: "colour" },
      { field: "glyphs", kind: "glyph" },
      { field: "defence", kind: "glyph" },
      { field: "pile_count" },
    ],
    seats: [
      { field: "colour", kind: "colour" },
      { field: "role", kind: "role", unless: "wizard" },
      { field: "goal", kind: "goal" },
      { field: "shown", kind: "goal" },
      { field: "power" },
      { field: "stock", kind: "colour" },
      { field: "flask", kind: "colour" },
      { field: "hand_size" },
      { field: "hand", kind: "card" },
      { field: "guards", unless: 0 },
      { field: "exile", unless: 0, yes: true },
      { field: "cleared", kind: "faction" },
    ],
    things: [
      {
        kind: "card",
        columns: [{ field: "before" }, { field: "lies" }, { field: "placed", kind: "colour" }],
      },
    ],
  },
};

const OURS = new Set(["seats", "phase"]);

/** The sheet of a game; for a game that has none, everything its view tells. */
export function sheetOf(game: string, view: Fields, seats: number): Sheet {
  const written = SHEETS[game];
  if (written) return written;
  const fields = Object.keys(view).filter((field) => !OURS.has(field) && view[field] !== null);
  const ofSeats = (field: string) => Array.isArray(view[field]) && view[field].length === seats;
  return {
    table: fields.filter((field) => !ofSeats(field)).map((field) => ({ field })),
    seats: fields.filter(ofSeats).map((field) => ({ field })),
    things: [],
  };
}
