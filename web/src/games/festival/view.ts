/** What a view of this game holds, what follows from it, and its box. Generated: `npm run types:views`. */

/** A seat by its number. */
export type Seat = `${number}`;

/** Every name a view can hold, in the order of the box. */
export const NAMES = {
  "phase": ["choose-first", "draw", "take", "hand", "over"],
  "way a card lies": ["not-yet", "up", "down"],
  "card": ["dancer-1", "dancer-2", "dancer-3", "dancer-4", "dancer-5", "dancer-6", "dancer-7", "dancer-8", "dancer-9", "gladiator-1", "gladiator-2", "gladiator-3", "gladiator-4", "gladiator-5", "gladiator-6", "gladiator-7", "gladiator-8", "gladiator-9", "tamer-1", "tamer-2", "tamer-3", "tamer-4", "tamer-5", "tamer-6", "tamer-7", "tamer-8", "tamer-9", "minstrel-1", "minstrel-2", "minstrel-3", "minstrel-4", "minstrel-5", "minstrel-6", "minstrel-7", "minstrel-8", "minstrel-9", "clown-1", "clown-2", "clown-3", "clown-4", "clown-5", "clown-6", "clown-7", "clown-8", "clown-9"],
} as const;

export type Phase = (typeof NAMES)["phase"][number];
export type WayACardLies = (typeof NAMES)["way a card lies"][number];
export type Card = (typeof NAMES)["card"][number];

export interface View {
  seats: number;
  simplified: number;
  phase: Phase;
  round_now: number;
  first: Seat;
  holder: Seat;
  packet_now: number;
  served: (Seat | null)[][];
  lies: WayACardLies[][];
  open_card: (Card | null)[][];
  secret_card: ((Card | null)[] | null)[];
  handed: ((Card | null)[][] | null)[];
  pile: Partial<Record<Card, number>> | null;
  pile_count?: number;
}

/** FV-R6 Of the packet that the viewer handed on in a round: the cards not seen since, and where they can be. */
export interface Memory {
  round: number;
  cards: Card[];
  hidden: number[];
  out: boolean;
}

/** What can be worked out from a view. */
export interface Facts {
  served_first: number[];
  remembered: Memory[];
}

export const BOX = {
  "professions": {
    "ids": ["dancer", "gladiator", "tamer", "minstrel", "clown"],
  },
  "colours": {
    "dancer": "red",
    "gladiator": "blue",
    "tamer": "green",
    "minstrel": "yellow",
    "clown": "purple",
  },
  "numbers": {
    "all": [1, 2, 3, 4, 5, 6, 7, 8, 9],
  },
  "copies": {
    "by_number": [2, 1, 1, 1, 1, 1, 1, 2, 2],
  },
  "stars": {
    "by_number": [1, 1, 1, 1, 1, 1, 1, 1, 2],
  },
  "seats": {
    "counts": [4, 5],
    "removed_with_4": [8],
  },
  "rounds": {
    "count": 10,
    "extra_cards": 1,
  },
  "gold": {
    "sole_most": 6,
    "sole_second": 3,
    "tied_most": 4,
    "tied_second": 1,
    "two_star_card": -1,
    "floor": 0,
    "different_professions": [0, 0, 0, 3, 6, 10],
  },
  "simplified": {
    "numbers": [1, 2, 3, 4, 5],
    "cards": 30,
  },
  "bounds": {
    "longest_match_moves": 400,
  },
} as const;
