/** What a view of this game holds, what follows from it, and its box. Generated: `npm run types:views`. */

/** A seat by its number. */
export type Seat = `${number}`;

/** Every name a view can hold, in the order of the box. */
export const NAMES = {
  "phase": ["draw-chooser", "choose-role", "deal-roles", "deal-wizards", "choose-first", "deal-goals", "deal-artefacts", "invade", "act", "draw", "loot", "glimpse", "protect", "fight", "attack", "defend", "battle", "answer", "recover", "over"],
  "ending": ["dragon", "hordes", "mob", "hordes-and-mob", "castle", "sickness", "dark-magic", "cured", "rounds"],
  "glyph": ["fire", "sun", "sulphur", "nature", "cobalt", "darkness"],
  "colour": ["red", "orange", "yellow", "green", "blue", "purple"],
  "role": ["wizard", "alchemist", "servant", "deceiver"],
  "goal": ["save", "barbarians", "dragon", "mob"],
  "faction": ["barbarians", "dragon", "mob"],
  "artefact": ["ember-ring", "flame-dagger", "fire-wand", "phoenix-staff", "book-of-fire", "sun-medal", "dawn-mirror", "solar-rod", "noon-crown", "book-of-the-sun", "brimstone-vial", "alembic", "sulphur-censer", "transmuter-furnace", "book-of-sulphur", "acorn-charm", "thorn-bow", "root-sceptre", "oak-heart", "book-of-nature", "cobalt-seal", "blessed-bell", "azure-shield", "oracle-orb", "book-of-cobalt", "night-cloak", "shade-lantern", "raven-blade", "skull-sceptre", "book-of-darkness"],
  "way an artefact lies": ["away", "in-work", "ready", "tapped"],
  "invasion card": ["i01", "i02", "i03", "i04", "i05", "i06", "i07", "i08", "i09", "i10", "i11", "i12", "i13", "i14", "i15", "i16", "i17", "i18"],
  "place of an invasion card": ["pile", "open", "discards", "alive", "dead"],
} as const;

export type Phase = (typeof NAMES)["phase"][number];
export type Ending = (typeof NAMES)["ending"][number];
export type Glyph = (typeof NAMES)["glyph"][number];
export type Colour = (typeof NAMES)["colour"][number];
export type Role = (typeof NAMES)["role"][number];
export type Goal = (typeof NAMES)["goal"][number];
export type Faction = (typeof NAMES)["faction"][number];
export type Artefact = (typeof NAMES)["artefact"][number];
export type WayAnArtefactLies = (typeof NAMES)["way an artefact lies"][number];
export type InvasionCard = (typeof NAMES)["invasion card"][number];
export type PlaceOfAnInvasionCard = (typeof NAMES)["place of an invasion card"][number];

export interface View {
  seats: number;
  sickness_stops: number;
  specials: number;
  even_specials: number;
  phase: Phase;
  ending: Ending | null;
  round_now: number;
  start: Seat;
  actor: Seat;
  asked: Seat;
  actions_left: number;
  hordes: number;
  reinforcement: number;
  mob: number;
  unrest: number;
  rage: number;
  health: number;
  unrest_raised: number;
  unmasked_now: number;
  glyphs: Partial<Record<Glyph, number>>;
  defence: Partial<Record<Glyph, number>>;
  defends: number[];
  sun_used: number;
  craft_again: number;
  looked: number;
  new_exile: number;
  prey: Seat | null;
  foe: Glyph | null;
  colour: (Colour | null)[];
  role: Role[];
  power: number[];
  exile: number[];
  ability_tapped: number[];
  guards: number[];
  stock: Partial<Record<Colour, number>>[];
  flask: Partial<Record<Colour, number>>[];
  reserve: Partial<Record<Colour, number>>;
  shown: (Goal | null)[];
  cleared: Partial<Record<Faction, number>>[];
  goal: (Goal | null)[];
  lies: Partial<Record<Artefact, WayAnArtefactLies>>;
  before: Partial<Record<Artefact, Seat>>;
  placed: Partial<Record<Artefact, Partial<Record<Colour, number>>>>;
  hand: (Partial<Record<Artefact, number>> | null)[];
  hand_size: number[];
  pile: Partial<Record<Artefact, number>> | null;
  pile_count?: number;
  rumour: Partial<Record<Artefact, number[]>>;
  rumour_least: number[];
  rumour_most: number[];
  memory: (Partial<Record<Artefact, number>> | null)[];
  memory_least: (number[] | null)[];
  memory_most: (number[] | null)[];
  invasion_at: Partial<Record<InvasionCard, PlaceOfAnInvasionCard>>;
  open_invasion: InvasionCard | null;
  warlords: (Glyph | null)[];
  slayer: Partial<Record<Glyph, Seat>>;
  glimpsed: number[];
  foresight: ((InvasionCard | null)[] | null)[];
}

/** A track now, after the coming siege if nothing happens before, and where it ends the match. */
export interface Track {
  now: number;
  after_siege: number;
  ends_at: number;
}

/** AS-K2 A living warlord: it takes 1 of the king's health unless one of those who can answer it does. */
export interface Warlord {
  glyph: Glyph;
  answered_by: number[];
}

/** AS-G1 AS-K1 AS-K2 What the coming siege does if nothing happens before and nobody answers a warlord. */
export interface Siege {
  health: Track;
  hordes: Track;
  mob: Track;
  rage: Track;
  sickens: boolean;
  warlords: Warlord[];
}

/** A card that may be drawn for the battle, and what it would make of it. */
export interface Drawn {
  invasion: InvasionCard;
  attack: number;
  defence: number;
  wins: boolean;
}

/** AS-A10 AS-X2 The battle in progress, as tapped so far: the cards that may be drawn, each as likely as another. */
export interface Battle {
  foe: Glyph | null;
  guards_attacking: number;
  guards_defending: number;
  cards: Drawn[];
  chance: number;
}

/** The own goal: what it would score now, and what makes it come true. */
export interface Prospect {
  goal: Goal;
  points_now: number;
  points_besides: number;
  to_go: number;
  leads: boolean;
}

/** Everything that can be worked out; what does not apply now is None. */
export interface Forecast {
  siege: Siege | null;
  battle: Battle | null;
  goal: Prospect | null;
}

export const BOX = {
  "colours": {
    "ids": ["red", "orange", "yellow", "green", "blue", "purple"],
    "glyphs": ["fire", "sun", "sulphur", "nature", "cobalt", "darkness"],
  },
  "goals": {
    "ids": ["save", "barbarians", "dragon", "mob"],
    "copies": [3, 1, 1, 1],
    "points": 20,
  },
  "roles": {
    "ids": ["wizard", "alchemist", "servant", "deceiver"],
    "power": [0, 20, 0, 0],
    "gems_in_stock": [9, 4, 10, 9],
    "gems_as_marker": [1, 1, 0, 1],
    "gems_in_reserve": [0, 5, 0, 0],
    "other_glyphs": [0, 1, 0, 0],
    "special_from_seats": 5,
  },
  "role_cards": {
    "copies": [0, 2, 2, 2],
    "own_glyphs": [2, 3, 0, 0],
  },
  "even_specials": {
    "points": [0, 0, 20, 20],
  },
  "seats": {
    "counts": [3, 4, 5, 6],
    "actions": [5, 4, 3, 3],
  },
  "gems": {
    "each": 10,
  },
  "hand": {
    "dealt": 3,
    "most": 5,
  },
  "tracks": {
    "most": 10,
    "cuboid_start": 1,
    "growth_least": 1,
    "growth_most": 4,
    "rage_start": 0,
    "health_start": 6,
    "power_most": 20,
  },
  "recovery": {
    "cards": 2,
  },
  "prices": {
    "guard": 5,
    "spellbook": 5,
    "tribute_colours": ["red", "yellow"],
  },
  "strength": {
    "guard": 5,
  },
  "glyph_costs": {
    "fire_hordes": 1,
    "fire_mob": 1,
    "fire_guard": 3,
    "sulphur_gem": 1,
    "nature_hordes": 1,
    "nature_mob": 2,
    "darkness_hand": 2,
    "darkness_king": 3,
    "darkness_guard": 3,
    "darkness_artefact": 6,
    "cobalt_look": 1,
    "cobalt_king": 3,
    "sun_extra_power": 1,
  },
  "points": {
    "gem_in_flask": 2,
    "warlord": 5,
    "power": 1,
  },
  "artefacts": [{"provenance": "reconstructed", "note": "that artefacts have up to six spaces, and some have four, is published", "spaces": [0, 0, 1], "glyphs": 2, "ids": ["ember-ring", "sun-medal", "brimstone-vial", "acorn-charm", "cobalt-seal", "night-cloak"]}, {"provenance": "reconstructed", "spaces": [0, 3, 4], "glyphs": 2, "ids": ["flame-dagger", "dawn-mirror", "alembic", "thorn-bow", "blessed-bell", "shade-lantern"]}, {"provenance": "reconstructed", "spaces": [0, 0, 2, 5], "glyphs": 3, "ids": ["fire-wand", "solar-rod", "sulphur-censer", "root-sceptre", "azure-shield", "raven-blade"]}, {"provenance": "reconstructed", "spaces": [0, 0, 1, 3, 5], "glyphs": 4, "ids": ["phoenix-staff", "noon-crown", "transmuter-furnace", "oak-heart", "oracle-orb", "skull-sceptre"]}, {"provenance": "reconstructed", "note": "six gems make a spellbook: source", "spaces": [0, 1, 2, 3, 4, 5], "glyphs": 6, "ids": ["book-of-fire", "book-of-the-sun", "book-of-sulphur", "book-of-nature", "book-of-cobalt", "book-of-darkness"]}],
  "invasions": {
    "cards": [{"id": "i01", "flow": [1, 4, 6, 2, 5, 3], "warlord": "fire", "strength": 12}, {"id": "i02", "flow": [4, 6, 2, 5, 3, 1], "hammer": 1}, {"id": "i03", "flow": [6, 2, 5, 3, 1, 4], "hammer": 1}, {"id": "i04", "flow": [2, 5, 3, 1, 4, 6], "warlord": "sun", "strength": 11}, {"id": "i05", "flow": [5, 3, 1, 4, 6, 2], "hammer": 1}, {"id": "i06", "flow": [3, 1, 4, 6, 2, 5], "hammer": 1, "dragon": 1}, {"id": "i07", "flow": [5, 1, 3, 6, 2, 4], "warlord": "sulphur", "strength": 10}, {"id": "i08", "flow": [1, 3, 6, 2, 4, 5], "hammer": 1, "dragon": 1}, {"id": "i09", "flow": [3, 6, 2, 4, 5, 1], "dragon": 1}, {"id": "i10", "flow": [6, 2, 4, 5, 1, 3], "warlord": "nature", "strength": 12}, {"id": "i11", "flow": [2, 4, 5, 1, 3, 6], "dragon": 1}, {"id": "i12", "flow": [4, 5, 1, 3, 6, 2], "dragon": 1}, {"id": "i13", "flow": [3, 6, 2, 4, 1, 5], "warlord": "cobalt", "strength": 14}, {"id": "i14", "flow": [6, 2, 4, 1, 5, 3], "dragon": 1}, {"id": "i15", "flow": [2, 4, 1, 5, 3, 6], "dragon": 2}, {"id": "i16", "flow": [4, 1, 5, 3, 6, 2], "warlord": "darkness", "strength": 15}, {"id": "i17", "flow": [1, 5, 3, 6, 2, 4], "dragon": 2}, {"id": "i18", "flow": [5, 3, 6, 2, 4, 1], "dragon": 2}],
  },
  "bounds": {
    "rounds": 60,
    "longest_match_moves": 20000,
  },
} as const;
