import { CELL, EDGE, GAP } from "./board-grid.js";
import { cellAt, place } from "./cells.js";
import { drawing } from "../../../dom.js";
import { colorOf } from "./tile.js";

/** @import { Tiles } from "./cells.js" */

const LONG = CELL - 2 * GAP - 24;
const WIDE = 2 * GAP + 12;

/** The offset of a link, which begins slightly inside its tile. */
const SIDE_START = CELL - 2 * GAP - 6;

/**
 * Returns the links between the tiles of a group, as one area per color.
 *
 * @param {Tiles} tiles
 * @param {(row: number, column: number) => [number, number]} turn maps a cell to its place on the screen
 * @returns {Record<string, string>} path data by color
 */
export function linksOf(tiles, turn) {
  /** @type {Record<string, string>} */
  const areas = {};
  for (const [cell, tile] of Object.entries(tiles)) {
    const [row, column] = place(cell);
    for (const next of [cellAt(row, column + 1), cellAt(row + 1, column)]) {
      if (tiles[next]?.charAt(0) === tile.charAt(0)) {
        const [[top, left], [down, across]] = [turn(row, column), turn(...place(next))];
        const x = EDGE + Math.min(left, across) * CELL + GAP;
        const y = EDGE + Math.min(top, down) * CELL + GAP;
        const link =
          top === down
            ? `M${x + SIDE_START} ${y + 12}h${WIDE}v${LONG}h${-WIDE}z`
            : `M${x + 12} ${y + SIDE_START}h${LONG}v${WIDE}h${-LONG}z`;
        areas[colorOf(tile)] = (areas[colorOf(tile)] ?? "") + link;
      }
    }
  }
  return areas;
}

/** @param {Record<string, string>} areas */
export function linkDrawings(areas) {
  return Object.entries(areas).flatMap(([color, d]) => [
    drawing("path", { class: `ground ${color}`, d }),
    drawing("path", { fill: `url(#${color}-pattern)`, d }),
  ]);
}
