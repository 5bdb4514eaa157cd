/** What a message of the server sounds like. */
import type { Sound } from "../parts/sounds";
import type { FromServer, Now } from "../wire/types";

export function soundOf(
  message: FromServer,
  before: Now | null,
  now: Now | null,
): Sound | undefined {
  if (now?.decision && !before?.decision) return "your-turn";
  if (message.type !== "update") return undefined;
  if (now?.phase === "over" && before?.phase === "playing") return "end";
  const { event } = message;
  if (event.type === "said") return "said";
  if (event.type === "undone") return "move";
  if (event.type !== "moved" && event.type !== "started") return undefined;
  return event.moves.some(({ seat }) => seat === null) ? "chance" : "move";
}
