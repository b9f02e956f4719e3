import { lasting } from "./memory.js";

/** The tables of this browser, kept in it, so that a game goes on after a reload. */

/** @typedef {{person: string} | {bot: string}} Sitting */
/**
 * @typedef {Object} Kept
 * @property {string} ruleset
 * @property {string} record of the game, as far as it has been played
 * @property {Sitting[]} seats
 * @property {number | "-"} you
 * @property {number} made when, in milliseconds
 * @property {string} [next] the table of the next game
 */

/** @import { SeatWanted } from "./house.js" */

const PREFIX = "uptown.table.";
const MOST = 50;

/**
 * @param {SeatWanted} wanted
 * @returns {Sitting}
 */
export function sitting(wanted) {
  if ("open" in wanted) {
    throw new Error("nobody else comes here");
  }
  return wanted;
}

/**
 * A table that was not there before. Of very old ones the oldest are forgotten.
 *
 * @param {Omit<Kept, "made">} table
 * @returns {string} its id
 */
export function add(table) {
  all()
    .slice(MOST - 1)
    .forEach(({ id }) => lasting.remove(PREFIX + id));
  const id = [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, "0")).join("");
  keep(id, { ...table, made: Date.now() });
  return id;
}

/**
 * @param {string} id
 * @returns {Kept | undefined}
 */
export function load(id) {
  const text = lasting.get(PREFIX + id);
  try {
    const found = text === undefined ? undefined : JSON.parse(text);
    return isTable(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether something that was found has the form of a table: who knows who wrote it. What is in the record the library judges.
 *
 * @param {any} found
 * @returns {found is Kept}
 */
function isTable(found) {
  return (
    [found?.ruleset, found?.record, found?.next ?? ""].every((text) => typeof text === "string") &&
    Array.isArray(found.seats) &&
    found.seats.every((/** @type {any} */ sitting) => typeof (sitting?.person ?? sitting?.bot) === "string") &&
    (found.you === "-" || Number.isInteger(found.you)) &&
    !Number.isNaN(new Date(found.made).getTime())
  );
}

/**
 * @param {string} id
 * @param {Kept} table
 */
export function keep(id, table) {
  lasting.set(PREFIX + id, JSON.stringify(table));
}

/**
 * Whether the browser would not keep the table, so that it is there only until one leaves.
 *
 * @param {string} id
 */
export function isFleeting(id) {
  return lasting.forgets(PREFIX + id);
}

/**
 * Tells when the table has changed elsewhere: in another window of this browser.
 *
 * @param {string} id
 * @param {(table: Kept) => void} changed
 * @returns {() => void} ends it
 */
export function watch(id, changed) {
  /** @param {StorageEvent} event */
  const heard = (event) => {
    const table = event.key === PREFIX + id ? load(id) : undefined;
    if (table) {
      changed(table);
    }
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** Tables, the newest first. */
export function all() {
  return lasting
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ id: key.slice(PREFIX.length), table: load(key.slice(PREFIX.length)) }))
    .flatMap(({ id, table }) => (table ? [{ id, table }] : []))
    .sort((a, b) => b.table.made - a.table.made);
}
