/** Colours of seats: told apart from each other, from the paper, and from what a game gives colours to. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seatShown } from "../src/games/astoria/seats";
import { shownSeat } from "../src/parts/seats";

const read = (path: string) => readFileSync(`src/${path}`, "utf-8");
const colour = (css: string, name: string) =>
  new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(css)?.[1] ?? "";

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
const linear = (hex: string) =>
  channels(hex).map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
const light = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [less = 0, more = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
};
/** Oklab: a distance of 0.02 can just be seen side by side. */
const oklab = (hex: string) => {
  const [r = 0, g = 0, b = 0] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};
const apart = (one: string, other: string) => {
  const there = oklab(other);
  return Math.hypot(...oklab(one).map((each, at) => each - (there[at] ?? 0)));
};

const PROFESSIONS = ["dancer", "gladiator", "tamer", "minstrel", "clown"];
const [day = "", night = ""] = read("games/festival/colours.css").split(":root");
const [dayPaper = "", nightPaper = ""] =
  read("theme/tokens.css").split(`:root[data-theme="night"]`);

test.each([
  ["day", day, colour(dayPaper, "paper-raised")],
  ["night", night, colour(nightPaper, "paper-raised")],
])("by %s no seat of Festival looks like a profession or like another seat", (_, css, paper) => {
  const seats = [0, 1, 2, 3, 4].map((seat) => colour(css, `seat-${seat}`));
  const board = read("games/festival/Board.svelte");
  const professions = PROFESSIONS.map((each) => colour(board, each));
  for (const [at, seat] of seats.entries()) {
    for (const other of [...professions, ...seats.filter((_, each) => each !== at)])
      expect(apart(seat, other), `${seat} ${other}`).toBeGreaterThan(0.08);
    expect(contrast(seat, paper)).toBeGreaterThan(3);
    expect(contrast(seat, colour(css, `on-seat-${at}`))).toBeGreaterThan(4.5);
  }
});

test("in Astoria a seat has the colour and the sign of its wizard", () => {
  const seat = seatShown({ colour: ["green", "red"] }, shownSeat(1, "Ben", 0));
  expect(seat).toMatchObject({ colour: "var(--gem-red)", emblem: "flame" });
});
