/** The moves of a record, as a tree. */

/** @import { Tiles } from "./cells.js" */
/**
 * The start of a game, or a move and the position after it.
 *
 * @typedef {Object} RecordedMove
 * @property {RecordedMove | undefined} before undefined for the start
 * @property {number} ply the number of moves up to here
 * @property {string} move empty for the start
 * @property {string} tile
 * @property {string} cell
 * @property {Tiles} tiles the board after the move
 * @property {string} glyph such as "!?", or empty
 * @property {string[]} intro the comments before the first move of a variation
 * @property {string[]} comments
 * @property {RecordedMove[]} next the next move of the line, then its alternatives
 */
/** @typedef {{headers: Map<string, string>, start: RecordedMove}} RecordTree */

/**
 * Adds a move after another: the next of the line, or an alternative to it.
 *
 * @param {RecordedMove | undefined} before
 * @param {string} move
 * @param {string} tile
 * @param {string} cell
 * @param {Tiles} tiles
 * @returns {RecordedMove}
 */
export function moveAfter(before, move, tile, cell, tiles) {
  /** @type {RecordedMove} */
  const made = { before, ply: before ? before.ply + 1 : 0, move, tile, cell, tiles, glyph: "", intro: [], comments: [], next: [] };
  before?.next.push(made);
  return made;
}

/**
 * Returns the moves from the start to a move, and the moves that continue its line.
 *
 * @param {RecordedMove} move
 */
export function lineOf(move) {
  const line = [move];
  for (let { before } = move; before; { before } = before) {
    line.push(before);
  }
  line.reverse();
  for (let [next] = move.next; next; [next] = next.next) {
    line.push(next);
  }
  return line;
}
