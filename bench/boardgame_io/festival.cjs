/** Festival's flow for boardgame.io: packets go round, a card is kept up or down. Cards and first players come recorded. */
"use strict";

const SECOND_ROUND = 1;

function begin(G, round) {
  const { first, packet } = G.secret.rounds[round];
  G.round = round;
  G.holder = first;
  G.hands[first] = [...packet];
  G.lies.push(G.lies[0].map(() => null));
  return first;
}

function waitsFaceUp(G, seat) {
  return G.round >= SECOND_ROUND && G.lies[G.round + 1][seat] === null && G.lies[G.round][seat]?.face === "up";
}

const take = ({ G, playerID, events }, card, face) => {
  const at = G.hands[playerID].indexOf(card);
  if (G.phase !== "take" || at < 0 || !["up", "down"].includes(face)) return "INVALID_MOVE";
  G.hands[playerID].splice(at, 1);
  G.lies[G.round + 1][playerID] = { face, card: face === "up" ? card : null };
  if (face === "down") G.kept[playerID].push(card);
  G.phase = "hand";
  if (G.lies[G.round + 1].some((each) => each === null)) return;
  G.hands[playerID] = [];
  if (G.round + 1 === G.secret.rounds.length) {
    events.endGame({ over: true });
    return;
  }
  G.phase = "take";
  events.endTurn({ next: String(begin(G, G.round + 1)) });
};

const hand = ({ G, playerID, events }, seat) => {
  const faceUpFirst = G.hands.some((_, each) => waitsFaceUp(G, each));
  if (G.phase !== "hand" || G.lies[G.round + 1][seat] !== null || (faceUpFirst && !waitsFaceUp(G, seat))) {
    return "INVALID_MOVE";
  }
  G.hands[seat] = G.hands[playerID];
  G.hands[playerID] = [];
  G.holder = seat;
  G.phase = "take";
  events.endTurn({ next: String(seat) });
};

module.exports = {
  name: "festival",
  setup: ({ ctx }, recorded) => {
    const seats = Array.from({ length: ctx.numPlayers });
    const G = {
      phase: "take",
      round: 0,
      holder: 0,
      hands: seats.map(() => []),
      kept: seats.map(() => []),
      lies: [seats.map(() => null)],
      secret: { rounds: recorded.rounds },
    };
    begin(G, 0);
    return G;
  },
  turn: { order: { first: ({ G }) => G.holder, next: ({ G }) => G.holder } },
  moves: { take, hand },
  playerView: ({ G, playerID }) => {
    const { secret, ...shown } = G;
    const own = (rows) => rows.map((row, seat) => (String(seat) === playerID ? row : row.length));
    return { ...shown, hands: own(G.hands), kept: own(G.kept) };
  },
};
