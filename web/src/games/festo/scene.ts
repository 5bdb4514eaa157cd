/** What every part of the board knows: what the board is given, with the view as the table. */
import { createContext } from "svelte";
import type { BoardProps } from "../../parts/board";
import type { View } from "./view";

export interface Scene extends BoardProps<View> {
  readonly table: View;
}

export const [scene, setScene] = createContext<Scene>();
