// A boardgame.io server for the comparison: six secret plays make a round; nothing is kept on disk.
import { createRequire } from "node:module";

const require = createRequire(`${process.argv[2]}/`);
const { Server } = require("boardgame.io/server");
const { ActivePlayers } = require("boardgame.io/core");

const feast = {
  name: "feast",
  setup: () => ({ round: 0, sealed: {}, played: {} }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    ploy: {
      move: ({ G, ctx, playerID }, rank) => {
        G.sealed[playerID] = rank;
        if (Object.keys(G.sealed).length === ctx.numPlayers) {
          G.played = G.sealed;
          G.sealed = {};
          G.round += 1;
        }
      },
      client: false,
      ignoreStaleStateID: true,
      redact: true,
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    sealed: Object.fromEntries(
      Object.entries(G.sealed).map(([who, rank]) => [who, who === playerID ? rank : true]),
    ),
  }),
};

const server = Server({ games: [feast], origins: [/.*/] });
const running = await server.run({ port: 0, lobbyConfig: undefined });
const port = running.appServer.address().port;
console.log(`serving http://127.0.0.1:${port}`);
