/** My matches and the tables at which everybody is welcome, looked up again and again while the page is seen. */
import { me } from "../people/me.svelte";
import { api } from "../wire/api";
import type { TableInfo } from "../wire/types";

const EVERY = 10_000;

export class Tables {
  mine = $state.raw<TableInfo[]>([]);
  #all = $state.raw<TableInfo[]>([]);

  /** Those that wait for me. */
  waiting = $derived(this.mine.filter((info) => info.your_turn && info.phase === "playing"));
  /** Those of others. */
  open = $derived.by(() => {
    const own = new Set(this.mine.map(({ table }) => table));
    return this.#all.filter(({ table }) => !own.has(table));
  });

  constructor() {
    $effect(() => {
      const known = me.person !== null;
      void this.#look(known);
      const again = setInterval(() => void this.#look(known), EVERY);
      return () => clearInterval(again);
    });
  }

  async #look(known: boolean): Promise<void> {
    if (document.visibilityState === "hidden") return;
    const [own, all] = await Promise.all([
      known ? api.matches().catch(() => this.mine) : [],
      api.tables().catch(() => this.#all),
    ]);
    [this.mine, this.#all] = [own, all];
  }
}
