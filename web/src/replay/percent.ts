/** Shares of the win in words: 0.14 is 14 %. */
import { words } from "../words/words.svelte";

const format = (share: number, signDisplay: "auto" | "exceptZero"): string =>
  new Intl.NumberFormat(words.language, { style: "percent", signDisplay })
    .format(Math.abs(share) < 0.005 ? 0 : share)
    .replace("-", "−");

export const percent = (share: number): string => format(share, "auto");

/** A change, with its sign. */
export const change = (share: number): string => format(share, "exceptZero");
