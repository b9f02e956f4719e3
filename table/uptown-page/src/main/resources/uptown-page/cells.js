import { colorOf } from "./tile.js";
import { translate } from "./i18n.js";

/** Cells: names, places, and accessible names. */

export const ROWS = [..."ABCDEFGHI"];
export const COLUMNS = [..."123456789"];

/**
 * @param {string} cell
 * @returns {[number, number]} row and column, from 0
 */
export function place(cell) {
  return [ROWS.indexOf(cell.charAt(0)), COLUMNS.indexOf(cell.charAt(1))];
}

/**
 * @param {number} row
 * @param {number} column
 */
export function cellAt(row, column) {
  return `${ROWS[row]}${COLUMNS[column]}`;
}

/**
 * The accessible name of a cell.
 *
 * @param {string} cell
 * @param {string | undefined} tile
 * @param {number} size of its group
 * @param {boolean} locked
 */
export function cellName(cell, tile, size, locked) {
  if (!tile) {
    return translate("cell.empty", { cell });
  }
  const color = translate(`color.${colorOf(tile)}`);
  const name = translate("cell.tile", { cell, color, tile, group: translate("cell.group", { n: size }) });
  return locked ? translate("cell.protected", { name }) : name;
}
