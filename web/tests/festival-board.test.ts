// @vitest-environment happy-dom
/** The board of Festival under somebody's hands. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import WORDS from "../../src/tafelrunde/games/festival/words/en.ftl?raw";
import Board from "../src/games/festival/Board.svelte";
import { onCard } from "../src/games/festival/table";
import type { Card, Facts, View } from "../src/games/festival/view";
import { Decider } from "../src/parts/decider.svelte";
import type { Choice, TallyLine } from "../src/wire/types";
import { card, viewOf } from "./festival-table";
import { seatsOf, sayIn } from "./board";
import { choice, decision, phrase } from "./phrases";

const say = sayIn(WORDS);

const nameOf = (short: string) => say("card", onCard(card(short)));

const SEATS = seatsOf(["Ada", "wave"], ["Bruno", "sun"], ["Carla", "flame"], ["Dario", "leaf"]);

const take = (short: string, face: string) => choice("take", `card:${card(short)}`, `face:${face}`);
const hand = (seat: string) => choice("hand", `seat:${seat}`);

/** Lay a view on the table before Ada, who may choose; what she plays or is refused is recorded. */
function lay(
  view: View,
  choices: Choice[] = [],
  you: number | null = 0,
  covers: (place: string) => boolean = () => false,
  facts: Facts = { served_first: [], remembered: [] },
  tally: TallyLine[][] | null = null,
) {
  const play = vi.fn();
  const refuse = vi.fn();
  const decider = new Decider({ play: (choice) => play(choice.move.notation), refuse });
  decider.ask(decision(1, choices));
  const seats = SEATS.map((seat) => ({ ...seat, you: seat.seat === you }));
  const props = {
    view: { ...view },
    facts,
    tally,
    seats,
    you,
    toMove: 0,
    decider,
    say,
    news: [],
    covers,
  };
  render(Board, props);
  return { play, refuse };
}

const TAKING = viewOf(
  0,
  ["1:d9+ 0:g2- 2:d1- 3:m1+"],
  { packet_now: 2 },
  { 0: "g2 d1 m1 c4", 1: "c5 t9" },
);
const HANDING = viewOf(
  0,
  ["0:c5+"],
  { phase: "hand", round_now: 0, packet_now: 4 },
  { 0: "c5 c6 t1 t2 t3" },
);

test("at the card that is touched appears how it shall lie, and that is a move", async () => {
  const { play } = lay(
    TAKING,
    ["up", "down"].flatMap((face) => [take("c5", face), take("t9", face)]),
  );
  expect(screen.queryByRole("button", { name: "Face down" })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: nameOf("t9") }));
  expect(play).not.toHaveBeenCalled();
  await fireEvent.keyDown(screen.getByRole("button", { name: "Face down" }), { key: "Enter" });
  expect(play).toHaveBeenCalledExactlyOnceWith("take card:tamer-9 face:down");
});

test("the packet is handed to a seat by touching it, and a seat that may not have it is refused", async () => {
  const { play, refuse } = lay(HANDING, [hand("1"), hand("3")]);
  await fireEvent.click(screen.getByRole("img", { name: "Carla" }));
  expect(refuse).toHaveBeenCalledExactlyOnceWith(["seat:2"]);
  await fireEvent.click(screen.getByRole("button", { name: "Hand the cards to Dario" }));
  expect(play).toHaveBeenCalledExactlyOnceWith("hand seat:3");
});

test("every card that was laid is told, as far as the reader knows it", () => {
  const remembered = [{ round: 0, cards: [card("m1"), card("c4")], hidden: [2], out: false }];
  lay(TAKING, [], 0, undefined, { served_first: [], remembered });
  for (const name of ["Dancer 9, face up", "Gladiator 2, face down", "Minstrel 1, face up"]) {
    screen.getByRole("img", { name: `Round 1: ${name}` });
  }
  screen.getByRole("img", {
    name: "Round 1: a card, face down (Handed on by you, not seen since)",
  });
  expect(screen.queryByRole("img", { name: /Dancer 1/ })).toBeNull();
});

test("who must be served first wears a ribbon, and who leads a profession is told", () => {
  const most = { rule: "FV-E2", points: 6, phrase: phrase("tally-most", { profession: "dancer" }) };
  const facts = { served_first: [1, 3], remembered: [] };
  lay(TAKING, [], 0, undefined, facts, [[], [most], [], []]);
  expect(screen.getAllByRole("img", { name: "Must be served first" })).toHaveLength(2);
  screen.getByRole("img", { name: "Dancers: 2 stars, the most so far" });
});

test("a spectator sees how many cards are in hand, and none of them", () => {
  lay(viewOf(null, ["1:d9+ 0:g2- 2:d1- 3:m1+"], { packet_now: 2 }), [], null);
  screen.getByRole("img", { name: "Ada holds 2 cards" });
  expect(screen.queryByText("Handed on by you, not seen since")).toBeNull();
});

test("at the end a card of somebody else lies face down until it is turned up", () => {
  const over = viewOf(0, ["0:d5- 1:g2- 2:t3+ 3:m1-"], { phase: "over" });
  const open = { ...over, secret_card: [1, 2, 3, 4].map((): Card[] => [card("c4")]) };
  lay(open, [], 0, (place) => place !== "cell:1:0");
  const covered = [...document.querySelectorAll<HTMLElement>("[data-covered]")];
  expect(covered.map((each) => each.dataset["covered"])).toEqual(["cell:3:0"]);
  expect(screen.getByRole("img", { name: /Round 1: a card, face down/ })).toBeTruthy();
});
