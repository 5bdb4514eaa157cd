/**
 * The layers of src/, from the top down: a file imports from its own room and from the layers below, never upwards and
 * never from a room beside its own. Each game is a room.
 */
import { dirname, relative, resolve, sep } from "node:path";

const LAYERS = [
  ["main.ts"],
  ["App.svelte"],
  ["lesson"], // pages that use the table, and open others
  ["home", "table", "replay"], // pages
  ["frame", "match"], // what several pages share
  ["catalogue.ts"],
  ["games/*", "plain"], // boards
  ["parts"], // what all drawings share
  ["people"],
  ["words"],
  ["wire", "preferences.svelte.ts", "address.svelte.ts"],
];
const SOURCES = resolve(import.meta.dirname, "../src");

/** The room a file of src/ lies in. */
function roomOf(file) {
  const [first, second] = relative(SOURCES, file).split(sep);
  return first === "games" ? `games/${second}` : first;
}

const layerOf = (room) =>
  LAYERS.findIndex((rooms) => rooms.includes(room.replace(/^games\/.*/, "games/*")));

/** A module without its ending is one of the files named in the table. */
const named = (room) =>
  LAYERS.flat().find((each) => each === room || each.replace(/\.ts$/, "") === room) ?? room;

export const layers = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const here = roomOf(context.filename);
    if (here.startsWith("..")) return {};
    function check(source) {
      if (!source || typeof source.value !== "string" || !source.value.startsWith(".")) return;
      const target = resolve(dirname(context.filename), source.value.split("?")[0]);
      if (relative(SOURCES, target).startsWith("..") || target.endsWith(".css")) return;
      const there = named(roomOf(target));
      if (here === there) return;
      if (layerOf(here) < 0 || layerOf(there) < 0)
        context.report({
          node: source,
          message: `${here} or ${there} is in no layer: see tools/layers.js`,
        });
      else if (layerOf(there) <= layerOf(here))
        context.report({
          node: source,
          message: `${here} may not import from ${there}: see tools/layers.js`,
        });
    }
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
    };
  },
};
