import { localStore } from "./browser-storage.js";

/** The tables stored in this browser, so that games continue after a reload. */

/** @typedef {{person: string} | {bot: string}} SeatPlayer */
/**
 * @typedef {Object} StoredTable
 * @property {string} [game] its id; by default, the first game
 * @property {string} ruleset
 * @property {string} [equipment]
 * @property {string} record
 * @property {SeatPlayer[]} seats
 * @property {number | "-"} you
 * @property {number} made the creation time in milliseconds
 * @property {string} [next]
 * @property {"playing" | "over"} [phase] the phase last seen
 * @property {boolean} [yours] whether it was the user's turn
 * @property {true | string | undefined} [mover] true if the user made the last move, or else the name of its player
 * @property {number} [moved] the time of the last change in milliseconds
 */

/** @import { KeptGame, SeatRequest } from "./backend.js" */

const PREFIX = "table.";
const MOST = 50;

/**
 * @param {SeatRequest} wanted
 * @returns {SeatPlayer}
 */
export function seatPlayer(wanted) {
  if ("open" in wanted) {
    throw new Error("open seats need a server");
  }
  return wanted;
}

/**
 * @param {Omit<StoredTable, "made">} table
 * @returns {string} its id
 */
export function add(table) {
  all()
    .slice(MOST - 1)
    .forEach(({ id }) => localStore.remove(PREFIX + id));
  const id = [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, "0")).join("");
  keep(id, { ...table, made: Date.now() });
  return id;
}

/**
 * @param {string} id
 * @returns {StoredTable | undefined}
 */
export function load(id) {
  const text = localStore.get(PREFIX + id);
  try {
    const found = text === undefined ? undefined : JSON.parse(text);
    return isTable(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns true if stored JSON has the form of a table. The library validates the record.
 *
 * @param {any} found
 * @returns {found is StoredTable}
 */
function isTable(found) {
  return (
    [found?.ruleset, found?.record, found?.next ?? "", found?.game ?? "", found?.equipment ?? ""].every((text) => typeof text === "string") &&
    Array.isArray(found.seats) &&
    found.seats.every((/** @type {any} */ seatPlayer) => typeof (seatPlayer?.person ?? seatPlayer?.bot) === "string") &&
    (found.you === "-" || Number.isInteger(found.you)) &&
    !Number.isNaN(new Date(found.made).getTime())
  );
}

/**
 * @param {string} id
 * @param {StoredTable} table
 */
export function keep(id, table) {
  localStore.set(PREFIX + id, JSON.stringify(table));
}

/**
 * Returns true if the browser could not store the table, so that it is lost when the page is closed.
 *
 * @param {string} id
 */
export function isUnsaved(id) {
  return localStore.isInMemoryOnly(PREFIX + id);
}

/**
 * Calls a listener when another window of this browser changes the table.
 *
 * @param {string} id
 * @param {(table: StoredTable) => void} changed
 * @returns {() => void} removes the listener
 */
export function watch(id, changed) {
  /** @param {StorageEvent} event */
  const heard = (event) => {
    const table = localStore.keyOf(event.key) === PREFIX + id ? load(id) : undefined;
    if (table) {
      changed(table);
    }
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** Returns all tables, newest first. */
export function all() {
  return localStore
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ id: key.slice(PREFIX.length), table: load(key.slice(PREFIX.length)) }))
    .flatMap(({ id, table }) => (table ? [{ id, table }] : []))
    .sort((a, b) => b.table.made - a.table.made);
}

/** @returns {KeptGame[]} the tables for the start page, newest first */
export function keptGames() {
  return all().map(({ id, table: { game, ruleset, phase = "playing", yours, mover, seats, made, moved = made } }) => ({
    table: `table/${id}`,
    ...(game && { game }),
    ruleset,
    phase,
    ...(yours && { turn: /** @type {true} */ (true) }),
    ...(mover && { mover }),
    people: [],
    bots: seats.filter((one) => "bot" in one).length,
    open: 0,
    moved,
  }));
}
