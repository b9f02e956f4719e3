import { RequestError } from "./table-client.js";
import { hasMessage, translate } from "./i18n.js";

/** @import { TableClient } from "./table-client.js" */

/**
 * Explains why a request was refused.
 *
 * @param {unknown} problem
 */
export function refusal(problem) {
  if (!(problem instanceof RequestError)) {
    throw problem;
  }
  const key = `refused.${problem.code}`;
  return hasMessage(key) ? translate(key, { message: problem.message }) : translate("refused.other", { message: problem.message });
}

/**
 * Names in a few words what is refused: a move, or only its place.
 *
 * @param {{code: string, site?: unknown}} fault
 */
export function refusalTitle({ code, site }) {
  return translate(code === "not-your-turn" ? "refusal.not-your-turn" : site ? "refusal.there" : "refusal.other");
}

/**
 * Explains why a table does not respond; empty if it does.
 *
 * @param {TableClient} table
 * @param {boolean} before true if it has responded before
 */
export function connectionMessage({ connection, problem, reason: why }, before) {
  if (problem || why) {
    return why ? refusal(why) : translate("refused.unknown-table");
  }
  return connection === "open" ? "" : translate(before ? "connection.lost" : "connection.connecting");
}
