/** What every part of the board knows. The seats are in the colours of their wizards. */
import { createContext } from "svelte";
import type { BoardProps } from "../../parts/board";
import type { Forecast, View } from "./view";

export type Scene = BoardProps<View, Forecast>;

export const [scene, setScene] = createContext<Scene>();
