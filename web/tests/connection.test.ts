// @vitest-environment happy-dom
/** The socket of a table: it comes back, and no move is lost. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type ConnectionState } from "../src/wire/connection";
import type { FromServer } from "../src/wire/types";

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  said: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose = () => {};
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
    this.onclose();
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  hear(message: Partial<FromServer>) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const last = () => FakeSocket.all.at(-1) as FakeSocket;
let stood: ConnectionState[] = [];
let heard: FromServer[] = [];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  stood = [];
  heard = [];
  connection = new Connection("abc", {
    seen: () => 7,
    sheet: () => false,
    hear: (message) => heard.push(message),
    stand: (standing) => stood.push(standing),
  });
  last().open();
  last().hear({ type: "sync" });
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it resumes after the last event it knows", () => {
  expect(last().said[0]).toMatchObject({ type: "resume", seen: 7 });
  expect(stood).toEqual(["live"]);
});

test("whoever may not look on is told so, and does not come back", () => {
  last().close();
  vi.advanceTimersByTime(2000);
  last().open();
  const id = String(last().said[0]?.["id"]);
  last().hear({ type: "refusal", id, code: "no-spectators" });
  expect(heard.at(-1)).toMatchObject({ id: null, code: "no-spectators" });
  expect(stood.at(-1)).toBe("closed");
});

test("an answer finds its question", async () => {
  const reply = connection.ask({ type: "play", turn: 3, move: "pass" });
  const id = String(last().said.at(-1)?.["id"]);
  last().hear({ type: "done", id, number: 8, doubled: false });
  expect(await reply).toMatchObject({ type: "done", number: 8 });
});

test("a move without an answer is said again, unchanged; anything else is told to be lost", async () => {
  void connection.ask({ type: "play", turn: 3, move: "pass" });
  const move = last().said.at(-1);
  const hint = connection.ask({ type: "hint" });
  last().close();
  expect(stood.at(-1)).toBe("lost");
  vi.advanceTimersByTime(2000);
  expect(FakeSocket.all).toHaveLength(2);
  last().open();
  last().hear({ type: "sync" });
  expect(last().said.at(-1)).toEqual(move);
  expect(await hint).toEqual({ type: "lost" });
});

test("what is wished while there is no connection is said as soon as there is one", () => {
  last().close();
  void connection.ask({ type: "hint" });
  vi.advanceTimersByTime(2000);
  last().open();
  last().hear({ type: "sync" });
  expect(last().said.at(-1)).toMatchObject({ type: "hint" });
});

test("it pings in silence, and gives a deaf server up", () => {
  vi.advanceTimersByTime(3100);
  expect(last().said.filter(({ type }) => type === "ping")).toHaveLength(1);
  vi.advanceTimersByTime(8000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test("pauses grow while the server is away", () => {
  last().close();
  vi.advanceTimersByTime(60_000);
  for (let tries = 0; tries < 4; tries += 1) {
    last().close();
    vi.advanceTimersByTime(100);
  }
  const before = FakeSocket.all.length;
  last().close();
  vi.advanceTimersByTime(2000);
  expect(FakeSocket.all.length).toBe(before);
});
