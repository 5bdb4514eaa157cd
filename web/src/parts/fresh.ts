/** What has just appeared takes no click for a moment: a pointer that rests there was meant for what was there before. */
const MOMENT = 400;

/** Marks something as just shown, `<button {@attach fresh}>`; theme/targets.css keeps pointers from it. Keys count at once. */
export function fresh(element: HTMLElement | SVGElement): void {
  element.dataset["fresh"] = "";
  setTimeout(() => delete element.dataset["fresh"], MOMENT);
}
