/** From meaning to meaning by key: `i` begins, arrows go on, Enter opens the paragraph, Escape goes back. */
import { flushSync } from "svelte";
import { preferences } from "../preferences.svelte";
import { isDrawing, type Meanings } from "./meanings.svelte";

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Takes keys before the board does; `openRule` is called for the paragraph of what is shown. */
export function walker(meanings: Meanings, openRule: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const at = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (at instanceof Element && at.closest("input, select, textarea, dialog")) return;
    const walking = meanings.walkedFrom !== null;
    const step = STEPS[event.key] ?? 0;
    if (event.key === "i" && preferences.keys) walk(meanings, 0);
    else if (walking && step) walk(meanings, step);
    else if (walking && event.key === "Enter") {
      openRule();
      meanings.hide();
    } else if (meanings.shown && event.key === "Escape") walkBack(meanings);
    else {
      if (walking && event.key === "Tab") meanings.hide();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}

function walk(meanings: Meanings, step: number): void {
  const all = [...document.querySelectorAll<HTMLElement>("[data-meaning]")].filter((each) =>
    each.checkVisibility(),
  );
  const here = meanings.shown?.element ?? document.activeElement?.closest("[data-meaning]") ?? null;
  const found = all.findIndex((each) => each === here);
  const first = all.findIndex((each) => each.closest("main"));
  const element = all[found < 0 ? Math.max(0, first) : (found + step + all.length) % all.length];
  if (!element) return;
  meanings.walkedFrom ??= document.activeElement ?? document.body;
  if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  meanings.show(element);
  flushSync(); // the card is there before the thing is read aloud
  element.focus({ preventScroll: true });
}

function walkBack(meanings: Meanings): void {
  const back = meanings.walkedFrom;
  meanings.hide();
  if (isDrawing(back)) back.focus();
}
