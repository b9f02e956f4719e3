import { seatName, winnersLine } from "./names.js";
import { formatList, hasMessage, translate } from "./i18n.js";

/** @import { Move, PastPosition, State, TableInfo, View } from "./table-client.js" */

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

/** @type {WeakMap<View, View>} settled views, so that an unchanged view remains the same object */
const settledViews = new WeakMap();

/**
 * Returns a view to show. A position contains no resignation and no expired time, so the view of a game that ended that way
 * still has a turn. After the end no player is to move, and the table's final order replaces the order of the position.
 *
 * @param {TableInfo} table
 * @param {View | undefined} view
 * @param {number} ply the number of moves before the view
 */
export function settled(table, view, ply) {
  if (table.phase !== "over" || view?.turn === undefined) {
    return view;
  }
  const known = settledViews.get(view);
  const { turn, ...rest } = view;
  const made = known ?? /** @type {View} */ (ply < table.ply ? rest : { ...rest, over: true, standings: table.standings ?? view.standings });
  settledViews.set(view, made);
  return made;
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
    return winnersLine(table, table.standings ?? view?.standings ?? []);
  }
  return isYours(state) ? translate("turn.yours") : translate("turn.others", { name: seatName(table, turn) });
}

/**
 * Names the players who want a bot to take over; empty without any.
 *
 * @param {State} state
 */
export function votesLine({ table }) {
  const voters = (table.votes ?? []).map((seat) => seatName(table, seat));
  return voters.length > 0 ? translate("turn.votes", { n: voters.length, names: formatList(voters) }) : "";
}

/**
 * Explains the user's first move; empty after it or if the game has no such message.
 *
 * @param {State} state
 * @param {Move[]} moves all known moves
 */
export function firstTurn(state, moves) {
  const { you, ply } = state.table;
  const isFirst = isYours(state) && moves.length === ply && moves.every((move) => moverOf(move) !== you);
  return isFirst && hasMessage("turn.first") ? translate("turn.first") : "";
}
