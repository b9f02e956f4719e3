import { Refused } from "./table.js";

/** Tables are made and sat down at over HTTP; all else is behind the seam. */

/** @typedef {{person: string} | {open: true} | {bot: string}} SeatWanted */
/** @typedef {{ruleset: string, seats: SeatWanted[], you?: number, practice?: {seed: number}}} TableWanted */
/** @typedef {{table: string, seat?: number, secret?: string}} Seated */
/** @typedef {{rulesets: {id: string, seats: number}[], levels: string[]}} Choices */

/** @returns {Promise<Choices>} */
export function choices() {
  return ask("/api/rulesets");
}

/**
 * @param {TableWanted} wanted
 * @returns {Promise<Seated>}
 */
export function make(wanted) {
  return ask("/api/tables", wanted);
}

/**
 * @param {string} table
 * @param {number} seat
 * @param {string} name
 * @returns {Promise<Seated>}
 */
export function sitDown(table, seat, name) {
  return ask(`/api/tables/${encodeURIComponent(table)}/seats/${seat}`, { name });
}

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function ask(path, body) {
  const request = body && {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  let answer;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refused("connection-lost", "the server does not answer");
  }
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    throw new Refused(said.code ?? "unknown", said.message ?? answer.statusText);
  }
  return said;
}
