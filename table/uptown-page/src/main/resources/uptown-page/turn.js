import { outcome, seatName, tileName } from "./names.js";
import { formatList, translate } from "./i18n.js";

/** @import { PastPosition, State, Targets, View } from "./table-client.js" */

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
    const shown = translate("history.shown", { n: past.ply, all: table.ply });
    return isYours(state) ? `${shown} ${translate("turn.yours")}` : shown;
  }
  if (table.phase === "open") {
    return translate("join.waiting", { n: table.seats.filter((occupant) => occupant.kind === "open").length });
  }
  if (table.phase === "over" || !view?.turn) {
    return outcome(table, table.standings ?? view?.standings ?? []);
  }
  const line = isYours(state) ? translate("turn.yours") : translate("turn.others", { name: seatName(table, view.turn) });
  const voters = (table.votes ?? []).map((seat) => seatName(table, seat));
  return voters.length > 0 ? `${line} ${translate("turn.votes", { n: voters.length, names: formatList(voters) })}` : line;
}

/**
 * What to do, for who may see the game for the first time; empty once a move was made.
 *
 * @param {State} state
 */
export function firstTurn(state) {
  return isYours(state) && state.table.ply === 0 ? translate("turn.first") : "";
}

/**
 * What is said of a tile when it is taken in hand.
 *
 * @param {string} tile
 * @param {Targets | undefined} targets
 */
export function heldTile(tile, targets) {
  return translate("play.held", { tile: tileName(tile), n: targets?.empty.length ?? 0, captures: targets?.captures.length ?? 0 });
}
