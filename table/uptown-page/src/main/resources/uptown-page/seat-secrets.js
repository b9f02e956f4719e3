import { localStore, sessionStore } from "./browser-storage.js";

/**
 * The secrets of your seats, one for each table. They never stay in the address. Each tab has its own, so that two people can
 * play at one computer; the browser stores the last one for the next visit.
 */

/** @param {string} table */
const key = (table) => `seat.${table}`;

/**
 * Stores the secret in the address, if there is one, and removes it from there.
 *
 * @param {string} table
 */
export function moveFromAddress(table) {
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
  sessionStore.set(key(table), secret);
  localStore.set(key(table), secret);
}

/**
 * @param {string} table
 * @returns {string | undefined}
 */
export function secretOf(table) {
  return sessionStore.get(key(table)) ?? localStore.get(key(table));
}

/** @param {string} table */
export function forget(table) {
  sessionStore.remove(key(table));
  localStore.remove(key(table));
}
