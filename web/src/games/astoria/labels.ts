/** What screen readers are told of cards and stocks. */
import { faceOf } from "./box";
import type { Scene } from "./scene";
import type { Artefact } from "./view";
import { gemsIn, type ArtefactShown, type Gems } from "./table";

export const sayGems = ({ say }: Scene, gems: Gems | undefined): string =>
  gemsIn(gems)
    .map(([colour, count]) => say("board-gems", { colour, count }))
    .join(", ");

/** The name of a card as it stands on the card: without the quotation marks that it has in sentences. */
export const nameOf = ({ say }: Scene, card: Artefact): string =>
  say("card", { card })
    .replace(/[„“«»\u00a0\u202f]/gu, "")
    .trim();

/** An artefact: how it lies, what it makes and what it lacks. */
export function sayArtefact(scene: Scene, { card, lies, spaces }: ArtefactShown): string {
  const { glyph, makes, spellbook } = faceOf(card);
  const told = [scene.say("board-artefact", { card, lies, makes, glyph })];
  const lacks: Gems = {};
  for (const { colour, filled } of spaces) if (!filled) lacks[colour] = (lacks[colour] ?? 0) + 1;
  const missing = sayGems(scene, lacks);
  if (missing) told.push(scene.say("board-lacks", { gems: missing }));
  if (missing && spellbook) told.push(scene.say("board-spellbook"));
  return told.join(" ");
}
