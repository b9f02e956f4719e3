import { call } from "./worker-client.js";

/** @import { LocalGame } from "./game-list.js" */
/** @import { Progress, Reviewed } from "./table-client.js" */

/**
 * Reviews all moves of a game; for a redacted record, only its viewer's moves.
 *
 * @param {LocalGame & {ownEquipment?: string}} game
 * @param {string} record
 * @param {number} plies
 * @param {Progress} progress when canceled, the moves reviewed so far are returned
 * @returns {Promise<Reviewed[]>}
 */
export async function reviewOf(game, record, plies, { report, signal }) {
  const reviewed = [];
  for (let ply = 1; ply <= plies && !signal.aborted; ply++) {
    reviewed.push(await call(game, "review", record, ply));
    report(ply, plies);
  }
  return reviewed.filter((move) => move !== undefined);
}
