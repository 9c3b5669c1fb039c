// The page of a phone: it joins with a name and a symbol, and is then its player's pad.
import { SocketIO } from "boardgame.io/multiplayer";
import { Client } from "boardgame.io/react";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { CARDS, face, goofspiel } from "./game.js";
import {
  called, Card, Connection, counted, everybodySits, flips, Icon, isNumber, listed, Mark, Outcome, Quiet, Scores, seated,
  SYMBOLS, the, Who, Why,
} from "./parts.jsx";

const match = location.pathname.slice(1);
const lobby = `/games/${goofspiel.name}/${match}`;
const SHOWN_FOR = 5000; // milliseconds: then a result goes by itself

const Languages = () => (
  <label className="language">
    <Icon name="globe" />
    <span className="visually-hidden">Language</span>
    <select className="input" autoComplete="off">
      {["English", "Deutsch", "Español", "Français", "Nederlands"].map((name) => <option key={name}>{name}</option>)}
    </select>
  </label>
);

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
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`${lobby}/join`, { method: "POST", headers, body });
    if (!answer.ok) return setError("There is no free seat at this table.");
    onSeated(await answer.json());
  }
  return (
    <div className="pad">
      <div />
      <main className="pad-body">
        <div>
          <p className="eyebrow">Table {match}</p>
          <h1 className="pad-title">Join the table</h1>
        </div>
        <form id="join" className="join-form" onSubmit={join} autoComplete="off">
          <div className="field">
            <label htmlFor="name">Your name</label>
            <input className="input" data-size="big" id="name" required autoComplete="given-name" autoCapitalize="words"
              maxLength="16" aria-describedby="said" value={name} onChange={(event) => setName(event.target.value)} />
            <p className="said" id="said" role="alert">{error}</p>
          </div>
          <fieldset>
            <legend className="label">Your symbol</legend>
            <div className="symbols">
              {Object.entries(SYMBOLS).map(([symbol, called]) => (
                <label className="symbol" key={symbol}>
                  <input type="radio" name="symbol" checked={symbol === chosen} disabled={Boolean(holder(symbol))}
                    onChange={() => setPicked(symbol)} />
                  <Mark symbol={symbol} />
                  <span className="symbol-name">{holder(symbol)?.name ?? called}</span>
                </label>
              ))}
            </div>
          </fieldset>
        </form>
        {DRESSED && <p><Quiet icon="eye" label="Just watch" /></p>}
        {DRESSED && <Languages />}
      </main>
      <div className="pad-action">
        <button className="button" form="join" data-kind="main" data-size="big">Sit down</button>
      </div>
    </div>
  );
}

const Reactions = () => (
  <div className="reactions" role="group" aria-label="Reactions">
    <Quiet icon="applause" label="Applaud" />
    <Quiet icon="laugh" label="Laugh" />
    <Quiet icon="frown" label="Groan" />
  </div>
);

const Todo = ({ title, lead }) => (
  <div id="todo">
    <h1 className="pad-title">{title}</h1>
    {lead && <p className="pad-lead">{lead}</p>}
    {DRESSED && <details className="can"><summary><Icon name="circle-help" />What can I do?</summary></details>}
  </div>
);

const Pot = ({ G }) => (
  <div className="on-table">
    <div className="fan">{G.pot.toReversed().map((card) => <Card key={card} card={card} size="xs" />)}</div>
    <strong>{counted(G.pot.reduce((sum, card) => sum + card, 0))} to take</strong>
  </div>
);

const Awaited = ({ G, people }) => (
  <ul className="awaited" aria-label="Who has answered">
    {people.map((person) => {
      const sealed = person.id in G.sealed;
      const state = sealed ? "sealed" : person.isConnected ? "awaited" : "away";
      return (
        <li key={person.id} data-state={state}>
          <Mark symbol={person.data.symbol} />
          <span>{person.name}</span>
          <Icon name={{ sealed: "lock", awaited: "hourglass", away: "wifi-off" }[state]} state />
          <span className="visually-hidden">{state === "awaited" ? "still choosing" : state}</span>
        </li>
      );
    })}
  </ul>
);

function Choosing({ G, moves, playerID }) {
  const [card, setCard] = useState(null);
  const [reason, setReason] = useState("");
  const isSpent = (each) => G.spent[playerID].includes(each);
  function pick(each) {
    setReason(isSpent(each) ? `You have played ${the(each)}.` : "");
    if (!isSpent(each)) setCard(each);
  }
  function seal(event) {
    event.preventDefault();
    moves.seal(card);
  }
  return (
    <>
      <Todo title="Which card will you play?" lead="Play it face down, then seal it here." />
      <Pot G={G} />
      <form id="answer" className="answer" onSubmit={seal} autoComplete="off">
        <fieldset className="ranks">
          <legend className="visually-hidden">Which card will you play?</legend>
          {CARDS.map((each) => (
            <label className="card-pick" key={each}>
              <input type="radio" name="value" value={each} aria-disabled={isSpent(each) || undefined}
                checked={each === card} onChange={() => pick(each)} />
              <Card card={each} size="s" state={isSpent(each) ? "out" : undefined} />
            </label>
          ))}
        </fieldset>
        <p className="reason" role="status">{reason}</p>
      </form>
      <div className="pad-action" id="action">
        <button className="button" type="submit" form="answer" data-kind="main" data-size="big"
          disabled={card === null}>
          <Icon name="lock" />
          {card === null ? "Pick one" : `Seal the ${called(card)}`}
        </button>
      </div>
    </>
  );
}

function Sealed({ G, moves, playerID }) {
  const [shown, setShown] = useState(false);
  const card = G.sealed[playerID];
  const hide = () => setShown(false);
  return (
    <>
      <Todo title="Sealed" lead="You can take it back until everybody has sealed." />
      <div className="sealed-place">
        <div className="secret-card">
          <Card card={card} size="l" down={!shown} state="sealed" turns />
          {DRESSED && !isNumber(card) && (
            <span className="secret-words" data-shown={shown || undefined}>{called(card)}</span>
          )}
        </div>
      </div>
      <div className="pad-action" id="action">
        <div className="pair">
          <button className="button hold" type="button" data-state={shown ? "holding" : undefined}
            onPointerDown={() => setShown(true)} onPointerUp={hide} onPointerCancel={hide}>
            <Icon name="eye" />Hold to look
          </button>
          <button className="button" type="button" onClick={() => moves.takeBack()}>
            <Icon name="undo" />Take it back
          </button>
        </div>
      </div>
      {DRESSED && <Reactions />}
    </>
  );
}

function Played({ result, people }) {
  const fate = result.taker === null ? "void" : "won";
  const isBest = (person) => result.best.includes(String(person.id));
  return (
    <ul className="on-table played" aria-label="What was played">
      {people.map((person) => (
        <li key={person.id}>
          <Card card={result.cards[person.id]} size="xs" state={isBest(person) ? fate : undefined} />
          <Who person={person} />
        </li>
      ))}
    </ul>
  );
}

function Waiting({ G, ...props }) {
  const people = seated(props);
  if (!everybodySits(props)) {
    return (
      <>
        <Todo title="You are in" lead="It begins when everybody has sat down." />
        <ul className="guests">{people.map((person) => <li key={person.id}><Who person={person} /></li>)}</ul>
      </>
    );
  }
  const prize = <>Waiting for <b>{flips(G, people).name}</b> to flip the next prize</>;
  return (
    <>
      <Todo title={G.asked === "prize" ? prize : "The game is over"} />
      {G.result && <Played result={G.result} people={people} />}
      {DRESSED && <div className="pad-action" id="action"><Reactions /></div>}
    </>
  );
}

const Ruling = ({ result, people }) => (
  <article className="ruling menu">
    <h2 className="eyebrow">What happened: Round {result.round}</h2>
    <p className="ruling-words"><Outcome result={result} people={people} /> <Why result={result} people={people} /></p>
    {DRESSED && <a className="why-link" href="#rules"><Icon name="book-open" />See the rule</a>}
  </article>
);

/** The scores, drawn where they are asked for. */
function More({ G, playerID, ...props }) {
  const [open, setOpen] = useState(false);
  const hand = CARDS.filter((card) => !G.spent[playerID].includes(card)).map(face);
  return (
    <div className="pad-more">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Icon name="layers" />
          <span className="grow">Scores and your cards</span>
          <span className="sum">{G.scores[playerID]}</span>
        </summary>
        {open && <p>You still have {listed(hand)}.</p>}
        {open && <Scores G={G} {...props} />}
      </details>
    </div>
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
  const told = { result, people, me: playerID };
  return (
    <dialog id="result" className="sheet" data-game="goofspiel" ref={sheet} aria-labelledby="result-place"
      aria-describedby="result-said">
      <div className="sheet-body" data-colour={person.data.symbol}>
        <p className="eyebrow" id="result-place"><Mark symbol={person.data.symbol} />Round {result.round}</p>
        <div className="result-said" id="result-said">
          <p><Outcome {...told} /></p>
          {result.taker === playerID && <p className="change"><b>+{result.points}</b> Total: {G.scores[playerID]}</p>}
          <p className="why"><Why {...told} /></p>
        </div>
      </div>
      <button className="button" type="button" data-kind="main" data-size="big" onClick={() => sheet.current.close()}>
        Next
      </button>
      {DRESSED && <Reactions />}
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
    <>
      <div className="pad" data-game="goofspiel">
        <div className="pad-top">
          <Connection {...props} className="pad-bar" />
          <header className="pad-head">
            <Who person={person} />
            <span className="where">Round {Math.max(1, G.round)} of {CARDS.length}</span>
            {DRESSED && <Quiet icon="circle-help" label="What can I do?" shape="icon" />}
            {DRESSED && <Quiet icon="book-open" label="Rules" shape="icon" />}
          </header>
        </div>
        <main className="pad-body">
          <Now {...props} />
          {G.asked === "card" && <Awaited G={G} people={people} />}
          {G.result && <Ruling result={G.result} people={people} />}
          <More {...props} />
        </main>
      </div>
      <Result G={G} playerID={playerID} person={person} people={people} />
    </>
  );
}

const Table = Client({
  game: goofspiel,
  board: Pad,
  loading: () => <p className="muted">Connecting…</p>,
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
