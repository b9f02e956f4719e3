import { colorName, seatName } from "./names.js";
import { Refused } from "./table.js";
import { known, list, say } from "./words.js";

/** @import { Fault, Table, TableSeen } from "./table.js" */

/** Why something was refused, in words. */

/**
 * One reason why a tile may not go to a cell.
 *
 * @param {TableSeen} table
 * @param {Fault} fault
 */
export function reason(table, fault) {
  const key = `fault.${fault.code}`;
  if (!known(key)) {
    return fault.message;
  }
  return say(key, {
    tile: fault.tile,
    cell: fault.cell,
    color: colorName(fault.tile),
    owner: fault.owner ? seatName(table, fault.owner) : "",
    turn: fault.turn ? seatName(table, fault.turn) : "",
    lying: fault.lying ?? "",
    lyingColor: fault.lying ? colorName(fault.lying) : "",
    group: (fault.group ?? []).join(" "),
    parts: list((fault.parts ?? []).map((part) => part.join(" "))),
  });
}

/**
 * Why a request was refused.
 *
 * @param {unknown} problem
 */
export function refusal(problem) {
  if (!(problem instanceof Refused)) {
    throw problem;
  }
  const key = `refused.${problem.code}`;
  return known(key) ? say(key, { message: problem.message }) : say("refused.other", { message: problem.message });
}

/**
 * Why a table does not answer; nothing if it does.
 *
 * @param {Table} table
 * @param {boolean} before whether it has answered before
 */
export function silence({ connection, problem, reason: why }, before) {
  if (problem || why) {
    return why ? refusal(why) : say("refused.unknown-table");
  }
  return connection === "open" ? "" : say(before ? "connection.lost" : "connection.connecting");
}
