/** What is drawn of each game: board, picture and colours. A game that brings no picture gets a plain one. */
import type { Component } from "svelte";
import type { Board, Fields } from "./parts/board";
import type { SeatShown } from "./parts/seats";
import PlainPicture from "./plain/Picture.svelte";

import.meta.glob("./games/*/colours.css", { eager: true });
const pictures = import.meta.glob<Component>("./games/*/Picture.svelte", {
  eager: true,
  import: "default",
});
const boards = import.meta.glob<Board>("./games/*/Board.svelte", { import: "default" });

export const pictureOf = (game: string): Component =>
  pictures[`./games/${game}/Picture.svelte`] ?? PlainPicture;

const load = (game: string) => boards[`./games/${game}/Board.svelte`];

/** Whether a game has a board of its own. */
export const isDrawn = (game: string): boolean => load(game) !== undefined;

/** The board of a game, loaded when it is needed; null if it has none. */
export const boardOf = async (game: string): Promise<Board | null> =>
  (await load(game)?.()) ?? null;

type Appearance = (view: Fields, seat: SeatShown) => SeatShown;
const appearances = import.meta.glob<Appearance>("./games/*/seats.ts", {
  eager: true,
  import: "seatShown",
});

/** The seats as a game shows them: a game may give them colours and emblems of its own. */
export function seatsShown(
  game: string,
  view: Fields | null,
  seats: readonly SeatShown[],
): SeatShown[] {
  const shown = appearances[`./games/${game}/seats.ts`];
  return seats.map((seat) => (shown && view ? shown(view, seat) : seat));
}
