// The page of a phone: it joins with a name and a symbol, and is then its player's pad.
import { SocketIO } from "boardgame.io/multiplayer";
import { Client } from "boardgame.io/react";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { CARDS, face, goofspiel } from "./game.js";
import { Card, Connection, everybodySits, Icon, Mark, Scores, seated, sentences, State, SYMBOLS, Who } from "./parts.jsx";
import "./style.css";

const match = location.pathname.slice(1);
const lobby = `/games/${goofspiel.name}/${match}`;
const SHOWN_FOR = 5000; // milliseconds: then a result goes by itself

function Join({ onSeated }) {
  const [people, setPeople] = useState([]);
  const [name, setName] = useState("");
  const [picked, setPicked] = useState(null);
  const [error, setError] = useState("");
  useEffect(() => {
    fetch(lobby).then((answer) => answer.json()).then((found) => setPeople(seated({ matchData: found.players })));
  }, []);
  const holder = (symbol) => people.find((each) => each.data.symbol === symbol);
  const chosen = picked ?? Object.keys(SYMBOLS).find((symbol) => !holder(symbol));
  async function join(event) {
    event.preventDefault();
    const body = JSON.stringify({ playerName: name, data: { symbol: chosen } });
    const answer = await fetch(`${lobby}/join`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    if (!answer.ok) return setError("There is no free seat at this table.");
    onSeated(await answer.json());
  }
  return (
    <form className="pad" onSubmit={join} autoComplete="off">
      <main>
        <p className="eyebrow">Table {match} · Goofspiel</p>
        <h1>Join the table</h1>
        <label htmlFor="name">Your name</label>
        <input id="name" required autoCapitalize="words" value={name} onChange={(event) => setName(event.target.value)} />
        {error && <p role="alert">{error}</p>}
        <fieldset>
          <legend>Your symbol</legend>
          <div className="symbols">
            {Object.entries(SYMBOLS).map(([symbol, called]) => (
              <label className="symbol" key={symbol}>
                <input type="radio" name="symbol" checked={symbol === chosen} disabled={Boolean(holder(symbol))}
                  onChange={() => setPicked(symbol)} />
                <Mark symbol={symbol} />
                {holder(symbol)?.name ?? called}
              </label>
            ))}
          </div>
        </fieldset>
      </main>
      <footer><button className="button main">Sit down</button></footer>
    </form>
  );
}

const Played = ({ result, people }) => (
  <ul className="played" aria-label="What was played">
    {people.map((person) => (
      <li key={person.id}>
        <Card card={result.cards[person.id]} size="xs" won={String(person.id) === result.taker} />
        <Who person={person} />
      </li>
    ))}
  </ul>
);

const Pot = ({ G }) => (
  <p className="pot">
    {G.pot.map((card) => <Card key={card} card={card} size="xs" />)}
    <b>{G.pot.reduce((sum, card) => sum + card, 0)} points to take</b>
    <small>Round {G.round} of {CARDS.length}</small>
  </p>
);

function Choosing({ G, moves, playerID }) {
  const [card, setCard] = useState(null);
  const spent = G.spent[playerID];
  return (
    <>
      <h1>Which card will you play?</h1>
      <p className="lead">Lay it face down, then seal it here.</p>
      <Pot G={G} />
      <fieldset className="hand">
        <legend className="unseen">Your hand</legend>
        {CARDS.map((each) => (
          <label className="pick" key={each}>
            <input type="radio" name="card" value={each} disabled={spent.includes(each)} checked={each === card}
              onChange={() => setCard(each)} />
            <Card card={each} size="s" />
          </label>
        ))}
      </fieldset>
      <footer>
        <button className="button main" id="seal" disabled={card === null} onClick={() => moves.seal(card)}>
          <Icon name="lock" />{card === null ? "Pick one" : `Seal the ${face(card)}`}
        </button>
      </footer>
    </>
  );
}

function Sealed({ G, moves, playerID }) {
  const [shown, setShown] = useState(false);
  const hide = () => setShown(false);
  return (
    <>
      <h1>Sealed</h1>
      <p className="lead">You can take it back until everybody has sealed.</p>
      <p className="sealed-card"><Card card={G.sealed[playerID]} size="l" down={!shown} /></p>
      <footer>
        <button className="button" onPointerDown={() => setShown(true)} onPointerUp={hide} onPointerCancel={hide}>
          <Icon name="eye" />Hold to look
        </button>
        <button className="button" onClick={() => moves.takeBack()}><Icon name="undo" />Take it back</button>
      </footer>
    </>
  );
}

function Waiting({ G, ...props }) {
  const people = seated(props);
  if (!everybodySits(props)) {
    return (
      <>
        <h1>You are in</h1>
        <p className="lead">It begins when everybody has sat down.</p>
        <ul className="heard">{people.map((person) => <li key={person.id}><Who person={person} /></li>)}</ul>
      </>
    );
  }
  return (
    <>
      <h1>{G.asked === "prize" ? "Flip the next prize" : "The game is over"}</h1>
      {G.asked === "prize" && <p className="lead">The board enters it.</p>}
      {G.result && <Played result={G.result} people={people} />}
      {G.result && <p>{sentences(G.result, people, props.playerID).join(" ")}</p>}
    </>
  );
}

function Result({ G, playerID, person, people }) {
  const sheet = useRef(null);
  const { result } = G;
  useEffect(() => {
    if (!result) return undefined;
    sheet.current.showModal();
    const timer = setTimeout(() => sheet.current?.close(), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [result?.round]);
  if (!result) return null;
  const [said, why] = sentences(result, people, playerID);
  return (
    <dialog id="result" ref={sheet}>
      <div className="result" data-colour={person.data.symbol}>
        <p className="eyebrow"><Mark symbol={person.data.symbol} />Round {result.round}</p>
        <h2>{said}</h2>
        {result.taker === playerID && <p className="gain">+{result.points}</p>}
        <p>Total: {G.scores[playerID]}</p>
        <p>{why}</p>
      </div>
      <button className="button main" onClick={() => sheet.current.close()}>Next</button>
    </dialog>
  );
}

function Pad(props) {
  const { G, playerID } = props;
  const people = seated(props);
  const person = people.find((each) => String(each.id) === playerID);
  if (!person) return null;
  const Now = G.asked !== "card" ? Waiting : playerID in G.sealed ? Sealed : Choosing;
  return (
    <div className="pad">
      <header>
        <Who person={person} />
        <span>Round {Math.max(1, G.round)} of {CARDS.length}</span>
      </header>
      <Connection {...props} />
      <main>
        <Now {...props} />
        {G.asked === "card" && (
          <ul className="heard" aria-label="Who has been heard">
            {people.map((each) => <li key={each.id}><Who person={each} /><State G={G} person={each} /></li>)}
          </ul>
        )}
        <details>
          <summary><Icon name="layers" />Scores and your cards<b>{G.scores[playerID]}</b></summary>
          <p>You still have {CARDS.filter((card) => !G.spent[playerID].includes(card)).map(face).join(" ")}.</p>
          <Scores {...props} />
        </details>
      </main>
      <Result G={G} playerID={playerID} person={person} people={people} />
    </div>
  );
}

const Table = Client({
  game: goofspiel,
  board: Pad,
  loading: () => <p className="lead">Connecting…</p>,
  multiplayer: SocketIO({ socketOpts: { transports: ["websocket"] } }),
  debug: false,
});

function Phone() {
  const [seat, setSeat] = useState(() => JSON.parse(localStorage.getItem(match)));
  function sit(found) {
    localStorage.setItem(match, JSON.stringify(found));
    setSeat(found);
  }
  if (!seat) return <Join onSeated={sit} />;
  return <Table matchID={match} playerID={seat.playerID} credentials={seat.playerCredentials} />;
}

createRoot(document.getElementById("root")).render(<Phone />);
