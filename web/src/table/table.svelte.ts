/** A table as it stands for the reader: everything the server has sent, folded. */
import type { Fields } from "../parts/board";
import { shownSeat } from "../parts/seats";
import type { AnyEvent, Aside } from "../match/asides";
import { before, updateLog, type Repeated, type LogDeed } from "../match/deeds";
import type {
  Deed,
  FromServer,
  Now,
  Said,
  Section,
  Settings,
  Sitter,
  Sync,
  TallyLine,
  SeenMove,
  Update,
  Warned,
  WhatIf,
  You,
} from "../wire/types";

const ASIDES = new Set([
  "undone",
  "undo-asked",
  "undo-answered",
  "undo-withdrawn",
  "away",
  "renamed",
]);
const DAY = 24 * 60 * 60;

export class Table {
  number = 0;
  settings = $state.raw<Settings | null>(null);
  seats = $state.raw<readonly (Sitter | null)[]>([]);
  you = $state.raw<You>({ person: null, seat: null, host: false });
  present = $state.raw<readonly number[]>([]);
  spectators = $state.raw(0);
  /** For how long each person had not been here, by this device's clock at `absentSince`; null for those who are. */
  absent = $state.raw<readonly (number | null)[]>([]);
  absentSince = $state.raw(0);
  now = $state.raw<Now | null>(null);
  /** When `now` was received, by this device's clock. */
  heard = $state.raw(0);
  view = $state.raw<Fields | null>(null);
  commitment = $state.raw("");
  rematch = $state.raw<string | null>(null);
  whatIf = $state.raw<WhatIf | null>(null);
  warned = $state.raw<Warned | null>(null);
  /** How many moves stand. */
  moves = $state.raw(0);
  /** The log of these moves, as the reader saw them. */
  deeds = $state.raw<readonly LogDeed[]>([]);
  /** The newest lines, and how often the deed of each has said it by now. */
  fresh = $state.raw<readonly Repeated[]>([]);
  /** Where the points of each seat come from, as far as the reader can see. */
  tally = $state.raw<readonly TallyLine[][] | null>(null);
  /** The table in words, for games without a board of their own. */
  sheet = $state.raw<readonly Section[] | null>(null);
  /** The first move after the reader's last decision. */
  sinceYours = $state.raw(0);
  /** The moves that led from the view before to this one. */
  news = $state.raw<readonly SeenMove[]>([]);
  asides = $state.raw<readonly Aside[]>([]);
  said = $state.raw<readonly Said[]>([]);

  shown = $derived(
    this.seats.map((sitter, seat) => shownSeat(seat, sitter?.name ?? "", this.you.seat)),
  );

  /** How many days a turn may last, where nobody is expected to stay; null at other tables. */
  turnBased = $derived.by(() => {
    const clock = this.settings?.clock;
    return clock?.kind === "relaxed" && clock.bank >= DAY ? Math.floor(clock.bank / DAY) : null;
  });

  /** Whether nobody but bots sits here with the reader. */
  alone = $derived(
    this.you.seat !== null &&
      this.seats.every((sitter, seat) => seat === this.you.seat || sitter?.level != null),
  );

  constructor(readonly id: string) {}

  /** Fold a message in; returns whether one before it is missing. */
  hear(message: FromServer): boolean {
    if (message.type === "sync") this.#sync(message);
    else if (message.type === "update") return this.#update(message);
    else if (message.type === "warned") this.warned = message;
    else if (message.type === "presence") this.#seeWhoIsHere(message);
    return false;
  }

  #sync(sync: Sync): void {
    const behind = sync.number > this.number;
    this.settings = sync.settings;
    this.seats = sync.seats;
    this.you = sync.you;
    this.#seeWhoIsHere(sync);
    this.commitment = sync.commitment;
    this.rematch = sync.rematch;
    this.whatIf = sync.what_if;
    this.view = sync.view;
    this.tally = sync.tally;
    this.sheet = sync.sheet;
    this.#stand(sync.now);
    this.fresh = [];
    if (behind) this.news = [];
    for (const event of sync.events) this.#happen(event);
    this.number = sync.number;
  }

  #seeWhoIsHere({ present, spectators, absent }: Pick<Sync, "present" | "spectators" | "absent">) {
    this.present = present;
    this.spectators = spectators;
    this.absent = absent;
    this.absentSince = performance.now();
  }

  #update(update: Update): boolean {
    if (update.number <= this.number) return false;
    if (update.number > this.number + 1) return true;
    this.number = update.number;
    if (update.seats) this.seats = update.seats;
    if (update.you) this.you = update.you;
    if (Object.keys(update.changed).length) this.view = { ...this.view, ...update.changed };
    if (update.tally) this.tally = update.tally;
    if (update.sheet) this.sheet = update.sheet;
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
      if (event.type === "moved" && event.late)
        this.asides = [...this.asides, { after: this.moves, event }];
      this.moves += event.moves.length;
      if (event.type === "moved" && event.seat === this.you.seat) this.sinceYours = this.moves;
      this.#tell(event.told, event.type === "moved" && event.by === "stand-in");
    } else if (event.type === "undone") {
      this.moves = event.to;
      this.sinceYours = Math.min(this.sinceYours, event.to);
      this.deeds = before(this.deeds, event.to);
      this.asides = this.asides.filter(({ after }) => after <= event.to);
      this.#tell(event.told);
    } else if (event.type === "opened" || event.type === "changed") {
      this.settings = event.settings;
    } else if (event.type === "said") {
      this.said = [...this.said, event];
    } else if (event.type === "rematch") {
      this.rematch = event.table;
    }
    if (ASIDES.has(event.type)) this.asides = [...this.asides, { after: this.moves, event }];
  }

  #tell(told: readonly Deed[], standIn = false): void {
    const { deeds, fresh } = updateLog(this.deeds, told, standIn);
    this.fresh = fresh;
    this.deeds = deeds;
  }
}
