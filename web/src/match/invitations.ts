/** The picture of the link to a table, kept for whoever opened it on this device. */
import type { TableOpened } from "../wire/types";

export function keepInvitation(opened: TableOpened): void {
  sessionStorage.setItem(placeOf(opened.table), JSON.stringify(opened));
}

export function keptPicture(table: string): string | null {
  const kept = sessionStorage.getItem(placeOf(table));
  return kept === null ? null : (JSON.parse(kept) as TableOpened).qr;
}

const placeOf = (table: string) => `tafelrunde.invitation.${table}`;
