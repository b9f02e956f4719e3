import { colorOf } from "./tile.js";
import { say } from "./words.js";

/** Cells: their names, their places, and what is said of them. */

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
 * A cell in words.
 *
 * @param {string} cell
 * @param {string | undefined} tile
 * @param {number} size of its group
 * @param {boolean} locked
 */
export function cellName(cell, tile, size, locked) {
  if (!tile) {
    return say("cell.empty", { cell });
  }
  const color = say(`color.${colorOf(tile)}`);
  const name = say("cell.tile", { cell, color, tile, group: say("cell.group", { n: size }) });
  return locked ? say("cell.protected", { name }) : name;
}
