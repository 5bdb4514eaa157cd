/** What lies above the page for a while: Back closes it, and the focus returns to where it was. */

let opened = 0;
/** A step back in the history that is under way. */
let stepping: Promise<void> = Promise.resolve();

/** Open a layer; `close` is called when the reader goes back. Call the returned function when it has been closed. */
export function openLayer(close: () => void): () => void {
  const returnFocus = keepFocus();
  const mark = `${performance.timeOrigin}:${++opened}`;
  let open = true;
  const isOnTop = () => (history.state as { layer?: string } | null)?.layer === mark;
  const leave = () => {
    if (!isOnTop()) close();
  };
  void stepping.then(() => {
    if (!open) return;
    history.pushState({ layer: mark }, "");
    addEventListener("popstate", leave);
  });
  return () => {
    open = false;
    removeEventListener("popstate", leave);
    returnFocus();
    // If it was closed by going to another page, the history has moved on already.
    setTimeout(() => {
      if (isOnTop()) stepping = stepBack();
    });
  };
}

function stepBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("popstate", () => resolve(), { once: true });
    history.back();
  });
}

/** Remembers what has the focus; the returned function restores it. */
function keepFocus(): () => void {
  const before = document.activeElement;
  return () => {
    const [found] = [before, openerOf(before), document.getElementById("main")].filter(isInSight);
    if (found instanceof HTMLElement || found instanceof SVGElement) found.focus();
  };
}

/** The button that opens the menu in which something stands. */
function openerOf(element: Element | null): Element | null {
  const menu = element?.closest("[popover]");
  return menu ? document.querySelector(`[popovertarget="${menu.id}"]:not([popover] *)`) : null;
}

const isInSight = (element: Element | null): boolean =>
  element !== null && element !== document.body && element.checkVisibility();
