/** The REST doors of the server. */
import type {
  Choice,
  GameTold,
  Handover,
  Person,
  Problem,
  PushTold,
  Replay,
  Settings,
  Subscription,
  TableOpened,
  TableTold,
} from "./types";

export type Arguments = Record<string, string | number>;

/** The server did not do what was asked, or could not be reached (`unreachable`). */
export class Refused extends Error {
  constructor(
    readonly code: Problem | "unreachable",
    readonly details: Arguments = {},
  ) {
    super(code);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const wish: RequestInit = { method };
  if (body !== undefined) {
    wish.headers = { "Content-Type": "application/json" };
    wish.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, wish);
  } catch {
    throw new Refused("unreachable");
  }
  const told: unknown = await response.json().catch(() => null);
  if (response.ok) return told as Answer;
  const trouble = told as { code?: Problem; arguments?: Arguments } | null;
  throw new Refused(trouble?.code ?? "unreachable", trouble?.arguments);
}

const seen = (seat: number | null, open: boolean) =>
  open ? "?open=true" : seat === null ? "" : `?seat=${seat}`;

export const doors = {
  games: () => ask<GameTold[]>("GET", "games"),
  moves: (game: string) => ask<Choice[]>("GET", `games/${game}/moves`),
  me: () => ask<Person>("GET", "me"),
  become: (name: string) => ask<Person>("POST", "people", { name }),
  rename: (name: string) => ask<Person>("PATCH", "me", { name }),
  handOver: () => ask<Handover>("POST", "me/handover"),
  takeOver: (code: string) => ask<Person>("POST", "handover", { code }),
  push: () => ask<PushTold>("GET", "me/push"),
  tellMe: (subscription: Subscription) => ask<PushTold>("PUT", "me/push", subscription),
  tellMeNoMore: () => ask<PushTold>("DELETE", "me/push"),
  tables: () => ask<TableTold[]>("GET", "tables"),
  table: (table: string) => ask<TableTold>("GET", `tables/${table}`),
  open: (settings: Settings) => ask<TableOpened>("POST", "tables", settings),
  matches: () => ask<TableTold[]>("GET", "me/matches"),
  replay: (match: string, seat: number | null, open: boolean) =>
    ask<Replay>("GET", `matches/${match}/replay${seen(seat, open)}`),
};

/** Where the file of a finished match is found. */
export const fileOf = (match: string) => `/api/matches/${match}/file`;
