// The page of the board: the table with its cards, and the keys for the prize.
import { SocketIO } from "boardgame.io/multiplayer";
import { Client } from "boardgame.io/react";
import { QRCodeSVG } from "qrcode.react";
import { createRoot } from "react-dom/client";
import { BOARD, CARDS, face, goofspiel } from "./game.js";
import {
  Card, Connection, counted, everybodySits, flips, Icon, listed, Mark, Outcome, Quiet, Scores, seated, Why,
} from "./parts.jsx";

const match = location.pathname.split("/").pop();
const FEW = 4; // fewer than these are called by their names

const Tools = () => (
  <div className="tools">
    <Quiet icon="pencil" label="Fix a mistake" />
    <Quiet icon="undo" label="Undo" />
    <Quiet icon="play" label="What happened so far" shape="icon" />
    <Quiet icon="book-open" label="Rules" />
    <Quiet icon="users" label="Table" />
    <Quiet icon="settings" label="Reveals and sound" shape="icon" />
    <Quiet icon="volume-2" label="No sound" shape="icon" />
    <Quiet icon="keyboard" label="Keys" shape="icon" />
  </div>
);

const Keys = ({ G, moves }) => (
  <div className="asked quick" role="group" aria-label="Flip the next prize. What is it?">
    {CARDS.map((card) => (
      <button className="button" type="button" key={card} disabled={G.prizes.includes(card)}
        onClick={() => moves.flip(card)}>
        {face(card)}
      </button>
    ))}
  </div>
);

const Help = () => (
  <button className="button can-ask" type="button" data-kind="quiet" aria-label="What can I do?">
    <Icon name="circle-help" />
  </button>
);

function Asked(props) {
  const { G } = props;
  const people = seated(props);
  if (!everybodySits(props)) return "Scan, and sit down";
  if (G.asked === "prize") {
    return <>Waiting for <b>{flips(G, people).name}</b> to flip the next prize{DRESSED && <Help />}</>;
  }
  if (G.asked === "nothing") return "The game is over";
  const left = people.filter((person) => !(person.id in G.sealed));
  if (left.length >= FEW || left.length === people.length) return "Everybody chooses a card in secret.";
  return <>Waiting for <span className="names">{listed(left.map((person) => person.name))}</span> to choose a card</>;
}

function Says(props) {
  const { G } = props;
  const told = { result: G.result, people: seated(props) };
  return (
    <section className="board-ruling" aria-live="polite">
      <div className="now">
        <h2 className="now-what"><Asked {...props} /></h2>
        {G.asked === "prize" && everybodySits(props) && <Keys {...props} />}
      </div>
      {G.result && (
        <div className="told">
          <div className="decided">
            {G.asked === "card" && <span className="said-when">Last result: </span>}
            <p className="words"><Outcome {...told} /></p> <p className="why"><Why {...told} /></p>
          </div>
        </div>
      )}
    </section>
  );
}

const WORDS = {
  sealed: ["lock", "sealed"],
  away: ["wifi-off", "away"],
  awaited: ["hourglass", "choosing…"],
  void: ["x", "tied"],
  none: ["minus", "no prize"],
};

/** What a player does, or what has become of their card. */
function stateOf({ asked, sealed, result }, { id, isConnected }) {
  if (asked === "card" || !result) return id in sealed ? "sealed" : isConnected ? "awaited" : "away";
  if (result.taker === String(id)) return "won";
  return result.taker === null && result.best.includes(String(id)) ? "void" : "none";
}

function Place({ G, person }) {
  const state = stateOf(G, person);
  const up = G.asked !== "card" && G.result;
  const [icon, words] = WORDS[state] ?? ["crown", `takes ${G.result.points}`];
  const shown = up ? (state === "none" ? undefined : state) : state === "sealed" ? state : "ghost";
  return (
    <li className="place" data-state={state}>
      <div className="tent">
        <Mark symbol={person.data.symbol} />
        <span className="tent-name">{person.name}</span>
        <span className="tent-state"><Icon name={icon} />{words}</span>
      </div>
      <div className="place-cards">
        <Card key={G.round} card={up ? G.result.cards[person.id] : null} size="m" down={!up} state={shown} turns />
      </div>
    </li>
  );
}

/** The prizes: the last that was turned up, and those that nobody has taken before. */
function Middle({ G }) {
  const { pot, taker } = G.asked !== "card" && G.result ? G.result : { pot: G.pot };
  const before = pot.slice(0, -1);
  return (
    <div className="middle">
      <div className="centre">
        <p className="middle-label">{pot.length > 0 ? "Prize" : "The prizes"}</p>
        <div className="lies">
          {pot.length > 0
            ? <Card key={G.round} card={pot.at(-1)} size="l" state={taker ? "taken" : undefined} />
            : <Card size="l" down turns />}
          {taker === null && <span className="ribbon" data-tone="quiet">stays</span>}
        </div>
      </div>
      {before.length > 0 && !taker && (
        <div className="apart">
          <p className="middle-label">Carried over</p>
          <div className="fan">{before.map((card) => <Card key={card} card={card} size="m" />)}</div>
          <p className="middle-label">{counted(pot.reduce((sum, card) => sum + card, 0))} in all</p>
        </div>
      )}
    </div>
  );
}

function Scene(props) {
  const people = seated(props);
  const half = Math.ceil(people.length / 2);
  const placed = (some) => some.map((person) => <Place key={person.id} G={props.G} person={person} />);
  return (
    <main className="scene card-table">
      <Middle G={props.G} />
      <ol className="places" data-side="far">{placed(people.slice(0, half))}</ol>
      <ol className="places" data-side="near" start={half + 1}>{placed(people.slice(half))}</ol>
    </main>
  );
}

function Board(props) {
  const { G, matchID } = props;
  const link = `${location.origin}/${matchID}`;
  return (
    <>
      <Connection {...props} className="board-bar" />
      <div className="board-frame" data-game="goofspiel">
        <header className="board-head">
          <h1>Goofspiel</h1>
          <ul className="facts"><li>Round {Math.max(1, G.round)} of {CARDS.length}</li></ul>
          {DRESSED && <Tools />}
        </header>
        <Says {...props} />
        <Scene {...props} />
        <aside className="board-side">
          <section className="paper" id="scores" data-lines={seated(props).length}>
            <h2>Scores</h2>
            <Scores {...props} />
          </section>
          <section className="paper rejoin">
            {DRESSED && <span className="qr"><QRCodeSVG value={link} level="M" marginSize={4} /></span>}
            <div>
              <div className="code">{matchID}</div>
              <strong>{location.host}</strong>
              <div className="muted">Join, or come back</div>
              {DRESSED && <button className="link-button" type="button">Can’t connect?</button>}
            </div>
          </section>
        </aside>
      </div>
    </>
  );
}

const Table = Client({
  game: goofspiel,
  board: Board,
  loading: () => <p className="muted">Connecting…</p>,
  multiplayer: SocketIO({ socketOpts: { transports: ["websocket"] } }),
  debug: false,
});

const credentials = localStorage.getItem(`board ${match}`);
const table = <Table matchID={match} playerID={BOARD} credentials={credentials} />;
createRoot(document.getElementById("root")).render(table);
