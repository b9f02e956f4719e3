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
    .forEach(({ id }) => localStorage.removeItem(PREFIX + id));
  const id = [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, "0")).join("");
  keep(id, { ...table, made: Date.now() });
  return id;
}

/**
 * @param {string} id
 * @returns {Kept | undefined}
 */
export function load(id) {
  const text = localStorage.getItem(PREFIX + id);
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} id
 * @param {Kept} table
 */
export function keep(id, table) {
  localStorage.setItem(PREFIX + id, JSON.stringify(table));
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
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ id: key.slice(PREFIX.length), table: load(key.slice(PREFIX.length)) }))
    .flatMap(({ id, table }) => (table ? [{ id, table }] : []))
    .sort((a, b) => b.table.made - a.table.made);
}
