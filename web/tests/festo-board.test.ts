// @vitest-environment happy-dom
/** The board of Festo! under somebody's hands. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import WORDS from "../../src/tafelrunde/games/festo/words/en.ftl?raw";
import Board from "../src/games/festo/Board.svelte";
import type { View } from "../src/games/festo/view";
import { Decider } from "../src/parts/decider.svelte";
import type { Choice } from "../src/wire/types";
import { seatsOf, sayIn } from "./board";
import { choice, decision } from "./phrases";
import { tableOf } from "./festo-table";

const say = sayIn(WORDS);

const SEATS = seatsOf(["Sarah", "wave"], ["Toby", "sun"], ["Joy", "flame"]);

/** Lay a table before Sarah, who may choose; what she plays or is refused is recorded. */
function lay(now: Partial<View>, ...choices: Choice[]) {
  const play = vi.fn();
  const refuse = vi.fn();
  const decider = new Decider({ play: (chosen) => play(chosen.move.notation), refuse });
  decider.ask(decision(1, choices));
  const view = tableOf(now);
  const props = {
    view,
    facts: { majority: {}, surcharges: [0, 1, 2] },
    seats: SEATS,
    you: 0,
    toMove: 0,
    decider,
    say,
    news: [],
    covers: () => false,
  };
  const { rerender } = render(Board, props);
  return {
    play,
    refuse,
    decider,
    lay: (next: Partial<View>) => rerender({ view: tableOf(next) }),
  };
}

const button = (name: RegExp | string) => screen.getByRole("button", { name });

test("a helper is placed by touching a stall, also by keyboard", async () => {
  const { play } = lay({}, choice("place", "area:elf"), choice("place", "area:grocer"));
  await fireEvent.click(button(/^Elf; .*Toby 1/));
  await fireEvent.keyDown(button(/^Grocer/), { key: "Enter" });
  expect(play.mock.calls).toEqual([["place area:elf"], ["place area:grocer"]]);
});

test("a closed stall says so, and touching it is refused", async () => {
  const { refuse } = lay({ covers: { troll: 2 } }, choice("place", "area:elf"), choice("done"));
  await fireEvent.click(screen.getByRole("img", { name: /^Troll; Closed/ }));
  expect(refuse).toHaveBeenCalledWith(["area:troll"]);
});

test("where the players act, goods and the ability can be touched", async () => {
  const { play } = lay(
    { phase: "act", area: "troll", helpers: [{ troll: 1 }, {}, {}] },
    choice("take", "colour:meat"),
    choice("ability", "piece:helper"),
    choice("withdraw"),
  );
  await fireEvent.click(button("Take 1 meat"));
  await fireEvent.click(button("Use the ability with a helper"));
  expect(play.mock.calls).toEqual([["take colour:meat"], ["ability piece:helper"]]);
});

test("what the Troll lifts is touched once: place and colour belong together", async () => {
  const { play } = lay(
    { phase: "lift", area: "troll", stock: { orc: { spices: 2, meat: 1 }, elf: { meat: 1 } } },
    choice("lift", "area:orc", "colour:spices"),
    choice("lift", "area:orc", "colour:meat"),
    choice("lift", "area:elf", "colour:meat"),
  );
  await fireEvent.click(button("Move 1 meat from the Orc’s market"));
  expect(play).toHaveBeenCalledWith("lift area:orc colour:meat");
});

test("at the grocer a shelf is chosen first, then how many", async () => {
  const { play } = lay(
    { phase: "grocer", area: "grocer", helpers: [{ grocer: 2 }, {}, {}] },
    choice("buy", "colour:meat", "count:1"),
    choice("buy", "colour:meat", "count:2"),
    choice("buy", "colour:honey", "count:1"),
  );
  expect(screen.queryByRole("button", { name: "Take 2 meat" })).toBeNull();
  await fireEvent.click(button("meat"));
  await fireEvent.click(button("Take 2 meat"));
  expect(play).toHaveBeenCalledWith("buy colour:meat count:2");
});

test("a dish tells its price where it lies; a helper on it can be called back", async () => {
  const { play } = lay(
    { phase: "cook", reserved: { drink: [null, null, "0"] } },
    choice("cook", "dish:drink-mushrooms"),
    choice("recall", "dish:drink-mushrooms"),
    choice("pass"),
  );
  const price =
    "Mushroom drink; 7 VP; 2 mushrooms and 1 of one other colour, 2 more; Reserved: you";
  await fireEvent.click(button(price));
  await fireEvent.click(button("Take back your helper from the mushroom drink"));
  expect(play.mock.calls).toEqual([["cook dish:drink-mushrooms"], ["recall dish:drink-mushrooms"]]);
});

test("a payment shows what is owed and what was paid, and asks for salt", async () => {
  const { play, decider, lay: go } = lay({ phase: "cook" }, choice("cook", "dish:dessert-meat"));
  decider.ask(decision(2, [choice("combine", "colour:honey"), choice("x")]));
  await go({ phase: "combine", dish_now: "dessert-meat" });
  const bill = screen.getByRole("region", { name: "Payment" });
  const cubes = (label: string) =>
    [...bill.querySelectorAll("p")]
      .find((each) => each.textContent.includes(label))
      ?.querySelectorAll(".cube").length;
  expect([cubes("Still to pay"), cubes("Paid")]).toEqual([4, undefined]);
  await fireEvent.click(button(/^Pay with honey; /));
  const salt = ["count:0", "count:1"].map((count) => choice("salt", "colour:honey", count));
  decider.ask(decision(3, salt));
  const owned = [{ honey: 2, salt: 1 }, {}, {}];
  await go({ phase: "salt", dish_now: "dessert-meat", price: { honey: 1 }, owned });
  expect([cubes("Still to pay"), cubes("Paid")]).toEqual([1, 3]);
  await fireEvent.click(button("1 salt for honey"));
  expect(play.mock.calls).toEqual([["combine colour:honey"], ["salt colour:honey count:1"]]);
});

test("start player, passed, tokens and the event are in sight", () => {
  lay({ phase: "cook", passed: [0, 1, 0], helpers: [{}, {}, {}] });
  const toby = screen.getByRole("region", { name: "Toby" });
  expect(toby.textContent).toContain("Passed");
  expect(toby.textContent).toContain("2 VP");
  expect(toby.querySelector("[aria-label='Start player']")).not.toBeNull();
  expect(screen.getByText("Each dish cooked gives 1 VP.", { exact: false })).toBeTruthy();
});

test("what could be touched in one phase is no button in the next", async () => {
  const table = lay({ phase: "fetch", area: "magician" }, choice("fetch", "colour:honey"));
  expect(button("Take 1 honey from its supply; 8").dataset["state"]).toBe("legal");
  await table.lay({ phase: "act", area: "magician" });
  expect(screen.queryByRole("button", { name: /from its supply/ })).toBeNull();
  const supply = document.querySelector("[data-anchor='supply:honey']");
  expect(supply?.hasAttribute("data-state")).toBe(false);
  expect(supply?.hasAttribute("tabindex")).toBe(false);
});
