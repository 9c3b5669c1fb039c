// What this browser keeps for later visits, and for this window. Some TVs, kiosks and apps with a browser inside have
// no storage, or let nobody use it: then it is kept for as long as the page is open.

/**
 * @param {"localStorage" | "sessionStorage"} name
 */
function guarded(name) {
  /** @type {Map<string, string>} what could not be stored */
  const here = new Map();
  return {
    /** @param {string} key */
    get(key) {
      try {
        return here.get(key) ?? window[name].getItem(key);
      } catch {
        return here.get(key) ?? null;
      }
    },
    /**
     * Return whether it will still be there when the page is loaded again.
     * @param {string} key
     * @param {string} value
     */
    set(key, value) {
      try {
        window[name].setItem(key, value);
        here.delete(key);
        return true;
      } catch {
        here.set(key, value);
        return false;
      }
    },
    /** @param {string} key */
    remove(key) {
      here.delete(key);
      try {
        window[name].removeItem(key);
      } catch {
        // There was nothing.
      }
    },
  };
}

/** For later visits. */
export const local = guarded("localStorage");
/** For this window, until it is closed. */
export const session = guarded("sessionStorage");
