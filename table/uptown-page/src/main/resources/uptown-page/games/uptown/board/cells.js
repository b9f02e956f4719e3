/** Cells and tiles: names, coordinates, groups. */

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

const BESIDE = new Map(
  CELLS.map((cell) => {
    const [row, column] = place(cell);
    const four = [cellAt(row - 1, column), cellAt(row, column - 1), cellAt(row, column + 1), cellAt(row + 1, column)];
    return [cell, four.filter(isCell)];
  }),
);

/**
 * Returns the cells that share an edge with a cell.
 *
 * @param {string} cell
 */
export function neighbors(cell) {
  return BESIDE.get(cell) ?? [];
}

/**
 * Returns the neighbors of a cell in its group.
 *
 * @param {Tiles} tiles
 * @param {string} cell
 */
function joined(tiles, cell) {
  return neighbors(cell).filter((next) => tiles[next]?.charAt(0) === tiles[cell]?.charAt(0));
}

/**
 * Returns the cells of a group in reading order.
 *
 * @param {Tiles} tiles
 * @param {string} start
 * @param {string} [without] a cell to leave out
 */
function groupOf(tiles, start, without) {
  const found = new Set([start]);
  for (const cell of found) {
    joined(tiles, cell).forEach((next) => next !== without && found.add(next));
  }
  return [...found].sort();
}

/**
 * Returns the group of each tile: tiles of one color connected along edges.
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
 * Returns the cells whose removal would split their group.
 *
 * @param {Tiles} tiles
 * @param {Map<string, string[]>} groups
 */
export function joints(tiles, groups) {
  return Object.keys(tiles).filter((cell) => {
    const [start, ...others] = joined(tiles, cell);
    const size = groups.get(cell)?.length ?? 0;
    return start !== undefined && others.length > 0 && groupOf(tiles, start, cell).length < size - 1;
  });
}
