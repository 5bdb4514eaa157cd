/** What is printed on the pieces: gems and glyphs, artefacts, invasion cards. */
import { BOX, NAMES, type Artefact, type Colour, type Glyph, type InvasionCard } from "./view";

export const COLOURS = NAMES.colour;
export const GLYPHS = NAMES.glyph;
export const FACTIONS = NAMES.faction;
export const MOST = BOX.tracks.most;
export const GROWTH_MOST = BOX.tracks.growth_most;
export const POWER_MOST = BOX.tracks.power_most;

export const colourOf = (glyph: Glyph): Colour => COLOURS[GLYPHS.indexOf(glyph)] ?? "red";
export const glyphOf = (colour: Colour): Glyph => GLYPHS[COLOURS.indexOf(colour)] ?? "fire";

export interface ArtefactFace {
  /** The colours of its spaces, in order. */
  spaces: Colour[];
  glyph: Glyph;
  makes: number;
  spellbook: boolean;
}

const FACES = new Map<Artefact, ArtefactFace>(
  BOX.artefacts.flatMap(({ ids, spaces, glyphs }) =>
    ids.map((id, own) => [
      id,
      {
        spaces: spaces.map((step) => COLOURS[(own + step) % COLOURS.length] ?? "red"),
        glyph: GLYPHS[own] ?? "fire",
        makes: glyphs,
        spellbook: spaces.length === COLOURS.length,
      },
    ]),
  ),
);

export function faceOf(card: Artefact): ArtefactFace {
  const face = FACES.get(card);
  if (!face) throw new Error(`no artefact is called ${card}`);
  return face;
}

export interface InvasionFace {
  flow: readonly number[];
  hammer: number;
  dragon: number;
  warlord: Glyph | null;
  strength: number;
}

/** What an invasion card brings. */
export function invasionFace(card: InvasionCard): InvasionFace {
  const found = BOX.invasions.cards.find(({ id }) => id === card);
  if (!found) throw new Error(`no invasion card is called ${card}`);
  return { hammer: 0, dragon: 0, warlord: null, strength: 0, ...found };
}

export function strengthOf(warlord: Glyph): number {
  const card = BOX.invasions.cards.find((each) => "warlord" in each && each.warlord === warlord);
  return card && "strength" in card ? card.strength : 0;
}
