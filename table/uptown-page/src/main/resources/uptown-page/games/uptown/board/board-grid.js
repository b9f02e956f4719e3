import { cellAt, COLUMNS, ROWS } from "./cells.js";
import { drawing } from "../../../dom.js";
import { glyph, patterns, SIZE, symbolOfArea } from "./tile.js";

/** Draws the empty board: frame, labels, symbols, lines, and a placeholder for a tile in each cell. */

/** The width of a cell, and the margin before the first cell. */
export const CELL = 50;
export const EDGE = 22;

/** The margin around a tile in its cell. */
export const GAP = (CELL - SIZE) / 2;

export const SIDE = EDGE + 9 * CELL + 9;

/**
 * Returns a function that maps a row and column to their place on the rotated board.
 *
 * @param {number} quarters clockwise quarter turns, 0 to 3
 * @returns {(row: number, column: number) => [number, number]}
 */
export function turned(quarters) {
  switch (quarters) {
    case 1:
      return (row, column) => [column, 8 - row];
    case 2:
      return (row, column) => [8 - row, 8 - column];
    case 3:
      return (row, column) => [8 - column, row];
    default:
      return (row, column) => [row, column];
  }
}

/** @type {Map<number, SVGElement>} by quarters */
const made = new Map();

/**
 * @param {number} quarters
 * @returns {SVGElement} a drawing with a layer of class `links` and cells named by `data-cell`
 */
export function emptyBoard(quarters) {
  const known = made.get(quarters) ?? drawBoard(quarters);
  made.set(quarters, known);
  return /** @type {SVGElement} */ (known.cloneNode(true));
}

/** @param {number} quarters */
function drawBoard(quarters) {
  const shown = turned(quarters);
  const real = turned((4 - quarters) % 4);
  const lines = [...ROWS.keys()].slice(1);
  const end = EDGE + 9 * CELL;
  /** @param {number[]} at */
  const grid = (at) => at.map((n) => `M${EDGE} ${EDGE + n * CELL}H${end}M${EDGE + n * CELL} ${EDGE}V${end}`).join("");
  /** @type {SVGElement[]} */
  const labels = [];
  for (let i = 0; i < 9; i++) {
    const [row, column] = real(i, 0);
    const [, acrossRow] = real(0, i).reverse();
    const isUpright = quarters % 2 === 0;
    labels.push(
      drawing("text", { x: EDGE / 2, y: EDGE + (i + 0.5) * CELL + 4 }, (isUpright ? ROWS[row] : COLUMNS[column]) ?? ""),
      drawing("text", { x: EDGE + (i + 0.5) * CELL, y: EDGE / 2 + 4 }, (isUpright ? COLUMNS[real(0, i)[1]] : ROWS[acrossRow ?? 0]) ?? ""),
    );
  }
  const hints = ROWS.flatMap((_, row) =>
    COLUMNS.map((__, column) => {
      const [down, across] = shown(row, column);
      return glyph(symbolOfArea(row, column), "hint", EDGE + across * CELL + 15, EDGE + down * CELL + 15, 20);
    }),
  );
  const rows = ROWS.map((_, down) =>
    drawing(
      "g",
      { role: "row" },
      ...COLUMNS.map((__, across) =>
        drawing(
          "g",
          {
            role: "gridcell",
            class: "cell",
            part: "cell",
            "data-cell": cellAt(...real(down, across)),
            transform: `translate(${EDGE + across * CELL} ${EDGE + down * CELL})`,
          },
          drawing("rect", { class: "field", x: 1, y: 1, width: CELL - 2, height: CELL - 2, rx: 3 }),
        ),
      ),
    ),
  );
  return drawing(
    "svg",
    { part: "board", class: "board", viewBox: `0 0 ${SIDE} ${SIDE}`, role: "grid" },
    patterns(),
    drawing(
      "g",
      { "aria-hidden": "true" },
      drawing("rect", { class: "wood", part: "frame", width: SIDE, height: SIDE, rx: 14 }),
      drawing("rect", { class: "paper", x: EDGE, y: EDGE, width: 9 * CELL, height: 9 * CELL }),
      drawing("g", { class: "labels", part: "labels" }, ...labels),
      ...hints,
      drawing("path", { class: "lines", d: grid(lines) }),
      drawing("path", { class: "areas", d: grid([3, 6]) }),
      drawing("g", { class: "links" }),
    ),
    ...rows,
  );
}
