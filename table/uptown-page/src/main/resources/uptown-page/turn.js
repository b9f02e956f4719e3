import { outcome, seatName } from "./names.js";
import { formatList, hasMessage, translate } from "./i18n.js";

/** @import { Move, PastPosition, State, View } from "./table-client.js" */

/**
 * Returns the seat to move; undefined if the game is over or has not begun.
 *
 * @param {View | undefined} view
 */
export function turnOf(view) {
  return typeof view?.turn === "object" ? view.turn.seat : view?.turn;
}

/** @param {Move | undefined} move */
export function moverOf(move) {
  return move?.seat ?? move?.by?.seat;
}

/**
 * Returns true if it is the user's turn.
 *
 * @param {State} state
 */
export function isYours({ table, view }) {
  return table.phase === "playing" && turnOf(view) === table.you;
}

/**
 * Describes the turn, the winners, or the shown past position.
 *
 * @param {State} state
 * @param {View | undefined} view
 * @param {PastPosition | undefined} past the past position on the screen
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
  const turn = turnOf(view);
  if (table.phase === "over" || turn === undefined) {
    return outcome(table, table.standings ?? view?.standings ?? []);
  }
  const line = isYours(state) ? translate("turn.yours") : translate("turn.others", { name: seatName(table, turn) });
  const voters = (table.votes ?? []).map((seat) => seatName(table, seat));
  return voters.length > 0 ? `${line} ${translate("turn.votes", { n: voters.length, names: formatList(voters) })}` : line;
}

/**
 * Explains the first move to a new player; empty after the first move or if the game has no such message.
 *
 * @param {State} state
 */
export function firstTurn(state) {
  return isYours(state) && state.table.ply === 0 && hasMessage("turn.first") ? translate("turn.first") : "";
}
