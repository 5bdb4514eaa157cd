/**
 * Meaning on demand: what a drawing is and does, for whoever rests on it, holds a finger on it, or asks by key.
 *
 * A drawing says what it means with `data-meaning="crown"`, or with arguments `data-meaning="stars?profession=clown"`.
 * The words are the game's: `meaning-crown`, with what it does in `.line` and its paragraph of the rulebook in `.rule`.
 * Looking never plays: a drawing that only means something keeps clicks from what lies around or beneath it. A drawing
 * that finds out by itself what a click means has `data-plays`, and gets every click.
 */
import type { Arguments } from "../wire/api";

export interface Meaning {
  element: HTMLElement | SVGElement;
  code: string;
  about: Arguments;
}

/** Times in milliseconds: a pointer rests, a finger is held, a card waits for the pointer on its way there. */
const REST = 350;
const HOLD = 450;
const LINGER = 300;
/** How far a finger that is held may slip, in pixels. */
const SLIP = 10;

const PLAYS = "[data-target], button, a, input, select, summary";
export class Meanings {
  shown = $state.raw<Meaning | null>(null);
  #waiting = 0;
  #leaving = 0;
  #pressed = { x: 0, y: 0 };
  /** The finger that is down now has opened a card: what it does next is no click. */
  #held = false;
  /** Where the focus was before somebody went from meaning to meaning by key. */
  walkedFrom: Element | null = null;

  constructor(readonly card: () => HTMLElement | undefined) {}

  show(element: Element | null | undefined): void {
    if (!isDrawing(element)) return this.hide();
    const [code = "", query] = (element.dataset["meaning"] ?? "").split("?");
    const about = [...new URLSearchParams(query)].map(([name, value]) => [name, numeric(value)]);
    this.#stop();
    this.shown = { element, code, about: Object.fromEntries(about) as Arguments };
  }

  hide(): void {
    this.#stop();
    this.shown = null;
    this.walkedFrom = null;
  }

  #stop(): void {
    clearTimeout(this.#waiting);
    clearTimeout(this.#leaving);
    this.#leaving = 0;
  }

  #wait(time: number, then: () => void): void {
    clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(then, time);
  }

  #isOnCard = (event: Event): boolean =>
    event.target instanceof Node && this.card()?.contains(event.target) === true;

  moved = (event: PointerEvent): void => {
    if (event.pointerType === "touch") {
      const { x, y } = this.#pressed;
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP) clearTimeout(this.#waiting);
      return;
    }
    if (this.#isOnCard(event)) return this.#stop();
    if (event.buttons) return;
    this.#wait(REST, () => {
      const under = lies(event.clientX, event.clientY);
      if (under) this.show(under);
    });
    const shown = this.shown?.element.getBoundingClientRect();
    if (!shown || this.walkedFrom) return;
    if (isInside(shown, event.clientX, event.clientY)) {
      clearTimeout(this.#leaving);
      this.#leaving = 0;
    } else this.#leaving ||= window.setTimeout(() => this.hide(), LINGER);
  };

  pressed = (event: PointerEvent): void => {
    this.#held = false;
    clearTimeout(this.#waiting);
    if (this.#isOnCard(event)) return;
    this.hide();
    if (event.pointerType !== "touch") return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    const under = lies(event.clientX, event.clientY);
    if (!under) return;
    this.#wait(HOLD, () => {
      this.#held = true;
      this.show(under);
    });
  };

  released = (event: PointerEvent): void => {
    if (event.pointerType === "touch") clearTimeout(this.#waiting);
  };

  clicked = (event: MouseEvent): void => {
    const at = event.target;
    if (this.#isOnCard(event) || !(at instanceof Element) || at.closest("dialog")) return;
    const nearest = at.closest(`[data-meaning], ${PLAYS}`);
    const learns =
      nearest?.matches("[data-meaning]") && !nearest.matches(PLAYS) && !at.closest("[data-plays]");
    if (learns) this.show(nearest);
    if (learns || this.#held) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.#held = false;
  };

  /** A finger that is held opens the card, not the browser's menu. */
  menu = (event: Event): void => {
    if (this.#held) event.preventDefault();
  };

  focused = (event: FocusEvent): void => {
    const at = event.target;
    if (this.walkedFrom || !(at instanceof Element) || !at.matches(":focus-visible")) return;
    const meant = at.closest("[data-meaning]");
    if (meant) this.#wait(REST, () => this.show(meant));
  };

  left = (event: FocusEvent): void => {
    const leaves = event.target instanceof Node && this.shown?.element.contains(event.target);
    const enters =
      event.relatedTarget instanceof Node && this.card()?.contains(event.relatedTarget);
    if (leaves && !enters && !this.walkedFrom) this.hide();
  };

  scrolled = (event: Event): void => {
    const moves =
      event.target instanceof Node && this.shown && event.target.contains(this.shown.element);
    if (moves && !this.walkedFrom) this.hide();
  };
}

const numeric = (value: string): string | number => (/^\d+$/.test(value) ? Number(value) : value);

export const isDrawing = (element: unknown): element is HTMLElement | SVGElement =>
  element instanceof HTMLElement || element instanceof SVGElement;

/** The uppermost thing with a meaning there, also beneath what takes the clicks. */
function lies(x: number, y: number): Element | undefined {
  const [top, ...beneath] = document.elementsFromPoint(x, y);
  if (top?.closest("dialog")) return undefined;
  const uppermost = top?.closest("[data-meaning]");
  return (
    uppermost ??
    beneath.map((each) => each.closest("[data-meaning]")).find((each) => each !== null) ??
    undefined
  );
}

const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
