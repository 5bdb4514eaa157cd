/** The REST API of the server. */
import type {
  Answer,
  CharacterInfo,
  Choice,
  FinishedLesson,
  GameInfo,
  Handover,
  Invitation,
  LessonQuestion,
  LessonInfo,
  LessonWay,
  Person,
  PlayOn,
  Problem,
  PushInfo,
  Replay,
  ReviewInfo,
  Settings,
  Sheet,
  Subscription,
  TableOpened,
  TableInfo,
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

async function send(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api/${path}`, request);
  } catch {
    throw new Refused("unreachable");
  }
}

/** A text that the browser caches and revalidates. */
async function text(path: string): Promise<string> {
  const response = await send(path, {});
  if (!response.ok) throw new Refused("unreachable");
  return response.text();
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.headers = { "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const response = await send(path, request);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const trouble = answer as { code?: Problem; arguments?: Arguments } | null;
  throw new Refused(trouble?.code ?? "unreachable", trouble?.arguments);
}

/** The values behind the `?` of an address; those that are null are left out. */
const query = (values: Record<string, boolean | number | null>) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)]],
    ),
  );

/** Whose knowledge a review uses: a seat's, everything (`open`), or that of whoever decided. */
export type Sight = number | "open" | null;
const seenBy = (sight: Sight): string =>
  `?${String(query(sight === "open" ? { open: true } : { seat: sight }))}`;

/** Where something is learnt at a table. */
export interface CourseAddress {
  path: string;
  query: string;
}
export const lessonAddress = (game: string, lesson: string): CourseAddress => ({
  path: `games/${game}/lessons/${lesson}`,
  query: "",
});
/** A costly decision of a review, before the move of that number. */
export const retryAddress = (match: string, number: number, sight: Sight): CourseAddress => ({
  path: `matches/${match}/retry/${String(number)}`,
  query: seenBy(sight),
});

export const api = {
  games: () => ask<GameInfo[]>("GET", "games"),
  moves: (game: string) => ask<Choice[]>("GET", `games/${game}/moves`),
  characters: (game: string) => ask<CharacterInfo[]>("GET", `games/${game}/characters`),
  words: (game: string, language: string) => text(`games/${game}/words/${language}`),
  lessonWords: (game: string, language: string) => text(`games/${game}/lesson-words/${language}`),
  lesson: ({ path, query }: CourseAddress, way: LessonWay) =>
    ask<LessonInfo>("POST", path + query, way),
  lessonWhyNot: ({ path, query }: CourseAddress, question: LessonQuestion) =>
    ask<Answer>("POST", `${path}/why-not${query}`, question),
  lessonSheet: ({ path, query }: CourseAddress, way: LessonWay) =>
    ask<Sheet>("POST", `${path}/sheet${query}`, way),
  finishedLessons: () => ask<FinishedLesson[]>("GET", "me/lessons"),
  finishLesson: (finished: FinishedLesson) => ask<FinishedLesson[]>("POST", "me/lessons", finished),
  rulebook: (game: string, language: string) => text(`games/${game}/rulebook/${language}`),
  me: () => ask<Person>("GET", "me"),
  become: (name: string) => ask<Person>("POST", "people", { name }),
  rename: (name: string) => ask<Person>("PATCH", "me", { name }),
  handOver: () => ask<Handover>("POST", "me/handover"),
  recovery: () => ask<Handover>("POST", "me/recovery"),
  takeOver: (code: string) => ask<Person>("POST", "handover", { code }),
  push: () => ask<PushInfo>("GET", "me/push"),
  tellMe: (subscription: Subscription) => ask<PushInfo>("PUT", "me/push", subscription),
  tellMeNoMore: () => ask<PushInfo>("DELETE", "me/push"),
  tables: () => ask<TableInfo[]>("GET", "tables"),
  table: (table: string) => ask<TableInfo>("GET", `tables/${table}`),
  invitation: (table: string) => ask<Invitation>("GET", `tables/${table}/invitation`),
  open: (settings: Settings) => ask<TableOpened>("POST", "tables", settings),
  matches: () => ask<TableInfo[]>("GET", "me/matches"),
  /** A match as a seat saw it, as a spectator did (null) or with everything open; `sheet`: in words too. */
  replay: (match: string, seat: number | "open" | null, sheet: boolean) => {
    const viewer = seat === "open" ? { open: true } : { seat };
    return ask<Replay>("GET", `matches/${match}/replay?${query({ ...viewer, sheet })}`);
  },
  /** Play a finished match on from one of its moments, at a table of its own. */
  playOn: (match: string, moment: PlayOn) =>
    ask<TableOpened>("POST", `matches/${match}/what-if`, moment),
  /** The review of a match as a seat knew it, as whoever decided did (null) or with everything open. */
  review: (method: "POST" | "DELETE", match: string, sight: Sight) =>
    ask<ReviewInfo>(method, `matches/${match}/review${seenBy(sight)}`),
};

/** Where the file of a finished match is found. */
export const fileOf = (match: string) => `/api/matches/${match}/file`;
/** The same with a review inside. */
export const fileWithReview = (match: string, seat: Sight) =>
  `${fileOf(match)}?review=${seat ?? "each"}`;
