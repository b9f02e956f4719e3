import { seatName } from "../../names.js";
import { formatList, hasMessage, translate } from "../../i18n.js";
import { colorName, sentence, tileName } from "./names.js";

/** @import { TableInfo } from "../../table-client.js" */
/** @import { Fault } from "./view.js" */

/** The headings of refusals. */
const TITLES = new Map([["does-not-fit", "title.does-not-fit"], ["splits-group", "title.splits-group"], ["own-tile", "title.own-tile"]]);

/**
 * @param {Fault} fault
 * @param {TableInfo} table
 */
export function faultWords(fault, table) {
  const key = `fault.${fault.code}`;
  return hasMessage(key) ? sentence(key, dataOf(fault, table)) : fault.message;
}

/**
 * Names what a fault refuses, for the heading; undefined if the page's words suffice.
 *
 * @param {Fault} fault
 * @param {TableInfo} table
 */
export function faultTitle(fault, table) {
  const key = TITLES.get(fault.code);
  return key && sentence(key, dataOf(fault, table));
}

/**
 * Explains where a tile fits, below a heading that says that it does not; empty for other faults.
 *
 * @param {Fault} fault
 */
export function fitWords({ code, tile }) {
  return code === "does-not-fit" ? translate(/\d$/.test(tile) ? "fits.column" : /[A-I]$/.test(tile) ? "fits.row" : "fits.symbol") : "";
}

/**
 * @param {Fault} fault
 * @param {TableInfo} table
 */
function dataOf(fault, table) {
  return {
    tile: tileName(fault.tile),
    cell: fault.cell,
    color: colorName(fault.lying ?? fault.tile),
    owner: fault.owner ? seatName(table, fault.owner) : "",
    turn: fault.turn ? seatName(table, fault.turn) : "",
    lying: fault.lying ? tileName(fault.lying) : "",
    parts: formatList((fault.parts ?? []).map((part) => part.join(" "))),
  };
}
