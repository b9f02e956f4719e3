import { localStore, sessionStore } from "./browser-storage.js";

/**
 * The secrets of the user's seats, one per table. Each tab has its own, so that two people can play on one computer; the
 * browser stores the last one for the next visit. The address contains a secret only until the page has tried it, or if the
 * browser stores nothing.
 */

/** @param {string} table */
const key = (table) => `seat.${table}`;

/** @returns {string | undefined} */
export function linkedSecret() {
  return location.hash.slice(1) || undefined;
}

export function dropLink() {
  showInAddress("");
}

/** The table whose link was most recently rejected, until the user dismisses the message. */
let refused = "";

/** @param {string} table */
export function refuseLink(table) {
  refused = table;
  dropLink();
}

/** @param {string} table */
export const isLinkRefused = (table) => refused === table;

export function dismissRefusal() {
  refused = "";
}

/**
 * Stores the secret of a seat. If the browser blocks storage, the secret stays in the address.
 *
 * @param {string} table
 * @param {string} secret
 */
export function keep(table, secret) {
  sessionStore.set(key(table), secret);
  localStore.set(key(table), secret);
}

/**
 * Shows the secret in the table's address if the browser does not store it, and removes it otherwise.
 *
 * @param {string} table
 */
export function settleAddress(table) {
  showInAddress(isKept(table) ? "" : (secretOf(table) ?? ""));
}

/**
 * Returns true if the browser still has the user's seat after it is restarted.
 *
 * @param {string} table
 */
export function isKept(table) {
  return !localStore.isInMemoryOnly(key(table));
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

/** @param {string} secret empty to remove it */
function showInAddress(secret) {
  if (location.hash.slice(1) !== secret) {
    history.replaceState(null, "", location.pathname + (secret && `#${secret}`));
  }
}
