import { COLUMNS, isCell, ROWS } from "./cells.js";

/** Parses positions, views and moves only to the extent needed to draw them, without validating them. */

/** @import { Tiles } from "./cells.js" */

const TILE_FORM = /^[bgory][A-Ia-i1-9$]$/;

/** Thrown for malformed text. The message is one line with the problem and its place. */
export class NotationError extends Error {}

/**
 * @param {unknown} text
 * @returns {text is string}
 */
export function isTile(text) {
  return typeof text === "string" && TILE_FORM.test(text);
}

/**
 * @param {string} text
 * @returns {{ruleset: string, tiles: Tiles}}
 * @throws {NotationError} if one of the first two fields is malformed; the others are ignored
 */
export function readPosition(text) {
  const [ruleset = "", board] = text.trim().split(/\s+/);
  if (board === undefined) {
    throw new NotationError(ruleset ? `position: no board after '${brief(ruleset)}'` : "position: empty text");
  }
  const rows = board.split("/");
  if (rows.length !== ROWS.length) {
    throw new NotationError(`position: a board has 9 rows, not ${rows.length}`);
  }
  /** @type {Tiles} */
  const tiles = {};
  rows.forEach((row, index) => {
    const name = /** @type {string} */ (ROWS[index]);
    let column = 0;
    for (let at = 0; at < row.length; ) {
      if (/[1-9]/.test(row.charAt(at))) {
        column += Number(row.charAt(at++));
      } else if (isTile(row.slice(at, at + 2))) {
        tiles[name + (COLUMNS[column++] ?? "?")] = row.slice(at, at + 2);
        at += 2;
      } else {
        throw new NotationError(`position: row ${name}: expected a tile or a number of empty cells, got '${brief(row.slice(at, at + 2))}'`);
      }
    }
    if (column !== COLUMNS.length) {
      throw new NotationError(`position: row ${name} has ${column} ${column === 1 ? "cell" : "cells"}, not 9`);
    }
  });
  return { ruleset, tiles };
}

/**
 * Reads a move in full notation, such as b5@E5.
 *
 * @param {string} text
 * @returns {{tile: string, cell: string} | undefined} undefined if the text is not a move
 */
export function readMove(text) {
  const tile = text.slice(0, 2);
  const cell = text.slice(3);
  return isTile(tile) && isCell(cell) && /[@x]/.test(text.charAt(2)) ? { tile, cell } : undefined;
}

/** @param {string} text */
export function brief(text) {
  return text.length > 30 ? `${text.slice(0, 30)}...` : text;
}
