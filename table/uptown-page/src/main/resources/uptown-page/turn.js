import { outcome, seatName } from "./names.js";
import { say } from "./words.js";

/** @import { Past, State, View } from "./table.js" */

/**
 * Whether the viewer is to move.
 *
 * @param {State} state
 */
export function isYours({ table, view }) {
  return table.phase === "playing" && view?.turn === table.you;
}

/**
 * Whose turn it is, who has won, or what else one is looking at.
 *
 * @param {State} state
 * @param {View | undefined} view
 * @param {Past | undefined} past if that is looked at
 */
export function turnLine(state, view, past) {
  const { table } = state;
  if (past) {
    return say("past.told", { n: past.ply, all: table.ply });
  }
  if (table.phase === "open") {
    return say("door.waiting", { n: table.seats.filter((sitter) => sitter.kind === "open").length });
  }
  if (table.phase === "over" || !view?.turn) {
    return outcome(table, table.standings ?? view?.standings ?? []);
  }
  return isYours(state) ? say("turn.yours") : say("turn.others", { name: seatName(table, view.turn) });
}
