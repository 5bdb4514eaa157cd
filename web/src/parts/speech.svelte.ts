/** What is said to those who listen. The page speaks it, or the dialog above the page: `Speech.svelte`. */
import { untrack } from "svelte";

class Speech {
  text = $state("");

  /** Say some sentences; what was said before is replaced. */
  say(sentences: readonly string[]): void {
    const said = sentences.map((each) => ended(each.trim())).filter(Boolean);
    const text = said.join(" ");
    // What is said twice must differ, or nobody hears it the second time.
    if (text) this.text = text === untrack(() => this.text) ? `${text}\u00a0` : text;
  }
}

/** A sentence with an end, so that it is not read on into the next. */
export const ended = (text: string): string =>
  text === "" || /[.!?…:]["”’»)]?$/.test(text) ? text : `${text}.`;

export const speech = new Speech();
