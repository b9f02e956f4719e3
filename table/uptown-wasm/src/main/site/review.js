import { ask } from "./library.js";

/** @import { Progress, Reviewed } from "./table.js" */

/**
 * What all moves of a game were worth, as far as that can be known: of a redacted record, only its viewer's.
 *
 * @param {string} record
 * @param {number} plies
 * @param {Progress} progress where it is not wanted any more, those judged so far are all
 * @returns {Promise<Reviewed[]>}
 */
export async function reviewOf(record, plies, { told, signal }) {
  const reviewed = [];
  for (let ply = 1; ply <= plies && !signal.aborted; ply++) {
    reviewed.push(await ask("review", record, ply));
    told(ply, plies);
  }
  return reviewed.filter((move) => move !== undefined);
}
