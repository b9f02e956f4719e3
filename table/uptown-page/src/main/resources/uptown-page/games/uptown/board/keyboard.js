/**
 * Keyboard navigation in a grid, following the ARIA practices: arrow keys; Home and End in a row or, with Ctrl, in the whole
 * grid.
 */

const LAST = 8;

/**
 * Returns the cell that a key moves to, if any.
 *
 * @param {KeyboardEvent} event
 * @param {number} row from 0
 * @param {number} column from 0
 * @returns {[number, number] | undefined}
 */
export function cellWithKey(event, row, column) {
  switch (event.key) {
    case "ArrowUp":
      return [Math.max(0, row - 1), column];
    case "ArrowDown":
      return [Math.min(LAST, row + 1), column];
    case "ArrowLeft":
      return [row, Math.max(0, column - 1)];
    case "ArrowRight":
      return [row, Math.min(LAST, column + 1)];
    case "Home":
      return [event.ctrlKey ? 0 : row, 0];
    case "End":
      return [event.ctrlKey ? LAST : row, LAST];
    default:
      return undefined;
  }
}
