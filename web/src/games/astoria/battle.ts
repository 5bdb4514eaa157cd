/** A battle that has just been decided, as the moves that led here tell it. */
import type { SeenMove } from "../../wire/types";
import { faceOf, GLYPHS, invasionFace, strengthOf } from "./box";
import { BOX, type Artefact, type Glyph, type InvasionCard, type View } from "./view";

type Glyphs = Partial<Record<Glyph, number>>;

export interface Fought {
  fighter: number;
  /** The warlord, or null for the castle. */
  foe: Glyph | null;
  card: InvasionCard;
  attack: number;
  defence: number;
  won: boolean;
}

const sum = (glyphs: Glyphs, card: InvasionCard): number =>
  GLYPHS.reduce(
    (all, glyph, at) => all + (glyphs[glyph] ?? 0) * (invasionFace(card).flow[at] ?? 0),
    0,
  );

/** The glyphs with those that a tapped card makes. */
function withTapped(view: View, glyphs: Glyphs, { seat, move }: SeenMove): Glyphs {
  const more = (glyph: Glyph, count: number) => ({
    ...glyphs,
    [glyph]: (glyphs[glyph] ?? 0) + count,
  });
  if (move.kind === "tap") {
    const { glyph, makes } = faceOf(move.parts["card"] as Artefact);
    return more(glyph, makes);
  }
  if (move.kind !== "ability" || seat === null) return glyphs;
  const glyph = move.parts["glyph"] as Glyph;
  const role = BOX.roles.ids.indexOf(view.role[seat] ?? "wizard");
  const own = view.colour[seat] === BOX.colours.ids[GLYPHS.indexOf(glyph)];
  return more(glyph, (own ? BOX.roles.own_glyphs : BOX.roles.other_glyphs)[role] ?? 0);
}

/** AS-A10 AS-X2 The battle that ended between two views, or null. */
export function foughtIn(before: View, news: readonly SeenMove[]): Fought | null {
  const end = news.findIndex(({ move }) => move.kind === "battle");
  if (end < 0) return null;
  const begun = news.findIndex(({ move }) => move.kind === "fight" || move.kind === "attack");
  const fighter = begun < 0 ? Number(before.actor) : (news[begun]?.seat ?? 0);
  let foe = before.foe;
  let [attack, defence]: Glyphs[] = [before.glyphs, before.defence];
  const defends = new Set(before.defends.flatMap((each, seat) => (each ? [seat] : [])));
  if (begun >= 0) {
    foe = (news[begun]?.move.parts["glyph"] as Glyph | undefined) ?? null;
    [attack, defence] = [{}, {}];
  }
  for (const told of news.slice(begun + 1, end)) {
    if (told.seat === fighter) attack = withTapped(before, attack ?? {}, told);
    else if (told.seat !== null && told.move.kind !== "pass" && told.move.kind !== "ready") {
      defence = withTapped(before, defence ?? {}, told);
      defends.add(told.seat);
    }
  }
  const card = news[end]?.move.parts["invasion"] as InvasionCard;
  const attacking = sum(attack ?? {}, card);
  if (foe) {
    const strength = strengthOf(foe);
    return { fighter, foe, card, attack: attacking, defence: strength, won: attacking >= strength };
  }
  const guards = (of: (seat: number) => boolean) =>
    BOX.strength.guard *
    before.guards.reduce((all, count, seat) => all + (of(seat) ? count : 0), 0);
  const own = attacking + guards((seat) => seat === fighter);
  const others =
    sum(defence ?? {}, card) + guards((seat) => !before.exile[seat] || defends.has(seat));
  return { fighter, foe, card, attack: own, defence: others, won: own > others };
}
