// A TV waits for a host: ask every few seconds, and go where the answer leads.
const AGAIN_AFTER = 2500; // milliseconds

async function ask() {
  const answer = await fetch(location.href).catch(() => null); // no connection: it may come back
  if (answer?.ok && answer.redirected) location.replace(answer.url);
  else setTimeout(ask, AGAIN_AFTER);
}

setTimeout(ask, AGAIN_AFTER);
