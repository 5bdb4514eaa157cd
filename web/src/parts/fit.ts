/**
 * Makes what lies in a place as small as it must be to be seen whole, where there is room for a whole table: `<main {@attach fit}>`.
 *
 * It gets smaller when more lies there and larger only when the place does, so that nothing jumps to and fro.
 */
const LEAST = 0.68;
const ROOM = { width: 680, height: 480 };
const TRIES = 5;

export function fit(place: HTMLElement): () => void {
  let shown: HTMLElement | null = null;
  let zoom = 1;
  let size = "";

  function measure(): void {
    const inside = place.firstElementChild;
    if (!(inside instanceof HTMLElement)) return;
    if (inside !== shown) watch(inside);
    const now = `${place.clientWidth} ${place.clientHeight}`;
    if (now !== size) set(inside, 1);
    size = now;
    if (place.clientWidth < ROOM.width || place.clientHeight < ROOM.height) return;
    for (let tries = 0; tries < TRIES && place.scrollHeight > place.clientHeight + 1; tries++)
      set(inside, Math.max(LEAST, (zoom * place.clientHeight) / place.scrollHeight - 0.002));
  }

  function set(inside: HTMLElement, to: number): void {
    zoom = to;
    inside.style.setProperty("zoom", to === 1 ? null : to.toFixed(3));
    inside.style.setProperty("--zoom", to.toFixed(3));
  }

  const sizes = new ResizeObserver(measure);
  const children = new MutationObserver(measure);
  function watch(inside: HTMLElement): void {
    if (shown) sizes.unobserve(shown);
    shown = inside;
    size = "";
    sizes.observe(inside);
  }
  sizes.observe(place);
  children.observe(place, { childList: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
}
