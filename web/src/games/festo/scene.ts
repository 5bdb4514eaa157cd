/** What every part of the board knows: the table, who sits there, how to say and to decide. */
import { createContext } from "svelte";
import type { Decider } from "../../parts/decider.svelte";
import type { SeatShown } from "../../parts/seats";
import type { Say } from "../../words/words.svelte";
import type { View } from "./view";

export interface Scene {
  readonly table: View;
  readonly seats: SeatShown[];
  readonly you: number | null;
  readonly toMove: number | null;
  readonly decider: Decider;
  readonly say: Say;
}

export const [scene, setScene] = createContext<Scene>();
