// This phone waits until it is given its seat back: the page is loaded again every few seconds, to see the answer.
// While the table would not answer (the server is away, or somebody at this address guesses codes), it waits longer.
const TRY_AGAIN_AFTER = 2500; // milliseconds

async function ask() {
  const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer && answer.status !== 429 && answer.status < 500) location.reload();
  else setTimeout(ask, 1000 * Number(answer?.headers.get("Retry-After")) || TRY_AGAIN_AFTER);
}

setTimeout(ask, TRY_AGAIN_AFTER);
