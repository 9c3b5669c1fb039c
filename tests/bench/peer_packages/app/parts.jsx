// What the phone and the board share. DRESSED says that the page wears Companion's looks: then it has the markup that
// its style sheets are made for. What the pages of Companion show besides, as buttons and links, does nothing here.
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

export const Icon = ({ name, state }) => (
  <svg className={state ? "icon icon-state" : "icon"} aria-hidden="true">
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

export const Quiet = ({ icon, label, shape }) => (
  <button className="button" type="button" data-kind="quiet" data-shape={shape} aria-label={shape && label}>
    <Icon name={icon} />
    {!shape && label}
  </button>
);

/** A card: a small one shows its rank alone; one that `turns` has a back, and a seal on it. */
export function Card({ card, size, down, state, turns }) {
  const rank = card && face(card);
  const shown = <span className="card-rank" data-wide={rank?.length > 1 ? rank.length : undefined}>{rank}</span>;
  if (!DRESSED) {
    return <span className="card" data-size={size} data-face={down ? "down" : "up"} data-state={state}>{shown}</span>;
  }
  const corners = rank && (size === "m" || size === "l");
  return (
    <span className="card" data-size={size} data-face={down ? "down" : "up"} data-state={state}>
      <span className="card-inner">
        <span className="card-front">
          {corners && <span className="card-corner" aria-hidden="true">{rank}</span>}
          {rank && shown}
          {corners && <span className="card-corner card-corner-end" aria-hidden="true">{rank}</span>}
        </span>
        {turns && <span className="card-back" />}
      </span>
      {turns && <span className="wax"><Icon name="lock" /></span>}
    </span>
  );
}

/** Those who have sat down, in the order of their seats. */
export const seated = ({ matchData }) => (matchData ?? []).filter((each) => String(each.id) !== BOARD && each.name);
export const everybodySits = (props) => seated(props).length === players(props.ctx).length;
/** Who turns up the next prize. */
export const flips = (G, people) => people[G.round % people.length];

export function Scores(props) {
  const { scores } = props.G;
  const place = (score) => 1 + Object.values(scores).filter((each) => each > score).length;
  return (
    <table className="scores">
      <thead data-unseen>
        <tr>
          <th scope="col"><span className="visually-hidden">Player</span></th>
          <th scope="col"><span className="visually-hidden">Total</span></th>
        </tr>
      </thead>
      <tbody>
        {seated(props).map((person) => (
          <tr key={person.id} data-place={place(scores[person.id])}>
            <th scope="row"><Who person={person} /></th>
            <td className="total">{scores[person.id]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const called = (card) => ({ 1: "ace", 11: "jack", 12: "queen", 13: "king" })[card] ?? String(card);
export const the = (card) => `the ${called(card)}`;
export const counted = (points) => (points === 1 ? "1 point" : `${points} points`);
const a = (card) => `${card === 1 || card === 8 ? "an" : "a"} ${called(card)}`;
export const isNumber = (card) => called(card) === String(card);

/** "Ana, Bo and Eva": each of a list, with what stands between them. */
export const listed = (parts) =>
  parts.flatMap((part, index) => [index === 0 ? "" : index === parts.length - 1 ? " and " : ", ", part]);

const Name = ({ people, player }) => <b>{people.find((each) => String(each.id) === player)?.name}</b>;

/** What has become of a round; `me` is who reads it as their own result. */
export function Outcome({ result: { pot, points, taker }, people, me }) {
  const worth = me || (pot.length === 1 && isNumber(pot[0])) ? "" : `, ${counted(points)}`;
  const prizes = <>{listed(pot.map(the))}{worth}</>;
  if (taker === null) return <>Nobody takes {prizes}.</>;
  if (taker === me) return <>You take {prizes}.</>;
  return <><Name people={people} player={taker} /> takes {prizes}.</>;
}

/** Why that is so. */
export function Why({ result: { pot, highest, best, taker }, people, me }) {
  if (taker === null) {
    const names = best.map((player) => <Name key={player} people={people} player={player} />);
    return (
      <>
        {!me && (pot.length > 1 ? "They stay on the table. " : "It stays on the table. ")}
        {listed(names)} {best.length > 2 ? "all" : "both"} played {me ? the(highest) : a(highest)}.
      </>
    );
  }
  if (taker === me) return <>Your {called(highest)} is the highest card.</>;
  const name = <Name people={people} player={taker} />;
  return <>{me && "Nothing for you. "}{name}’s {called(highest)} is the highest card.</>;
}

/** The page says where it has no connection. */
export function Connection({ isConnected, className }) {
  useEffect(() => {
    document.body.dataset.connection = isConnected ? "there" : "lost";
  }, [isConnected]);
  if (isConnected) return null;
  return <p className={className} role="alert">No connection to the table. Trying again…</p>;
}
