/** What this device prefers. Kept in the browser, and the same in all its tabs. */

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["system", "day", "night"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ["slow", "usual", "fast", "none"] as const;
export type Speed = (typeof SPEEDS)[number];
/** How much a coach says: nothing, at most once a round, before every costly move, before every inexact one. */
export const COACHING = ["off", "gentle", "costly", "inexact"] as const;
export type Coaching = (typeof COACHING)[number];
/** From which cost on it speaks up, in shares of the win. */
export const THRESHOLDS: Record<Coaching, number> = {
  off: Infinity,
  gentle: 0.05,
  costly: 0.05,
  inexact: 0.02,
};

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  confirm: boolean;
  /** Single keys do something at the table. */
  keys: boolean;
  coach: Coaching;
}

const PLACE = "tafelrunde.preferences";

export function languageOf(browser: readonly string[]): Language {
  for (const each of browser) {
    const found = LANGUAGES.find((language) => each.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

function usual(): Kept {
  const touch = matchMedia("(pointer: coarse)").matches;
  return {
    language: languageOf(navigator.languages),
    theme: "system",
    speed: "usual",
    sound: false,
    confirm: touch, // a finger slips more easily than a mouse
    keys: true,
    coach: "off",
  };
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Preferences {
  #kept = $state<Kept>({ ...usual(), ...kept() });
  #dark = $state(matchMedia("(prefers-color-scheme: dark)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
      this.#dark = event.matches;
    });
    window.addEventListener("storage", (event) => {
      if (event.key === PLACE) Object.assign(this.#kept, kept());
    });
  }

  get language() {
    return this.#kept.language;
  }
  get theme() {
    return this.#kept.theme;
  }
  get speed() {
    return this.#kept.speed;
  }
  get sound() {
    return this.#kept.sound;
  }
  get confirm() {
    return this.#kept.confirm;
  }
  get keys() {
    return this.#kept.keys;
  }

  get coach() {
    return this.#kept.coach;
  }

  /** The theme that is shown. */
  get light(): "day" | "night" {
    if (this.#kept.theme !== "system") return this.#kept.theme;
    return this.#dark ? "night" : "day";
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

export const preferences = new Preferences();
