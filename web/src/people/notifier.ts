/** The service worker: shows push notices and opens the table. It caches no pages. */
/// <reference lib="webworker" />
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { GameInfo, Notice } from "../wire/types";

declare const self: ServiceWorkerGlobalScope;

const files = import.meta.glob<string>("../words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function speak(
  language: Notice["language"],
): (code: string, args?: Record<string, string>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(files[`../words/${language}.ftl`] ?? ""));
  return (code, args = {}) => bundle.formatPattern(bundle.getMessage(code)?.value ?? "", args);
}

/** What a game is called; by its name if the server cannot be asked. */
async function titleOf({ game, language }: Notice): Promise<string> {
  try {
    const games = (await (await fetch("/api/games")).json()) as GameInfo[];
    return games.find(({ name }) => name === game)?.title[language] ?? game;
  } catch {
    return game;
  }
}

async function show(notice: Notice): Promise<void> {
  const say = speak(notice.language);
  const names = new Intl.ListFormat(notice.language).format(notice.names);
  return self.registration.showNotification(
    notice.kind === "turn" ? say("push-turn") : say("match-over"),
    {
      body: say("push-line", { game: await titleOf(notice), names }),
      data: `/t/${notice.table}`,
      icon: "/icon.svg",
      lang: notice.language,
      tag: notice.table, // a newer notice about the same table takes the place of the older one
    },
  );
}

async function visit(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Notice));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(String(event.notification.data)));
});
