/** boardgame.io's server with its FlatFile storage: node --expose-gc server.cjs PORT FOLDER. SIGUSR2 collects garbage. */
"use strict";

const { FlatFile, Origins, Server } = require("boardgame.io/server");
const festival = require("./festival.cjs");

/** Nothing expires here. The search for what has expired would end the process if it met a file that is being written. */
class Files extends FlatFile {
  async connect() {
    await this.games.init({ dir: this.dir, expiredInterval: false });
  }
}

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [festival], db: new Files({ dir }), origins: [Origins.LOCALHOST] });
server.run(Number(port), () => console.log("ready"));
process.on("SIGUSR2", () => {
  global.gc();
  setTimeout(global.gc, 1000);
});
