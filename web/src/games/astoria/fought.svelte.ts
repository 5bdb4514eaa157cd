/** Keeps the battle that was decided last, until something else happens. */
import { untrack } from "svelte";
import type { SeenMove } from "../../wire/types";
import { foughtIn, type Fought } from "./battle";
import type { View } from "./view";

export class LastBattle {
  fought = $state.raw<Fought | null>(null);
  #before: View | null = null;

  constructor(now: () => { view: View; news: readonly SeenMove[] }) {
    $effect.pre(() => {
      const { view, news } = now();
      untrack(() => (this.fought = foughtIn(this.#before ?? view, news)));
      this.#before = view;
    });
  }
}
