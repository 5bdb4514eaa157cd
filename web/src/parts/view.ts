/** What can be touched, in view. */

/** Scroll the board to the first thing that can be touched, if none of them is wholly in view. */
export function bringIntoView(): void {
  const board = document.getElementById("main");
  const targets = [...(board?.querySelectorAll("[data-state=legal]") ?? [])];
  const [first] = targets;
  if (!board || !first) return;
  const view = board.getBoundingClientRect();
  const isInView = (target: Element) => {
    const { top, bottom } = target.getBoundingClientRect();
    return top >= view.top && bottom <= view.bottom;
  };
  if (!targets.some(isInView)) first.scrollIntoView({ block: "center" });
}
