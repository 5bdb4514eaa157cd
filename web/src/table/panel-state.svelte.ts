/** What the panel beside the board shows, and how much of what was said is still unread. */
import { MediaQuery } from "svelte/reactivity";
import type { Asked } from "../match/Rules.svelte";
import type { Tab } from "./Panel.svelte";

export class PanelState {
  tab = $state<Tab>("log");
  /** Whether it is open where it is a sheet. */
  open = $state(false);
  /** The paragraph of the rules that was asked for. */
  asked = $state.raw<Asked | null>(null);
  readonly unread: number;
  #read = $state(0);
  /** Where there is no room for the panel it is a sheet above the table. */
  #narrow = new MediaQuery("(max-width: 70rem), (max-height: 34rem) and (orientation: landscape)");

  /** Create it while a component is set up; `said` is how much people have said. */
  constructor(said: () => number) {
    this.unread = $derived(Math.max(0, said() - this.#read));
    $effect(() => {
      if (this.tab === "chat" && (this.open || !this.#narrow.current)) this.#read = said();
    });
  }

  show(tab: Tab): void {
    this.tab = tab;
    this.open = this.#narrow.current;
  }

  showRules(asked: Asked | null): void {
    this.asked = asked;
    this.show("rules");
  }
}
