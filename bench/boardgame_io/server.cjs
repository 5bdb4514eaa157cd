/** boardgame.io's server with its FlatFile storage: node server.cjs PORT FOLDER. */
"use strict";

const { FlatFile, Origins, Server } = require("boardgame.io/server");
const festival = require("./festival.cjs");

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [festival], db: new FlatFile({ dir }), origins: [Origins.LOCALHOST] });
server.run(Number(port), () => console.log("ready"));
