import { localStore, sessionStore } from "./browser-storage.js";

/**
 * The secrets of your seats, one for each table. Each tab has its own, so that two people can play at one computer; the browser
 * stores the last one for the next visit. The secret of a link stays in the address only until it has been tried, or as long as the
 * browser stores nothing.
 */

/** @param {string} table */
const key = (table) => `seat.${table}`;

/** @returns {string | undefined} the secret of the link that was opened */
export function linkedSecret() {
  return location.hash.slice(1) || undefined;
}

/** Removes the secret from the address. */
export function dropLink() {
  showInAddress("");
}

/** The table whose link was refused last, until the player has read that. */
let refused = "";

/** @param {string} table */
export function refuseLink(table) {
  refused = table;
  dropLink();
}

/** @param {string} table */
export const isLinkRefused = (table) => refused === table;

/** Forgets that a link was refused. */
export function dismissRefusal() {
  refused = "";
}

/**
 * Stores the secret of a seat; where the browser refuses, the address keeps it.
 *
 * @param {string} table whose address is shown, or will be
 * @param {string} secret
 */
export function keep(table, secret) {
  sessionStore.set(key(table), secret);
  localStore.set(key(table), secret);
}

/**
 * Shows the secret in the address of its table exactly as long as the browser does not store it.
 *
 * @param {string} table
 */
export function settleAddress(table) {
  showInAddress(isKept(table) ? "" : (secretOf(table) ?? ""));
}

/**
 * Returns true if the browser keeps your seat after it was closed.
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

/** @param {string} secret or nothing */
function showInAddress(secret) {
  if (location.hash.slice(1) !== secret) {
    history.replaceState(null, "", location.pathname + (secret && `#${secret}`));
  }
}
