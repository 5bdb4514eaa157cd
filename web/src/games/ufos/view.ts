/** What a view of this game holds, what follows from it, and its box. Generated: `npm run types:views`. */

/** A seat by its number. */
export type Seat = `${number}`;

/** Every name a view can hold, in the order of the box. */
export const NAMES = {
  "phase": ["tiles", "first", "start", "move", "aim", "bump", "support", "bump-roll", "share", "step", "witness", "act", "try-roll", "over"],
  "city": ["los_angeles", "new_york", "mexico", "rio", "london", "berlin", "moscow", "cairo", "cape_town", "delhi", "beijing", "tokyo", "sydney"],
  "tile": ["3-2", "3-3", "4-1", "4-2", "5-1", "5-2", "6-1", "6-2", "7-1", "7-2", "8-2", "8-3", "9-1", "9-2", "10-1", "10-2", "11-1", "12-2"],
  "village": ["talkeetna", "falcon_lake", "rachel", "roswell", "kecksburg", "shag_harbour", "gulf_breeze", "hana", "palenque", "hanga_roa", "colares", "nazca", "capilla", "furnas", "kulusuk", "seven_seas", "hessdalen", "trans", "emilcin", "kapustin_yar", "siwa", "timbuktu", "lalibela", "yangambi", "ruwa", "luderitz", "abyaneh", "baikonur", "vanavara", "dalnegorsk", "bagan", "hampi", "yangshuo", "ubud", "wycliffe", "kaikoura", "nan_madol", "meteora", "andasibe"],
  "UFO": ["standard-1", "standard-2", "standard-3", "bumper-1", "bumper-2", "bumper-3", "calmer-1", "calmer-2"],
  "place": ["los_angeles", "new_york", "mexico", "rio", "london", "berlin", "moscow", "cairo", "cape_town", "delhi", "beijing", "tokyo", "sydney", "talkeetna", "falcon_lake", "rachel", "roswell", "kecksburg", "shag_harbour", "gulf_breeze", "hana", "palenque", "hanga_roa", "colares", "nazca", "capilla", "furnas", "kulusuk", "seven_seas", "hessdalen", "trans", "emilcin", "kapustin_yar", "siwa", "timbuktu", "lalibela", "yangambi", "ruwa", "luderitz", "abyaneh", "baikonur", "vanavara", "dalnegorsk", "bagan", "hampi", "yangshuo", "ubud", "wycliffe", "kaikoura", "nan_madol", "meteora", "andasibe"],
  "what a UFO did this turn": ["stayed", "flown", "bumped", "acted", "returned"],
  "side": ["attacker", "defender", "nobody"],
  "kind of UFO": ["standard", "bumper", "calmer"],
} as const;

export type Phase = (typeof NAMES)["phase"][number];
export type City = (typeof NAMES)["city"][number];
export type Tile = (typeof NAMES)["tile"][number];
export type Village = (typeof NAMES)["village"][number];
export type UFO = (typeof NAMES)["UFO"][number];
export type Place = (typeof NAMES)["place"][number];
export type WhatAUFODidThisTurn = (typeof NAMES)["what a UFO did this turn"][number];
export type Side = (typeof NAMES)["side"][number];
export type KindOfUFO = (typeof NAMES)["kind of UFO"][number];

export interface View {
  seats: number;
  later_points: number;
  phase: Phase;
  round_now: number;
  start: Seat;
  active: Seat;
  decider: Seat;
  tile: Partial<Record<City, Tile>>;
  stand: Partial<Record<Village, Seat>>;
  restaurants: Partial<Record<City, number>>[];
  witnesses: Partial<Record<City, number>>[];
  ufos: Partial<Record<UFO, Place>>[];
  counter: number[];
  deed: Partial<Record<UFO, WhatAUFODidThisTurn>>;
  announced: Partial<Record<UFO, Seat>>;
  chosen: UFO | null;
  fight: Place | null;
  rival: Seat | null;
  support: (Side | null)[];
  to_share: number;
  steps_left: number;
  way: (Place | null)[];
}

/** UF-M2 UF-M3 A flight of the chosen UFO: the places of a shortest way, and why it ends there, if it must. */
export interface Flight {
  stop: Place;
  way: Place[];
  ends: "ufo" | "city" | "village" | null;
}

/** A try for a restaurant. It succeeds in `wins` of `rolls` faces: if the die shows `needed` or more. */
export interface Try {
  kind: "open" | "take-over";
  ufo: KindOfUFO;
  start: Place;
  city: City;
  seat: number | null;
  resistance: number;
  modifiers: Record<string, number>;
  needed: number;
  wins: number;
  rolls: number;
}

/** A bump against `seat`. Of the `rolls` that are no tie, `wins` are won. */
export interface Bump {
  ufo: KindOfUFO;
  start: Place;
  place: Place;
  seat: number;
  own: Record<string, number>;
  against: Record<string, number>;
  wins: number;
  rolls: number;
}

/** A flight of a calmer from `start` to `stop` takes back the witnesses of these cities. */
export interface Calming {
  start: Place;
  stop: Place;
  cities: Partial<Record<City, number>>;
}

/** All that the seat whose turn it is could come to, and the `ends` of a UFO that is being bumped away. */
export interface Prospects {
  seat: number;
  controlled: Partial<Record<City, number>>;
  new_ufo: ("may" | "complete" | "cities" | "begun" | "blocked")[];
  network: Place[];
  flights: Flight[];
  tries: Try[];
  bumps: Bump[];
  calmings: Calming[];
  ends: Place[];
}

export const BOX = {
  "seats": {
    "counts": [2, 3, 4, 5],
    "on_small_map": [2, 3],
  },
  "colours": {
    "ids": ["blue", "yellow", "red", "green", "purple"],
  },
  "map": {
    "file": "map.json",
  },
  "ufos": {
    "kinds": ["standard", "bumper", "calmer"],
    "counts": [3, 3, 2],
    "at_start": 2,
  },
  "supply": {
    "restaurants": 10,
    "stands": 12,
    "witnesses": 12,
  },
  "tiles": {
    "all": [[3, 2], [3, 3], [4, 1], [4, 2], [5, 1], [5, 2], [6, 1], [6, 2], [7, 1], [7, 2], [8, 2], [8, 3], [9, 1], [9, 2], [10, 1], [10, 2], [11, 1], [12, 2]],
  },
  "dice": {
    "bump_faces": 6,
    "try_faces": 12,
  },
  "bump": {
    "attacker": 1,
    "bumper": 1,
    "calmer": -1,
    "each_further_ufo": 1,
    "each_own_ufo_near": 1,
    "each_supporter": 1,
  },
  "try": {
    "each_stand_near": 1,
    "each_foreign_restaurant": -2,
    "each_witness": -2,
    "bumper_or_calmer": -1,
    "each_further_ufo": 1,
  },
  "end": {
    "cities_to_control": {"2": 5, "3": 4, "4": 5, "5": 4},
    "ends_when_every_city_has_one": [2, 4, 5],
  },
  "points": {
    "stand": 1,
    "witness": -2,
  },
  "later_points": {
    "each_place": {"2": 8, "3": 10, "4": 5, "5": 3},
  },
  "bounds": {
    "rounds": 100,
    "moves_in_a_turn": 80,
  },
} as const;

export const MAP = {
  "canvas": [1000, 500],
  "cities": {
    "los_angeles": {"name": {"en": "Los Angeles", "de": "Los Angeles", "fr": "Los Angeles"}, "x": 118, "y": 168, "small_map": true},
    "new_york": {"name": {"en": "New York", "de": "New York", "fr": "New York"}, "x": 262, "y": 128, "small_map": true},
    "mexico": {"name": {"en": "Mexico City", "de": "Mexiko-Stadt", "fr": "Mexico"}, "x": 178, "y": 252, "small_map": true},
    "rio": {"name": {"en": "Rio de Janeiro", "de": "Rio de Janeiro", "fr": "Rio de Janeiro"}, "x": 352, "y": 352, "small_map": true},
    "london": {"name": {"en": "London", "de": "London", "fr": "Londres"}, "x": 442, "y": 98, "small_map": true},
    "berlin": {"name": {"en": "Berlin", "de": "Berlin", "fr": "Berlin"}, "x": 522, "y": 112, "small_map": true},
    "moscow": {"name": {"en": "Moscow", "de": "Moskau", "fr": "Moscou"}, "x": 606, "y": 82, "small_map": false},
    "cairo": {"name": {"en": "Cairo", "de": "Kairo", "fr": "Le Caire"}, "x": 562, "y": 212, "small_map": true},
    "cape_town": {"name": {"en": "Cape Town", "de": "Kapstadt", "fr": "Le Cap"}, "x": 540, "y": 408, "small_map": false},
    "delhi": {"name": {"en": "New Delhi", "de": "Neu-Delhi", "fr": "New Delhi"}, "x": 702, "y": 206, "small_map": false},
    "beijing": {"name": {"en": "Beijing", "de": "Peking", "fr": "Pékin"}, "x": 796, "y": 142, "small_map": false},
    "tokyo": {"name": {"en": "Tokyo", "de": "Tokio", "fr": "Tokyo"}, "x": 892, "y": 160, "small_map": false},
    "sydney": {"name": {"en": "Sydney", "de": "Sydney", "fr": "Sydney"}, "x": 896, "y": 398, "small_map": false},
  },
  "villages": {
    "talkeetna": {"name": {"en": "Talkeetna", "de": "Talkeetna", "fr": "Talkeetna"}, "region": {"en": "Alaska", "de": "Alaska", "fr": "Alaska"}, "x": 58, "y": 72, "small_map": false},
    "falcon_lake": {"name": {"en": "Falcon Lake", "de": "Falcon Lake", "fr": "Falcon Lake"}, "region": {"en": "Canada", "de": "Kanada", "fr": "Canada"}, "x": 172, "y": 92, "small_map": true},
    "rachel": {"name": {"en": "Rachel", "de": "Rachel", "fr": "Rachel"}, "region": {"en": "Nevada", "de": "Nevada", "fr": "Nevada"}, "x": 108, "y": 116, "small_map": true},
    "roswell": {"name": {"en": "Roswell", "de": "Roswell", "fr": "Roswell"}, "region": {"en": "New Mexico", "de": "New Mexico", "fr": "Nouveau-Mexique"}, "x": 172, "y": 182, "small_map": true},
    "kecksburg": {"name": {"en": "Kecksburg", "de": "Kecksburg", "fr": "Kecksburg"}, "region": {"en": "Pennsylvania", "de": "Pennsylvania", "fr": "Pennsylvanie"}, "x": 218, "y": 150, "small_map": true},
    "shag_harbour": {"name": {"en": "Shag Harbour", "de": "Shag Harbour", "fr": "Shag Harbour"}, "region": {"en": "Nova Scotia", "de": "Neuschottland", "fr": "Nouvelle-Écosse"}, "x": 312, "y": 96, "small_map": true},
    "gulf_breeze": {"name": {"en": "Gulf Breeze", "de": "Gulf Breeze", "fr": "Gulf Breeze"}, "region": {"en": "Florida", "de": "Florida", "fr": "Floride"}, "x": 236, "y": 204, "small_map": true},
    "hana": {"name": {"en": "Hana", "de": "Hana", "fr": "Hana"}, "region": {"en": "Hawaii", "de": "Hawaii", "fr": "Hawaï"}, "x": 46, "y": 232, "small_map": true},
    "palenque": {"name": {"en": "Palenque", "de": "Palenque", "fr": "Palenque"}, "region": {"en": "Chiapas", "de": "Chiapas", "fr": "Chiapas"}, "x": 228, "y": 282, "small_map": true},
    "hanga_roa": {"name": {"en": "Hanga Roa", "de": "Hanga Roa", "fr": "Hanga Roa"}, "region": {"en": "Easter Island", "de": "Osterinsel", "fr": "Île de Pâques"}, "x": 158, "y": 372, "small_map": true},
    "colares": {"name": {"en": "Colares", "de": "Colares", "fr": "Colares"}, "region": {"en": "Amazon", "de": "Amazonas", "fr": "Amazonie"}, "x": 330, "y": 288, "small_map": true},
    "nazca": {"name": {"en": "Nazca", "de": "Nazca", "fr": "Nazca"}, "region": {"en": "Peru", "de": "Peru", "fr": "Pérou"}, "x": 262, "y": 346, "small_map": true},
    "capilla": {"name": {"en": "Capilla del Monte", "de": "Capilla del Monte", "fr": "Capilla del Monte"}, "region": {"en": "Argentina", "de": "Argentinien", "fr": "Argentine"}, "x": 300, "y": 412, "small_map": true},
    "furnas": {"name": {"en": "Furnas", "de": "Furnas", "fr": "Furnas"}, "region": {"en": "Azores", "de": "Azoren", "fr": "Açores"}, "x": 372, "y": 164, "small_map": true},
    "kulusuk": {"name": {"en": "Kulusuk", "de": "Kulusuk", "fr": "Kulusuk"}, "region": {"en": "Greenland", "de": "Grönland", "fr": "Groenland"}, "x": 372, "y": 44, "small_map": true},
    "seven_seas": {"name": {"en": "Seven Seas", "de": "Seven Seas", "fr": "Seven Seas"}, "region": {"en": "Tristan da Cunha", "de": "Tristan da Cunha", "fr": "Tristan da Cunha"}, "x": 436, "y": 420, "small_map": false},
    "hessdalen": {"name": {"en": "Hessdalen", "de": "Hessdalen", "fr": "Hessdalen"}, "region": {"en": "Norway", "de": "Norwegen", "fr": "Norvège"}, "x": 500, "y": 46, "small_map": true},
    "trans": {"name": {"en": "Trans-en-Provence", "de": "Trans-en-Provence", "fr": "Trans-en-Provence"}, "region": {"en": "France", "de": "Frankreich", "fr": "France"}, "x": 478, "y": 158, "small_map": true},
    "emilcin": {"name": {"en": "Emilcin", "de": "Emilcin", "fr": "Emilcin"}, "region": {"en": "Poland", "de": "Polen", "fr": "Pologne"}, "x": 572, "y": 122, "small_map": true},
    "kapustin_yar": {"name": {"en": "Kapustin Yar", "de": "Kapustin Jar", "fr": "Kapoustine Iar"}, "region": {"en": "Volga", "de": "Wolga", "fr": "Volga"}, "x": 628, "y": 134, "small_map": false},
    "siwa": {"name": {"en": "Siwa", "de": "Siwa", "fr": "Siwa"}, "region": {"en": "Egypt", "de": "Ägypten", "fr": "Égypte"}, "x": 508, "y": 206, "small_map": true},
    "timbuktu": {"name": {"en": "Timbuktu", "de": "Timbuktu", "fr": "Tombouctou"}, "region": {"en": "Mali", "de": "Mali", "fr": "Mali"}, "x": 446, "y": 246, "small_map": true},
    "lalibela": {"name": {"en": "Lalibela", "de": "Lalibela", "fr": "Lalibela"}, "region": {"en": "Ethiopia", "de": "Äthiopien", "fr": "Éthiopie"}, "x": 600, "y": 268, "small_map": false},
    "yangambi": {"name": {"en": "Yangambi", "de": "Yangambi", "fr": "Yangambi"}, "region": {"en": "Congo", "de": "Kongo", "fr": "Congo"}, "x": 526, "y": 292, "small_map": true},
    "ruwa": {"name": {"en": "Ruwa", "de": "Ruwa", "fr": "Ruwa"}, "region": {"en": "Zimbabwe", "de": "Simbabwe", "fr": "Zimbabwe"}, "x": 582, "y": 344, "small_map": false},
    "luderitz": {"name": {"en": "Lüderitz", "de": "Lüderitz", "fr": "Lüderitz"}, "region": {"en": "Namibia", "de": "Namibia", "fr": "Namibie"}, "x": 492, "y": 356, "small_map": false},
    "abyaneh": {"name": {"en": "Abyaneh", "de": "Abyaneh", "fr": "Abyaneh"}, "region": {"en": "Iran", "de": "Iran", "fr": "Iran"}, "x": 636, "y": 192, "small_map": false},
    "baikonur": {"name": {"en": "Baikonur", "de": "Baikonur", "fr": "Baïkonour"}, "region": {"en": "Kazakhstan", "de": "Kasachstan", "fr": "Kazakhstan"}, "x": 682, "y": 118, "small_map": false},
    "vanavara": {"name": {"en": "Vanavara", "de": "Wanawara", "fr": "Vanavara"}, "region": {"en": "Tunguska", "de": "Tunguska", "fr": "Toungouska"}, "x": 724, "y": 58, "small_map": false},
    "dalnegorsk": {"name": {"en": "Dalnegorsk", "de": "Dalnegorsk", "fr": "Dalnegorsk"}, "region": {"en": "Russian Far East", "de": "Russischer Fernost", "fr": "Extrême-Orient russe"}, "x": 862, "y": 88, "small_map": false},
    "bagan": {"name": {"en": "Bagan", "de": "Bagan", "fr": "Bagan"}, "region": {"en": "Myanmar", "de": "Myanmar", "fr": "Myanmar"}, "x": 772, "y": 218, "small_map": false},
    "hampi": {"name": {"en": "Hampi", "de": "Hampi", "fr": "Hampi"}, "region": {"en": "India", "de": "Indien", "fr": "Inde"}, "x": 680, "y": 278, "small_map": false},
    "yangshuo": {"name": {"en": "Yangshuo", "de": "Yangshuo", "fr": "Yangshuo"}, "region": {"en": "China", "de": "China", "fr": "Chine"}, "x": 836, "y": 214, "small_map": false},
    "ubud": {"name": {"en": "Ubud", "de": "Ubud", "fr": "Ubud"}, "region": {"en": "Bali", "de": "Bali", "fr": "Bali"}, "x": 800, "y": 316, "small_map": false},
    "wycliffe": {"name": {"en": "Wycliffe Well", "de": "Wycliffe Well", "fr": "Wycliffe Well"}, "region": {"en": "Australia", "de": "Australien", "fr": "Australie"}, "x": 838, "y": 376, "small_map": false},
    "kaikoura": {"name": {"en": "Kaikoura", "de": "Kaikoura", "fr": "Kaikoura"}, "region": {"en": "New Zealand", "de": "Neuseeland", "fr": "Nouvelle-Zélande"}, "x": 958, "y": 438, "small_map": false},
    "nan_madol": {"name": {"en": "Nan Madol", "de": "Nan Madol", "fr": "Nan Madol"}, "region": {"en": "Pohnpei", "de": "Pohnpei", "fr": "Pohnpei"}, "x": 932, "y": 262, "small_map": false},
    "meteora": {"name": {"en": "Meteora", "de": "Meteora", "fr": "Les Météores"}, "region": {"en": "Greece", "de": "Griechenland", "fr": "Grèce"}, "x": 538, "y": 168, "small_map": true},
    "andasibe": {"name": {"en": "Andasibe", "de": "Andasibe", "fr": "Andasibe"}, "region": {"en": "Madagascar", "de": "Madagaskar", "fr": "Madagascar"}, "x": 642, "y": 362, "small_map": false},
  },
  "lines": [{"a": "talkeetna", "b": "rachel", "red": false, "pacific": false}, {"a": "talkeetna", "b": "falcon_lake", "red": false, "pacific": false}, {"a": "falcon_lake", "b": "rachel", "red": true, "pacific": false}, {"a": "falcon_lake", "b": "new_york", "red": true, "pacific": false}, {"a": "falcon_lake", "b": "kecksburg", "red": true, "pacific": false}, {"a": "falcon_lake", "b": "los_angeles", "red": true, "pacific": false}, {"a": "los_angeles", "b": "rachel", "red": true, "pacific": false}, {"a": "los_angeles", "b": "roswell", "red": true, "pacific": false}, {"a": "los_angeles", "b": "hana", "red": true, "pacific": false}, {"a": "roswell", "b": "kecksburg", "red": true, "pacific": false}, {"a": "roswell", "b": "mexico", "red": true, "pacific": false}, {"a": "roswell", "b": "gulf_breeze", "red": true, "pacific": false}, {"a": "kecksburg", "b": "new_york", "red": true, "pacific": false}, {"a": "kecksburg", "b": "gulf_breeze", "red": true, "pacific": false}, {"a": "new_york", "b": "shag_harbour", "red": true, "pacific": false}, {"a": "new_york", "b": "gulf_breeze", "red": true, "pacific": false}, {"a": "mexico", "b": "gulf_breeze", "red": true, "pacific": false}, {"a": "mexico", "b": "palenque", "red": true, "pacific": false}, {"a": "mexico", "b": "hana", "red": true, "pacific": false}, {"a": "mexico", "b": "hanga_roa", "red": true, "pacific": false}, {"a": "gulf_breeze", "b": "palenque", "red": true, "pacific": false}, {"a": "gulf_breeze", "b": "colares", "red": true, "pacific": false}, {"a": "palenque", "b": "nazca", "red": true, "pacific": false}, {"a": "palenque", "b": "colares", "red": true, "pacific": false}, {"a": "hana", "b": "hanga_roa", "red": true, "pacific": false}, {"a": "hanga_roa", "b": "nazca", "red": true, "pacific": false}, {"a": "hanga_roa", "b": "capilla", "red": true, "pacific": false}, {"a": "nazca", "b": "colares", "red": true, "pacific": false}, {"a": "nazca", "b": "rio", "red": true, "pacific": false}, {"a": "nazca", "b": "capilla", "red": true, "pacific": false}, {"a": "rio", "b": "colares", "red": true, "pacific": false}, {"a": "rio", "b": "capilla", "red": true, "pacific": false}, {"a": "rio", "b": "seven_seas", "red": false, "pacific": false}, {"a": "capilla", "b": "seven_seas", "red": false, "pacific": false}, {"a": "colares", "b": "timbuktu", "red": true, "pacific": false}, {"a": "colares", "b": "furnas", "red": true, "pacific": false}, {"a": "shag_harbour", "b": "kulusuk", "red": true, "pacific": false}, {"a": "shag_harbour", "b": "furnas", "red": true, "pacific": false}, {"a": "furnas", "b": "london", "red": true, "pacific": false}, {"a": "furnas", "b": "trans", "red": true, "pacific": false}, {"a": "furnas", "b": "timbuktu", "red": true, "pacific": false}, {"a": "kulusuk", "b": "london", "red": true, "pacific": false}, {"a": "kulusuk", "b": "hessdalen", "red": true, "pacific": false}, {"a": "seven_seas", "b": "luderitz", "red": false, "pacific": false}, {"a": "seven_seas", "b": "cape_town", "red": false, "pacific": false}, {"a": "london", "b": "hessdalen", "red": true, "pacific": false}, {"a": "london", "b": "trans", "red": true, "pacific": false}, {"a": "berlin", "b": "hessdalen", "red": true, "pacific": false}, {"a": "berlin", "b": "trans", "red": true, "pacific": false}, {"a": "berlin", "b": "emilcin", "red": true, "pacific": false}, {"a": "berlin", "b": "meteora", "red": true, "pacific": false}, {"a": "hessdalen", "b": "moscow", "red": false, "pacific": false}, {"a": "moscow", "b": "emilcin", "red": false, "pacific": false}, {"a": "moscow", "b": "kapustin_yar", "red": false, "pacific": false}, {"a": "moscow", "b": "vanavara", "red": false, "pacific": false}, {"a": "emilcin", "b": "meteora", "red": true, "pacific": false}, {"a": "emilcin", "b": "kapustin_yar", "red": false, "pacific": false}, {"a": "trans", "b": "siwa", "red": true, "pacific": false}, {"a": "trans", "b": "timbuktu", "red": true, "pacific": false}, {"a": "trans", "b": "meteora", "red": true, "pacific": false}, {"a": "meteora", "b": "siwa", "red": true, "pacific": false}, {"a": "meteora", "b": "cairo", "red": true, "pacific": false}, {"a": "cairo", "b": "siwa", "red": true, "pacific": false}, {"a": "cairo", "b": "abyaneh", "red": false, "pacific": false}, {"a": "cairo", "b": "lalibela", "red": false, "pacific": false}, {"a": "cairo", "b": "yangambi", "red": true, "pacific": false}, {"a": "siwa", "b": "timbuktu", "red": true, "pacific": false}, {"a": "siwa", "b": "yangambi", "red": true, "pacific": false}, {"a": "kapustin_yar", "b": "abyaneh", "red": false, "pacific": false}, {"a": "kapustin_yar", "b": "baikonur", "red": false, "pacific": false}, {"a": "abyaneh", "b": "delhi", "red": false, "pacific": false}, {"a": "abyaneh", "b": "lalibela", "red": false, "pacific": false}, {"a": "abyaneh", "b": "hampi", "red": false, "pacific": false}, {"a": "timbuktu", "b": "yangambi", "red": true, "pacific": false}, {"a": "timbuktu", "b": "luderitz", "red": false, "pacific": false}, {"a": "yangambi", "b": "luderitz", "red": false, "pacific": false}, {"a": "yangambi", "b": "ruwa", "red": false, "pacific": false}, {"a": "yangambi", "b": "lalibela", "red": false, "pacific": false}, {"a": "lalibela", "b": "ruwa", "red": false, "pacific": false}, {"a": "lalibela", "b": "hampi", "red": false, "pacific": false}, {"a": "ruwa", "b": "cape_town", "red": false, "pacific": false}, {"a": "ruwa", "b": "luderitz", "red": false, "pacific": false}, {"a": "ruwa", "b": "andasibe", "red": false, "pacific": false}, {"a": "cape_town", "b": "luderitz", "red": false, "pacific": false}, {"a": "cape_town", "b": "andasibe", "red": false, "pacific": false}, {"a": "andasibe", "b": "hampi", "red": false, "pacific": false}, {"a": "andasibe", "b": "ubud", "red": false, "pacific": false}, {"a": "delhi", "b": "baikonur", "red": false, "pacific": false}, {"a": "delhi", "b": "hampi", "red": false, "pacific": false}, {"a": "delhi", "b": "bagan", "red": false, "pacific": false}, {"a": "baikonur", "b": "vanavara", "red": false, "pacific": false}, {"a": "baikonur", "b": "beijing", "red": false, "pacific": false}, {"a": "vanavara", "b": "beijing", "red": false, "pacific": false}, {"a": "vanavara", "b": "dalnegorsk", "red": false, "pacific": false}, {"a": "beijing", "b": "dalnegorsk", "red": false, "pacific": false}, {"a": "beijing", "b": "yangshuo", "red": false, "pacific": false}, {"a": "beijing", "b": "bagan", "red": false, "pacific": false}, {"a": "bagan", "b": "yangshuo", "red": false, "pacific": false}, {"a": "bagan", "b": "hampi", "red": false, "pacific": false}, {"a": "yangshuo", "b": "tokyo", "red": false, "pacific": false}, {"a": "yangshuo", "b": "nan_madol", "red": false, "pacific": false}, {"a": "yangshuo", "b": "ubud", "red": false, "pacific": false}, {"a": "tokyo", "b": "dalnegorsk", "red": false, "pacific": false}, {"a": "tokyo", "b": "nan_madol", "red": false, "pacific": false}, {"a": "ubud", "b": "wycliffe", "red": false, "pacific": false}, {"a": "ubud", "b": "nan_madol", "red": false, "pacific": false}, {"a": "hampi", "b": "ubud", "red": false, "pacific": false}, {"a": "wycliffe", "b": "sydney", "red": false, "pacific": false}, {"a": "sydney", "b": "kaikoura", "red": false, "pacific": false}, {"a": "sydney", "b": "nan_madol", "red": false, "pacific": false}, {"a": "sydney", "b": "ubud", "red": false, "pacific": false}, {"a": "andasibe", "b": "wycliffe", "red": false, "pacific": false}, {"a": "kaikoura", "b": "nan_madol", "red": false, "pacific": false}, {"a": "talkeetna", "b": "dalnegorsk", "red": false, "pacific": true}, {"a": "hana", "b": "nan_madol", "red": false, "pacific": true}, {"a": "hanga_roa", "b": "kaikoura", "red": false, "pacific": true}],
} as const;
