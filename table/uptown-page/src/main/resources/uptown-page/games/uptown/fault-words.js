import { seatName } from "../../names.js";
import { formatList, hasMessage, translate } from "../../i18n.js";
import { colorName } from "./names.js";

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
