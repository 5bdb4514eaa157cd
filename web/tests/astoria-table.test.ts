/** What the board of Astoria reads out of a view. */
import { expect, test } from "vitest";
import { colourOf, faceOf, invasionFace, strengthOf } from "../src/games/astoria/box";
import { span } from "../src/games/astoria/battle";
import { dragonAt, marchAt } from "../src/games/astoria/realm";
import { seatShown } from "../src/games/astoria/seats";
import { artefactsOf, flowOf, handOf, invasionsAt, mayFill } from "../src/games/astoria/table";
import { tableOf } from "./astoria-table";

test("an artefact's spaces follow the wheel of colours from its own", () => {
  expect(faceOf("cobalt-seal").spaces).toEqual(["blue", "blue", "purple"]);
  expect(faceOf("book-of-darkness").spellbook).toBe(true);
  expect(faceOf("oak-heart")).toMatchObject({ glyph: "nature", makes: 4 });
});

test("an invasion card tells its effect, its warlord's strength and its flow", () => {
  expect(invasionFace("i06")).toMatchObject({ hammer: 1, dragon: 1, warlord: null });
  expect(strengthOf("darkness")).toBe(15);
  expect(flowOf(tableOf(), "orange")).toBe(6);
  expect(colourOf("sulphur")).toBe("yellow");
});

test("gems lie in the sockets of their colour, and finished artefacts are full", () => {
  const [ring, book] = artefactsOf(tableOf(), 0);
  expect(ring?.spaces.every(({ filled }) => filled)).toBe(true);
  expect(book?.spaces.filter(({ filled }) => filled)).toEqual([{ colour: "red", filled: true }]);
});

test("each gem of the stock can fill one space only", () => {
  const spaces = faceOf("ember-ring").spaces.map((colour) => ({ colour, filled: false }));
  expect(mayFill(spaces, { red: 1 })).toEqual([true, false, false]);
});

test("only the reader's own hand has faces", () => {
  expect(handOf(tableOf(), 0).map(({ card }) => card)).toEqual(["flame-dagger"]);
  expect(handOf(tableOf(), 1)).toEqual([]);
});

test("a card that no view places elsewhere lies in the pile", () => {
  expect(invasionsAt(tableOf(), "pile")).toBe(15);
  expect(invasionsAt(tableOf(), "discards")).toBe(1);
});

test("seats wear the colours and signs of their wizards once these are dealt", () => {
  const seat = {
    seat: 1,
    name: "Toby",
    colour: "x",
    ink: "y",
    emblem: "wave",
    you: false,
  } as const;
  expect(seatShown(tableOf(), seat)).toMatchObject({ colour: "var(--gem-yellow)", emblem: "star" });
  expect(seatShown({}, seat)).toEqual(seat);
});

test("threats come nearer to the bed with every step", () => {
  expect(marchAt(10)).toBeLessThan(200);
  expect(marchAt(4)).toBeGreaterThan(marchAt(3));
  expect(dragonAt(10).x).toBeLessThan(dragonAt(9).x);
  expect(span([12, 15, 9])).toBe("9–15");
  expect(span([7, 7])).toBe("7");
});
