/**
 * The layers of src/, from the top down: a file imports from its own module and from the layers below, never upwards
 * and never from a module beside its own. A module is a folder or a file of src/; each game is one.
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

/** The module a file of src/ belongs to. */
function moduleOf(file) {
  const [first, second] = relative(SOURCES, file).split(sep);
  return first === "games" ? `games/${second}` : first;
}

const layerOf = (module) =>
  LAYERS.findIndex((modules) => modules.includes(module.replace(/^games\/.*/, "games/*")));

/** The name of a module in the table: a file is imported without its ending. */
const named = (module) =>
  LAYERS.flat().find((each) => each === module || each.replace(/\.ts$/, "") === module) ?? module;

export const layers = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const here = moduleOf(context.filename);
    if (here.startsWith("..")) return {};
    function check(source) {
      if (!source || typeof source.value !== "string" || !source.value.startsWith(".")) return;
      const target = resolve(dirname(context.filename), source.value.split("?")[0]);
      if (relative(SOURCES, target).startsWith("..") || target.endsWith(".css")) return;
      const there = named(moduleOf(target));
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
