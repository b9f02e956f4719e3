import { numberOf, readMove } from "./notation.js";

/** @import { Outcome, View } from "./view.js" */
/** @typedef {{tile: string, isLatest: boolean, isReference: boolean, isOld: boolean}} Step a tile of the line */

/** The maximum number of tiles shown. */
const SHOWN = 8;

/**
 * Returns the last tiles of the line, newest last. An arrow or a joker begins a new line.
 *
 * @param {View} view
 * @param {Outcome[]} moves all known moves, newest last; ignored if they do not lead to the view
 * @returns {Step[]}
 */
export function stepsOf(view, moves) {
  const laid = moves.map(({ move }) => readMove(move)?.laid ?? []);
  const all = laid.flat();
  const known = all.findLast((tile) => !isAction(tile)) === view.reference ? all : [view.reference, ...(all.every(isAction) ? all : [])];
  const shown = known.slice(-SHOWN);
  const reference = known.lastIndexOf(view.reference);
  const tiles = shown.includes(view.reference) ? shown : [view.reference, ...known.slice(reference + 1).slice(1 - SHOWN)];
  const latest = tiles.length - (laid.at(-1)?.length ?? 0);
  const turned = tiles.findLastIndex(isAction);
  return tiles.map((tile, index) => ({ tile, isLatest: index >= latest, isReference: index === tiles.lastIndexOf(view.reference), isOld: index < turned }));
}

/** @param {string} tile */
export function isAction(tile) {
  return Number.isNaN(numberOf(tile));
}
