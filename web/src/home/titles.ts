/** What the games are called, in every language. */
export const TITLES = {
  festo: "Festo!",
  festival: "Festival",
  ufos: "UFOs! Fritten aus dem All",
  astoria: "Astoria",
};

/** What a game is called; a game from outside by its name. */
export const titleOf = (game: string): string => (TITLES as Record<string, string>)[game] ?? game;
