/** What every part of the board knows: the table, who sits there, which map, how to say and to decide. */
import { createContext } from "svelte";
import type { BoardProps } from "../../parts/board";
import type { Geography, MapSize } from "./geography";
import type { NamesOnMap } from "./naming";
import type { Kind } from "./pieces";
import type { PilesOnMap } from "./piling";
import type { Place, Prospects, View } from "./view";

export interface Scene extends BoardProps<View, Prospects> {
  readonly size: MapSize;
  readonly map: Geography;
  readonly names: NamesOnMap;
  readonly piles: PilesOnMap;
  /** The UFO that is about to fly. */
  readonly chosen: { start: Place; ufo: Kind } | null;
  /** The place that is pointed at. */
  readonly hinted: Place | null;
}

export const [scene, setScene] = createContext<Scene>();
