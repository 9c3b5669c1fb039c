// This phone waits until it is given its seat back: the page is loaded again every few seconds, to see the answer.
// While the table would not answer (the server is away, or somebody at this address guesses codes), it waits longer.
const RELOAD_AFTER = 2500; // milliseconds

async function reloadIfAnswered() {
  const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer && answer.status !== 429 && answer.status < 500) location.reload();
  else setTimeout(reloadIfAnswered, 1000 * Number(answer?.headers.get("Retry-After")) || RELOAD_AFTER);
}

setTimeout(reloadIfAnswered, RELOAD_AFTER);
