/**
 * One way to animate, for every board.
 *
 * A board marks places with `data-anchor="hand:2"` and what can fly inside them with `data-piece` (without one the whole
 * place flies). After each move it says which pieces went where, and this module lets them fly there.
 */
import type { TransitionConfig } from "svelte/transition";
import type { SeenMove } from "../wire/types";

/** A piece on its way between two anchors. The first of several starting points that was in sight counts. */
export interface Journey {
  from: string | readonly string[];
  to: string;
  /** Anchors it passes on its way; of a pair, it leaves the board at the first and comes back at the second. */
  via?: readonly (string | readonly [string, string])[];
  /** It is turned over on its way. */
  turns?: boolean;
  /** It turns around itself on its way. */
  spins?: boolean;
}

interface Scene<View> {
  board: HTMLElement | undefined;
  view: View;
  news: readonly SeenMove[];
}

type Piece = HTMLElement | SVGElement;
type Seen = ReadonlyMap<string, DOMRect>;
/** Where a piece starts and passes; two places at once where it leaves the board and comes back. */
type Way = readonly (readonly DOMRect[])[];

/** The longest that the pieces of one move are on their way, in milliseconds. */
const LONGEST = 1200;
/** One piece starts when the one before has a third of its way left. */
const NEXT = 2 / 3;
/** How high a piece is lifted on its way, in pixels. */
const LIFT = 14;

/**
 * Animate a board; call it while the component is set up. `journeys` compares the view before with the one after the
 * moves. While pieces fly the board has `data-moving`.
 */
export function animate<View>(
  scene: () => Scene<View>,
  journeys: (before: View, after: View, news: readonly SeenMove[]) => Journey[],
): void {
  let before: View | null = null;
  let seen: Seen = new Map();
  $effect.pre(() => {
    const { board, view, news } = scene();
    if (board && view !== before && news.length) seen = look(board);
  });
  $effect(() => {
    const { board, view, news } = scene();
    if (board && before !== null && view !== before && news.length)
      fly(board, seen, journeys(before, view, news));
    before = view;
  });
}

/** Where every anchor is now. */
function look(board: HTMLElement): Seen {
  const anchors = [...board.querySelectorAll<Piece>("[data-anchor]")];
  return new Map(
    anchors.map((each) => [each.dataset["anchor"] ?? "", each.getBoundingClientRect()]),
  );
}

/** Let pieces fly to where they are by now, from where their places were seen before. */
function fly(board: HTMLElement, seen: Seen, journeys: readonly Journey[]): void {
  const duration = milliseconds(getComputedStyle(board).getPropertyValue("--calm"));
  if (duration === 0 || journeys.length === 0) return;
  const pause = pauseBetween(duration, journeys.length);
  const landed = new Map<string, number>();
  const flights = journeys.flatMap((journey, at) => {
    const place = board.querySelector<Piece>(`[data-anchor="${CSS.escape(journey.to)}"]`);
    const start = [journey.from]
      .flat()
      .map((from) => seen.get(from))
      .find(Boolean);
    const before = landed.get(journey.to) ?? 0;
    landed.set(journey.to, before + 1);
    const pieces = place ? piecesIn(place) : [];
    const piece = pieces.at(-1 - before) ?? pieces[0];
    if (!place || !piece) return [];
    const timing = { duration, delay: at * pause, easing: "ease-out", fill: "backwards" } as const;
    if (!start || matchMedia("(prefers-reduced-motion: reduce)").matches)
      return [piece.animate({ opacity: [0, 1] }, timing)];
    const way = [[start], ...(journey.via ?? []).map((stop) => placesOf(stop, seen))];
    if (isInsideDrawing(piece)) return [piece.animate(path(piece, way, journey), timing)];
    // What stands for several pieces at once stays in sight.
    const hides = pieces.length > before && !("many" in place.dataset);
    return [send(board, piece, way, journey, timing, hides)];
  });
  settle(board, flights);
}

/** Where a stop on the way is; nowhere if any part of it is out of sight. */
function placesOf(stop: string | readonly [string, string], seen: Seen): DOMRect[] {
  const parts = [stop].flat();
  const found = parts.flatMap((each) => seen.get(each) ?? []);
  return found.length === parts.length ? found : [];
}

/** A transition: something that lay hidden is turned up where it lies. */
export function turnUp(piece: Element): TransitionConfig {
  const duration = milliseconds(getComputedStyle(piece).getPropertyValue("--calm"));
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return { duration, css: (done) => (still ? `opacity: ${done}` : `scale: ${done} 1`) };
}

/** A die falls, tumbles and comes to lie. */
export function tumble(die: Element): void {
  const duration = 1.56 * milliseconds(getComputedStyle(die).getPropertyValue("--calm"));
  if (duration === 0) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const easing = "ease-out";
  const fall: Keyframe[] = [
    { offset: 0, transform: "translateY(-60px) rotate(-270deg)", opacity: 0, easing },
    { offset: 0.35, transform: "translateY(0) rotate(-100deg)", opacity: 1, easing },
    { offset: 0.55, transform: "translateY(-14px) rotate(-40deg)", easing },
    { offset: 1, transform: "none" },
  ];
  die.animate(still ? [{ opacity: 0 }, { opacity: 1 }] : fall, { duration });
}

/** A time as CSS writes it, `320ms` or `.32s`. */
export function milliseconds(time: string): number {
  const [, number, unit] = /^([\d.]+)(m?s)$/.exec(time.trim()) ?? [];
  return Number(number ?? 0) * (unit === "s" ? 1000 : 1);
}

/** The time between the starts of two pieces, so that all of them land in time. */
export function pauseBetween(duration: number, pieces: number): number {
  return Math.max(0, Math.min(duration * NEXT, (LONGEST - duration) / Math.max(1, pieces - 1)));
}

function piecesIn(place: Piece): Piece[] {
  const marked = [...place.querySelectorAll<Piece>("[data-piece]")];
  const outermost = marked.filter((each) => !each.parentElement?.closest("[data-piece]"));
  return outermost.length ? outermost : [place];
}

/** Whether a piece is part of a larger SVG drawing: it flies itself, whereas elsewhere a copy does, above everything. */
const isInsideDrawing = (piece: Piece): boolean =>
  piece instanceof SVGGraphicsElement && piece.ownerSVGElement !== null;

/** Through the middles of where it was to where it is; a piece that goes straight is lifted. */
function path(piece: Piece, way: Way, { turns = false, spins = false }: Journey): Keyframe[] {
  const end = piece.getBoundingClientRect();
  const matrix = isInsideDrawing(piece)
    ? (piece.parentElement as unknown as SVGGraphicsElement).getScreenCTM()
    : null;
  const unit = matrix?.a || piece.currentCSSZoom || 1; // pixels for one unit of the drawing
  const stops = way.filter((places) => places.length);
  const [start, ...passed] = stops.flatMap((places, at) =>
    places.map((each) => ({
      x: (each.x + each.width / 2 - end.x - end.width / 2) / unit,
      y: (each.y + each.height / 2 - end.y - end.height / 2) / unit,
      offset: at / stops.length,
    })),
  );
  const { x, y } = start ?? { x: 0, y: 0 };
  const between = passed.length ? passed : [{ x: x / 2, y: y / 2 - LIFT / unit, offset: 0.5 }];
  return [
    { translate: `${x}px ${y}px`, scale: turns ? "0 1" : "1 1", rotate: "0deg" },
    ...between.map((at) => ({
      offset: at.offset,
      translate: `${at.x}px ${at.y}px`,
      scale: turns ? "0.5 1.1" : "1.15 1.15",
    })),
    { translate: "0px 0px", scale: "1 1", rotate: spins ? "720deg" : "0deg" },
  ];
}

function send(
  board: HTMLElement,
  piece: Piece,
  way: Way,
  journey: Journey,
  timing: KeyframeAnimationOptions,
  hides: boolean,
): Animation {
  const end = piece.getBoundingClientRect();
  const corner = board.getBoundingClientRect();
  const zoom = board.currentCSSZoom || 1;
  const copy = piece.cloneNode(true) as Piece;
  for (const mark of ["target", "anchor", "piece"]) copy.removeAttribute(`data-${mark}`);
  copy.setAttribute("aria-hidden", "true");
  copy.style.cssText += `position: absolute; z-index: 20; pointer-events: none; margin: 0;
    left: ${(end.left - corner.left) / zoom}px; top: ${(end.top - corner.top) / zoom}px;
    width: ${end.width / zoom}px; height: ${end.height / zoom}px;`;
  board.append(copy);
  if (hides) {
    const until = Number(timing.delay) + Number(timing.duration);
    piece.animate({ opacity: [0, 0] }, { duration: until });
  }
  const flight = copy.animate(path(piece, way, journey), timing);
  flight.finished.catch(() => {}).finally(() => copy.remove());
  return flight;
}

const flying = new WeakMap<HTMLElement, number>();

function settle(board: HTMLElement, flights: readonly Animation[]): void {
  const count = (more: number) => {
    const now = (flying.get(board) ?? 0) + more;
    flying.set(board, now);
    board.toggleAttribute("data-moving", now > 0);
  };
  count(flights.length);
  for (const flight of flights) flight.finished.catch(() => {}).finally(() => count(-1));
}
