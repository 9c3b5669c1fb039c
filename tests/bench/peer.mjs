// A boardgame.io server for the comparison: six secret plays make a round, which is judged and scored as The
// Feast's is, from hands of 15 numbers; nothing is kept on disk.
import { createRequire } from "node:module";

const require = createRequire(`${process.argv[2]}/`);
const { Server } = require("boardgame.io/server");
const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");

const HAND = 15;
const HIGHEST = 10;

// Everybody gets a new hand, and the first topic is turned up.
const deal = (G, random, players) => {
  for (const player of players) {
    G.hands[player] = random.Die(HIGHEST, HAND);
  }
  G.topic = random.Die(HIGHEST);
};

// The highest number that nobody else has played takes the topic; those who match get nothing.
const judge = (G, random, players) => {
  const times = {};
  for (const rank of Object.values(G.sealed)) {
    times[rank] = (times[rank] ?? 0) + 1;
  }
  const alone = players.filter((player) => times[G.sealed[player]] === 1);
  const taker = alone.reduce((best, each) => (best === null || G.sealed[each] > G.sealed[best] ? each : best), null);
  const matched = players.filter((player) => !alone.includes(player));
  if (taker !== null) {
    G.scores[taker] += G.topic;
  }
  G.ruling = { topic: G.topic, taker, matched };
  G.played = G.sealed;
  G.sealed = {};
  G.round += 1;
  G.topic = random.Die(HIGHEST);
};

const feast = {
  name: "feast",
  setup: ({ ctx, random }) => {
    const scores = Object.fromEntries(ctx.playOrder.map((player) => [player, 0]));
    const G = { round: 0, topic: 0, hands: {}, sealed: {}, played: {}, scores, ruling: null };
    deal(G, random, ctx.playOrder);
    return G;
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    ploy: {
      // The number is named by its place in the hand.
      move: ({ G, ctx, playerID, random }, place) => {
        const hand = G.hands[playerID];
        if (G.sealed[playerID] !== undefined || hand[place] === undefined) {
          return INVALID_MOVE;
        }
        G.sealed[playerID] = hand.splice(place, 1)[0];
        if (Object.keys(G.sealed).length === ctx.numPlayers) {
          judge(G, random, ctx.playOrder);
          if (hand.length === 0) {
            deal(G, random, ctx.playOrder);
          }
        }
      },
      client: false,
      ignoreStaleStateID: true,
      redact: true,
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([who, hand]) => [who, who === playerID ? hand : hand.length]),
    ),
    sealed: Object.fromEntries(
      Object.entries(G.sealed).map(([who, rank]) => [who, who === playerID ? rank : true]),
    ),
  }),
};

const server = Server({ games: [feast], origins: [/.*/] });
const running = await server.run({ port: 0, lobbyConfig: undefined });
const port = running.appServer.address().port;
console.log(`serving http://127.0.0.1:${port}`);
