// Goofspiel, as a game of boardgame.io. Player 0 is the board, which turns up the prizes; the others play.
import { ActivePlayers, INVALID_MOVE } from "boardgame.io/core";

export const BOARD = "0";
export const CARDS = Array.from({ length: 13 }, (_, index) => index + 1);
export const face = (card) => ({ 1: "A", 11: "J", 12: "Q", 13: "K" })[card] ?? String(card);
export const players = (ctx) => ctx.playOrder.filter((player) => player !== BOARD);

const forEach = (ctx, value) => Object.fromEntries(players(ctx).map((player) => [player, value()]));
const total = (cards) => cards.reduce((sum, card) => sum + card, 0);

// The highest card takes the prizes; if the highest tie, they stay for the next round.
function judge(G, ctx) {
  const highest = Math.max(...Object.values(G.sealed));
  const best = players(ctx).filter((player) => G.sealed[player] === highest);
  const taker = best.length === 1 ? best[0] : null;
  for (const [player, card] of Object.entries(G.sealed)) {
    G.spent[player].push(card);
  }
  G.result = { round: G.round, cards: G.sealed, pot: G.pot, points: total(G.pot), highest, best, taker };
  G.sealed = {};
  if (taker !== null) {
    G.scores[taker] += G.result.points;
    G.pot = [];
  }
  G.asked = G.round < CARDS.length ? "prize" : "nothing";
}

// A move that needs what only the server knows.
const secret = (move) => ({ move, client: false, redact: true, ignoreStaleStateID: true });

export const goofspiel = {
  name: "goofspiel",
  setup: ({ ctx }) => ({
    round: 0,
    asked: "prize",
    pot: [],
    prizes: [],
    sealed: {},
    spent: forEach(ctx, () => []),
    scores: forEach(ctx, () => 0),
    result: null,
  }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    flip: ({ G, playerID }, card) => {
      if (playerID !== BOARD || G.asked !== "prize" || G.prizes.includes(card)) return INVALID_MOVE;
      G.prizes.push(card);
      G.pot.push(card);
      G.round += 1;
      G.asked = "card";
    },
    seal: secret(({ G, ctx, playerID }, card) => {
      const mayPlay = G.asked === "card" && CARDS.includes(card) && !(playerID in G.sealed);
      if (playerID === BOARD || !mayPlay || G.spent[playerID].includes(card)) return INVALID_MOVE;
      G.sealed[playerID] = card;
      if (players(ctx).every((player) => player in G.sealed)) judge(G, ctx);
    }),
    takeBack: secret(({ G, playerID }) => {
      if (!(playerID in G.sealed)) return INVALID_MOVE;
      delete G.sealed[playerID];
    }),
  },
  // Of others' sealed cards one sees only that they are there.
  playerView: ({ G, playerID }) => {
    const seen = Object.entries(G.sealed).map(([player, card]) => [player, player === playerID ? card : true]);
    return { ...G, sealed: Object.fromEntries(seen) };
  },
};
