/** A table as it stands for the reader: everything the server has told, folded. */
import type { Emblem, Fields, SeatShown } from "../boards/board";
import type {
  FromServer,
  Now,
  Said,
  Settings,
  Sitter,
  Sync,
  Told,
  Update,
  Warned,
  You,
} from "../wire/types";

export type AnyEvent = Update["event"];

export const EMBLEMS: readonly Emblem[] = ["wave", "sun", "flame", "leaf", "moon", "star"];

/** A seat as boards and lists show it. */
export const shownSeat = (seat: number, name: string, you: number | null): SeatShown => ({
  seat,
  name,
  colour: `var(--seat-${seat})`,
  ink: `var(--on-seat-${seat})`,
  emblem: EMBLEMS[seat % EMBLEMS.length] ?? "star",
  you: seat === you,
});

/** Something that happened beside the moves; `after`: how many moves had been made. */
export interface Aside {
  after: number;
  event: AnyEvent;
}

const ASIDES = new Set(["undone", "undo-asked", "undo-answered", "away"]);

export class Table {
  number = 0;
  settings = $state.raw<Settings | null>(null);
  seats = $state.raw<readonly (Sitter | null)[]>([]);
  you = $state.raw<You>({ person: null, seat: null, host: false });
  present = $state.raw<readonly number[]>([]);
  spectators = $state.raw(0);
  now = $state.raw<Now | null>(null);
  /** When `now` was heard, by this device's clock. */
  heard = $state.raw(0);
  view = $state.raw<Fields | null>(null);
  commitment = $state.raw("");
  rematch = $state.raw<string | null>(null);
  warned = $state.raw<Warned | null>(null);
  /** All moves that stand, as the reader saw them. */
  told = $state.raw<readonly Told[]>([]);
  /** The moves that led from the view before to this one. */
  news = $state.raw<readonly Told[]>([]);
  asides = $state.raw<readonly Aside[]>([]);
  said = $state.raw<readonly Said[]>([]);

  shown = $derived(
    this.seats.map((sitter, seat) => shownSeat(seat, sitter?.name ?? "", this.you.seat)),
  );

  constructor(readonly id: string) {}

  /** Take in a message; returns whether one before it is missing. */
  hear(message: FromServer): boolean {
    if (message.type === "sync") this.#sync(message);
    else if (message.type === "update") return this.#update(message);
    else if (message.type === "warned") this.warned = message;
    else if (message.type === "presence") {
      this.present = message.present;
      this.spectators = message.spectators;
    }
    return false;
  }

  /** The number of the first move after the reader's last decision. */
  get sinceYours(): number {
    if (this.you.seat === null) return this.told.length;
    return this.told.findLastIndex((each) => each.seat === this.you.seat) + 1;
  }

  #sync(sync: Sync): void {
    const behind = sync.number > this.number;
    this.settings = sync.settings;
    this.seats = sync.seats;
    this.you = sync.you;
    this.present = sync.present;
    this.spectators = sync.spectators;
    this.commitment = sync.commitment;
    this.rematch = sync.rematch;
    this.view = sync.view;
    this.#stand(sync.now);
    if (behind) this.news = [];
    for (const event of sync.events) this.#happen(event);
    this.number = sync.number;
  }

  #update(update: Update): boolean {
    if (update.number <= this.number) return false;
    if (update.number > this.number + 1) return true;
    this.number = update.number;
    if (update.seats) this.seats = update.seats;
    if (update.you) this.you = update.you;
    if (Object.keys(update.changed).length) this.view = { ...this.view, ...update.changed };
    this.#happen(update.event);
    const event = update.event;
    this.news = event.type === "moved" || event.type === "started" ? event.moves : [];
    this.#stand(update.now);
    return false;
  }

  #stand(now: Now): void {
    this.now = now;
    this.heard = performance.now();
    this.warned = null;
  }

  #happen(event: AnyEvent): void {
    if (event.type === "started" || event.type === "moved") {
      this.told = [...this.told, ...event.moves];
    } else if (event.type === "undone") {
      this.told = this.told.slice(0, event.to);
      this.asides = this.asides.filter((each) => each.after <= event.to);
    } else if (event.type === "opened" || event.type === "changed") {
      this.settings = event.settings;
    } else if (event.type === "said") {
      this.said = [...this.said, event];
    } else if (event.type === "rematch") {
      this.rematch = event.table;
    }
    if (ASIDES.has(event.type)) this.asides = [...this.asides, { after: this.told.length, event }];
  }
}
