/** The four games as the home page shows them. What is not told here is asked from the server. */
import type { Component } from "svelte";
import Astoria from "./pictures/Astoria.svelte";
import Festival from "./pictures/Festival.svelte";
import Festo from "./pictures/Festo.svelte";
import Ufos from "./pictures/Ufos.svelte";
import { TITLES } from "./titles";

export interface World {
  game: string;
  title: string;
  fewest: number;
  most: number;
  minutes: number;
  /** How many sit down when nothing is asked. */
  usual: number;
  Picture: Component;
}

export const WORLDS: readonly World[] = [
  { game: "festo", title: TITLES.festo, fewest: 2, most: 5, minutes: 60, usual: 4, Picture: Festo },
  {
    game: "festival",
    title: TITLES.festival,
    fewest: 4,
    most: 5,
    minutes: 30,
    usual: 4,
    Picture: Festival,
  },
  {
    game: "ufos",
    title: TITLES.ufos,
    fewest: 2,
    most: 5,
    minutes: 60,
    usual: 3,
    Picture: Ufos,
  },
  {
    game: "astoria",
    title: TITLES.astoria,
    fewest: 3,
    most: 6,
    minutes: 120,
    usual: 4,
    Picture: Astoria,
  },
];
