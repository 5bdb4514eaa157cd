/** What touching something on the map means now: a part of a move, and its kind, so that a refusal names the right rule. */
import { isCity } from "./geography";
import { standIn, type Ufo } from "./pieces";
import type { Scene } from "./scene";
import type { Phase, Place } from "./view";

type Table = Pick<Scene, "view" | "decider">;

const BY_PLACE: Partial<Record<Phase, string>> = {
  move: "fly",
  aim: "to",
  bump: "bump",
  step: "step",
};

/** Moves speak of a place as a place, a city or a village. */
export function targetOf({ view, decider }: Table, place: Place): string[] {
  const { phase } = view;
  const named = `${isCity(place) ? "city" : "village"}:${place}`;
  if (phase === "start") return ["kind:start", named];
  if (phase === "witness") return ["kind:witness", named];
  if (decider.chosen.includes("kind:new")) return ["kind:new", named];
  if (phase === "act") {
    const kinds = isCity(place) ? ["take-over", "open"] : ["take-stand", "stand"];
    const open = kinds.find((kind) => decider.state(`kind:${kind}`, named) !== "quiet");
    const meant = !isCity(place) && standIn(view, place) !== null ? "take-stand" : kinds[1];
    return [`kind:${open ?? meant}`, named];
  }
  const kind = BY_PLACE[phase];
  return kind ? [`kind:${kind}`, `place:${place}`] : [`place:${place}`];
}

/** A UFO is chosen to fly by its kind and its place, and by its kind to be sent away. Null: it stands for its place. */
export function ufoTarget({ view }: Table, ufo: Ufo, place: Place): string[] | null {
  if (view.phase === "move") return ["kind:fly", `ufo:${ufo.kind}`, `place:${place}`];
  if (view.phase === "share" && place === view.fight && ufo.seat === loserOf(view))
    return ["kind:push", `ufo:${ufo.kind}`];
  return null;
}

/** Who lost the bump that is being settled: the side that does not decide. */
export function loserOf({ active, rival, decider }: Table["view"]): number {
  return Number(decider === active ? rival : active);
}

/** The seats whose stand or restaurants in a place a UFO may be put on, or take over, and how that is decided. */
export function claimsOn({ view, decider }: Table, place: Place, start: Place | null) {
  return decider.open.flatMap(({ move }) => {
    const seat = Number(move.parts["seat"]);
    if (move.kind === "onto" && place === start)
      return [{ seat, target: ["kind:onto", `seat:${seat}`], code: "move-onto" }];
    if (move.kind === "take-over" && move.parts["city"] === place && view.phase === "act")
      return [
        {
          seat,
          target: ["kind:take-over", `city:${place}`, `seat:${seat}`],
          code: "move-take-over",
        },
      ];
    return [];
  });
}

/** Whether the log or a button points at a place. */
export function isLit({ decider }: Pick<Table, "decider">, place: Place): boolean {
  return ["place", "city", "village"].some((part) => decider.lit.has(`${part}:${place}`));
}
