// @vitest-environment happy-dom
/** The board of Astoria under somebody's hands. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import WORDS from "../../src/tafelrunde/games/astoria/words/en.ftl?raw";
import CLIENT from "../src/words/en.ftl?raw";
import Board from "../src/games/astoria/Board.svelte";
import type { View } from "../src/games/astoria/view";
import { Decider } from "../src/parts/decider.svelte";
import type { Choice } from "../src/wire/types";
import { tableOf } from "./astoria-table";
import { seatsOf, sayIn } from "./board";
import { choice, decision } from "./phrases";

const say = sayIn(CLIENT, WORDS);

const SEATS = seatsOf(["Sarah", "flame"], ["Toby", "star"], ["Joy", "wave"]);

/** Lay a table before Sarah, who may choose; what she plays is recorded. */
function lay(now: Partial<View>, ...choices: Choice[]) {
  const play = vi.fn();
  const decider = new Decider({ play: (chosen) => play(chosen.move.notation), refuse: vi.fn() });
  decider.ask(decision(1, choices));
  render(Board, {
    view: tableOf(now),
    seats: SEATS,
    you: 0,
    toMove: 0,
    decider,
    say,
    news: [],
    covers: () => false,
  });
  return { play, decider };
}

const button = (name: RegExp | string) => screen.getByRole("button", { name });

/** Every move that has a place on the board, with the words on what is touched for it. */
const PLACES: [Choice, RegExp, Partial<View>?][] = [
  [choice("draw"), /^20 artefact cards/],
  [choice("gather"), /^Power: 4/],
  [choice("burn", "colour:red"), /^Flow of fire/],
  [choice("buy", "colour:orange"), /^Reserve: 10 orange/],
  [choice("fetch", "colour:purple"), /^Reserve: 10 purple/],
  [choice("craft", "card:flame-dagger", "colour:red"), /^Flame Dagger/],
  [choice("craft", "card:book-of-fire", "colour:red"), /^Book of Fire, in progress/],
  [choice("tribute", "colour:red"), /^The dragon’s rage/],
  [choice("fight", "glyph:fire"), /^The warlord of fire/],
  [choice("guard"), /^Guard room/],
  [choice("attack"), /^Attack the castle/],
  [choice("ability", "glyph:fire"), /^Ability card: 2 fire/],
  [choice("tap", "card:ember-ring"), /^Ember Ring, ready/],
  [choice("untap-ability"), /^Ability card: 2 fire/],
  [choice("fire-hordes"), /^Hordes: 3/],
  [choice("nature-hordes"), /^Hordes: 3/],
  [choice("fire-mob"), /^Mob: 1/],
  [choice("fire-guard", "seat:1"), /^Toby: 1 guard/],
  [choice("dark-guard", "seat:1"), /^Toby: 1 guard/],
  [choice("sulphur", "colour:green"), /^In your flask: 2 green/],
  [choice("sun"), /^Power: 4/],
  [choice("steal", "seat:1"), /^Toby: 3 cards in hand/],
  [choice("heal"), /^The king’s health/],
  [choice("dark-king"), /^The king’s health/],
  [choice("look"), /^Invasion pile/],
  [choice("unpick", "card:sun-medal", "colour:orange"), /^Sun Medal, in progress/],
  [choice("choose", "role:servant"), /^Servant/, { phase: "choose-role" }],
];

test.each(PLACES.map(([move, name, now]) => [move.move.notation, move, name, now] as const))(
  "%s is made by touching what it is about",
  async (notation, move, name, now = {}) => {
    const { play } = lay(now, move, choice("end"));
    await fireEvent.click(button(name));
    expect(play).toHaveBeenCalledWith(notation);
  },
);

test("a gem is taken up and laid down where it may go", async () => {
  const { play, decider } = lay(
    {},
    choice("burn", "colour:red"),
    choice("craft", "card:flame-dagger", "colour:red"),
    choice("tribute", "colour:red"),
    choice("buy", "colour:red"),
  );
  await fireEvent.click(button(/^Stock: 9 red/));
  expect(decider.open.map(({ move }) => move.kind)).toEqual(["burn", "craft", "tribute"]);
  await fireEvent.click(button(/^The dragon’s rage/));
  expect(play).toHaveBeenCalledWith("tribute colour:red");
});

test("an accusation names a seat, then a faction, then what is at stake", async () => {
  const factions = ["barbarians", "dragon", "mob"];
  const { play } = lay(
    {},
    ...factions.map((faction) => choice("accuse", "seat:1", `faction:${faction}`)),
    choice("accuse", "seat:2", "faction:mob"),
  );
  await fireEvent.click(button("Accuse Toby"));
  await fireEvent.click(button("Dragon"));
  screen.getByText(/If you are wrong, you go into exile for good/);
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(button("Accuse Toby of serving the dragon"));
  expect(play).toHaveBeenCalledWith("accuse seat:1 faction:dragon");
});

test.each([
  ["protect", { prey: "1" }, /One of Toby’s guards is about to be killed/],
  ["answer", { foe: "fire" }, /The warlord of fire threatens the king: he will lose 1 health/],
  ["fight", { foe: "fire" }, /Sarah fights the warlord of fire, strength 12/],
  ["attack", { actor: "1" }, /Toby attacks the castle/],
  ["defend", { actor: "1", glyphs: { darkness: 4 } }, /Toby attacks the castle/],
] as [View["phase"], Partial<View>, RegExp][])("nobody overlooks %s", (phase, now, words) => {
  lay({ phase, ...now }, choice("pass"), choice("tap", "card:ember-ring"));
  expect(screen.getByRole("status").textContent).toMatch(words);
  button(/^Ember Ring, ready/);
});

test("what the others may not know is nowhere on the board", () => {
  lay({ goal: [null, null, null], hand: [null, null, null] });
  expect(screen.queryByText("Save the king")).toBeNull();
  expect(screen.queryByText("Flame Dagger")).toBeNull();
});

test("the end is told in one sentence, and goals stay covered until their turn", () => {
  const view = tableOf({ phase: "over", ending: "dragon", shown: ["save", "dragon", "mob"] });
  const decider = new Decider({ play: vi.fn(), refuse: vi.fn() });
  const { container } = render(Board, {
    view,
    seats: SEATS,
    you: 0,
    toMove: null,
    decider,
    say,
    news: [],
    covers: (place) => place === "goal:2",
  });
  screen.getByText(/The dragon’s rage knows no bounds/);
  expect(container.querySelector("[data-covered='goal:2']")?.className).toContain("covered");
  expect(container.querySelector("[data-covered='goal:1']")?.className).not.toContain("covered");
});

test("suspicions are kept on the device", async () => {
  lay({});
  await fireEvent.click(button("My notes"));
  await fireEvent.click(button("Toby, Dragon: no idea"));
  button("Toby, Dragon: likely");
  expect(JSON.stringify(localStorage)).toContain("1:dragon");
});
