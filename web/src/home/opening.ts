/** Opening tables: with bots at once, or as the host wants it. */
import { address } from "../address.svelte";
import { keepInvitation } from "../match/invitations";
import { me } from "../people/me.svelte";
import { doors } from "../wire/doors";
import type { Settings } from "../wire/types";

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
  keepInvitation(opened);
  address.go(`/t/${opened.table}`);
}
