/** Which board a game has: its own, loaded when it is needed, or the plain one. */
import type { Board } from "./board";

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");

export async function boardOf(game: string): Promise<Board> {
  const load = boards[`./${game}/Board.svelte`] ?? boards["./plain/Board.svelte"];
  if (!load) throw new Error("the plain board is missing");
  return (await load()).default;
}
