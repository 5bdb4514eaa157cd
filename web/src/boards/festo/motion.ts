/** Moving pieces: each flies from where it was to where it is. */
import type { Journey } from "./journeys";

const LONGEST = 1200;
const PIECES = ".cube, .pawn, .dish";

type Seen = ReadonlyMap<string, DOMRect>;

/** Where everything lies now. */
export function look(board: HTMLElement): Seen {
  const anchors = [...board.querySelectorAll<HTMLElement>("[data-anchor]")];
  return new Map(
    anchors.map((each) => [each.dataset["anchor"] ?? "", each.getBoundingClientRect()]),
  );
}

/** Let pieces fly to where they are by now, from where their places were seen before. */
export function fly(board: HTMLElement, seen: Seen, journeys: Journey[]): void {
  const duration = Number.parseFloat(getComputedStyle(board).getPropertyValue("--calm")) || 0;
  if (duration === 0 || journeys.length === 0) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const pause = Math.min(duration / 3, (LONGEST - duration) / journeys.length);
  const landed = new Map<string, number>();
  journeys.forEach(({ from, to }, at) => {
    const place = board.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(to)}"]`);
    const start = seen.get(from);
    if (place === null || start === undefined) return;
    const before = landed.get(to) ?? 0;
    landed.set(to, before + 1);
    const card = place.querySelector<HTMLElement>(".card");
    const drawn = card ? [card] : [...place.querySelectorAll<SVGElement>(PIECES)];
    const piece = drawn.at(-1 - before) ?? drawn[0];
    if (piece === undefined) return;
    if (still) {
      piece.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: duration / 2 });
    } else {
      send(board, piece, start, duration, at * pause);
      // What stands for several pieces at once stays in sight.
      if (drawn.length > before) appear(piece, duration + at * pause);
    }
  });
}

type Piece = HTMLElement | SVGElement;

function appear(piece: Piece, after: number): void {
  if (piece.closest("[data-many]") === null)
    piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: after });
}

function send(
  board: HTMLElement,
  piece: Piece,
  start: DOMRect,
  duration: number,
  delay: number,
): void {
  const end = piece.getBoundingClientRect();
  const corner = board.getBoundingClientRect();
  const copy = piece.cloneNode(true) as Piece;
  copy.style.cssText += `position: absolute; z-index: 20; pointer-events: none; margin: 0;
    left: ${end.left - corner.left}px; top: ${end.top - corner.top}px; width: ${end.width}px; height: ${end.height}px;`;
  board.append(copy);
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  const flight = copy.animate(
    [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: `translate(${x / 2}px, ${y / 2 - 14}px) scale(1.25)`, offset: 0.5 },
      { transform: "none" },
    ],
    { duration, delay, easing: "ease-out", fill: "backwards" },
  );
  flight.finished.finally(() => copy.remove());
}
