/** A colour and its glyph have one sign, on gems, seals and wizards alike. */
import type { Emblem } from "../../parts/seats";
import type { Colour } from "./view";

export const SIGNS: Record<Colour, Emblem> = {
  red: "flame",
  orange: "sun",
  yellow: "star",
  green: "leaf",
  blue: "wave",
  purple: "moon",
};
