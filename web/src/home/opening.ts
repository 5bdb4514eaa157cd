/** Opening tables: with bots at once, or as the host wants it. */
import { address } from "../address.svelte";
import { me } from "../people/me.svelte";
import { api } from "../wire/api";
import type { Settings } from "../wire/types";
import type { Usual } from "./usual";

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
export async function playNow(game: string, { seats, level }: Usual): Promise<void> {
  await me.known();
  const { table } = await api.open(usualSettings(game, seats));
  address.go(`/t/${table}#now=${level}`);
}

/** Open a table for friends. */
export async function openTable(settings: Settings): Promise<void> {
  await me.known();
  const { table } = await api.open(settings);
  address.go(`/t/${table}`);
}
