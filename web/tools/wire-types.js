/** Turns the schema of the wire (standard input) into types (standard output): `npm run types:wire`. */
import { json } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const schema = await json(process.stdin);
const parts = schema.$defs;
const commands = new Set(parts.FromClient.anyOf.map(({ $ref }) => $ref.split("/").at(-1)));
const problems = Object.keys(schema["x-problems"]).sort();

for (const [name, part] of Object.entries(parts)) {
  // The server always tells every field; only commands may leave out what has a default.
  if (part.properties && !commands.has(name)) part.required = Object.keys(part.properties);
  for (const property of Object.values(part.properties ?? {})) {
    delete property.default; // or a part with a default would be a type of its own
    if (String(property.enum) === String(problems)) {
      delete property.enum;
      property.$ref = "#/$defs/Problem";
    }
  }
  if (part.description) part.description = part.description.replace(/\s+/g, " ");
}
parts.Problem = { description: "Why something is not done.", enum: problems };

const types = await compile({ $defs: parts }, "Wire", {
  additionalProperties: false,
  bannerComment:
    "/** What server and client say to each other. Generated: `npm run types:wire`. */",
  maxItems: -1,
  style: { printWidth: 100 },
  unreachableDefinitions: true,
});
const hint =
  /( \*\n)? \* This (interface|type) was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;
const whole = /export interface Wire \{[^}]*\}\n/;
process.stdout.write(types.replaceAll(hint, "").replaceAll("/**\n */\n", "").replace(whole, ""));
