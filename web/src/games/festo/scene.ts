/** What every part of the board knows: what the board is given, with the view as the table. */
import { createContext } from "svelte";
import type { BoardProps } from "../../parts/board";
import type { Facts, View } from "./view";

export interface Scene extends BoardProps<View, Facts> {
  readonly table: View;
}

export const [scene, setScene] = createContext<Scene>();
