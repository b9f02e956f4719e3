import { place } from "./cells.js";
import { CELL, EDGE, SIDE } from "./board-grid.js";
import { drawing } from "../../../dom.js";

/** The user's arrows and marks over the board. */

/** @typedef {{from: string, to: string, color?: string | undefined}} Arrow */
/** @typedef {{cell: string, color?: string | undefined}} Mark */

/**
 * @param {Arrow[]} arrows
 * @param {Mark[]} marks
 * @param {string} name
 * @param {(row: number, column: number) => [number, number]} shown maps a cell to its place on the screen
 */
export function shapesLayer(arrows, marks, name, shown) {
  const middle = (/** @type {string} */ cell) => {
    const [row, column] = shown(...place(cell));
    return { x: EDGE + column * CELL + CELL / 2, y: EDGE + row * CELL + CELL / 2 };
  };
  const style = (/** @type {string | undefined} */ color) => `shape ${color ?? ""}`;
  return drawing(
    "svg",
    { class: "shapes", part: "shapes", viewBox: `0 0 ${SIDE} ${SIDE}`, ...(name ? { role: "img", "aria-label": name } : { "aria-hidden": "true" }) },
    ...marks.map(({ cell, color }) => {
      const { x, y } = middle(cell);
      return drawing("circle", { class: style(color), cx: x, cy: y, r: 22 });
    }),
    ...arrows
      .filter(({ from, to }) => from !== to)
      .map(({ from, to, color }) => drawing("path", { class: style(color), d: arrow(middle(from), middle(to)) })),
  );
}

/**
 * Returns the outline of an arrow, whose point ends just before the middle of the last cell.
 *
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 */
function arrow(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [alongX, alongY] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (/** @type {number} */ along, /** @type {number} */ across) =>
    `${round(from.x + along * alongX - across * alongY)} ${round(from.y + along * alongY + across * alongX)}`;
  const end = length - 6;
  const neck = end - 20;
  return `M${at(0, 4)}L${at(neck, 4)}L${at(neck, 12)}L${at(end, 0)}L${at(neck, -12)}L${at(neck, -4)}L${at(0, -4)}z`;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
