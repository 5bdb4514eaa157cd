/** What every part of the board knows: the table, who sits there in which colour, how to say and to decide. */
import { createContext } from "svelte";
import type { Decider } from "../../parts/decider.svelte";
import type { SeatShown } from "../../parts/seats";
import type { Say } from "../../words/words.svelte";
import type { Forecast } from "./forecast";
import type { View } from "./view";

export interface Scene {
  readonly view: View;
  /** In the colours of their wizards. */
  readonly seats: SeatShown[];
  readonly you: number | null;
  readonly toMove: number | null;
  readonly decider: Decider;
  readonly say: Say;
  readonly facts: Forecast | null;
  /** Whether something that the end turns up still lies hidden. */
  readonly covers: (place: string) => boolean;
}

export const [scene, setScene] = createContext<Scene>();
