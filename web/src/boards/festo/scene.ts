/** What every part of the board knows: the table, who sits there, how to say and to decide. */
import { createContext } from "svelte";
import type { Decider } from "../../table/decider.svelte";
import type { Say, SeatShown } from "../board";
import type { Table } from "./table";

export interface Scene {
  readonly table: Table;
  readonly seats: SeatShown[];
  readonly you: number | null;
  readonly toMove: number | null;
  readonly decider: Decider;
  readonly say: Say;
}

export const [scene, setScene] = createContext<Scene>();
