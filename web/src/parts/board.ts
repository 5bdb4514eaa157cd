/** What a board is given. It knows how its game looks and nothing of its rules. */
import type { Component } from "svelte";
import type { Line, TallyLine, SeenMove } from "../wire/types";
import type { Say } from "../words/words.svelte";
import type { Decider } from "./decider.svelte";
import type { SeatShown } from "./seats";

/** The fields of a view by name, as the server sends them. Each game's own type is generated: games/<game>/view.ts. */
export type Fields = Readonly<Record<string, unknown>>;

export interface BoardProps<View = Fields, Facts = unknown> {
  /** What the reader may know of the table; what they may not know is null. */
  view: View;
  /** What the game works out from this view, such as odds; null if nothing. */
  facts?: Facts | null;
  seats: SeatShown[];
  /** The reader's seat; null is a spectator. */
  you: number | null;
  toMove: number | null;
  /** Marks drawings as targets and takes clicks and keys on them; in a replay it takes none. */
  decider: Decider;
  say: Say;
  /** The moves that led to this view from the one before, for animation; empty after a jump. */
  news: SeenMove[];
  /** The newest lines of the log, which tell these moves. */
  lines?: readonly Line[];
  /** Where the points of each seat come from, as far as the reader can see. */
  tally?: readonly TallyLine[][] | null;
  /** Whether what the end of the match turns up still lies hidden at a place; such a place has `data-covered`. */
  covers?(place: string): boolean;
}

export type Board = Component<BoardProps>;

/** What all parts of a board know: what the board is given, as it is at any time, and what it works out besides. */
export const sceneOf = <Given extends object, Besides extends object>(
  given: () => Given,
  besides: Besides,
): Given & Besides =>
  new Proxy(besides, {
    get: (_, key) => Reflect.get(key in besides ? besides : given(), key) as unknown,
  }) as Given & Besides;
