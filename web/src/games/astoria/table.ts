/** What a view says of the table: artefacts, gems, guards, warlords. */
import { COLOURS, FACTIONS, faceOf, GLYPHS, invasionFace, type InvasionFace } from "./box";
import {
  NAMES,
  type Artefact,
  type Colour,
  type Faction,
  type Glyph,
  type InvasionCard,
  type View,
} from "./view";

export type Gems = Partial<Record<Colour, number>>;

export const gemsIn = (gems: Gems | undefined): [Colour, number][] =>
  COLOURS.flatMap((colour) => {
    const count = gems?.[colour] ?? 0;
    return count > 0 ? [[colour, count] as [Colour, number]] : [];
  });

export const countIn = (counts: Partial<Record<string, number>> | null | undefined): number =>
  Object.values(counts ?? {}).reduce<number>((sum, each) => sum + (each ?? 0), 0);

export interface Space {
  colour: Colour;
  filled: boolean;
}

export interface ArtefactShown {
  card: Artefact;
  lies: "hand" | "in-work" | "ready" | "tapped";
  spaces: Space[];
}

/** The spaces of a card, with the gems that lie on it. */
function spacesOf(card: Artefact, placed: Gems, finished: boolean): Space[] {
  const left = { ...placed };
  return faceOf(card).spaces.map((colour) => {
    const there = left[colour] ?? 0;
    left[colour] = there - 1;
    return { colour, filled: finished || there > 0 };
  });
}

/** The artefacts that lie before a seat: finished ones first. */
export function artefactsOf(view: View, seat: number): ArtefactShown[] {
  const found = NAMES.artefact.flatMap((card): ArtefactShown[] => {
    const lies = view.lies[card];
    if (!lies || lies === "away" || Number(view.before[card]) !== seat) return [];
    return [{ card, lies, spaces: spacesOf(card, view.placed[card] ?? {}, lies !== "in-work") }];
  });
  return found.sort((a, b) => Number(a.lies === "in-work") - Number(b.lies === "in-work"));
}

/** The cards in a hand, as far as the reader may see them. */
export function handOf(view: View, seat: number): ArtefactShown[] {
  const hand = view.hand[seat] ?? {};
  return NAMES.artefact
    .filter((card) => hand[card])
    .map((card) => ({ card, lies: "hand", spaces: spacesOf(card, {}, false) }));
}

/** For each free space whether a gem of the stock is there to fill it. */
export function mayFill(spaces: readonly Space[], stock: Gems | undefined): boolean[] {
  const left = { ...stock };
  return spaces.map(({ colour, filled }) => {
    if (filled) return false;
    const there = left[colour] ?? 0;
    left[colour] = there - 1;
    return there > 0;
  });
}

export const openCard = (view: View): InvasionFace | null =>
  view.open_invasion === null ? null : invasionFace(view.open_invasion);

export const flowOf = (view: View, colour: Colour): number | null =>
  openCard(view)?.flow[COLOURS.indexOf(colour)] ?? null;

/** How many invasion cards lie in a place; a view names the place of every card that has left the pile. */
const invasionsIn = (view: View, place: "pile" | "discards"): InvasionCard[] =>
  NAMES["invasion card"].filter((card) => (view.invasion_at[card] ?? "pile") === place);

export const invasionsAt = (view: View, place: "pile" | "discards"): number =>
  invasionsIn(view, place).length;

export const discardsOf = (view: View): InvasionCard[] => invasionsIn(view, "discards");

export const livingWarlords = (view: View): Glyph[] =>
  view.warlords.filter((each) => each !== null);

/** More than have room for a fingertip each beside the dragon. */
export const manyWarlords = (view: View): boolean => livingWarlords(view).length > 3;

export const trophiesOf = (view: View, seat: number): Glyph[] =>
  GLYPHS.filter((glyph) => view.slayer[glyph] !== undefined && Number(view.slayer[glyph]) === seat);

export const clearedOf = (view: View, seat: number): Faction[] =>
  FACTIONS.filter((faction) => view.cleared[seat]?.[faction]);

/** What a seat has seen of the next invasion cards, from the top. */
export const foreseen = (view: View, seat: number): InvasionCard[] =>
  (view.foresight[seat] ?? []).filter((each) => each !== null);

/** The glyphs made and not yet spent, by kind. */
export const glyphsIn = (glyphs: Partial<Record<Glyph, number>>): [Glyph, number][] =>
  GLYPHS.flatMap((glyph) => {
    const count = glyphs[glyph] ?? 0;
    return count > 0 ? [[glyph, count] as [Glyph, number]] : [];
  });
