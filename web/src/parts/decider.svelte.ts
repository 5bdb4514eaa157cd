/** Deciding: one piece of code for mouse, touch, keyboard and screen readers, for every board. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { SvelteMap } from "svelte/reactivity";
import type { Choice, Decision } from "../wire/types";
import { fresh } from "./fresh";

/** How a target looks now; look and outline are drawn by theme/targets.css. */
export type TargetState = "quiet" | "legal" | "chosen";

export interface Actions {
  /** Play a choice. */
  play(choice: Choice): void;
  /** Somebody touched a thing that is no part of any legal move. */
  refuse(targets: readonly string[]): void;
}

/**
 * Whether a move touches some targets: parts of the move, as in `dish:roast`, or its kind, as in `kind:cook`. A thing that
 * serves several kinds of moves names them all: `kind:burn+craft`.
 */
export function touches({ move, targets }: Choice, touched: readonly string[]): boolean {
  return touched.every((each) => targets.includes(each) || isOfKind(move.kind, each));
}

const isOfKind = (kind: string, target: string): boolean =>
  target.startsWith("kind:") && target.slice("kind:".length).split("+").includes(kind);

/** What a target says about itself, and what it takes from the drawing as long as it is one. */
const MARKS = ["target", "state", "lit", "traced", "refused"].map((mark) => `data-${mark}`);
const BORROWED = ["aria-label", "role", "tabindex", "aria-pressed"] as const;

export class Decider {
  #actions: Actions;
  decision = $state.raw<Decision | null>(null);
  /** The targets touched so far; the choices still open contain all of them. */
  chosen = $state.raw<readonly string[]>([]);
  /** Parts that the log or a button of the decision bar points at. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** Parts that somebody else's last move touched, and the colour of who made it. */
  traced = $state.raw<{ parts: ReadonlySet<string>; colour: string } | null>(null);
  /** The targets that were refused last, until something else is touched. */
  refused = $state.raw<string | null>(null);

  open = $derived<readonly Choice[]>(
    (this.decision?.choices ?? []).filter((choice) => touches(choice, this.chosen)),
  );

  /** What each element stood for when it was last marked. */
  #stood = new WeakMap<Element, string>();
  /** How often each target, or group of targets, is drawn now. */
  #drawn = new SvelteMap<string, number>();
  /** The open choices that the board has no drawing left to touch for; the decision bar has buttons for them. */
  offBoard = $derived<readonly Choice[]>(
    this.open.filter(
      (choice) =>
        ![...this.#drawn].some(([names, times]) => times > 0 && this.#narrows(choice, names)),
    ),
  );

  constructor(actions: Actions) {
    this.#actions = actions;
  }

  /** Show another decision, or none. */
  ask(decision: Decision | null): void {
    if (decision?.turn === this.decision?.turn && decision !== null) return;
    this.decision = decision;
    this.chosen = [];
    this.refused = null;
  }

  /** How a target looks; several targets that belong together look like one. */
  state(...targets: string[]): TargetState {
    if (targets.every((target) => this.chosen.includes(target))) return "chosen";
    return this.open.some((choice) => touches(choice, targets)) ? "legal" : "quiet";
  }

  /** A touch narrows the open choices, plays the last one left, takes itself back, or is refused. */
  touch(...targets: string[]): void {
    this.refused = null;
    if (targets.every((target) => this.chosen.includes(target))) {
      this.chosen = this.chosen.filter((each) => !targets.includes(each));
      return;
    }
    const left = this.open.filter((choice) => touches(choice, targets));
    const [only] = left;
    if (only === undefined) {
      const afresh = this.decision?.choices.some((choice) => touches(choice, targets));
      if (afresh) {
        this.chosen = [];
        this.touch(...targets);
      } else {
        this.refused = targets.join("|");
        this.#actions.refuse(targets);
      }
    } else if (left.length === 1) {
      this.#actions.play(only);
    } else {
      this.chosen = [...new Set([...this.chosen, ...targets])];
    }
  }

  /** Let go of everything touched so far. */
  cancel(): void {
    this.chosen = [];
    this.refused = null;
  }

  point(targets: Iterable<string>): void {
    this.lit = new Set(targets);
  }

  /** Show on the board what somebody else has just done, until something else is done. */
  trace(parts: Iterable<string>, colour: string): void {
    this.traced = { parts: new Set(parts), colour };
  }

  /** Whether a part is pointed at, or was touched last. */
  isMarked(part: string): boolean {
    return this.lit.has(part) || this.traced?.parts.has(part) === true;
  }

  /** Makes a drawing a target, or all of several: `<g {@attach decider.target("card:clown-5", "Clown 5")}>`. */
  target(name: string | readonly string[], label: string): Attachment<HTMLElement | SVGElement> {
    const names = typeof name === "string" ? [name] : name;
    const parts = names.filter((each) => !each.startsWith("kind:"));
    return (element) => {
      const before = BORROWED.map((name) => [name, element.getAttribute(name)] as const);
      element.dataset["target"] = names.join("|");
      element.setAttribute("aria-label", label);
      const touch = (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
        this.touch(...names);
      };
      const key = (event: Event) => {
        if (event instanceof KeyboardEvent && (event.key === "Enter" || event.key === " "))
          touch(event);
      };
      element.addEventListener("click", touch);
      element.addEventListener("keydown", key);
      this.#draw(names, 1);
      if (this.#stood.get(element) !== names.join("|")) fresh(element);
      this.#stood.set(element, names.join("|"));
      $effect(() => {
        const state = this.state(...names);
        element.dataset["state"] = state;
        element.dataset["lit"] = String(
          parts.length > 0 && parts.every((each) => this.lit.has(each)),
        );
        const traced = parts.length > 0 && parts.every((each) => this.traced?.parts.has(each));
        element.dataset["traced"] = String(traced);
        element.style.setProperty("--by", traced ? (this.traced?.colour ?? null) : null);
        element.dataset["refused"] = String(this.refused === names.join("|"));
        element.setAttribute("role", state === "quiet" ? "img" : "button");
        if (state === "quiet") {
          element.removeAttribute("tabindex");
          element.removeAttribute("aria-pressed");
        } else {
          element.setAttribute("tabindex", "0");
          element.setAttribute("aria-pressed", String(state === "chosen"));
        }
      });
      return () => {
        element.removeEventListener("click", touch);
        element.removeEventListener("keydown", key);
        this.#draw(names, -1);
        for (const mark of MARKS) element.removeAttribute(mark);
        element.style.removeProperty("--by");
        const relabelled = element.getAttribute("aria-label") !== label;
        for (const [name, value] of before) {
          if (name === "aria-label" && relabelled) continue;
          if (value === null) element.removeAttribute(name);
          else element.setAttribute(name, value);
        }
      };
    };
  }

  /** Whether touching a drawing would be a step towards a choice. */
  #narrows(choice: Choice, drawing: string): boolean {
    const targets = drawing.split("|");
    return touches(choice, targets) && !targets.every((target) => this.chosen.includes(target));
  }

  #draw(names: readonly string[], more: number): void {
    const drawing = names.join("|");
    untrack(() => this.#drawn.set(drawing, (this.#drawn.get(drawing) ?? 0) + more));
  }
}
