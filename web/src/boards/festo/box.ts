/** What is printed on the components, read from the game's box. */
import toml from "../../../../src/tafelrunde/games/festo/box.toml?raw";

export type Colour = "meat" | "honey" | "spices" | "mushrooms" | "fruit" | "potatoes";
export type Ingredient = Colour | "salt";
export type Character = "troll" | "pixies" | "orc" | "magician" | "elf" | "dwarf";
export type Area = Character | "grocer";
export type SmallType = "dessert" | "side-dish" | "appetiser" | "drink";
export type LargeType = "roast" | "main-course";
export type DishType = SmallType | LargeType;

/** One entry of the box; its lists and numbers are written as in JSON. */
function printed<T>(section: string, key: string): T {
  const [, after = ""] = toml.split(`\n[${section}]\n`);
  const [entries = ""] = after.split("\n[");
  const line = entries.split("\n").find((each) => each.startsWith(`${key} = `)) ?? "";
  return JSON.parse(line.slice(key.length + " = ".length)) as T;
}

export const CHARACTERS = printed<Character[]>("characters", "ids");
export const COLOURS = printed<Colour[]>("characters", "ingredients");
export const INGREDIENTS: Ingredient[] = [...COLOURS, "salt"];
export const SMALL_TYPES = printed<SmallType[]>("dishes", "small");
export const LARGE_TYPES = printed<LargeType[]>("dishes", "large").toReversed();
export const TYPES: DishType[] = [...LARGE_TYPES, ...SMALL_TYPES];
export const SURCHARGE = printed<number[]>("dishes", "surcharge");
export const ROUNDS = printed<number>("rounds", "count");
export const HELPERS = printed<number>("players", "helpers");
export const DISCS = printed<number>("players", "discs");
export const SHELF = printed<number>("limits", "shelf");
export const SET_POINTS = printed<number[]>("sets", "points");
const ROAST_AMOUNT = printed<number>("large", "roast_of_one_colour");

/** A dish as it is printed: so much of its colour, so much of one other, and its points. */
export interface Face {
  type: DishType;
  colour: Colour | null;
  own: number;
  other: number;
  points: number;
}

function faces(): Map<string, Face> {
  const found = new Map<string, Face>();
  for (const type of SMALL_TYPES) {
    const row = printed<[number, number, number][]>("small", type);
    row.forEach(([own, other, points], at) => {
      const colour = COLOURS[at] ?? null;
      found.set(`${type}-${colour}`, { type, colour, own, other, points });
    });
  }
  for (const type of LARGE_TYPES) {
    const points = printed<number>("large_points", type);
    found.set(type, {
      type,
      colour: null,
      own: 0,
      other: type === "roast" ? ROAST_AMOUNT : 0,
      points,
    });
  }
  return found;
}

const FACES = faces();

export function faceOf(dish: string): Face {
  const face = FACES.get(dish);
  if (face === undefined) throw new Error(`${dish} is no dish`);
  return face;
}

export function colourOf(character: Character): Colour {
  return COLOURS[CHARACTERS.indexOf(character)] ?? "meat";
}
