/** Cells and what lies on them: names, places, groups. */

export const ROWS = [..."ABCDEFGHI"];
export const COLUMNS = [..."123456789"];

/** All cells in reading order. */
export const CELLS = ROWS.flatMap((row) => COLUMNS.map((column) => row + column));

/** @typedef {Record<string, string>} Tiles by cell */

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
 * @param {unknown} text
 * @returns {text is string}
 */
export function isCell(text) {
  return typeof text === "string" && /^[A-I][1-9]$/.test(text);
}

/**
 * The cells of a group, in reading order.
 *
 * @param {Tiles} tiles
 * @param {string} start a cell with a tile
 */
function groupOf(tiles, start) {
  const color = tiles[start]?.charAt(0);
  const found = new Set([start]);
  for (const cell of found) {
    const [row, column] = place(cell);
    for (const next of [cellAt(row - 1, column), cellAt(row, column - 1), cellAt(row, column + 1), cellAt(row + 1, column)]) {
      if (tiles[next]?.charAt(0) === color) {
        found.add(next);
      }
    }
  }
  return [...found].sort();
}

/**
 * The group of each tile: tiles of a color that are joined along edges.
 *
 * @param {Tiles} tiles
 * @returns {Map<string, string[]>} by cell
 */
export function groupsByCell(tiles) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const cell of Object.keys(tiles)) {
    if (!groups.has(cell)) {
      const group = groupOf(tiles, cell);
      group.forEach((member) => groups.set(member, group));
    }
  }
  return groups;
}

/**
 * The cells whose tile holds its group together: without it the rest would fall apart.
 *
 * @param {Tiles} tiles
 * @param {Map<string, string[]>} groups
 */
export function joints(tiles, groups) {
  return Object.keys(tiles).filter((cell) => {
    const rest = (groups.get(cell) ?? []).filter((other) => other !== cell);
    return rest[0] !== undefined && rest.length > 1 && groupOf({ ...tiles, [cell]: "" }, rest[0]).length < rest.length;
  });
}
