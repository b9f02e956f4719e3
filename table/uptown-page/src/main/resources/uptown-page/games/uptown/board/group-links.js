import { CELL, EDGE, GAP } from "./board-grid.js";
import { cellAt, place } from "./cells.js";
import { drawing } from "../../../dom.js";
import { colorOf } from "./tile.js";

/** @import { Tiles } from "./cells.js" */

const LONG = CELL - 2 * GAP - 24;
const WIDE = 2 * GAP + 12;

/** A link begins a little before the end of its tile. */
const SIDE_START = CELL - 2 * GAP - 6;

/**
 * What joins the tiles of a group, so that groups are seen as such: for each color one area.
 *
 * @param {Tiles} tiles
 * @param {(row: number, column: number) => [number, number]} turn where a cell is on the screen
 * @returns {Record<string, string>} by color the data of a path
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

/**
 * Draws them.
 *
 * @param {Record<string, string>} areas
 */
export function linkDrawings(areas) {
  return Object.entries(areas).flatMap(([color, d]) => [
    drawing("path", { class: `ground ${color}`, d }),
    drawing("path", { fill: `url(#${color}-pattern)`, d }),
  ]);
}
