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
  sessionStorage.setItem(key(table), secret);
  localStorage.setItem(key(table), secret);
}

/**
 * @param {string} table
 * @returns {string | undefined}
 */
export function secretOf(table) {
  return sessionStorage.getItem(key(table)) ?? localStorage.getItem(key(table)) ?? undefined;
}

/** @param {string} table */
export function forget(table) {
  sessionStorage.removeItem(key(table));
  localStorage.removeItem(key(table));
}
