// Guests without a phone: each line of input, [match, player, credentials, move, ...arguments], is a move of one.
import { createInterface } from "node:readline";
import { Client } from "boardgame.io/client";
import { SocketIO } from "boardgame.io/multiplayer";
import { goofspiel } from "./game.js";

const multiplayer = SocketIO({ server: process.argv[2], socketOpts: { transports: ["websocket"] } });
const clients = {};

// Once it knows the state of its match.
const sitDown = (matchID, playerID, credentials) =>
  new Promise((done) => {
    const client = Client({ game: goofspiel, multiplayer, matchID, playerID, credentials, debug: false });
    client.subscribe((state) => state && done(client));
    client.start();
  });

async function read() {
  for await (const line of createInterface({ input: process.stdin })) {
    const [match, player, credentials, move, ...args] = JSON.parse(line);
    const client = (clients[`${match}/${player}`] ??= await sitDown(match, player, credentials));
    if (move) client.moves[move](...args);
    console.log("done");
  }
}

read();
