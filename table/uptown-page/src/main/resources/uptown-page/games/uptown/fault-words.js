import { seatName } from "../../names.js";
import { formatList, hasMessage } from "../../i18n.js";
import { colorName, sentence, tileName } from "./names.js";

/** @import { TableInfo } from "../../table-client.js" */
/** @import { Fault } from "./view.js" */

/**
 * @param {Fault} fault
 * @param {TableInfo} table
 */
export function faultWords(fault, table) {
  const key = `fault.${fault.code}`;
  if (!hasMessage(key)) {
    return fault.message;
  }
  return sentence(key, {
    tile: tileName(fault.tile),
    cell: fault.cell,
    color: colorName(fault.lying ?? fault.tile),
    owner: fault.owner ? seatName(table, fault.owner) : "",
    turn: fault.turn ? seatName(table, fault.turn) : "",
    lying: fault.lying ? tileName(fault.lying) : "",
    parts: formatList((fault.parts ?? []).map((part) => part.join(" "))),
  });
}
