// @vitest-environment happy-dom
/** Deciding by touching things. */
import { expect, test, vi } from "vitest";
import { Decider } from "../src/parts/decider.svelte";
import { choice, decision } from "./phrases";

const CHOICES = [
  choice("take", "card:clown-5", "face:up"),
  choice("take", "card:clown-5", "face:down"),
  choice("take", "card:dancer-1", "face:up"),
];

function deciding() {
  const actions = { play: vi.fn(), refuse: vi.fn() };
  const decider = new Decider(actions);
  decider.ask(decision(1, CHOICES));
  return { decider, actions };
}

test("the only choice with a thing is made at once", () => {
  const { decider, actions } = deciding();
  decider.touch("card:dancer-1");
  expect(actions.play).toHaveBeenCalledWith(CHOICES[2]);
});

test("a touch narrows, a second one decides", () => {
  const { decider, actions } = deciding();
  decider.touch("card:clown-5");
  expect(decider.state("card:clown-5")).toBe("chosen");
  expect(decider.state("card:dancer-1")).toBe("quiet");
  decider.touch("face:down");
  expect(actions.play).toHaveBeenCalledWith(CHOICES[1]);
});

test("the same touch again lets go, and another one begins afresh", () => {
  const { decider, actions } = deciding();
  decider.touch("card:clown-5");
  decider.touch("card:clown-5");
  expect(decider.chosen).toEqual([]);
  decider.touch("card:clown-5");
  decider.touch("card:dancer-1");
  expect(actions.play).toHaveBeenCalledWith(CHOICES[2]);
});

test("what is no part of any choice is refused", () => {
  const { decider, actions } = deciding();
  decider.touch("card:tamer-9");
  expect(actions.refuse).toHaveBeenCalledWith(["card:tamer-9"]);
  expect(actions.play).not.toHaveBeenCalled();
});

test("what is not drawn needs a button", () => {
  const { decider } = deciding();
  expect(decider.offBoard).toHaveLength(CHOICES.length);
});

test("a drawing can stand for one kind of move alone", () => {
  const { decider, actions } = deciding();
  const choices = [choice("cook", "dish:roast"), choice("recall", "dish:roast")];
  decider.ask(decision(2, choices));
  decider.touch("kind:recall", "dish:roast");
  expect(actions.play).toHaveBeenCalledWith(choices[1]);
});
