/** Rings around what a lesson points at. */
import { expect, test } from "vitest";
import { joined } from "../src/lesson/rings";

const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});

test("what lies on one another has one ring around all of it", () => {
  const place = box(0, 20, 30, 50);
  const pieces = [box(-10, 0, 12, 25), box(8, 0, 30, 25)];
  expect(joined([...pieces, place])).toEqual([box(-10, 0, 30, 50)]);
});

test("what a ring has grown to is joined too", () => {
  expect(joined([box(0, 0, 10, 10), box(18, 0, 28, 10), box(8, 0, 20, 10)])).toEqual([
    box(0, 0, 28, 10),
  ]);
});

test("what lies apart has rings of its own", () => {
  const apart = [box(0, 0, 10, 10), box(10, 0, 20, 10)];
  expect(joined(apart)).toEqual(apart);
});
