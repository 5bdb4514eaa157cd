/** The four games as the home page shows them. What is not told here is asked from the server. */
import type { Component } from "svelte";
import Astoria from "./pictures/Astoria.svelte";
import Festival from "./pictures/Festival.svelte";
import Festo from "./pictures/Festo.svelte";
import Ufos from "./pictures/Ufos.svelte";

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
  { game: "festo", title: "Festo!", fewest: 2, most: 5, minutes: 60, usual: 4, Picture: Festo },
  {
    game: "festival",
    title: "Festival",
    fewest: 4,
    most: 5,
    minutes: 30,
    usual: 4,
    Picture: Festival,
  },
  {
    game: "ufos",
    title: "UFOs! Fritten aus dem All",
    fewest: 2,
    most: 5,
    minutes: 60,
    usual: 3,
    Picture: Ufos,
  },
  {
    game: "astoria",
    title: "Astoria",
    fewest: 3,
    most: 6,
    minutes: 120,
    usual: 4,
    Picture: Astoria,
  },
];

/** What a game is called; a game from outside by its name. */
export const titleOf = (game: string): string =>
  WORLDS.find((world) => world.game === game)?.title ?? game;
