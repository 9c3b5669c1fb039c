// What the phone and the board share.
import { useEffect } from "react";
import { BOARD, face, players } from "./game.js";

export const SYMBOLS = {
  cherry: "Cherry",
  carrot: "Carrot",
  citrus: "Citrus",
  "leafy-green": "Salad",
  fish: "Fish",
  grape: "Grape",
  nut: "Nut",
  "ice-cream": "Ice cream",
};

export const Icon = ({ name }) => (
  <svg className="icon" aria-hidden="true">
    <use href={`/icons.svg#${name}`} />
  </svg>
);

export const Mark = ({ symbol }) => (
  <span className="mark" data-colour={symbol}>
    <Icon name={symbol} />
  </span>
);

export const Who = ({ person }) => (
  <span className="who">
    <Mark symbol={person.data.symbol} />
    <span className="who-name">{person.name}</span>
  </span>
);

export const Card = ({ card, size, down, won }) => (
  <span className="card" data-size={size} data-down={down || undefined} data-won={won || undefined}>
    {!down && <span className="rank">{face(card)}</span>}
    {!down && size === "l" && <span className="corner">{face(card)}</span>}
    {!down && size === "l" && <span className="corner corner-end">{face(card)}</span>}
  </span>
);

/** Those who have sat down, in the order of their seats. */
export const seated = ({ matchData }) => (matchData ?? []).filter((each) => String(each.id) !== BOARD && each.name);
export const everybodySits = (props) => seated(props).length === players(props.ctx).length;

export const Scores = (props) => (
  <table className="scores">
    <tbody>
      {seated(props).map((person) => (
        <tr key={person.id}>
          <th scope="row">
            <Who person={person} />
          </th>
          <td>{props.G.scores[person.id]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Whether a player has sealed, is still choosing, or is away. */
export function State({ G, person }) {
  if (person.id in G.sealed) return <span className="state sealed"><Icon name="lock" />sealed</span>;
  if (!person.isConnected) return <span className="state"><Icon name="wifi-off" />away</span>;
  return <span className="state"><Icon name="hourglass" />choosing…</span>;
}

export const listed = (words) => words.join(", ").replace(/, ([^,]*)$/, " and $1");
const the = (card) => `the ${face(card)}`;
const named = (people, player) => people.find((each) => String(each.id) === player)?.name;

/** What has become of a round, and why; `me` is who reads it, if it is a player. */
export function sentences({ pot, highest, best, taker }, people, me) {
  const prizes = listed(pot.map(the));
  const names = best.map((player) => (player === me ? "you" : named(people, player)));
  if (taker === null) {
    return [`Nobody takes ${prizes}.`, `${listed(names)} both played ${the(highest)}. It stays on the table.`];
  }
  if (taker === me) return [`You take ${prizes}.`, `Your ${face(highest)} is the highest card.`];
  return [`${names[0]} takes ${prizes}.`, `${names[0]}’s ${face(highest)} is the highest card.`];
}

/** The page says where it has no connection. */
export function Connection({ isConnected }) {
  useEffect(() => {
    document.body.dataset.connection = isConnected ? "there" : "lost";
  }, [isConnected]);
  if (isConnected) return null;
  return <p className="bar" role="alert"><Icon name="wifi-off" />No connection to the table. Trying again…</p>;
}
