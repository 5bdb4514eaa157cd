/** Fair dice, checked in the reader's own browser. */

const LABEL = "tafelrunde commitment 1";

const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Something of the reader's own that goes into the dice, so that the server alone cannot have chosen them. */
export function contribution(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Whether a published key fits its commitment; null where the browser cannot compute it. */
export async function keyFits(key: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null; // only pages that came over HTTPS or from this machine have it
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", fromHex(key), algorithm, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", imported, new TextEncoder().encode(LABEL));
  return hex(new Uint8Array(signed)) === commitment;
}
