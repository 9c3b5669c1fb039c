// The page of the board: the table with its cards, and the keys for the prize.
import { SocketIO } from "boardgame.io/multiplayer";
import { Client } from "boardgame.io/react";
import { createRoot } from "react-dom/client";
import { BOARD, CARDS, face, goofspiel } from "./game.js";
import { Card, Connection, everybodySits, Icon, Scores, seated, sentences, State, Who } from "./parts.jsx";
import "./style.css";

const match = location.pathname.split("/").pop();

const Keys = ({ G, moves }) => (
  <div className="keys">
    {CARDS.map((card) => (
      <button className="button" key={card} disabled={G.prizes.includes(card)} onClick={() => moves.flip(card)}>
        {face(card)}
      </button>
    ))}
  </div>
);

function Headline(props) {
  const { G } = props;
  const last = G.result && sentences(G.result, seated(props));
  const asks = { prize: "Flip the next prize. What is it?", card: "Everybody chooses a card in secret." };
  return (
    <section className="says">
      <h1>{everybodySits(props) ? (asks[G.asked] ?? "The game is over") : "Scan, and sit down"}</h1>
      {G.asked === "prize" && everybodySits(props) && <Keys {...props} />}
      {last && <p>{G.asked === "card" && <b>Last result: </b>}{last[0]} <small>{last[1]}</small></p>}
    </section>
  );
}

function Place({ G, person }) {
  const up = G.asked !== "card" && G.result;
  const won = up && G.result.taker === String(person.id);
  const sealed = person.id in G.sealed;
  return (
    <li className="place" data-won={won || undefined} data-away={!person.isConnected || undefined}>
      <span className="plate">
        <Who person={person} />
        {up && won && <span className="state"><Icon name="crown" />takes {G.result.points}</span>}
        {up && !won && <span className="state">– no prize</span>}
        {!up && <State G={G} person={person} />}
      </span>
      {up || sealed ? <Card card={up ? G.result.cards[person.id] : null} size="l" down={!up} won={won} />
        : <span className="slot" />}
    </li>
  );
}

const Middle = ({ G }) => {
  const pot = G.asked === "card" ? G.pot : (G.result?.pot ?? []);
  return (
    <div className="middle" data-gone={(G.asked !== "card" && G.result?.taker !== null) || undefined}>
      {pot.length > 0 && <h2>{pot.length > 1 ? "Prizes" : "Prize"}</h2>}
      {pot.map((card) => <Card key={card} card={card} size="l" />)}
    </div>
  );
};

function Board(props) {
  const { G, matchID } = props;
  return (
    <div className="board">
      <header>
        <b>Goofspiel</b> ◆ <span>Round {Math.max(1, G.round)} of {CARDS.length}</span>
      </header>
      <Connection {...props} />
      <Headline {...props} />
      <main className="table">
        <Middle G={G} />
        <ul className="places">{seated(props).map((person) => <Place key={person.id} G={G} person={person} />)}</ul>
      </main>
      <aside>
        <section><h2>Scores</h2><Scores {...props} /></section>
        <section><b className="code">{matchID}</b><p>{location.host}</p><p>Join, or come back</p></section>
      </aside>
    </div>
  );
}

const Table = Client({
  game: goofspiel,
  board: Board,
  loading: () => <p className="lead">Connecting…</p>,
  multiplayer: SocketIO({ socketOpts: { transports: ["websocket"] } }),
  debug: false,
});

const credentials = localStorage.getItem(`board ${match}`);
createRoot(document.getElementById("root")).render(<Table matchID={match} playerID={BOARD} credentials={credentials} />);
