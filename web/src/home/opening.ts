/** Opening tables: with bots at once, or as the host wants it. */
import { address } from "../address.svelte";
import { me } from "../people/me.svelte";
import { doors } from "../wire/doors";
import type { GameTold, Settings, TableOpened } from "../wire/types";

let asked: Promise<GameTold[]> | null = null;

/** The games on the server's shelf; asked once. */
export function shelf(): Promise<GameTold[]> {
  asked ??= doors.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** How strong bots are when nobody says: in the middle, if there is one. */
export function usualLevel(game: GameTold | undefined): number {
  return game?.levels.filter((level) => level <= 3).at(-1) ?? 1;
}

export function usualSettings(game: string, seats: number): Settings {
  return {
    game,
    seats,
    options: {},
    public: false,
    clock: { kind: "none", bank: 0, increment: 0 },
    spectators: true,
    chat: true,
    hints: true,
    undo: true,
  };
}

/** Sit down with bots, without any question. */
export async function playNow(game: string, seats: number): Promise<void> {
  await me.known();
  const { table } = await doors.open(usualSettings(game, seats));
  address.go(`/t/${table}#now`);
}

/** Open a table for friends; the link that leads there is kept for its host. */
export async function openTable(settings: Settings): Promise<void> {
  await me.known();
  const opened = await doors.open(settings);
  sessionStorage.setItem(invitationOf(opened.table), JSON.stringify(opened));
  address.go(`/t/${opened.table}`);
}

/** The picture of the link to a table, if this device opened it. */
export function keptPicture(table: string): string | null {
  const kept = sessionStorage.getItem(invitationOf(table));
  return kept === null ? null : (JSON.parse(kept) as TableOpened).qr;
}

const invitationOf = (table: string) => `tafelrunde.invitation.${table}`;
