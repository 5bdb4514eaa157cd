/** What a view of this game holds, what follows from it, and its box. Generated: `npm run types:views`. */

/** A seat by its number. */
export type Seat = `${number}`;

/** Every name a view can hold, in the order of the box. */
export const NAMES = {
  "phase": ["choose-first", "draw-dish", "turn-up-event", "give", "morning-roll", "morning", "afternoon-roll", "afternoon", "act", "lift", "drop", "send", "reserve", "trade", "fetch", "lay", "grocer", "cook", "ransom", "combine", "add", "save", "salt", "over"],
  "ingredient": ["meat", "honey", "spices", "mushrooms", "fruit", "potatoes", "salt"],
  "area": ["troll", "pixies", "orc", "magician", "elf", "dwarf", "grocer"],
  "colour": ["meat", "honey", "spices", "mushrooms", "fruit", "potatoes"],
  "character": ["troll", "pixies", "orc", "magician", "elf", "dwarf"],
  "event": ["rich-harvest", "poor-harvest", "full-shelves", "salt-caravan", "early-birds", "late-opening", "open-doors", "day-off", "fair-shares", "double-magic", "magic-lull", "fresh-from-the-kitchen", "applause", "gourmets"],
  "small dish": ["dessert-meat", "dessert-honey", "dessert-spices", "dessert-mushrooms", "dessert-fruit", "dessert-potatoes", "side-dish-meat", "side-dish-honey", "side-dish-spices", "side-dish-mushrooms", "side-dish-fruit", "side-dish-potatoes", "appetiser-meat", "appetiser-honey", "appetiser-spices", "appetiser-mushrooms", "appetiser-fruit", "appetiser-potatoes", "drink-meat", "drink-honey", "drink-spices", "drink-mushrooms", "drink-fruit", "drink-potatoes"],
  "row": ["dessert", "side-dish", "appetiser", "drink"],
  "dish": ["dessert-meat", "dessert-honey", "dessert-spices", "dessert-mushrooms", "dessert-fruit", "dessert-potatoes", "side-dish-meat", "side-dish-honey", "side-dish-spices", "side-dish-mushrooms", "side-dish-fruit", "side-dish-potatoes", "appetiser-meat", "appetiser-honey", "appetiser-spices", "appetiser-mushrooms", "appetiser-fruit", "appetiser-potatoes", "drink-meat", "drink-honey", "drink-spices", "drink-mushrooms", "drink-fruit", "drink-potatoes", "roast", "main-course"],
  "large dish": ["roast", "main-course"],
  "piece": ["helper", "disc"],
} as const;

export type Phase = (typeof NAMES)["phase"][number];
export type Ingredient = (typeof NAMES)["ingredient"][number];
export type Area = (typeof NAMES)["area"][number];
export type Colour = (typeof NAMES)["colour"][number];
export type Character = (typeof NAMES)["character"][number];
export type Event = (typeof NAMES)["event"][number];
export type SmallDish = (typeof NAMES)["small dish"][number];
export type Row = (typeof NAMES)["row"][number];
export type Dish = (typeof NAMES)["dish"][number];
export type LargeDish = (typeof NAMES)["large dish"][number];
export type Piece = (typeof NAMES)["piece"][number];

export interface View {
  seats: number;
  magical_dishes: number;
  events: number;
  phase: Phase;
  round_now: number;
  holder: Seat;
  first: Seat;
  mover: Seat;
  supply: Partial<Record<Ingredient, number>>;
  stock: Partial<Record<Area, Partial<Record<Colour, number>>>>;
  moved: Partial<Record<Area, Partial<Record<Colour, number>>>>;
  covers: Partial<Record<Character, number>>;
  dice_left: number;
  event_of: (Event | null)[];
  pile: Partial<Record<SmallDish, number>>;
  display: Partial<Record<Row, (Dish | null)[]>>;
  reserved: Partial<Record<Row, (Seat | null)[]>>;
  large: Partial<Record<LargeDish, number>>;
  owned: Partial<Record<Ingredient, number>>[];
  cooked: Partial<Record<Dish, number>>[];
  tokens: number[];
  in_hand: number[];
  helpers: Partial<Record<Area, number>>[];
  discs: Partial<Record<Area, number>>[];
  discs_next: Partial<Record<Character, number>>[];
  passed: number[];
  area: Area;
  majority: Seat | null;
  used: number;
  taking: number;
  thanked: number;
  piece: Piece;
  lifted: Colour | null;
  lifted_from: Area | null;
  progress: number;
  dish_now: Dish | null;
  price: Partial<Record<Colour, number>>;
}

/** What can be worked out from a view. */
export interface Facts {
  majority: Partial<Record<Character, number>>;
  surcharges: number[];
}

export const BOX = {
  "characters": {
    "ids": ["troll", "pixies", "orc", "magician", "elf", "dwarf"],
    "ingredients": ["meat", "honey", "spices", "mushrooms", "fruit", "potatoes"],
    "grocer": "grocer",
  },
  "ingredients": {
    "of_each_colour": 14,
    "salt": "salt",
    "salt_in_box": 6,
    "salt_beyond_players": 1,
  },
  "colours": {
    "meat": "red",
    "honey": "yellow",
    "spices": "orange",
    "mushrooms": "purple",
    "fruit": "green",
    "potatoes": "brown",
    "salt": "white",
  },
  "seats": {
    "counts": [2, 3, 4, 5],
    "market_refill": [3, 3, 3, 4],
    "dice": [3, 3, 3, 2],
  },
  "limits": {
    "market": 5,
    "shelf": 3,
    "shelf_refill": 1,
  },
  "dice": {
    "count": 3,
    "cover_tiles": 3,
  },
  "players": {
    "helpers": 6,
    "discs": 2,
  },
  "rounds": {
    "count": 4,
  },
  "dishes": {
    "large_copies": 5,
    "small_copies": 6,
    "surcharge": [0, 1, 2],
  },
  "rows": {
    "large": ["roast", "main-course"],
    "small": ["dessert", "side-dish", "appetiser", "drink"],
  },
  "large": {
    "roast_of_one_colour": 6,
    "main_course_of_each_colour": 1,
  },
  "large_points": {
    "roast": 14,
    "main-course": 15,
  },
  "small": {
    "dessert": [[3, 1, 10], [3, 2, 12], [3, 2, 12], [3, 1, 10], [3, 2, 12], [3, 1, 10]],
    "side-dish": [[2, 3, 11], [2, 2, 9], [2, 2, 9], [2, 3, 11], [2, 2, 9], [2, 3, 11]],
    "appetiser": [[3, 1, 10], [2, 2, 9], [3, 1, 10], [2, 2, 9], [2, 2, 9], [3, 1, 10]],
    "drink": [[1, 2, 6], [2, 1, 7], [1, 2, 6], [2, 1, 7], [2, 1, 7], [1, 2, 6]],
  },
  "magical": {
    "points": 1,
    "saved": 1,
  },
  "magical_backs": {
    "colour_of_front": true,
  },
  "sets": {
    "points": [0, 1, 3, 6, 10, 15, 21],
  },
  "score": {
    "ingredient": 1,
    "dwarf_last_round": 2,
  },
  "tokens": {
    "values": [1, 2, 5],
    "copies": [10, 8, 6],
  },
  "abilities": {
    "elf_gives": 2,
    "magician_gives": 1,
    "reservation_saves": 1,
    "per_turn": 1,
  },
  "events": {
    "ids": ["rich-harvest", "poor-harvest", "full-shelves", "salt-caravan", "early-birds", "late-opening", "open-doors", "day-off", "fair-shares", "double-magic", "magic-lull", "fresh-from-the-kitchen", "applause", "gourmets"],
    "harvest": 1,
    "shelves": 1,
    "salt": 1,
    "dice_fewer": 1,
    "abilities_per_turn": 2,
    "applause": 1,
    "gourmets": 2,
  },
  "bounds": {
    "longest_match_moves": 2000,
  },
} as const;
