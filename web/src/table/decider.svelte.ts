/** Deciding: one piece of code for mouse, touch, keyboard and screen readers, for every board. */
import type { Attachment } from "svelte/attachments";
import type { Choice, Decision } from "../wire/types";

/** How a target looks now; look and outline are drawn by theme/targets.css. */
export type TargetState = "quiet" | "legal" | "chosen";

export interface Deeds {
  /** Play a choice. */
  play(choice: Choice): void;
  /** Somebody touched a thing that is no part of any legal move. */
  refuse(target: string): void;
}

export class Decider {
  #deeds: Deeds;
  decision = $state.raw<Decision | null>(null);
  /** The targets touched so far; the choices still open contain all of them. */
  chosen = $state.raw<readonly string[]>([]);
  /** Targets that the log or a button of the decision bar points at. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The target that was refused last, until something else is touched. */
  refused = $state.raw<string | null>(null);

  open = $derived<readonly Choice[]>(
    (this.decision?.choices ?? []).filter((choice) =>
      this.chosen.every((target) => choice.targets.includes(target)),
    ),
  );
  #reachable = $derived(new Set(this.open.flatMap((choice) => choice.targets)));

  constructor(deeds: Deeds) {
    this.#deeds = deeds;
  }

  /** Show another decision, or none. */
  ask(decision: Decision | null): void {
    if (decision?.turn === this.decision?.turn && decision !== null) return;
    this.decision = decision;
    this.chosen = [];
    this.refused = null;
  }

  state(target: string): TargetState {
    if (this.chosen.includes(target)) return "chosen";
    return this.#reachable.has(target) ? "legal" : "quiet";
  }

  /** A touch narrows the open choices, plays the last one left, takes itself back, or is refused. */
  touch(target: string): void {
    this.refused = null;
    if (this.chosen.includes(target)) {
      this.chosen = this.chosen.filter((each) => each !== target);
      return;
    }
    const left = this.open.filter((choice) => choice.targets.includes(target));
    const [only] = left;
    if (only === undefined) {
      const afresh = this.decision?.choices.some((choice) => choice.targets.includes(target));
      if (afresh) {
        this.chosen = [];
        this.touch(target);
      } else {
        this.refused = target;
        this.#deeds.refuse(target);
      }
    } else if (left.length === 1) {
      this.#deeds.play(only);
    } else {
      this.chosen = [...this.chosen, target];
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

  /** Makes a drawing a target: `<g {@attach decider.target("card:clown-5", "Clown 5")}>`. */
  target(name: string, label: string): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      element.dataset["target"] = name;
      element.setAttribute("aria-label", label);
      const touch = (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
        this.touch(name);
      };
      const key = (event: Event) => {
        if (event instanceof KeyboardEvent && (event.key === "Enter" || event.key === " ")) touch(event);
      };
      element.addEventListener("click", touch);
      element.addEventListener("keydown", key);
      $effect(() => {
        const state = this.state(name);
        element.dataset["state"] = state;
        element.dataset["lit"] = String(this.lit.has(name));
        element.dataset["refused"] = String(this.refused === name);
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
      };
    };
  }
}
