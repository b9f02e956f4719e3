import { colorName, seatName } from "./names.js";
import { RequestError } from "./table-client.js";
import { hasMessage, formatList, translate } from "./i18n.js";

/** @import { Fault, TableClient, TableInfo } from "./table-client.js" */

/** Messages that say why something was refused. */

/**
 * One reason why a tile may not go to a cell.
 *
 * @param {TableInfo} table
 * @param {Fault} fault
 */
export function reason(table, fault) {
  const key = `fault.${fault.code}`;
  if (!hasMessage(key)) {
    return fault.message;
  }
  return translate(key, {
    tile: fault.tile,
    cell: fault.cell,
    color: colorName(fault.tile),
    owner: fault.owner ? seatName(table, fault.owner) : "",
    turn: fault.turn ? seatName(table, fault.turn) : "",
    lying: fault.lying ?? "",
    lyingColor: fault.lying ? colorName(fault.lying) : "",
    group: (fault.group ?? []).join(" "),
    parts: formatList((fault.parts ?? []).map((part) => part.join(" "))),
  });
}

/**
 * Why a request was refused.
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
 * Why a table does not answer; empty if it does.
 *
 * @param {TableClient} table
 * @param {boolean} before whether it has answered before
 */
export function connectionMessage({ connection, problem, reason: why }, before) {
  if (problem || why) {
    return why ? refusal(why) : translate("refused.unknown-table");
  }
  return connection === "open" ? "" : translate(before ? "connection.lost" : "connection.connecting");
}
