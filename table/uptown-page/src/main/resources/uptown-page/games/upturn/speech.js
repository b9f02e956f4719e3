import { formatList, translate } from "../../i18n.js";
import { seatName } from "../../names.js";

/** @import { TableInfo } from "../../table-client.js" */
/** @import { Speech } from "./words.js" */

/**
 * Returns the functions that describe moves at a table in the page's language.
 *
 * @param {Pick<TableInfo, "seats"> & Partial<TableInfo>} table
 * @returns {Speech}
 */
export function speechAt(table) {
  return { words: translate, list: formatList, name: (seat) => seatName(/** @type {TableInfo} */ (table), seat), you: table.you };
}
