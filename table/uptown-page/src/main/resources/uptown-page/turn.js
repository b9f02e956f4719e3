import { outcome, seatName } from "./names.js";
import { formatList, hasMessage, translate } from "./i18n.js";

/** @import { Move, PastPosition, State, View } from "./table-client.js" */

/**
 * Whose turn it is; nothing if the game is over or has not begun.
 *
 * @param {View | undefined} view
 */
export function turnOf(view) {
  return typeof view?.turn === "object" ? view.turn.seat : view?.turn;
}

/**
 * Who made a move.
 *
 * @param {Move | undefined} move
 */
export function moverOf(move) {
  return move?.seat ?? move?.by?.seat;
}

/**
 * Whether the viewer is to move.
 *
 * @param {State} state
 */
export function isYours({ table, view }) {
  return table.phase === "playing" && turnOf(view) === table.you;
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
  const turn = turnOf(view);
  if (table.phase === "over" || turn === undefined) {
    return outcome(table, table.standings ?? view?.standings ?? []);
  }
  const line = isYours(state) ? translate("turn.yours") : translate("turn.others", { name: seatName(table, turn) });
  const voters = (table.votes ?? []).map((seat) => seatName(table, seat));
  return voters.length > 0 ? `${line} ${translate("turn.votes", { n: voters.length, names: formatList(voters) })}` : line;
}

/**
 * What to do, for who may see the game for the first time; empty once a move was made, or if the game says nothing.
 *
 * @param {State} state
 */
export function firstTurn(state) {
  return isYours(state) && state.table.ply === 0 && hasMessage("turn.first") ? translate("turn.first") : "";
}
