/** What a board is given. It knows how its game looks and nothing of its rules. */
import type { Component } from "svelte";
import type { Decider } from "../table/decider.svelte";
import type { Told } from "../wire/types";

/** A seat as everybody at the table knows it. `emblem` stands on every piece of the seat, beside its colour. */
export interface SeatShown {
  seat: number;
  name: string;
  colour: string;
  /** What can be read on the colour. */
  ink: string;
  emblem: Emblem;
  you: boolean;
}

export type Emblem = "wave" | "sun" | "flame" | "leaf" | "moon" | "star";

/** Says a message of the game's words or of the client's; an attribute is written `card.object`. */
export type Say = (code: string, args?: Record<string, string | number>) => string;

/** The fields of the reader's view, by name, as the server tells them; what the reader may not know is null. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Fields = Record<string, any>;

export interface BoardProps {
  /** The name of the game, for boards that serve several. */
  game: string;
  view: Fields;
  seats: SeatShown[];
  /** The reader's seat; null is a spectator. */
  you: number | null;
  toMove: number | null;
  /** Marks drawings as targets and takes clicks and keys on them; in a replay it takes none. */
  decider: Decider;
  say: Say;
  /** The moves that led to this view from the one before, for animation; empty after a jump. */
  news: Told[];
}

export type Board = Component<BoardProps>;
