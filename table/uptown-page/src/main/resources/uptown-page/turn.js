import { outcome, seatName } from "./names.js";
import { translate } from "./i18n.js";

/** @import { PastPosition, State, View } from "./table-client.js" */

/**
 * Whether the viewer is to move.
 *
 * @param {State} state
 */
export function isYours({ table, view }) {
  return table.phase === "playing" && view?.turn === table.you;
}

/**
 * Whose turn it is, who has won, or which past position is shown.
 *
 * @param {State} state
 * @param {View | undefined} view
 * @param {PastPosition | undefined} past the past position that is shown, if any
 */
export function turnLine(state, view, past) {
  const { table } = state;
  if (past) {
    return translate("history.shown", { n: past.ply, all: table.ply });
  }
  if (table.phase === "open") {
    return translate("join.waiting", { n: table.seats.filter((occupant) => occupant.kind === "open").length });
  }
  if (table.phase === "over" || !view?.turn) {
    return outcome(table, table.standings ?? view?.standings ?? []);
  }
  return isYours(state) ? translate("turn.yours") : translate("turn.others", { name: seatName(table, view.turn) });
}
