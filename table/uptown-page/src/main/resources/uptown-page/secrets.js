import { lasting, passing } from "./memory.js";

/**
 * The secrets of one's seats, one for each table. They never stay in an address. A tab keeps its own, so that two people may sit
 * at one computer; the browser keeps the last one for the next visit.
 */

/** @param {string} table */
const key = (table) => `uptown.seat.${table}`;

/**
 * Takes the secret out of the address, if there is one.
 *
 * @param {string} table
 */
export function takeFromAddress(table) {
  if (location.hash.length > 1) {
    keep(table, location.hash.slice(1));
    history.replaceState(null, "", location.pathname);
  }
}

/**
 * @param {string} table
 * @param {string} secret
 */
export function keep(table, secret) {
  passing.set(key(table), secret);
  lasting.set(key(table), secret);
}

/**
 * @param {string} table
 * @returns {string | undefined}
 */
export function secretOf(table) {
  return passing.get(key(table)) ?? lasting.get(key(table));
}

/** @param {string} table */
export function forget(table) {
  passing.remove(key(table));
  lasting.remove(key(table));
}
