/** What is printed on the components, as the board needs it. */
import {
  BOX,
  NAMES,
  type Character,
  type Colour,
  type Dish,
  type LargeDish,
  type Row,
} from "./view";

export type DishType = Row | LargeDish;

export const CHARACTERS = NAMES.character;
export const COLOURS = NAMES.colour;
export const INGREDIENTS = NAMES.ingredient;
export const SMALL_TYPES = NAMES.row;
export const LARGE_TYPES = NAMES["large dish"].toReversed();
export const TYPES: DishType[] = [...LARGE_TYPES, ...SMALL_TYPES];
export const SURCHARGE = BOX.dishes.surcharge;
export const ROUNDS = BOX.rounds.count;
export const HELPERS = BOX.players.helpers;
export const DISCS = BOX.players.discs;
export const SHELF = BOX.limits.shelf;
export const SET_POINTS: readonly number[] = BOX.sets.points;

/** A dish as it is printed: so much of its colour, so much of one other, and its points. */
export interface Face {
  type: DishType;
  colour: Colour | null;
  own: number;
  other: number;
  points: number;
}

const small = SMALL_TYPES.flatMap((type) =>
  BOX.small[type].map(([own, other, points], at): [string, Face] => {
    const colour = COLOURS[at] ?? null;
    return [`${type}-${colour}`, { type, colour, own, other, points }];
  }),
);
const large = LARGE_TYPES.map((type): [string, Face] => {
  const other = type === "roast" ? BOX.large.roast_of_one_colour : 0;
  return [type, { type, colour: null, own: 0, other, points: BOX.large_points[type] }];
});
const FACES = new Map<string, Face>([...small, ...large]);

export function faceOf(dish: Dish): Face {
  const face = FACES.get(dish);
  if (face === undefined) throw new Error(`${dish} is no dish`);
  return face;
}

export function colourOf(character: Character): Colour {
  return COLOURS[CHARACTERS.indexOf(character)] ?? "meat";
}
