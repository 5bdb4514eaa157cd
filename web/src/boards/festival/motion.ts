/** Motion after the news: a taken card goes to its place and turns, the packet goes from seat to seat. */
import type { Told } from "../../wire/types";
import type { View } from "./facts";

type Places = ReadonlyMap<string, DOMRect>;

/** Events of one move overlap by a third. */
const NEXT = 2 / 3;
/** What is wider is no card, and nothing grows out of it. */
const WIDEST_CARD = 200;

function placesIn(table: HTMLElement): Places {
  const marked = [...table.querySelectorAll<HTMLElement>("[data-place]")];
  return new Map(marked.map((each) => [each.dataset["place"] ?? "", each.getBoundingClientRect()]));
}

const find = (table: HTMLElement, place: string): Element | null =>
  table.querySelector(`[data-place="${place}"]`);

/** A piece comes from where it was; for those who want less motion it fades in. The delay counts in durations. */
function come(piece: Element, from: DOMRect | undefined, delay: number, turns: boolean): void {
  const duration = parseFloat(getComputedStyle(piece).getPropertyValue("--calm")) || 0;
  const timing = {
    duration,
    delay: delay * duration,
    easing: "ease-out",
    fill: "backwards",
  } as const;
  if (!from || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    piece.animate([{ opacity: 0 }, {}], timing);
    return;
  }
  const to = piece.getBoundingClientRect();
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = from.width > WIDEST_CARD ? 1 : from.width / to.width;
  const turn = turns ? "rotateY(90deg)" : "";
  piece.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale}) ${turn}` }, {}], timing);
  const above = [{ zIndex: 5 }, { zIndex: 5 }];
  piece.closest('[role="group"]')?.animate(above, { ...timing, fill: "none" });
}

export class Motion {
  #places: Places = new Map();

  /** Remember where everything lies. */
  before(table: HTMLElement | undefined): void {
    this.#places = table ? placesIn(table) : new Map();
  }

  /** Let everything go where it lies now. */
  after(table: HTMLElement, view: View, news: readonly Told[]): void {
    let delay = 0;
    for (const { seat, move } of news) {
      if (move.kind.startsWith("take") && seat !== null) {
        this.#lay(table, view, seat, move.parts["card"], delay);
        delay += NEXT;
      } else if (move.kind === "hand") {
        this.#pass(table, this.#where(`packet`, "stage"), delay, false);
        delay += NEXT;
      }
    }
    if (news.some(({ move }) => move.kind.startsWith("draw"))) {
      this.#pass(table, this.#where("pile"), delay, true);
    }
    if (view.phase === "over") this.#turnUp(table, view, delay);
  }

  #where(...places: string[]): DOMRect | undefined {
    return places.map((place) => this.#places.get(place)).find((found) => found !== undefined);
  }

  #lay(
    table: HTMLElement,
    view: View,
    seat: number,
    card: string | undefined,
    delay: number,
  ): void {
    const round = view.lies[seat]?.findLastIndex((way) => way !== "not-yet") ?? 0;
    const piece = find(table, `cell:${seat}:${round}`)?.firstElementChild;
    const seen = this.#where(`packet:${card}`);
    if (piece) come(piece, seen ?? this.#where("packet", `seat:${seat}`), delay, !seen);
  }

  /** The packet comes to a seat, or card by card to the middle. */
  #pass(table: HTMLElement, from: DOMRect | undefined, delay: number, turns: boolean): void {
    const small = find(table, "packet");
    if (small) come(small, from, delay, false);
    table.querySelectorAll('[data-place^="packet:"]').forEach((card, at) => {
      come(card, from, delay + at / 8, turns);
    });
  }

  #turnUp(table: HTMLElement, view: View, delay: number): void {
    view.lies.forEach((ways, seat) => {
      ways.forEach((way, round) => {
        const piece = way === "down" && find(table, `cell:${seat}:${round}`)?.firstElementChild;
        if (piece) come(piece, piece.getBoundingClientRect(), delay + round / 12, true);
      });
    });
  }
}
